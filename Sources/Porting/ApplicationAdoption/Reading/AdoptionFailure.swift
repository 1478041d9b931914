import Foundation

/// Why nothing of a project can be read.
package struct AdoptionFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong, where, and what to do about it.
    package var problem: AdoptionProblem

    package init(_ text: String, at path: String, line: Int? = nil, cure: String) {
        problem = AdoptionProblem(file: FilePath.url(path), line: line, text: text, cure: cure)
    }

    package var description: String { problem.description }
}
