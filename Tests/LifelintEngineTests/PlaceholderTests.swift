import Testing

@Test("the test target builds") func builds() { #expect(Bool(true)) }
