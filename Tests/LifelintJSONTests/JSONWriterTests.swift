import LifelintJSON
import Testing

@Suite("Written JSON")
struct JSONWriterTests {
  private func write(_ writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("empty")
    writer.beginArray()
    writer.endArray()
    writer.key("list")
    writer.beginArray()
    writer.write(1)
    writer.write(true)
    writer.writeNull()
    writer.write("x" as String?)
    writer.write(nil as String?)
    writer.beginObject()
    writer.endObject()
    writer.endArray()
    writer.key("t")
    writer.write(nanoseconds: 12_041_000_000)
    writer.endObject()
  }

  @Test("is compact")
  func compact() {
    var writer = JSONWriter()
    write(&writer)
    #expect(writer.text == #"{"empty":[],"list":[1,true,null,"x",null,{}],"t":12.041}"#)
  }

  @Test("is laid out, one part a line")
  func pretty() {
    var writer = JSONWriter(layout: .pretty)
    write(&writer)
    #expect(
      writer.text == """
        {
          "empty": [],
          "list": [
            1,
            true,
            null,
            "x",
            null,
            {}
          ],
          "t": 12.041
        }
        """)
  }

  @Test("is one value a line, where a line is ended")
  func lines() {
    var writer = JSONWriter()
    for number in 1...2 {
      writer.beginArray()
      writer.write(number)
      writer.endArray()
      writer.endLine()
    }
    #expect(writer.text == "[1]\n[2]\n")
  }

  @Test(
    "escapes all that could forge a line or steer a terminal, and nothing else",
    arguments: [
      ("plain é 😀 /", #""plain é 😀 /""#),
      ("\"\\", #""\"\\""#),
      ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
      ("\u{0}\u{1B}[31m\u{7F}", #""\u0000\u001b[31m\u007f""#),
      ("\u{85}\u{9B}\u{A0}", "\"\\u0085\\u009b\u{A0}\""),
      ("\u{2028}\u{2029}", #""\u2028\u2029""#),
      ("\u{202E}abc\u{2066}", #""\u202eabc\u2066""#),
    ])
  func escapes(text: String, written: String) throws {
    #expect(JSONEscaping.quoted(text) == written)
    // What was escaped is the same text to who reads it.
    #expect(try JSONParser.parse(Array(written.utf8)).content == .string(text))
  }
}
