import Testing

@testable import ResultMerging

@Suite("The arguments of merge-results") struct MergeArgumentsTests {
    @Test("Options take all that follows up to the next one")
    func lists() throws {
        let arguments = try MergeArguments([
            "--traces", "a", "b", "--xunit", "c.xml", "--title", "Night", "--traces", "d", "--into", "out",
            "--allow-missing",
        ])
        #expect(arguments.traces == ["a", "b", "d"] && arguments.reports == ["c.xml"])
        #expect(arguments.target == "out" && arguments.title == "Night" && arguments.allowsMissing)
    }

    @Test(
        "A mistake is named, with how to call the program",
        arguments: [
            ([], "merge-results needs a folder: --into FOLDER."),
            (["--into", "a"], "merge-results needs something to merge: --traces FOLDER or --xunit FILE."),
            (["--into"], "--into needs a folder behind it."),
            (["--into", "a", "--xunit", "--traces"], "--xunit needs a file behind it."),
            (["--into", ""], "--into needs a folder behind it."),
            (["out"], "merge-results does not know out."),
            (["--out", "a"], "merge-results does not know --out."),
        ] as [([String], String)])
    func mistakes(arguments: [String], text: String) {
        let mistake = #expect(throws: MergeArguments.Mistake.self) { try MergeArguments(arguments) }
        #expect(mistake?.description == "\(text)\n\n\(MergeArguments.usage)")
    }

    @Test(
        "Help is asked for beside whatever else there is",
        arguments: [["--help"], ["-h"], ["--into", "--help"]])
    func help(arguments: [String]) throws {
        #expect(try MergeArguments(arguments).wantsHelp)
    }
}
