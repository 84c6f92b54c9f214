internal import LifelintJSON

public struct FieldMap: Sendable {
  public var name: String
  public var title: String
  static let builtIn: [FieldMap] = []
  func detects(_ object: JSONValue) -> Bool { false }
}
