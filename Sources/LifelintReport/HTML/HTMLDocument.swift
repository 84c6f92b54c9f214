/// A page that is whole in one file, and says in its policy that nothing else may get into it.
struct HTMLDocument {
  /// What stands in the title bar.
  var title: String
  /// The style sheet.
  var style = EmbeddedPage.style
  /// The script; `nil` for a page that needs none.
  var script: String? = EmbeddedPage.script
  /// JSON for the script, in which no `<` is left.
  var data: String?

  /// Writes the page around its body.
  func write(to writer: inout HTMLWriter, body: (inout HTMLWriter) -> Void) {
    writer.raw("<!DOCTYPE html>\n")
    writer.element("html", ["lang": "en"]) { writer in
      writer.line()
      writer.element("head", [:], head)
      writer.line()
      writer.element("body") { writer in
        writer.line()
        body(&writer)
        if let data {
          writer.line()
          writer.element("script", ["type": "application/json", "id": "data"]) { $0.embed(data) }
        }
        if let script {
          writer.line()
          writer.element("script") { $0.embed(script) }
        }
        writer.line()
      }
      writer.line()
    }
    writer.line()
  }

  private func head(_ writer: inout HTMLWriter) {
    writer.line()
    writer.void("meta", ["charset": "utf-8"])
    writer.line()
    writer.void("meta", ["http-equiv": "Content-Security-Policy", "content": policy])
    writer.line()
    writer.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    writer.line()
    writer.void("meta", ["name": "color-scheme", "content": "light dark"])
    writer.line()
    writer.void("meta", ["name": "referrer", "content": "no-referrer"])
    writer.line()
    writer.void("link", ["rel": "icon", "href": "data:,"])
    writer.line()
    writer.element("title", text: title)
    writer.line()
    writer.element("style") { $0.embed(style) }
    writer.line()
  }

  private var policy: String {
    let scripts = script.map { "'\(SHA256.source(of: $0))'" } ?? "'none'"
    return """
      default-src 'none'; script-src \(scripts); style-src '\(SHA256.source(of: style))'; \
      img-src data:; base-uri 'none'; form-action 'none'
      """
  }
}
