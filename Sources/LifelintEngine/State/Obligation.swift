import LifelintTrace

/// What one trigger asks for.
struct Obligation {
  /// The place of the trigger in the order of all events.
  var index: Int
  /// The clock from which time runs; ``notRunning`` until the `from` comes.
  var base: Int64
  /// The trigger's mark; none where it is only counted.
  var mark: Int32
  /// The mark of the event from which time runs, where there is a `from`.
  var from: Int32 = MarkPool.none
  /// The values of the message's fields that the mark does not hold, as an array; else missing.
  var captured: Symbol
  /// The place in the configuration of what lets it pass; -1 for nothing.
  var allowance: Int32
  /// The bucket that it lies in.
  var bucket: Int32
  /// Its neighbours in the bucket; -1 for none.
  var previous: Int32 = -1
  var next: Int32 = -1
  /// Its neighbours among those of its stretch whose time runs, the first to run out first.
  var previousRunning: Int32 = -1
  var nextRunning: Int32 = -1

  /// In ``base``: the `from` has not come.
  static let notRunning = Int64.max
  /// How many of one binding are kept with their marks; others are counted.
  static let limit = 1000
}

/// The obligations of one binding in one stretch, the oldest first.
struct Bucket {
  var stretch: Int32
  var binding: Binding
  var first: Int32 = -1
  var last: Int32 = -1
  /// How many there are with a mark, and how many without.
  var count: Int32 = 0
  var uncounted: Int32 = 0
  /// Its neighbours among the stretch's buckets; -1 for none.
  var previous: Int32 = -1
  var next: Int32 = -1
  /// Its last link in the ``ChainIndex``; -1 where buckets are found by walking them.
  var link: Int32 = -1
}

/// A violation that waits to hear how late its answer comes.
struct LateAnswer {
  var binding: Binding
  var base: Int64
  /// The place of the finding.
  var finding: Int
  /// The next of the same stretch; -1 for none.
  var next: Int32
}
