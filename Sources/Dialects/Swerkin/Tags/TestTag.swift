/// A tag of tests, by which suites are put together: a class has tags, and a test may end with one.
///
/// ```swift
/// extension TestTag {
///     static let checkout = TestTag(rawValue: "checkout")
/// }
///
/// class CheckoutTests: ShopTestCase {
///     override class var tags: [TestTag] { [.checkout, .regression] }
///     func testPayingByCard_smoke() { … }   // also has the tag "smoke"
/// }
/// ```
///
/// `TEST_TAGS=smoke,checkout swift test` runs the tests that have one of these; `EXCLUDE_TAGS=retired` leaves out others.
public struct TestTag: RawRepresentable, Hashable, Sendable {
    /// The tag, in lower case.
    public let rawValue: String

    /// Makes a tag; its text is put in lower case.
    public init(rawValue: String) {
        self.rawValue = rawValue.lowercased()
    }

    /// Every test.
    public static let all = TestTag(rawValue: "all")
    /// The few tests that show whether the application works at all.
    public static let smoke = TestTag(rawValue: "smoke")
    /// The tests that are run before a release.
    public static let regression = TestTag(rawValue: "regression")
    /// Tests that are kept, and not run.
    public static let retired = TestTag(rawValue: "retired")
}
