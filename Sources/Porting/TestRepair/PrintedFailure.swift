/// A failure as `swift test` prints it, under Swift Testing or XCTest.
struct PrintedFailure: Hashable {
    /// The file's name or path, as it is printed.
    let file: String
    let line: Int
    /// The text, which may have several lines.
    let text: String

    /// Reads the failures in the output of a run.
    static func all(in output: String) -> [PrintedFailure] {
        var failures: [PrintedFailure] = []
        var last: (file: String, line: Int, text: [String])?
        func end() {
            if let last {
                failures.append(
                    PrintedFailure(file: last.file, line: last.line, text: last.text.joined(separator: "\n")))
            }
            last = nil
        }
        for raw in output.split(separator: "\n", omittingEmptySubsequences: false) {
            let line = raw.replacing(/\u{1B}\[[0-9;]*m/, with: "")
            if let match = line.firstMatch(of: /recorded an issue .*?at ([^\s:]+\.swift):(\d+):\d+: (.*)$/)
                ?? line.firstMatch(of: /^([^:]+\.swift):(\d+): error: [^:]+ : (.*)$/)
            {
                end()
                last = (String(match.1), Int(match.2) ?? 0, [String(match.3)])
            } else if last != nil, Self.isEnd(line) {
                end()
            } else if last != nil {
                last?.text.append(String(line.trimmingPrefix("↳ ").trimmingPrefix("  ")))
            }
        }
        end()
        return failures
    }

    /// Whether a line is no longer of a failure's text.
    private static func isEnd(_ line: some StringProtocol) -> Bool {
        ["✘ ", "◇ ", "✔ ", "Test Case ", "Test Suite ", "Executed "].contains {
            line.trimmingLeadingSpace.hasPrefix($0)
        }
    }
}

extension StringProtocol {
    fileprivate var trimmingLeadingSpace: SubSequence { self.drop { $0 == " " || $0 == "\t" } }
}
