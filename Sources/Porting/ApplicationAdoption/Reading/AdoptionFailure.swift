import Foundation

/// Why nothing of a project can be read.
package struct AdoptionFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong, where, and what to do about it.
    package var problem: AdoptionProblem

    package init(_ text: String, at path: String, line: Int? = nil, cure: String) {
        problem = AdoptionProblem(file: FilePath.url(path), line: line, text: text, cure: cure)
    }

    /// The text: `Shop.xcodeproj/project.pbxproj:12: The file … Restore it …`
    package var description: String {
        let place = problem.file.path(percentEncoded: false) + (problem.line.map { ":\($0)" } ?? "")
        return ["\(place):", problem.text, problem.cure].compactMap(\.self).joined(separator: " ")
    }
}
