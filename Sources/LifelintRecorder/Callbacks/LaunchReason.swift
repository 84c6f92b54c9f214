/// For whom a process was launched, by what UIKit hands to the app.
enum LaunchReason {
  /// A user activity's type for a link to a website.
  private static let webActivity = "NSUserActivityTypeBrowsingWeb"

  /// The reason that launch options tell.
  ///
  /// - Parameters:
  ///   - options: Their keys.
  ///   - activity: The type of the user activity in them.
  ///   - isInBackground: Whether the app is in the background; `nil` where that tells nothing, since
  ///     with scenes it always is there at this time.
  /// - Returns: The vocabulary's word, or `nil` where they do not tell.
  static func of(options: Set<String>, activity: String?, isInBackground: Bool?) -> String? {
    func has(_ name: String) -> Bool { options.contains("UIApplicationLaunchOptions\(name)Key") }
    if has("Location") { return "location" }
    if has("BluetoothCentrals") || has("BluetoothPeripherals") { return "bluetooth" }
    if has("ShortcutItem") { return "shortcut" }
    if has("UserActivityDictionary") { return of(activity: activity) }
    if has("URL") { return "url" }
    if has("RemoteNotification") { return isInBackground == true ? "silentPush" : "notification" }
    if has("LocalNotification") { return "notification" }
    return isInBackground.map { $0 ? "background" : "user" }
  }

  /// The reason that a user activity tells.
  static func of(activity: String?) -> String {
    activity == webActivity ? "universalLink" : "handoff"
  }

  /// The reason that the options of a scene's connection tell.
  static func of(connectionWith parts: ConnectionParts) -> String {
    if parts.hasNotification { return "notification" }
    if parts.hasShortcut { return "shortcut" }
    if let activity = parts.activity { return of(activity: activity) }
    return parts.hasURL ? "url" : "user"
  }

  /// What a scene's connection brings; what is in it is nobody's business here.
  struct ConnectionParts {
    var hasNotification = false
    var hasShortcut = false
    var hasURL = false
    var activity: String?
  }
}
