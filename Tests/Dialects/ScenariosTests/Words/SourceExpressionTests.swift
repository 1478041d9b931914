import Testing

@testable import Scenarios

/// What the words of a step are, for the expression that stands in the source.
@Suite("Expressions in words") struct SourceExpressionTests {
    @Test(
        "A name and a call's parts become words, and the rest stays as it is",
        arguments: [
            ("logIn", "log in"),
            ("self.logIn", "log in"),
            ("doNotSee(profileScreen)", "do not see profileScreen"),
            ("self.see(self.profileScreen)", "see self.profileScreen"),
            (#"value(of: total, is: "3")"#, #"value of total is "3""#),
            ("swipe(.up, on: list, untilIVisible: row)", "swipe .up on list until I visible row"),
            ("drag(a, b)", "drag a, b"),
            ("drag(a, b,)", "drag a, b"),
            ("loginScreen.complete()", "loginScreen.complete"),
            (#"loginScreen.type("x")"#, #"loginScreen.type("x")"#),
            ("try logIn()", "log in"),
            ("try! logIn()", "log in"),
            ("try await refresh(feed)", "refresh feed"),
            ("await refresh", "refresh"),
            ("see(Box<Int, String>(1))", "see Box<Int, String>(1)"),
            ("see<Screen>(home)", "see home"),
            ("a < b", "a < b"),
            ("tap(flag ? yes : no)", "tap flag ? yes : no"),
            ("tap(on: flag ? yes : no)", "tap on flag ? yes : no"),
            ("wait(until: { $0 == [1, 2] }, x)", "wait until { $0 == [1, 2] }, x"),
            ("rows[2]", "rows[2]"),
            ("(a)(b)", "(a)(b)"),
            ("first() && second()", "first() && second()"),
            ("`the cart is empty`()", "the cart is empty"),
            ("openURL(link)", "open URL link"),
            ("IAmOnScreen", "I am on screen"),
            ("XCTAssertEqual(a, 3)", "XCTAssertEqual(a, 3)"),
            ("XCTFail()", "XCTFail()"),
            ("Form()", "Form()"),
            ("I", "I"),
            ("i_am_here", "i am here"),
            ("öffneÜbersicht", "öffne übersicht"),
            ("看見(首頁)", "看見 首頁"),
            ("🚀()", "🚀"),
            ("", ""),
            ("((((", "(((("),
        ])
    func words(_ source: String, _ words: String) {
        #expect(SourceExpression(source).words == words)
    }

    @Test(
        "Strings, comments and line breaks do not mislead",
        arguments: [
            (#"type(")", into: "a, b: c")"#, #"type ")" into "a, b: c""#),
            (#"type("\"), x: (", into: field)"#, #"type "\"), x: (" into field"#),
            (#"type("\(names["a, b"] ?? ")")", into: field)"#, #"type "\(names["a, b"] ?? ")")" into field"#),
            (##"type(#"a\"#, into: field)"##, ##"type #"a\"# into field"##),
            (##"type(#"say "x, y: z""#, on: field)"##, ##"type #"say "x, y: z""# on field"##),
            (##"type(#"\#(name(")"))"#, on: field)"##, ##"type #"\#(name(")"))"# on field"##),
            (
                "type(\"\"\"\n    a \"quoted\", b\n    \"\"\", on: field)",
                "type \"\"\" a \"quoted\", b \"\"\" on field"
            ),
            ("type(#\"\"\"\n  a\\\n  \"\"\"#, on: b)", "type #\"\"\" a\\ \"\"\"# on b"),
            ("value(\n    of: total,  // all, of: it)\n    is: sum\n)", "value of total is sum"),
            ("value(of: /* no, /* not: */ this) */ total, is: sum)", "value of total is sum"),
            ("value(of: total /* open", "value(of: total"),
            (#"type("// no comment", on: b)"#, #"type "// no comment" on b"#),
            (#"type("/* no comment", on: b)"#, #"type "/* no comment" on b"#),
            ("scroll(to: 3 / 4, #line)", "scroll to 3 / 4, #line"),
            ("type(\"é, ü: 🚀\", on: b)", "type \"é, ü: 🚀\" on b"),
            ("type(\"open", "type(\"open"),
            ("see(a)\r\n", "see a"),
        ])
    func texts(_ source: String, _ words: String) {
        #expect(SourceExpression(source).words == words)
    }

    @Test("A label in front is dropped, and another one is not")
    func labels() {
        #expect(SourceExpression("I: see(a)").without(label: "I")?.words == "see a")
        #expect(SourceExpression("\n    the: flag ? a : b\n").without(label: "the")?.words == "flag ? a : b")
        #expect(SourceExpression("a: see(a)").without(label: "I") == nil)
        #expect(SourceExpression("flag ? a : b").without(label: "a") == nil)
        #expect(SourceExpression("see(a: b)").without(label: "see") == nil)
    }

    @Test("A closure of one line is read, a longer one is not")
    func closures() {
        #expect(SourceExpression.words(ofClosure: " tap(on: x) ") == "tap on x")
        #expect(SourceExpression.words(ofClosure: "\n  // the first\n  try logIn()\n") == "log in")
        #expect(SourceExpression.words(ofClosure: "\n  logIn()\n  logOut()\n") == nil)
        #expect(SourceExpression.words(ofClosure: "logIn(); logOut()") == nil)
        #expect(SourceExpression.words(ofClosure: " ") == nil)
    }

    @Test("Brackets that are nested too deep, or not closed, are no call")
    func deep() {
        let deep = String(repeating: "(", count: 8000)
        #expect(SourceExpression(deep).words == deep)
        let quoted = "see(" + String(repeating: #""\("#, count: 500)
        #expect(SourceExpression(quoted).words == quoted)
    }
}
