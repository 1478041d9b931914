import SourcePorting
import Testing

@Suite("Test methods on the main actor")
struct AsynchronousTestTests {
    private static let options: RewritingOptions = {
        var options = RewritingOptions()
        options.makesTestsAsynchronous = true
        return options
    }()

    @Test(
        "Test methods on the main actor become asynchronous",
        arguments: [
            Golden(
                "@MainActor class A: XCTestCase { func testA() {} }",
                "@MainActor class A: XCTestCase { func testA() async {} }"),
            Golden(
                "class A: XCTestCase { @MainActor func testA() throws {} }",
                "class A: XCTestCase { @MainActor func testA() async throws {} }"),
            Golden(
                "@MainActor class A: XCTestCase {}\nextension A { func testB() {} }",
                "@MainActor class A: XCTestCase {}\nextension A { func testB() async {} }"),
            Golden(
                "@MainActor class A: XCTestCase {}\nclass B: A { func testB() {} }",
                "@MainActor class A: XCTestCase {}\nclass B: A { func testB() async {} }"),
        ])
    func becomeAsynchronous(_ golden: Golden) {
        #expect(rewritten(golden.source, options: Self.options) == golden.result)
    }

    @Test(
        "Functions that are not test methods stay as they are",
        arguments: [
            "class A: XCTestCase { func testA() {} }", "@MainActor class A: XCTestCase { func a() {} }",
            "@MainActor class A { func testA() {} }",
            "@MainActor class A: XCTestCase { func testA() async {} }",
            "@MainActor class A: XCTestCase { func testA(_ b: Int) {} }",
            "@MainActor class A: XCTestCase { private func testA() {} }",
            "@MainActor class A: XCTestCase { static func testA() {} }",
            "@MainActor class A: XCTestCase { nonisolated func testA() {} }",
            "@MainActor class A: XCTestCase { func testA() -> Int { 1 } }",
        ])
    func stay(_ source: String) {
        #expect(rewritten(source, options: Self.options) == source)
    }

    @Test("Test methods in other targets stay as they are")
    func stayElsewhere() {
        let source = "@MainActor class A: XCTestCase { func testA() {} }"
        #expect(rewritten(source) == source)
    }
}
