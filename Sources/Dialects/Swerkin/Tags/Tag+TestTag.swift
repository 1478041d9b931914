import Testing

extension Tag {
    /// The few tests that show whether the application works at all.
    @Tag public static var smoke: Self
    /// The tests that are run before a release.
    @Tag public static var regression: Self
    /// Tests that are kept, and not run.
    @Tag public static var retired: Self

    var testTag: TestTag {
        TestTag(rawValue: "\(self)".split(separator: ".").last.map(String.init) ?? "\(self)")
    }
}

extension TestTag: Comparable {
    /// Whether the one's text comes before the other's.
    public static func < (lhs: TestTag, rhs: TestTag) -> Bool { lhs.rawValue < rhs.rawValue }
}
