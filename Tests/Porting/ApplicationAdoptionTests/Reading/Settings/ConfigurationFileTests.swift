import Testing

@testable import ApplicationAdoption

/// The form is that of Apple's documentation, "Adding a build configuration file to your project".
@Suite("Files of build settings")
struct ConfigurationFileTests {
    private func assignments(_ files: [String: String]) throws -> (lines: [String], problems: [String]) {
        let folder = try ProjectFolder(files)
        let problems = ProblemList()
        let file = ConfigurationFile(folder.path("A.xcconfig"), FileFinder(), problems)
        return (
            file.assignments.map { "\($0.key) = \($0.value)" },
            problems.list.map { "\(folder.name($0.file)):\($0.line ?? 0): \($0.text)" }
        )
    }

    @Test("Comments, empty lines, semicolons and conditions are read as Xcode reads them")
    func lines() throws {
        let text = """
            // A comment.
            A = 1 // b
            B[sdk=iphoneos*] = x = y;

              C=
            D = https:/$()/a.b // c
            nonsense
            """
        #expect(
            try assignments(["A.xcconfig": text]).lines == [
                "A = 1", "B[sdk=iphoneos*] = x = y", "C = ", "D = https:/$()/a.b",
            ])
    }

    @Test("Lines of Windows end as others do")
    func windows() throws {
        #expect(try assignments(["A.xcconfig": "A = 1\r\nB = 2\r\n"]).lines == ["A = 1", "B = 2"])
    }

    @Test("What a file includes stands in its place")
    func includes() throws {
        let read = try assignments([
            "A.xcconfig": "A = 1\n#include \"b/B.xcconfig\"\n#include? \"missing\"\nA = 3",
            "b/B.xcconfig": "#include \"C\"\nA = 2",
            "b/C": "C = 4",
        ])
        #expect(read.lines == ["A = 1", "C = 4", "A = 2", "A = 3"])
        #expect(read.problems == [])
    }

    @Test("An included file that is missing, or includes itself, is a problem at its line")
    func broken() throws {
        let read = try assignments(["A.xcconfig": "A = 1\n#include \"A.xcconfig\"\nB = 2"])
        #expect(read.lines == ["A = 1", "B = 2"])
        #expect(read.problems == ["A.xcconfig:2: A.xcconfig is included by itself."])
        let missing = try assignments(["A.xcconfig": "\n#include \"B\""]).problems
        #expect(missing.count == 1 && missing[0].hasPrefix("A.xcconfig:2: The included file "))
    }

    @Test("Files that include each other twice, over and over, come to an end")
    func fanning() throws {
        var files = ["A.xcconfig": "#include \"0\"\n#include \"0\""]
        for index in 0..<30 { files["\(index)"] = "#include \"\(index + 1)\"\n#include \"\(index + 1)\"" }
        files["30"] = "A = 1"
        #expect(try assignments(files).lines.count < 500)
    }
}
