import FailureReporting
import Robot
import Testing

/// What README and catalogue show stands word for word in these tests, so it compiles, and does what they say.
@Suite("Examples of the documents") struct DocumentedExamplesTests {
    @Test("Each example of a document stands in a test")
    func documents() throws {
        let known = Set(try DocumentedExamples.inTests())
        let examples = try DocumentedExamples.inDocuments()
        #expect(examples.count > 50)
        for example in examples where !known.contains(example) {
            Issue.record("No test has this:\n\(example)")
        }
    }

    @Test("Each example in a test stands in the documents that it names")
    func tests() throws {
        let shown = Set(try DocumentedExamples.inDocuments())
        for example in try DocumentedExamples.inTests() where !shown.contains(example) {
            Issue.record("The document does not have this:\n\(example)")
        }
    }

    @Test("The documents that show a whole manifest show the one of the README")
    func manifests() throws {
        let manifests = try DocumentedExamples.texts().flatMap { text in
            text.matches(of: /```swift\n(\/\/ swift-tools-version[^`]*)```/).map { String($0.1) }
        }
        #expect(manifests.count == 2)
        #expect(Set(manifests).count == 1)
    }

    @Test("A fenced block and a marked example with the same lines are the same example")
    func reading() {
        let document = """
            Some text.

            ```swift
            if isOn {
                tap()
            }
            ```

            ```sh
            swift test
            ```

            ```text
            It failed.
            ```
            """
        let source = #"""
                // Example of Page.md
                if isOn {
                    tap()
                }
                // End of example
                expect(
                    // Example of Page.md, README.md
                    """
                    It \
                    failed.
                    """
                    // End of example
                )
            """#
        let shown = DocumentedExamples.fencedBlocks(in: document.split(separator: "\n"), of: "Page.md")
        let known = DocumentedExamples.markedExamples(in: source.split(separator: "\n"))
        #expect(shown.map(\.text) == ["if isOn {\n    tap()\n}", "It failed."])
        #expect(known.map(\.document) == ["Page.md", "Page.md", "README.md"])
        #expect(known.prefix(2).elementsEqual(shown))
    }
}

/// Expects `body` to record one failure, with the text that a document quotes, where "…" stands for anything.
@MainActor
func expectFailure(
    _ quoted: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
) rethrows {
    expectFailure(quoted, in: try FailureCollector.failures(of: body), sourceLocation: sourceLocation)
}

/// Expects one failure, with the text that a document quotes, where "…" stands for anything.
func expectFailure(
    _ quoted: String, in failures: [RecordedFailure], sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(failures.count == 1, sourceLocation: sourceLocation)
    var rest = Substring(failures.first?.text ?? "")
    for part in quoted.components(separatedBy: "…") {
        let range = rest.range(of: part)
        #expect(part.isEmpty || range != nil, "\(part) is not in:\n\(rest)", sourceLocation: sourceLocation)
        rest = range.map { rest[$0.upperBound...] } ?? rest
    }
}
