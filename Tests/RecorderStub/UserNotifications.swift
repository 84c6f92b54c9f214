// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations of UserNotifications that LifelintRecorder uses. See check.sh.
@_exported import Foundation

open class UNNotificationResponse: NSObject {}
