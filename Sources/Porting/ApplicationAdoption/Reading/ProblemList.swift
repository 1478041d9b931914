import Foundation

/// The problems found so far, in their order and without repetition.
final class ProblemList {
    /// More say nothing that a reader could act on.
    private static let limit = 1_000

    private(set) var list: [AdoptionProblem] = []
    private var known: Set<String> = []

    func add(_ text: String, at path: String, line: Int? = nil, cure: String? = nil) {
        add(AdoptionProblem(file: FilePath.url(path), line: line, text: text, cure: cure))
    }

    func add(_ problem: AdoptionProblem) {
        let key = "\(problem.file.path(percentEncoded: false)):\(problem.line ?? 0):\(problem.text)"
        guard list.count < Self.limit, known.insert(key).inserted else { return }
        list.append(problem)
    }
}
