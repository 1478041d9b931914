/// What a nib has that could not be read or made, in the order in which it was found.
package struct NibReport: Equatable, Sendable {
    /// The file's name, for the text.
    package let file: String
    package private(set) var issues: [Issue] = []

    package init(file: String) {
        self.file = file
    }

    package var isEmpty: Bool { issues.isEmpty }

    /// Notes a problem at an element.
    package mutating func add(_ kind: Issue.Kind, at element: NibElement) {
        issues.append(Issue(kind: kind, element: element.name, id: element.id, line: element.line))
    }

    package mutating func add(_ issue: Issue) {
        issues.append(issue)
    }

    /// A line for each issue: file, line, element and what is wrong.
    package var text: String {
        issues.map { "\(file):\($0.line): \($0)" }.joined(separator: "\n")
    }
}
