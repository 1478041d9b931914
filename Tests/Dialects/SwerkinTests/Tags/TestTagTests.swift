import Testing

@testable import Swerkin

extension TestTag {
    fileprivate static let apples = TestTag(rawValue: "apples")
    fileprivate static let oranges = TestTag(rawValue: "oranges")
}

extension Tag {
    enum Shop {
        @Tag static var checkout: Tag
    }
    @Tag static var firstRun: Self
}

@Suite("Tags of tests") struct TestTagTests {
    @Test(
        "One of the tags is found among a class's tags, or at the end of a test's name",
        arguments: [
            ([.all], [.apples], "testmytest", true),
            ([.apples, .all], [.oranges], "testmytest", true),
            ([], [.apples], "testmytest", true),
            // An empty tag stands for all, too.
            ([TestTag(rawValue: "")], [.apples], "testmytest", true),
            ([.apples], [.apples], "testmytest", true),
            ([.apples], [.apples, .smoke], "testmytest", true),
            ([.apples, .smoke], [.apples], "testmytest", true),
            ([.apples, .smoke], [], "testmytest_smoke", true),
            ([.apples, .smoke], [.oranges], "testmytest_smoke", true),
            ([.apples, .smoke], [.oranges], "testmytest", false),
            ([.apples, .smoke], [.oranges], "smoketest", false),
            ([.apples], [.all], "testmytest", false),
            ([.apples], [], "", false),
        ] as [([TestTag], [TestTag], String, Bool)])
    func found(tags: [TestTag], classTags: [TestTag], name: String, expected: Bool) {
        #expect(tags.found(in: classTags, orAtEndOf: name) == expected)
    }

    @Test(
        "A text has tags between commas",
        arguments: [
            ("", []), ("smoke", [.smoke]), ("smoke,regression", [.smoke, .regression]),
            ("Smoke,RETIRED", [.smoke, .retired]), (" smoke , apples ", [.smoke, .apples]),
            ("smoke,,", [.smoke]), (",", []), (" ", []), ("all", [.all]),
            ("two words", [TestTag(rawValue: "two words")]),
        ] as [(String, [TestTag])])
    func list(text: String, expected: [TestTag]) {
        #expect(TestTag.list(text) == expected)
    }

    @Test("The text of a tag is in lower case")
    func lowerCase() {
        #expect(TestTag(rawValue: "Smoke") == .smoke)
        #expect(
            [TestTag.all, .smoke, .regression, .retired].map(\.rawValue) == [
                "all", "smoke", "regression", "retired",
            ])
    }

    @Test(
        "A tag of Swift Testing is the one of its own name, wherever it is declared",
        arguments: [
            (Tag.smoke, TestTag.smoke), (.regression, .regression), (.retired, .retired),
            (.firstRun, TestTag(rawValue: "firstrun")), (Tag.Shop.checkout, TestTag(rawValue: "checkout")),
        ])
    func testTag(tag: Tag, expected: TestTag) {
        #expect(tag.testTag == expected)
    }

    @Test("A variable that is not set has no tags")
    func unset() {
        #expect(ProcessInfo.processInfo.getListOfTags(from: "SWERKIN_TESTS_UNSET") == [])
        #expect(TestTag.list(fromEnvironment: "SWERKIN_TESTS_UNSET") == [])
    }

    private static let notIncluded = "Its tags apples are not among the included ones, smoke, oranges."
    private static let untagged = "Its tags (none) are not among the included ones, smoke."
    private static let excluded = "Its tags apples or its name are among the excluded ones, apples, retired."

    @Test(
        "A test is skipped if it has none of the included tags, or one of the excluded ones",
        arguments: [
            ([], [], [.apples], "Tests.testA", nil),
            ([.apples], [], [.apples], "Tests.testA", nil),
            ([.smoke, .oranges], [], [.apples], "Tests.testA", notIncluded),
            ([.smoke], [], [], "Tests.testA", untagged),
            ([.smoke], [], [], "Tests.testA_Smoke", nil),
            // As a test of Swift Testing is called.
            ([.smoke], [], [], "paying_smoke()", nil),
            ([], [.apples, .retired], [.apples], "Tests.testA", excluded),
            ([], [.apples, .retired], [.apples], "Tests.testA_retired", excluded),
            ([.apples], [.apples, .retired], [.apples], "Tests.testA", excluded),
            ([.apples], [.retired], [.apples], "Tests.testA", nil),
            ([], [.all], [], "Tests.testA", "Its tags (none) or its name are among the excluded ones, all."),
        ] as [([TestTag], [TestTag], [TestTag], String, String?)])
    func selection(
        included: [TestTag], excluded: [TestTag], tags: [TestTag], name: String, reason: String?
    ) {
        #expect(TagSelection(included: included, excluded: excluded).reasonToSkip(tags, name) == reason)
    }
}
