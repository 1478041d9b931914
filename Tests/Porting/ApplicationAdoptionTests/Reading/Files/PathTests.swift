import Testing

@testable import ApplicationAdoption

@Suite("Paths and patterns of paths")
struct PathTests {
    @Test(
        "A path in a folder has no empty parts and no dots",
        arguments: [
            ("/a", "b/c", "/a/b/c"), ("/a", "../b", "/b"), ("/a", "./b//c/", "/a/b/c"), ("/a", "/b", "/b"),
            ("/a", "", "/a"),
            ("/a", "../../..", "/"), ("", "a", "/a"),
        ])
    func joining(_ folder: String, _ path: String, _ expected: String) {
        #expect(FilePath.join(folder, path) == expected)
    }

    @Test(
        "A path has a name, an extension and a folder",
        arguments: [
            ("/a/b.c.Swift", "b.c.Swift", "swift", "b.c", "/a"), ("/a", "a", "", "a", "/"),
            ("a", "a", "", "a", ""),
            ("/.hidden", ".hidden", "", ".hidden", "/"),
        ])
    func parts(_ path: String, _ name: String, _ suffix: String, _ stem: String, _ folder: String) {
        #expect(FilePath.name(path) == name)
        #expect(FilePath.fileExtension(path) == suffix)
        #expect(FilePath.stem(path) == stem)
        #expect(FilePath.folder(path) == folder)
    }

    @Test(
        "A star stands for any characters, a question mark for one",
        arguments: [
            ("abc", "a*", true), ("abc", "*c", true), ("abc", "a?c", true), ("abc", "a?", false),
            ("abc", "*", true),
            ("", "*", true), ("", "?", false), ("aXbXc", "a*X*c", true), ("abc", "abc*", true),
            ("abc", "b*", false),
        ])
    func wildcards(_ text: String, _ pattern: String, _ expected: Bool) {
        #expect(Wildcard.matches(text, pattern) == expected)
    }

    @Test("A pattern with many stars is quick")
    func manyStars() {
        let text = String(repeating: "a", count: 2_000)
        #expect(!Wildcard.matches(text, String(repeating: "a*", count: 200) + "b"))
    }

    @Test(
        "Two stars stand for any folders",
        arguments: [
            ("a/b/c.swift", "a/**", true), ("a/b/c.swift", "a/**/*.swift", true),
            ("a/c.swift", "a/**/*.swift", true),
            ("a/b/c.swift", "a/*.swift", false), ("b/c.swift", "a/**", false), ("a/b/c", "**/c", true),
            ("a", "a/**", false),
            ("a/b/c/d", "a/**/c/*", true), ("a/b/c", "./a/*/c", true),
        ])
    func globs(_ path: String, _ pattern: String, _ expected: Bool) {
        #expect(Glob.matches(path, pattern) == expected)
    }
}
