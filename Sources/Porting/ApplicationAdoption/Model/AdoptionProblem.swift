import Foundation

/// What cannot be adopted, or is not as it seems.
package struct AdoptionProblem: Equatable, Sendable {
    package var file: URL
    /// The line in the file, from 1, where that is known.
    package var line: Int?
    /// What is wrong, in one sentence.
    package var text: String
    /// What to do about it.
    package var cure: String?
}
