import Foundation

/// What cannot be adopted, or is not as it seems.
package struct AdoptionProblem: Equatable, Sendable, CustomStringConvertible {
    package var file: URL
    /// The line in the file, from 1, where that is known.
    package var line: Int?
    /// What is wrong, in one sentence.
    package var text: String
    /// What to do about it.
    package var cure: String?

    /// The text: `Shop.xcodeproj/project.pbxproj:12: The file … Restore it …`
    package var description: String {
        let place = file.path(percentEncoded: false) + (line.map { ":\($0)" } ?? "")
        return ["\(place):", text, cure].compactMap(\.self).joined(separator: " ")
    }
}
