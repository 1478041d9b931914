import Foundation
import TestSupport
import Testing

/// UIKit has no member that subclasses cannot override. Here each public member of an open class can be overridden, or a
/// comment in its file says why not.
@Suite("Members that subclasses cannot override") struct ClosedMemberTests {
    /// The source files, by their paths.
    private static func sources() throws -> [(path: String, lines: [String])] {
        try ["HeadlessDrawing", "HeadlessUIKitCore", "HeadlessLists"].flatMap { module in
            let folder = try #require(PackageSources.modules[module])
            return try PackageSources.swiftFiles(below: folder).map { path in
                let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
                return (path, text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
            }
        }
    }

    @Test("Each public member of an open class can be overridden, or its file says why not")
    func members() throws {
        let sources = try Self.sources()
        let open = Set(
            sources.flatMap { source in source.lines.compactMap { ClosedMembers.openClass(in: $0) } })
        #expect(open.count > 100 && open.contains("UIView"))
        var count = 0
        for (path, lines) in sources {
            let closed = ClosedMembers(of: open, in: lines).found
            count += closed.count
            for member in closed where !lines.contains(where: { $0.contains("// Not overridable: ") }) {
                Issue.record(
                    "\(path): \(member). Make it open in the class, or write // Not overridable: why.")
            }
        }
        // The list gets shorter, and no longer.
        #expect(count <= 113)
    }

    @Test("Closed members are found in classes and extensions, and open, static and generated ones are not")
    func finding() {
        let lines = """
            open class Shown: Base {
                public final var width = 1
                open var height = 2
                public static let size = 3
                public internal(set) final var depth = 4 {
                    didSet { var inner = 5 }
                }
                public init() {}
                func own() {}
            }
            extension Shown {
                public func grow() {}
                public final func shrink(_ by: Int) -> Int { by }
                private func hide() {}
                public class func make() {}
            }
            public struct Other { public var value = 1 }
            extension Shown.Part {
                public func end() {}
            }
            """.split(separator: "\n").map(String.init)
        #expect(
            ClosedMembers(of: ["Shown"], in: lines).found == [
                "Shown.width", "Shown.depth", "Shown.grow", "Shown.shrink",
            ])
    }
}

/// The public members in a file that subclasses of open classes cannot override.
private struct ClosedMembers {
    private(set) var found: [String] = []

    /// The open class that a line declares, if any.
    static func openClass(in line: String) -> String? {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        guard let first = words.firstIndex(of: "open"), words.count > first + 2, words[first + 1] == "class"
        else { return nil }
        return ["func", "var"].contains(words[first + 2]) ? nil : String(words[first + 2])
    }

    init(of open: Set<String>, in lines: [String]) {
        var depth = 0
        var owner: String?
        for line in lines {
            let code = line.components(separatedBy: "//")[0]
            if depth == 0 { owner = Self.owner(in: code).flatMap { open.contains($0) ? $0 : nil } }
            if depth == 1, let owner, let name = Self.closedName(in: code) {
                found.append("\(owner).\(name)")
            }
            depth += code.count { $0 == "{" } - code.count { $0 == "}" }
        }
    }

    private static func owner(in code: String) -> String? {
        let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
        guard let place = words.firstIndex(where: { $0 == "class" || $0 == "extension" }),
            words.count > place + 1
        else { return nil }
        return words[place + 1].split(separator: ".").last.map(String.init)
    }

    private static func closedName(in code: String) -> String? {
        let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        guard let place = words.firstIndex(where: { ["var", "let", "func"].contains($0) }),
            words.count > place + 1
        else { return nil }
        let modifiers = words[..<place]
        // Open to the modules above alone, so that subclasses of applications do not see it.
        if code.contains("@_spi") { return nil }
        guard modifiers.contains("public"), !modifiers.contains("static"), !modifiers.contains("class") else {
            return nil
        }
        return words[place + 1]
    }
}
