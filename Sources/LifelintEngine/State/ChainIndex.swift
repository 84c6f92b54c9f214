/// Finds records by their owner and by the values of some of their variables.
///
/// All records with the same of both are a chain, in the order in which they were added. A record
/// lies in several chains where it is looked for by several sets of variables: which set is meant
/// is told by which variables of the key are bound.
final class ChainIndex {
  /// A place of a record in a chain.
  struct Link {
    let owner: Int32
    let record: Int32
    let key: Binding
    /// The place of the link in the order in which all were added.
    let order: Int
    /// The next link of the same record; -1 for none.
    let sibling: Int32
    /// Its neighbours in the chain: before the first stands the last, behind the last -1.
    var previous: Int32 = -1
    var next: Int32 = -1
  }

  let links = Pool<Link>()
  /// The first link of each chain.
  @exclusivity(unchecked) private var heads = PlaceIndex()
  @exclusivity(unchecked) private var added = 0

  private func hash(_ owner: Int32, _ key: Binding) -> UInt32 {
    key.hash(owner: UInt64(UInt32(bitPattern: owner)), key: heads.key)
  }

  /// The first link of a chain; -1 for none.
  ///
  /// - Complexity: O(1).
  func first(of owner: Int32, _ key: Binding) -> Int32 {
    heads.find(hash(owner, key)) { links[$0].owner == owner && links[$0].key == key } ?? -1
  }

  /// Adds a record at the end of a chain, beside a link that it has already or -1.
  ///
  /// - Returns: The record's link.
  /// - Complexity: O(1), amortized.
  func add(_ record: Int32, of owner: Int32, _ key: Binding, beside sibling: Int32) -> Int32 {
    let link = links.add(
      Link(owner: owner, record: record, key: key, order: added, sibling: sibling))
    added += 1
    let first = first(of: owner, key)
    if first < 0 {
      links[link].previous = link
      heads.insert(hash(owner, key), link)
    } else {
      let last = links[first].previous
      links[link].previous = last
      links[last].next = link
      links[first].previous = link
    }
    return link
  }

  /// Takes a record out of all its chains, of which it has this link last.
  ///
  /// - Complexity: O(1) for each chain.
  func remove(_ last: Int32) {
    var link = last
    while link >= 0 {
      let sibling = links[link].sibling
      unchain(link)
      links.giveBack(link)
      link = sibling
    }
  }

  private func unchain(_ link: Int32) {
    let (previous, next) = (links[link].previous, links[link].next)
    if links[previous].next < 0 {
      // It is the first, as behind the one before it nothing stands.
      let hash = hash(links[link].owner, links[link].key)
      heads.remove(hash, link)
      if next < 0 { return }
      heads.insert(hash, next)
      links[next].previous = previous
      return
    }
    links[previous].next = next
    if next >= 0 {
      links[next].previous = previous
    } else {
      links[first(of: links[link].owner, links[link].key)].previous = previous
    }
  }
}
