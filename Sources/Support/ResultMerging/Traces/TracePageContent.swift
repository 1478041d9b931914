import Foundation
import JSONWriting

/// What stands in a page of the viewer.
struct TracePageContent {
    private static let start = "<script type=\"application/json\" id=\"trace\">"

    let json: JSON

    /// Reads a page; the error says what is wrong with the file.
    init(_ file: URL) throws(MergeProblem) {
        let path = file.relativePath
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw MergeProblem("\(path) cannot be read.")
        }
        guard let start = data.range(of: Data(Self.start.utf8)) else {
            throw MergeProblem("\(path) is not a page of a trace.")
        }
        let rest = data[start.upperBound...]
        guard let end = rest.range(of: Data("</script>".utf8)) else {
            throw MergeProblem("\(path) is cut off: its trace does not end.")
        }
        do {
            json = try JSONReader.read(rest[..<end.lowerBound])
        } catch {
            throw MergeProblem("\(path) has a trace that cannot be read, \(error).")
        }
        guard json["version"] == .integer(1) else {
            let version = json["version"].map(\.line) ?? "none"
            throw MergeProblem("\(path) has the version \(version) of traces; this program knows version 1.")
        }
    }

    /// The tests of an index; `nil` if it is the page of one trace.
    var tests: [JSON]? { json["tests"]?.values }

    /// What an index says of a trace, without a picture.
    var entry: JSON? {
        guard let test = json["test"], case .object = test else { return nil }
        let strings = json["strings"]?.values ?? []
        func text(_ number: JSON?) -> JSON? {
            guard let index = number?.whole, strings.indices.contains(index) else { return nil }
            return strings[index]
        }
        let steps = json["steps"]?.values ?? []
        let failures = json["failures"]?.values ?? []
        let failed = failures.first?["step"]?.whole.flatMap { steps.indices.contains($0) ? steps[$0] : nil }
        return test.with("steps", .integer(steps.count))
            .with("failures", .array(failures.compactMap { text($0["text"]) }))
            .with("failedStep", text(failed?["words"]))
    }
}
