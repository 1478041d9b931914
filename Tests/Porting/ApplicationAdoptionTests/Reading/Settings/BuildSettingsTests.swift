import Testing

@testable import ApplicationAdoption

/// The rules are those of Apple's documentation, "Build settings reference" and "Adding a build configuration file to your
/// project".
@Suite("Values of build settings")
struct BuildSettingsTests {
    private func values(_ assignments: [(String, String)]) -> SettingValues {
        var settings = BuildSettings(BuildSettings.Context(configuration: "Debug"))
        for (key, value) in assignments { settings.assign(key, value) }
        return SettingValues(settings)
    }

    @Test(
        "Variables are replaced, with their modifiers",
        arguments: [
            ("$(NAME)", "My App-2"), ("${NAME}", "My App-2"), ("$NAME!", "My App-2!"),
            ("a $(NAME)b", "a My App-2b"), ("$(MISSING)", ""), ("$", "$"), ("$(NAME", "$(NAME"),
            ("5 $ a", "5 $ a"),
            ("$(NAME:c99extidentifier)", "My_App_2"), ("$(NAME:identifier)", "My_App_2"),
            ("$(NAME:rfc1034identifier)", "My-App-2"), ("$(NAME:lower)", "my app-2"),
            ("$(NAME:upper)", "MY APP-2"),
            ("$(NAME:rfc1034identifier:lower)", "my-app-2"), ("$(MISSING:default=a b)", "a b"),
            ("$(NAME:default=a)", "My App-2"), ("$(FILE:file)", "b.c.d"), ("$(FILE:base)", "b.c"),
            ("$(FILE:suffix)", ".d"), ("$(FILE:dir)", "/a/"), ("$(NAME_$(PART))", "one"),
            ("$(NAME:odd)", "My App-2"),
            ("$()", ""), ("http:/$()/a", "http://a"),
        ])
    func variables(_ text: String, _ expected: String) {
        let values = values([("NAME", "My App-2"), ("FILE", "/a/b.c.d"), ("PART", "X"), ("NAME_X", "one")])
        #expect(values.expand(text) == expected)
    }

    @Test("What is inherited is the value of the assignment before")
    func inheritance() {
        let values = values([
            ("A", "1"), ("A", "$(inherited) 2"), ("A", "$(A) 3"), ("B", "$(inherited)x"), ("C", "$(A)"),
            ("C", "${inherited}y"),
        ])
        #expect(values["A"] == "1 2 3")
        #expect(values["B"] == "x")
        #expect(values["C"] == "1 2 3y")
    }

    @Test(
        "Conditions hold for a simulator",
        arguments: [
            ("A[sdk=iphonesimulator*]", "2"), ("A[sdk=iphoneos*]", "1"), ("A[sdk=*]", "2"),
            ("A[arch=arm64]", "2"),
            ("A[arch=armv7]", "1"), ("A[sdk=iphonesimulator*][arch=arm64]", "2"),
            ("A[sdk=iphoneos*,arch=arm64]", "1"),
            ("A[config=Debug]", "2"), ("A[config=Release]", "1"), ("A[variant=profile]", "1"),
            ("A[sdk=iphone*18.?]", "2"),
        ])
    func conditions(_ key: String, _ expected: String) {
        #expect(values([("A", "1"), (key, "2")])["A"] == expected)
    }

    @Test("In a project's dictionary an assignment with a condition is stronger, whatever their order")
    func dictionaries() {
        var settings = BuildSettings(BuildSettings.Context(configuration: "Debug"))
        guard
            let dictionary =
                ([
                    "A[sdk=iphonesimulator*]": "$(inherited) 2", "A": ["1", "b c"], "B": "3",
                ] as PropertyListValue).dictionary
        else { return }
        settings.assign(dictionary)
        let values = SettingValues(settings)
        #expect(values["A"] == "1 \"b c\" 2")
        #expect(values.list("A") == ["1", "b c", "2"])
        #expect(settings.names == ["A", "B"])
    }

    @Test("Settings that refer to each other in a circle, or grow without an end, come to one")
    func hostile() {
        #expect(values([("A", "$(B)"), ("B", "$(A)x")])["A"] == "x")
        let doubling = (0..<60).map { ("A\($0)", "$(A\($0 + 1))$(A\($0 + 1))") } + [("A60", "0123456789")]
        #expect(values(doubling)["A0"].utf8.count <= 1 << 15)
        let chain = (0..<10_000).map { ("A\($0)", "$(A\($0 + 1))") } + [("A10000", "x")]
        #expect(values(chain)["A0"] == "")
        #expect(values([("A", String(repeating: "$(", count: 100_000))])["A"].utf8.count <= 200_000)
    }

    @Test(
        "The words of a list are split at spaces outside quotation marks",
        arguments: [
            ("", []), ("a  b", ["a", "b"]), ("\"a b\" c", ["a b", "c"]), ("'a b'c", ["a bc"]),
            ("a\\ b", ["a b"]),
            ("\"\"", [""]), ("\"a", ["a"]), ("\"it's\"", ["it's"]),
        ])
    func words(_ text: String, _ expected: [String]) {
        #expect(SettingText.words(text) == expected)
    }

    @Test(
        "What the compiler is told becomes a module's settings",
        arguments: [
            ([], ModuleSettings()),
            ([("SWIFT_VERSION", "4.2")], ModuleSettings()), ([("SWIFT_VERSION", "3.0")], ModuleSettings()),
            ([("SWIFT_VERSION", "6.0")], ModuleSettings(languageMode: "6")),
            (
                [
                    ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG A DEBUG"),
                    ("OTHER_SWIFT_FLAGS", "-D B -DC -Xcc -DEBUG"),
                ],
                ModuleSettings(defines: ["DEBUG", "A", "B", "C"])
            ),
            ([("SWIFT_DEFAULT_ACTOR_ISOLATION", "MainActor")], ModuleSettings(isMainActorByDefault: true)),
            (
                [
                    ("SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY", "YES"),
                    ("SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE", "NO"),
                    ("OTHER_SWIFT_FLAGS", "-enable-upcoming-feature MemberImportVisibility"),
                ],
                ModuleSettings(upcomingFeatures: ["ExistentialAny", "MemberImportVisibility"])
            ),
            (
                [("SWIFT_APPROACHABLE_CONCURRENCY", "YES"), ("SWIFT_VERSION", "6")],
                ModuleSettings(
                    languageMode: "6",
                    upcomingFeatures: ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"])
            ),
        ])
    func settings(_ assignments: [(String, String)], _ expected: ModuleSettings) {
        #expect(ModuleSettings(values(assignments)) == expected)
    }
}
