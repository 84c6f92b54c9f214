import LifelintTrace

// Buckets: the obligations of a stretch, as lists of records.
extension Checker {
  /// The obligations of one binding; -1 for none.
  ///
  /// - Complexity: O(1).
  func bucket(of stretch: Int32, _ binding: Binding) -> Int32 {
    find(in: buckets, of: stretch, binding)
  }

  /// Calls a function for each binding of which something waits; it may remove that one.
  @inline(__always)
  func forEachBucket(of stretch: Int32, _ body: (Int32) -> Void) {
    forEach(in: buckets, of: stretch, body)
  }

  /// The obligations of one binding, made if need be.
  func makeBucket(of stretch: Int32, _ binding: Binding) -> Int32 {
    let known = bucket(of: stretch, binding)
    return known >= 0 ? known : append(Bucket(stretch: stretch, binding: binding), to: buckets)
  }

  private func remove(bucket: Int32) {
    unlist(bucket, of: buckets)
    buckets.giveBack(bucket)
  }

  /// Calls a function for each obligation of a bucket, the oldest first; it may remove that one.
  @inline(__always)
  func forEachObligation(in bucket: Int32, _ body: (Int32) -> Void) {
    var obligation = buckets[bucket].first
    while obligation >= 0 {
      let next = obligations[obligation].next
      body(obligation)
      obligation = next
    }
  }

  /// Adds an obligation behind the others of its bucket.
  func append(_ made: Obligation) -> Int32 {
    var made = made
    made.previous = buckets[made.bucket].last
    let obligation = obligations.add(made)
    if made.previous >= 0 {
      obligations[made.previous].next = obligation
    } else {
      buckets[made.bucket].first = obligation
    }
    buckets[made.bucket].last = obligation
    if made.mark >= 0 {
      marks.keep(made.mark)
      buckets[made.bucket].count += 1
    } else {
      buckets[made.bucket].uncounted += 1
    }
    return obligation
  }

  /// Takes an obligation away, and its bucket if that is empty then.
  func remove(_ obligation: Int32) {
    let bucket = obligations[obligation].bucket
    let (previous, next) = (obligations[obligation].previous, obligations[obligation].next)
    if previous >= 0 { obligations[previous].next = next } else { buckets[bucket].first = next }
    if next >= 0 { obligations[next].previous = previous } else { buckets[bucket].last = previous }
    if obligations[obligation].mark >= 0 {
      buckets[bucket].count -= 1
    } else {
      buckets[bucket].uncounted -= 1
    }
    stopRunning(obligation, in: buckets[bucket].stretch)
    marks.drop(obligations[obligation].mark)
    marks.drop(obligations[obligation].from)
    obligations.giveBack(obligation)
    if buckets[bucket].first < 0 { remove(bucket: bucket) }
  }

  /// Puts an obligation behind the others of its stretch whose time runs.
  func startRunning(_ obligation: Int32, in stretch: Int32) {
    let last = stretches[stretch].lastRunning
    obligations[obligation].previousRunning = last
    if last >= 0 {
      obligations[last].nextRunning = obligation
    } else {
      stretches[stretch].firstRunning = obligation
    }
    stretches[stretch].lastRunning = obligation
  }

  private func stopRunning(_ obligation: Int32, in stretch: Int32) {
    let previous = obligations[obligation].previousRunning
    let next = obligations[obligation].nextRunning
    if previous >= 0 {
      obligations[previous].nextRunning = next
    } else if stretches[stretch].firstRunning == obligation {
      stretches[stretch].firstRunning = next
    }
    if next >= 0 {
      obligations[next].previousRunning = previous
    } else if stretches[stretch].lastRunning == obligation {
      stretches[stretch].lastRunning = previous
    }
  }

  /// Forgets all obligations of a stretch.
  func dropBuckets(of stretch: Int32) {
    forEachBucket(of: stretch) { bucket in
      forEachObligation(in: bucket) { remove($0) }
    }
  }

  // MARK: Late answers

  /// Takes away the violations that wait for an answer and for which a function says so.
  func removeLate(of stretch: Int32, where isDone: (LateAnswer) -> Bool) {
    var before: Int32 = -1
    var late = stretches[stretch].late
    while late >= 0 {
      let next = lateAnswers[late].next
      if isDone(lateAnswers[late]) {
        if before >= 0 { lateAnswers[before].next = next } else { stretches[stretch].late = next }
        stretches[stretch].lateCount -= 1
        lateAnswers.giveBack(late)
      } else {
        before = late
      }
      late = next
    }
  }

  /// Forgets all violations of a stretch that wait for an answer.
  func dropLate(of stretch: Int32) { removeLate(of: stretch) { _ in true } }
}
