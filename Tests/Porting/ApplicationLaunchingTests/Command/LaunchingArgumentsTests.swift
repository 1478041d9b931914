import Testing

@testable import ApplicationLaunching

@Suite("The arguments of robot") struct LaunchingArgumentsTests {
    private func description(_ words: [String]) -> String {
        do throws(LaunchingArguments.Mistake) {
            let read = try LaunchingArguments(words)
            let parts = [
                read.subcommand.rawValue, read.package.map { "package \($0)" },
                read.scratch.map { "scratch \($0)" }, read.target.map { "target \($0)" },
                read.screens.isEmpty ? nil : "screen \(read.screens.joined(separator: " and "))",
                read.onlyBuilds ? "build" : nil,
                read.isHelp ? "help" : nil, read.isOfPlugin ? "plugin" : nil,
                read.forwarded.isEmpty ? nil : "forwarded \(read.forwarded.joined(separator: " "))",
            ]
            return parts.compactMap(\.self).joined(separator: ", ")
        } catch {
            return "error: \(error)"
        }
    }

    @Test(
        "Subcommand and options are read, and a session is what it does without a subcommand",
        arguments: [
            ([], "session"),
            (["session"], "session"),
            (["--mcp"], "session, forwarded --mcp"),
            (["--json", "--target", "Shop"], "session, target Shop, forwarded --json"),
            (
                ["--screen", "SettingsController(style: .plain)"],
                "session, screen SettingsController(style: .plain)"
            ),
            (
                ["--package-path", "../My App", "--scratch-path", "/tmp/b", "--build"],
                "session, package ../My App, scratch /tmp/b, build"
            ),
            (["doctor", "--screens", "3", "--json"], "doctor, forwarded --screens 3 --json"),
            (
                ["guises", "--screen", "A()", "--set", "devices", "--screen", "B()", "--sheet", "a.html"],
                "guises, screen A() and B(), forwarded --set devices --sheet a.html"
            ),
            (["--help"], "session, help"),
            (["-h"], "session, help"),
            (["--plugin", "doctor"], "doctor, plugin"),
        ])
    func reading(words: [String], expected: String) {
        #expect(description(words) == expected)
    }

    @Test(
        "What it does not know is an error with the nearest name",
        arguments: [
            (
                ["sesion"],
                "error: robot has no subcommand sesion. Did you mean session? `swift run robot --help` lists all."
            ),
            (["dance"], "error: robot has no subcommand dance. `swift run robot --help` lists all."),
            (
                ["--taget", "Shop"],
                "error: robot has no option --taget. Did you mean --target? `swift run robot --help` lists all."
            ),
            (
                ["doctor", "--mcp"],
                "error: robot has no option --mcp. `swift run robot --help` lists all."
            ),
            (
                ["--target", "Shop", "doctor"],
                "error: robot has no option doctor. `swift run robot --help` lists all."
            ),
            (["--target"], "error: --target needs a value behind it."),
            (["--screen", "--json"], "error: --screen needs a value behind it."),
            (
                ["--screen", "A()", "--screen", "B()"],
                "error: --screen stands once, except for `guises`, which shows several."
            ),
            (["doctor", "--depth"], "error: --depth needs a value behind it."),
            (["--json", "--mcp"], "error: --json and --mcp exclude each other."),
        ])
    func mistakes(words: [String], expected: String) {
        #expect(description(words) == expected)
    }

    @Test("The help lists each subcommand and each of its options")
    func help() {
        for subcommand in Subcommand.allCases {
            #expect(LaunchingArguments.usage.contains("\n  \(subcommand.rawValue) "))
            for option in subcommand.flags + subcommand.valueOptions {
                #expect(LaunchingArguments.usage.contains(option))
            }
        }
    }
}
