// Data at risk: the times in which a kill would lose something.
//
// Each is taken twice: as a whole, and in parts for the states that the app was in meanwhile.
extension Chronicle {
  /// The app has come into another state, which parts the times that run.
  func setLead(_ state: UInt8, of session: SessionChronicle, line: Int) {
    for (key, risk) in session.risks.sorted(by: { $0.key < $1.key }) {
      takePart(of: risk, object: object(of: key, session), session)
      session.risks[key]?.startOfPart = session.now
      session.risks[key]?.lineOfPart = line
    }
    if let risk = session.anyRisk {
      takePart(of: risk, object: nil, session)
      session.anyRisk?.startOfPart = session.now
      session.anyRisk?.lineOfPart = line
    }
    session.lead = state
  }

  /// An object has come into a state, in which it is at risk or not.
  func noteRisk(
    _ key: StateKey, _ isAtRisk: Bool, object: String?, of session: SessionChronicle, line: Int
  ) {
    let began = OpenRisk(
      start: session.now, line: line, startOfPart: session.now, lineOfPart: line)
    if isAtRisk {
      if session.risks[key] != nil { return }
      if session.risks.isEmpty { session.anyRisk = began }
      session.risks[key] = began
    } else if let risk = session.risks.removeValue(forKey: key) {
      take(risk, object: object ?? Timing.unnamedObject, session, .saved)
      if session.risks.isEmpty { endAnyRisk(of: session, .saved) }
    }
  }

  /// The session is over.
  func endRisks(of session: SessionChronicle, _ ending: RiskEnding) {
    for (key, risk) in session.risks.sorted(by: { $0.key < $1.key }) {
      take(risk, object: object(of: key, session), session, ending)
    }
    session.risks = [:]
    endAnyRisk(of: session, ending)
  }

  private func object(of key: StateKey, _ session: SessionChronicle) -> String {
    session.states[key]?.instance ?? Timing.unnamedObject
  }

  private func endAnyRisk(of session: SessionChronicle, _ ending: RiskEnding) {
    guard let risk = session.anyRisk else { return }
    session.anyRisk = nil
    take(risk, object: nil, session, ending)
  }

  private func take(
    _ risk: OpenRisk, object: String?, _ session: SessionChronicle, _ ending: RiskEnding
  ) {
    takePart(of: risk, object: object, session)
    sum {
      $0.add(
        RiskKey(object: object, state: nil), session.now.since(risk.start), line: risk.line,
        ending)
    }
  }

  private func takePart(of risk: OpenRisk, object: String?, _ session: SessionChronicle) {
    guard let state = session.lead, session.now > risk.startOfPart else { return }
    sum {
      $0.add(
        RiskKey(object: object, state: state), session.now.since(risk.startOfPart),
        line: risk.lineOfPart, .saved)
    }
  }
}

/// An object at risk, or all of them, in a state of the app, or in all.
struct RiskKey: Hashable {
  var object: String?
  var state: UInt8?
}
