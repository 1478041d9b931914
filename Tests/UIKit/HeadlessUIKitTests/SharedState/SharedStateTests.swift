import Foundation
import TestSupport
import Testing

/// Finds variables that all tests of a process share, in source code: global and static ones, what is in a mutex or an
/// atomic there, and constants that the compiler is told not to check.
private struct SharedStateScan {
    /// Words after which a variable is no more shared: a task-local is bound for a call, and a tag has no state.
    private static let harmless: Set<Substring> = ["@TaskLocal", "@Tag"]

    /// The variables in a file's text, as `file: name`.
    static func findings(in text: String, named name: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.compactMap { index in
            // A declaration may go on in the next line.
            let next = index + 1 < lines.count ? lines[index + 1] : ""
            return variable(in: lines[index], next).map { "\(name): \($0)" }
        }
    }

    /// The name of the shared variable that a line declares; `nil` if it declares none.
    private static func variable(in line: Substring, _ next: Substring) -> Substring? {
        guard line.first != " " || line.contains("static ") else { return nil }
        var code = line.components(separatedBy: "//")[0]
        while code.last == " " { code.removeLast() }
        if code.hasSuffix(":") || code.hasSuffix("=") { code += " \(next)" }
        let words = code.split(separator: " ")
        guard let keyword = words.firstIndex(where: { $0 == "var" || $0 == "let" }),
            keyword + 1 < words.count
        else { return nil }
        let attributes = words[..<keyword]
        // What is before it is attributes and modifiers alone: neither a statement nor an argument.
        guard
            attributes.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || "@()_,*.".contains($0) } }),
            attributes.contains("static") || code.first != " ",
            harmless.isDisjoint(with: attributes)
        else { return nil }
        let name = words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let rest = words[keyword...].joined(separator: " ")
        if words[keyword] == "var" {
            // One that is computed has a body, and no value.
            let head = rest.prefix { $0 != "{" }
            return head.count == rest.count || head.contains("=") ? name : nil
        }
        let isChecked = !attributes.contains("nonisolated(unsafe)")
        let isLocked = ["Mutex<", "Mutex(", "Atomic<", "Atomic("].contains { rest.contains($0) }
        return isLocked || !isChecked ? name : nil
    }
}

@Suite("What all tests of a process share") struct SharedStateTests {
    @Test("Each variable that all tests share has a reason why it may be")
    func sources() throws {
        let folder = PackageSources.package.appendingPathComponent("Sources")
        // A catalogue's examples run nowhere.
        let paths = try PackageSources.swiftFiles(below: folder).filter { !$0.contains(".docc/") }
        #expect(paths.count > 50)
        let found = try paths.flatMap { path in
            let file = folder.appendingPathComponent(path)
            let text = try String(contentsOf: file, encoding: .utf8)
            return SharedStateScan.findings(in: text, named: file.lastPathComponent)
        }
        let reasons = sharedVariables.split(separator: "\n").map { $0.components(separatedBy: ": ") }
        #expect(reasons.filter { $0.count != 3 || $0[2].isEmpty } == [])
        let listed = reasons.map { $0.prefix(2).joined(separator: ": ") }
        #expect(listed == Set(listed).sorted())
        #expect(Set(found).subtracting(listed).sorted() == [], "a shared variable without a reason")
        #expect(Set(listed).subtracting(found).sorted() == [], "a reason without its variable")
    }

    @Test(
        "The scan finds stored variables that are shared, and leaves others alone",
        arguments: [
            ("    static var count = 0", ["A.swift: count"]),
            ("    @exclusivity(unchecked) private(set) static var kept: [Int] = []", ["A.swift: kept"]),
            ("    nonisolated(unsafe) private static var last: Int?", ["A.swift: last"]),
            ("    static var size = 0 {", ["A.swift: size"]),
            ("    private static let entries = Mutex<[Int]>([])", ["A.swift: entries"]),
            ("    nonisolated(unsafe) static let key = Self()", ["A.swift: key"]),
            ("private let names = Mutex<[String: Int]>([:])", ["A.swift: names"]),
            ("var total = 0", ["A.swift: total"]),
            ("    static var action:\n        () -> Void = {}", ["A.swift: action"]),
            ("    static var one: Int { 1 }", []),
            ("    static var current: Int {", []),
            ("    @TaskLocal static var bound: Int?", []),
            ("    @Tag static var smoke: Self", []),
            ("    static let limit = 10", []),
            ("    var count = 0", []),
            ("    private let state = Mutex(0)", []),
            ("    // static var count = 0", []),
            ("    if let value = Atomic(0) as Int? {}", []),
        ] as [(String, [String])])
    func scan(line: String, expected: [String]) {
        #expect(SharedStateScan.findings(in: "import A\n\(line)\n", named: "A.swift") == expected)
    }
}
