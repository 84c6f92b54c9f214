/// Tells which rules are on.
///
/// The order in which entries count, the last one winning: opt-in rules are off; `only`; then
/// `enable` and `disable` by tag; then `enable` and `disable` by id; then the same from the command
/// line, whose `--only` stands in place of the file's. What `only` leaves out cannot be enabled by
/// the same source. An id in `only` switches an opt-in rule on; a tag in `only` does not, while a
/// tag in `enable` does.
struct RuleSwitches {
  let configuration: Configuration

  /// Whether a rule is on, and what says so.
  func state(id: String, tags: [String], isOptIn: Bool) -> (isOn: Bool, reason: String?) {
    var state: (isOn: Bool, reason: String?) = (
      !isOptIn, isOptIn ? "It is opt-in: off until `enable` or `only` names it." : nil
    )
    let rule = (id: id, tags: tags)
    let configuration = configuration
    let fileOnly = configuration.commandLineOnly.isEmpty ? configuration.only : []
    apply(
      only: fileOnly, enable: configuration.enable, disable: configuration.disable, prefix: "",
      to: rule, &state)
    apply(
      only: configuration.commandLineOnly, enable: configuration.commandLineEnable,
      disable: configuration.commandLineDisable, prefix: "--", to: rule, &state)
    return state
  }

  /// Whether one of the reader's own diagnostics is on: `only` is about rules and leaves it be.
  func isOn(diagnostic id: String) -> Bool {
    var state: (isOn: Bool, reason: String?) = (true, nil)
    apply(
      only: [], enable: configuration.enable, disable: configuration.disable, prefix: "",
      to: (id, []), &state)
    apply(
      only: [], enable: configuration.commandLineEnable,
      disable: configuration.commandLineDisable, prefix: "--", to: (id, []), &state)
    return state.isOn
  }

  private func apply(
    only: [Configuration.Selector], enable: [Configuration.Selector],
    disable: [Configuration.Selector], prefix: String, to rule: (id: String, tags: [String]),
    _ state: inout (isOn: Bool, reason: String?)
  ) {
    if only.isEmpty, enable.isEmpty, disable.isEmpty { return }
    if !only.isEmpty {
      if only.contains(where: { $0.text == rule.id }) {
        state = (true, "`\(prefix)only` names it.")
      } else if let tag = tag(of: only, in: rule.tags) {
        if state.isOn { state.reason = "`\(prefix)only` names its tag `\(tag)`." }
      } else {
        state = (false, "`\(prefix)only` does not name it.")
        return
      }
    }
    if let tag = tag(of: enable, in: rule.tags) {
      state = (true, "`\(prefix)enable` names its tag `\(tag)`.")
    }
    if let tag = tag(of: disable, in: rule.tags) {
      state = (false, "`\(prefix)disable` names its tag `\(tag)`.")
    }
    if enable.contains(where: { $0.text == rule.id }) {
      state = (true, "`\(prefix)enable` names it.")
    }
    if disable.contains(where: { $0.text == rule.id }) {
      state = (false, "`\(prefix)disable` names it.")
    }
  }

  private func tag(of selectors: [Configuration.Selector], in tags: [String]) -> String? {
    selectors.lazy.compactMap(\.tag).first(where: tags.contains)
  }
}
