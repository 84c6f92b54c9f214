internal import LifelintJSON
internal import LifelintTrace

/// What the messages tell.
extension LogInterpreter {
  mutating func take(
    _ form: MessageTable.Message, _ captures: [String: String], in place: Int,
    _ record: LogRecord, _ output: inout DecoderOutput
  ) {
    switch form.meaning {
    case .identity: return
    case .deactivation: deactivate(captures, in: place, record, &output)
    case .redactedTask: tellHidden(record, &output)
    case .beginTask, .endTask, .endUnknownTask:
      task(form, captures, in: place, record, &output)
    case .suspend:
      if processes[place].isSuspended || processes[place].hasEnded { return }
      processes[place].isSuspended = true
      // Nothing but a process that was made ahead of its launch is suspended before that.
      let hasBegun = processes[place].hasReasons || processes[place].hasOwnEvents
      processes[place].wasPrewarmed = !hasBegun
      emit(.system, "suspend", record, in: place, &output)
    case .resume:
      guard processes[place].isSuspended, !processes[place].hasEnded else { return }
      processes[place].isSuspended = false
      emit(.system, "resume", record, in: place, &output)
    case .exit: end(form, captures, in: place, record, &output)
    case .watchdog: exceed(form, captures, in: place, record, &output)
    case .event: event(form, captures, in: place, record, &output)
    case .warning: warn(form, captures, record, &output)
    }
  }

  // MARK: States

  /// Whether a deactivation reason is the first that UIKit ever sets.
  func isLaunch(_ captures: [String: String]) -> Bool {
    captures["bit"] == String(table.launchBit) && captures["before"] == "0"
      && captures["after"] != "0"
  }

  private mutating func deactivate(
    _ captures: [String: String], in place: Int, _ record: LogRecord,
    _ output: inout DecoderOutput
  ) {
    guard let bit = captures["bit"].flatMap({ Int($0) }), (0..<63).contains(bit),
      let before = captures["before"].flatMap({ Int($0) }),
      let after = captures["after"].flatMap({ Int($0) })
    else {
      output.unreadable(
        record.line, "the deactivation reasons of this entry are no numbers",
        hint: "The form of the message is not known; lifelint reads \"0 -> 1\".")
      return
    }
    // The number of a process that has ended is another's now.
    if processes[place].hasEnded { processes.restart(place) }
    if let known = processes[place].reasons, known != before {
      emit(.system, "gap", record, in: place, &output)
    }
    let isFirst = !processes[place].hasReasons
    processes[place].hasReasons = true
    processes[place].reasons = after
    processes[place].isSuspended = false
    let isAdded = after & (1 << bit) != 0
    var told: [String] = []
    if isFirst, isLaunch(captures) {
      // UIApplication has just been made: nothing was active before.
      if !processes[place].hasLaunched { launch(place, record, &output) }
    } else if before == 0, after != 0 {
      told.append(table.anyAdded)
    }
    if let known = table.bits.first(where: { $0.bit == bit }),
      let name = isAdded ? known.added : known.removed
    {
      told.append(name)
    }
    if after == 0, before != 0 { told.append(table.allRemoved) }
    for name in told where !processes[place].ownCallbacks.contains(name) {
      emit(.callback, name, record, in: place, &output)
    }
  }

  // MARK: Tasks

  private mutating func task(
    _ form: MessageTable.Message, _ captures: [String: String], in place: Int,
    _ record: LogRecord, _ output: inout DecoderOutput
  ) {
    guard let id = captures["id"].flatMap({ Int($0) }) else { return }
    var name = captures["name"]
    switch form.meaning {
    case .beginTask:
      guard let name else { return }
      if name.holds("<private>") { return tellHidden(record, &output) }
      if table.isSystem(task: name) { return }
      if processes[place].tasks.count < Self.memory { processes[place].tasks[id] = name }
    case .endTask:
      // One whose begin was not seen is the system's own, or hidden, or older than the log.
      name = processes[place].tasks.removeValue(forKey: id)
      if name == nil { return }
    default: name = nil
    }
    let action = form.meaning == .beginTask ? "beginBackgroundTask" : "endBackgroundTask"
    emit(.action, action, record, in: place, &output) { event in
      event.of = name.map { "task:\($0)" }
      event.add("id", .number(id))
    }
  }

  private mutating func event(
    _ form: MessageTable.Message, _ captures: [String: String], in place: Int,
    _ record: LogRecord, _ output: inout DecoderOutput
  ) {
    if let name = captures["name"] {
      if table.isSystem(task: name) { return }
      if name.holds("<private>") { return tellHidden(record, &output) }
    } else if let id = captures["id"].flatMap({ Int($0) }), form.of == nil,
      processes[place].tasks[id] == nil
    {
      // A task without a name counts where it is known to be the app's own.
      return
    }
    emit(.system, form.system, record, in: place, &output) { event in
      event.of = form.of.map { Self.filled($0, captures) }
      for (name, text) in form.fields {
        if let value = Self.value(Self.filled(text, captures)) { event.add(name, value) }
      }
    }
    warn(form, captures, record, &output)
  }

  // MARK: Ends

  private mutating func end(
    _ form: MessageTable.Message, _ captures: [String: String], in place: Int,
    _ record: LogRecord, _ output: inout DecoderOutput
  ) {
    if processes[place].hasEnded { return }
    processes.end(place)
    let exit = exits.exit(
      domain: captures["domain"] ?? form.domain, code: captures["code"] ?? form.code ?? "",
      status: captures["status"])
    let wasSuspended = processes[place].isSuspended
    let verdict = exits.meaning(of: exit, wasSuspended: wasSuspended)
      .map { ExitTable.Verdict($0, code: exit.codeText) }
    emit(.system, "exit", record, in: place, &output) { event in
      event.add("reason", .text(exit.reason))
      if let code = exit.code { event.add("code", code) }
      event.add(verdict)
    }
    // The line that told of the limit has said more than the code does.
    if exit.reason == exits.watchdogReason, !processes[place].watchdogs.isEmpty { return }
    if let verdict { output.explain(verdict, line: record.line) }
  }

  private mutating func exceed(
    _ form: MessageTable.Message, _ captures: [String: String], in place: Int,
    _ record: LogRecord, _ output: inout DecoderOutput
  ) {
    guard let event = captures["event"], processes[place].watchdogs.insert(event).inserted
    else { return }
    let allowance = Self.value(captures["allowance"])
    emit(.system, "watchdog", record, in: place, &output) { told in
      told.add("event", .text(event))
      if let allowance { told.add("allowance", allowance) }
    }
    var limit = ExitReport.Watchdog(event: event)
    if case .number(let seconds)? = allowance { limit.allowance = seconds }
    if let verdict = exits.verdict(on: limit) { output.explain(verdict, line: record.line) }
  }

  /// Tells what the system warns of.
  private func warn(
    _ form: MessageTable.Message, _ captures: [String: String], _ record: LogRecord,
    _ output: inout DecoderOutput
  ) {
    guard let warning = form.warning else { return }
    let rules = form.rules.map { "lifelint explain \($0)" }.joined(separator: "; ")
    output.remark(
      .warnedBySystem, record.line, Self.filled(warning, captures),
      hint: rules.isEmpty ? "Look at what the process did last." : "For what to do: \(rules).")
  }

  /// A text with its places filled in.
  private static func filled(_ text: String, _ captures: [String: String]) -> String {
    captures.reduce(text) { $0.replacingAll("{\($1.key)}", with: $1.value) }
  }

  /// A captured text as a value: a number where it is one.
  private static func value(_ text: String?) -> FieldValue? {
    text.map { text in
      ExactNumber(json: Array(text.utf8)).map { .number($0) } ?? .text(text)
    }
  }
}
