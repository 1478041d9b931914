import TimeLapse

// What the name means in the files of a suite.
extension TimeLapse::ProcessInfo {
    /// The tags in a variable of the environment, separated by commas; none if it is not set.
    ///
    /// Spaces around a tag do not count, and neither do empty texts between commas.
    ///
    /// - Parameter name: the name of the variable, such as `TEST_TAGS`.
    public func getListOfTags(from name: String) -> [TestTag] {
        TestTag.list(environment[name] ?? "")
    }
}

extension TestTag {
    static func list(_ text: String) -> [TestTag] {
        text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }.map { TestTag(rawValue: $0) }
    }

    static func list(fromEnvironment name: String) -> [TestTag] {
        getenv(name).map { list(String(cString: $0)) } ?? []
    }
}

extension [TestTag] {
    /// Whether one of these tags is among the tags of a class, or at the end of a test's name.
    ///
    /// An empty list, and one with ``TestTag/all``, stands for every test.
    ///
    /// - Parameters:
    ///   - tags: the tags of the test's class.
    ///   - name: the test's name, in lower case.
    public func found(in tags: [TestTag], orAtEndOf name: String) -> Bool {
        if isEmpty || contains(.all) { return true }
        return contains { tags.contains($0) || name.hasSuffix($0.rawValue) }
    }
}
