import LifelintTrace

/// An event that `previously` looks back at.
struct EarlierEvent {
  /// Its place in the order of all events.
  var index: Int
  /// The session's clock at it.
  var clock: Int64
  /// The bindings whose triggers have taken it.
  var takers: ContiguousArray<Binding> = []
  /// For each alternative that matched as far as it could be told: the values of its tests with
  /// variables.
  ///
  /// Only where events are kept one by one.
  var captures: ContiguousArray<Capture> = []
}

/// What has to be tested once the variables are bound.
struct Capture {
  /// The place of the alternative in the program's code.
  var alternative: Int
  /// The values of its tests with variables, in their order.
  var values: ContiguousArray<Symbol>
}

/// What came before, for `previously`.
final class History {
  /// The events with the same values of the variables.
  struct Shelf {
    var events: ContiguousArray<EarlierEvent> = []
    /// The place of the last event that undid what came before it; -1 for none.
    var undone = -1
  }

  /// By the values of the variables that the earlier event names.
  @exclusivity(unchecked) var shelves = BindingTable<Shelf>()
  /// The place of the last event that undid all; -1 for none.
  @exclusivity(unchecked) var undone = -1

  // Where events are kept one by one.
  @exclusivity(unchecked) var events: ContiguousArray<EarlierEvent> = []
  @exclusivity(unchecked) var undoing: ContiguousArray<EarlierEvent> = []

  /// The place of the shelf of some values, made if need be.
  func shelf(of key: Binding) -> Int {
    shelves.place(of: key) ?? shelves.append(Shelf(), for: key)
  }
}
