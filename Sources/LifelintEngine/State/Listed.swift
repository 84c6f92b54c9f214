/// A record in the list of a stretch, known by its binding: a root's child, or a bucket.
protocol Listed {
  /// The stretch whose list it lies in.
  var owner: Int32 { get }
  var binding: Binding { get }
  /// Its neighbours in the list; -1 for none.
  var previous: Int32 { get set }
  var next: Int32 { get set }
  /// Its last link in the ``ChainIndex``; -1 where the list is walked.
  var link: Int32 { get set }
}

extension Bucket: Listed {
  var owner: Int32 { stretch }
}

extension Stretch: Listed {
  var owner: Int32 { root }
}
