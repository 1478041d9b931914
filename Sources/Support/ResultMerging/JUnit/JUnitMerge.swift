import Foundation
import XMLWriting

/// Several files of JUnit's XML as one: suites of the same name become one suite.
///
/// A test that one machine has run and others have skipped, as it is in that one's shard, stands there once.
struct JUnitMerge {
    private var files: [JUnitFile] = []

    var problems: [MergeProblem] { files.compactMap(\.problem) }

    mutating func add(_ file: URL) {
        files.append(JUnitFile(file))
    }

    /// The merged suites.
    struct Result {
        fileprivate(set) var suites: [JUnitFile.Suite] = []
        fileprivate(set) var warnings: [MergeProblem] = []

        var cases: [JUnitFile.Case] { suites.flatMap(\.cases) }
    }

    func result() -> Result {
        var result = Result()
        var numbers: [String: Int] = [:]
        let keepers = keepers(&result.warnings)
        for (index, file) in files.enumerated() {
            for suite in file.suites where !(suite.cases.isEmpty && suite.others.isEmpty) {
                let kept = suite.cases.filter { test in
                    keepers[Key(suite: suite.name, test: test.name)]?.contains(index) ?? true
                }
                guard let number = numbers[suite.name] else {
                    numbers[suite.name] = result.suites.count
                    result.suites.append(suite)
                    result.suites[result.suites.count - 1].cases = kept
                    continue
                }
                result.suites[number].cases += kept
                result.suites[number].others += suite.others
            }
        }
        return result
    }

    private struct Key: Hashable {
        let suite: String
        let test: String
    }

    /// A result of a test that several files have.
    private struct Place {
        let file: Int
        let test: JUnitFile.Case
        /// Whether it may have been skipped, for all that its suite says.
        let isDoubtful: Bool

        var hasRun: Bool { test.hasFailed || !test.isSkipped && !isDoubtful }
    }

    /// Which files keep a test that several have: those that ran it; else the one that may have, or the first.
    private func keepers(_ warnings: inout [MergeProblem]) -> [Key: Set<Int>] {
        var places: [Key: [Place]] = [:]
        var order: [Key] = []
        for (index, file) in files.enumerated() {
            for suite in file.suites {
                for test in suite.cases {
                    let key = Key(suite: suite.name, test: test.name)
                    if places[key] == nil { order.append(key) }
                    places[key, default: []]
                        .append(Place(file: index, test: test, isDoubtful: !suite.tellsSkipped))
                }
            }
        }
        var keepers: [Key: Set<Int>] = [:]
        for key in order {
            let all = places[key] ?? []
            guard Set(all.map(\.file)).count > 1 else { continue }
            let ran = Set(all.filter(\.hasRun).map(\.file))
            keepers[key] = ran.isEmpty ? [likeliest(of: all)] : ran
            if ran.count > 1 {
                let names = ran.sorted().map { files[$0].path }.joined(separator: " and ")
                warnings.append(MergeProblem("\(key.test) ran in \(names). Both results are kept."))
            }
        }
        return keepers
    }

    /// The file in which a test took longest, of those that do not say that they skipped it.
    private func likeliest(of places: [Place]) -> Int {
        let candidates = places.filter { !$0.test.isSkipped }
        var best = (candidates.first ?? places[0])
        for place in candidates where place.test.time > best.test.time { best = place }
        return best.file
    }
}

extension JUnitMerge.Result {
    /// The file of all suites.
    var document: String {
        XMLWriting::XMLElement("testsuites", totals(of: cases), .elements(suites.map(element))).document
    }

    private func element(_ suite: JUnitFile.Suite) -> XMLWriting::XMLElement {
        let counted = Set(totals(of: []).map(\.name))
        let attributes = suite.attributes.filter { !counted.contains($0.name) } + totals(of: suite.cases)
        return XMLWriting::XMLElement(
            "testsuite", attributes, .elements(suite.others + suite.cases.map(\.element)))
    }

    private func totals(of cases: [JUnitFile.Case]) -> [XMLWriting::XMLElement.Attribute] {
        func count(_ child: String) -> String { "\(cases.count { $0.element.has(child) })" }
        let seconds = cases.reduce(0) { $0 + $1.time }
        let time = seconds.isFinite ? (seconds * 1000).rounded() / 1000 : 0
        return [
            ("tests", "\(cases.count)"), ("failures", count("failure")), ("errors", count("error")),
            ("skipped", count("skipped")), ("time", "\(time)"),
        ].map { XMLWriting::XMLElement.Attribute(name: $0.0, value: $0.1) }
    }
}
