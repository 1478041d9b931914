/// A file of build settings, `.xcconfig`: the assignments in it and in those that it includes, in their order.
struct ConfigurationFile {
    /// So many includes are a mistake, such as files that include each other many times.
    private static let mostFiles = 500

    private(set) var assignments: [(key: String, value: String)] = []
    private let finder: FileFinder
    private let problems: ProblemList
    private var open: [String] = []
    private var count = 0

    init(_ path: String, _ finder: FileFinder, _ problems: ProblemList) {
        self.finder = finder
        self.problems = problems
        read(path, from: nil)
    }

    /// - Parameter from: The file and line of the `#include`.
    private mutating func read(_ path: String, from place: (path: String, line: Int, isOptional: Bool)?) {
        count += 1
        guard count <= Self.mostFiles, !open.contains(path) else {
            guard let place else { return }
            problems.add(
                "\(FilePath.name(path)) is included \(open.contains(path) ? "by itself" : "too often").",
                at: place.path, line: place.line, cure: "Remove this #include.")
            return
        }
        guard let text = finder.text(path) else {
            guard let place, !place.isOptional else { return }
            problems.add(
                "The included file \(path) is missing.", at: place.path, line: place.line,
                cure: "Restore the file, or write #include? if it may be missing.")
            return
        }
        open.append(path)
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .enumerated()
        {
            read(line: line, number: index + 1, of: path)
        }
        open.removeLast()
    }

    private mutating func read(line: Substring, number: Int, of path: String) {
        let content = Self.withoutComment(line).trimmed
        if content.hasPrefix("#include") {
            let isOptional = content.hasPrefix("#include?")
            let quoted = content.split(separator: "\"", omittingEmptySubsequences: false)
            guard quoted.count >= 3, !quoted[1].hasPrefix("<") else { return }
            let included = FilePath.join(FilePath.folder(path), String(quoted[1]))
            read(included, from: (path, number, isOptional))
            return
        }
        guard let equals = Self.assignment(content) else { return }
        var value = content[content.index(after: equals)...].trimmed
        while value.last == ";" { value = value.dropLast().trimmed }
        assignments.append((String(content[..<equals].trimmed), String(value)))
    }

    /// Where the equals sign of an assignment is: outside the brackets of conditions.
    private static func assignment(_ line: Substring) -> Substring.Index? {
        var isCondition = false
        return line.indices.first { index in
            if line[index] == "[" { isCondition = true }
            if line[index] == "]" { isCondition = false }
            return line[index] == "=" && !isCondition
        }
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        var slash = false
        for index in line.indices {
            if line[index] == "/", slash { return line[..<line.index(before: index)] }
            slash = line[index] == "/"
        }
        return line
    }
}
