import Testing

@testable import Trace

@Suite("Words of steps in traces")
struct WrittenCallTests {
    @Test(
        "Words of a step are the call as it is written",
        arguments: [
            ("    tapOn(save)", "tapOn", "tapOn(save)"),
            (
                "for _ in 1...6 { SoftwareKeyboard.main.type(.delete) }", "type",
                "SoftwareKeyboard.main.type(.delete)"
            ),
            ("app.buttons[\"Save (1)\"].tap()", "tap", "app.buttons[\"Save (1)\"].tap()"),
            (
                "    shouldSee(\n        theFirstView(withText(\"A\")),\n        within: .seconds(5))",
                "shouldSee",
                "shouldSee(theFirstView(withText(\"A\")), within: .seconds(5))"
            ),
            ("step(\"Sign in\") { tapOn(a) }", "step", "step(\"Sign in\")"),
            ("tapOn(theFirstView { $0.tag == 3 })", "tapOn", "tapOn(theFirstView { $0.tag == 3 })"),
            ("XCTAssert(waitFor(\"\\\"(\") == f(1))", "waitFor", "waitFor(\"\\\"(\")"),
        ])
    func words(_ source: String, _ name: String, _ words: String) {
        let lines = source.split(separator: "\n").map { ArraySlice($0.utf8) }
        #expect(WrittenCall(of: name, in: lines, column: 1)?.text == words)
    }

    @Test(
        "Words of a step are not known where something else stands",
        arguments: ["", "save()", "tapOnce(a)", "tapOn(a", "tapOn", "é"])
    func unknown(_ source: String) {
        #expect(
            WrittenCall(of: "tapOn", in: source.isEmpty ? [] : [ArraySlice(source.utf8)], column: 3) == nil)
    }

    @Test("Words of a step are those of the call at the column, where a line has several")
    func columns() {
        let line = "tapOn(a); tapOn(b); tapOn(c)"
        #expect(
            [1, 11, 21].map { WrittenCall(of: "tapOn", in: [ArraySlice(line.utf8)], column: $0)?.text } == [
                "tapOn(a)", "tapOn(b)", "tapOn(c)",
            ])
    }
}
