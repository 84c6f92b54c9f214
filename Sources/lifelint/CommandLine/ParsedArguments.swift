/// What a command line says, by the names of its command's options.
struct ParsedArguments: Hashable {
  /// The values of each option, in the order of the command line; an empty one for a flag.
  var options: [String: [String]] = [:]
  /// The arguments that stand by their place.
  var arguments: [String] = []
  /// How many of them stand before the `--` between two sides; `nil` where there is none.
  var separator: Int?

  /// Whether a flag is there.
  func has(_ name: String) -> Bool { options[name] != nil }

  /// The value of an option that counts once: the last one.
  func value(_ name: String) -> String? { options[name]?.last }

  /// The values of an option that may be repeated.
  func values(_ name: String) -> [String] { options[name] ?? [] }

  /// What `--color` says.
  var color: ColorChoice { value("color").flatMap(ColorChoice.init) ?? .auto }

  /// The values of an option whose values are also parted by commas.
  func list(_ name: String) -> [String] {
    values(name).flatMap { value in
      value.split(separator: ",", omittingEmptySubsequences: false).map { part in
        String(part.drop { $0 == " " })
      }
    }
  }
}
