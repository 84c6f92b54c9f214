import LifelintTrace

// Lists: what a stretch has by binding, which is children or buckets. Few are found by walking the
// list, many by chains: by all variables, and by each set of variables by which events name them.
extension Checker {
  /// How many of anything are found by walking them.
  static let few = 8

  /// The record of one binding; -1 for none.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  func find<Record: Listed>(in records: Pool<Record>, of owner: Int32, _ binding: Binding) -> Int32
  {
    if stretches[owner].isIndexed {
      let link = chains.first(of: owner, binding)
      return link < 0 ? -1 : chains.links[link].record
    }
    var record = stretches[owner].first
    while record >= 0, records[record].binding != binding { record = records[record].next }
    return record
  }

  /// Calls a function for each record of a list; it may remove that one.
  @inline(__always)
  func forEach<Record: Listed>(in records: Pool<Record>, of owner: Int32, _ body: (Int32) -> Void) {
    var record = stretches[owner].first
    while record >= 0 {
      let next = records[record].next
      body(record)
      record = next
    }
  }

  /// Adds a record of a new binding behind the others of its owner.
  @inline(__always)
  func append<Record: Listed>(_ made: Record, to records: Pool<Record>) -> Int32 {
    let owner = made.owner
    let last = stretches[owner].last
    let record = records.add(made)
    records[record].previous = last
    if last >= 0 { records[last].next = record } else { stretches[owner].first = record }
    stretches[owner].last = record
    stretches[owner].count += 1
    if stretches[owner].isIndexed {
      records[record].link = chain(record, of: owner, made.binding)
    } else if stretches[owner].count > Self.few {
      stretches[owner].isIndexed = true
      forEach(in: records, of: owner) { record in
        records[record].link = chain(record, of: owner, records[record].binding)
      }
    }
    return record
  }

  /// Takes a record out of its list; its number is still to be given back.
  @inline(__always)
  func unlist<Record: Listed>(_ record: Int32, of records: Pool<Record>) {
    let owner = records[record].owner
    let (previous, next) = (records[record].previous, records[record].next)
    if previous >= 0 { records[previous].next = next } else { stretches[owner].first = next }
    if next >= 0 { records[next].previous = previous } else { stretches[owner].last = previous }
    stretches[owner].count -= 1
    if stretches[owner].isIndexed {
      chains.remove(records[record].link)
      if stretches[owner].count == 0 { stretches[owner].isIndexed = false }
    }
  }

  /// Puts a record in its chains: by its whole binding, and by each part of it that events name.
  private func chain(_ record: Int32, of owner: Int32, _ binding: Binding) -> Int32 {
    var link = chains.add(record, of: owner, binding, beside: -1)
    let plan = Int(stretches[owner].plan)
    let isRoot = plans[plan].scopeVariables > 0 && stretches[owner].root < 0
    for part in isRoot ? plans[plan].stretchParts : plans[plan].bucketParts {
      var key = stretches[owner].binding
      for field in code.keyParts[part] where code.keyFields[field].variable >= 0 {
        let variable = Int(code.keyFields[field].variable)
        program.symbols.bind(variable, to: program.symbols.value(variable, of: binding), in: &key)
      }
      link = chains.add(record, of: owner, key, beside: link)
    }
    return link
  }

  /// The records of a list that an event can concern by the variables that it names, in the order of
  /// the list; `nil` where all have to be tried.
  func concerned(
    by reader: KeyReader, _ open: Dispatch.Alternatives, of owner: Int32, group: Int32,
    unseen: Int = 0
  ) -> ContiguousArray<Int32>? {
    var found: ContiguousArray<Int32> = []
    return gather(
      into: &found, by: reader, open, of: owner, group: group, unseen: unseen)
      ? records(of: found) : nil
  }

  /// Adds the links of the records that an event can concern by the variables that it names.
  ///
  /// A matcher's alternatives are tried as they are for one record after the other, so that the same
  /// is noted of an event that lacks a field: each, unless an earlier one may match for all. Of the
  /// list some may be `unseen`, which do not look at the event.
  ///
  /// - Returns: False where all have to be tried, or where that costs no more.
  func gather(
    into found: inout ContiguousArray<Int32>, by reader: KeyReader,
    _ open: Dispatch.Alternatives, of owner: Int32, group: Int32, unseen: Int = 0
  ) -> Bool {
    let most = stretches[owner].count - unseen
    guard stretches[owner].isIndexed, found.count < most,
      open.bits >> UInt64(Dispatch.Alternatives.others) & 1 == 0
    else { return false }
    for place in open
    where matchesPlainly(
      Int(reader.firstAlternative) &+ place, isMiss: open.isMiss(place), group: group)
    {
      let fields = reader.fields(of: place)
      guard fields.contains(where: { code.keyFields[$0].variable >= 0 }) else { return false }
      guard let key = key(fields, group: group, from: stretches[owner].binding) else { continue }
      var link = chains.first(of: owner, key)
      while link >= 0 {
        found.append(link)
        if found.count >= most { return false }
        link = chains.links[link].next
      }
    }
    return true
  }

  /// The records that have some links, each once and in the order of their list.
  func records(of found: ContiguousArray<Int32>) -> ContiguousArray<Int32> {
    var records: ContiguousArray<Int32> = []
    for link in found.sorted(by: { chains.links[$0].order < chains.links[$1].order })
    where records.last != chains.links[link].record {
      records.append(chains.links[link].record)
    }
    return records
  }
}
