import Foundation
import Testing

@testable import SourcePorting

@Suite("Rewriting random sources")
struct LexerFuzzTests {
    /// Numbers that are the same in every run.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 33) ^ (state << 31)
        }
    }

    private static let isThorough = ProcessInfo.processInfo.environment["ROBOT_THOROUGH"] != nil

    /// Pieces of Swift, apart from what the rewriter changes.
    private static let neutral = [
        " ", "\n", "\r\n", "\t", "a", "self", "class", "struct", "func", "var", "let", "extension",
        "protocol", "init",
        "(", ")", "[", "]", "{", "}", "<", ">", ".", ",", ":", ";", "?", "!", "->", "=", "==", "...", "&",
        "|", "/",
        "//", "/*", "*/", "\"", "\"\"\"", "\\", "\\(", "#", "#\"", "\"#", "#/", "/#", "`", "@", "$0",
        "0x1p-2", "1.5e+3",
        "é", "→", "😀", "\u{0}", "private", "static", "where", "throws", "async", "in", "if", "guard",
        "import", "as",
        "#else", "#endif", "#if", "true", "x",
    ]
    /// What the rewriter changes.
    private static let objectiveC = [
        "@objc", "@objc(a:)", "@IBOutlet", "dynamic", "optional", "override", "#selector(", "#selector(a)",
        "#keyPath(",
        "#colorLiteral(", "os(iOS)", "@UIApplicationMain", "import UIKit.UIView", "a?.b?(c)", "getter:",
        "value(forKey:",
        "@convention(block)", "class_addMethod", "addObserver(", "forKeyPath:", "perform(", "super.",
        "UIView", "window??",
    ]

    private static func source(_ pieces: [String], seed: UInt64, count: Int) -> String {
        var numbers = Numbers(state: seed)
        return (0..<count).map { _ in pieces.randomElement(using: &numbers) ?? "" }.joined()
    }

    @Test("Rewriting leaves code that is not Objective-C's byte for byte as it is", arguments: UInt64(0)..<60)
    func leavesTheRest(_ seed: UInt64) {
        let source = Self.source(Self.neutral, seed: seed, count: 600)
        let bytes = Array(source.utf8)
        let tokens = Lexer.tokens(of: bytes)
        #expect(tokens.map(\.end).last ?? 0 == bytes.count)
        #expect(zip(tokens, tokens.dropFirst()).allSatisfy { $0.end == $1.start })
        #expect(rewritten(source) == source)
    }

    @Test("Rewriting keeps the number of lines, whatever it rewrites", arguments: UInt64(0)..<120)
    func keepsLines(_ seed: UInt64) {
        let source = Self.source(Self.neutral + Self.objectiveC, seed: seed, count: 500)
        let lines = rewritten(source).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let directives = lines.filter { $0.hasPrefix("#sourceLocation(file: \"Form.swift\"") }.count
        // What moves into a class stands there besides, between two directives.
        if directives == 0 {
            #expect(
                lines.count
                    == source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count)
        }
    }

    @Test("Rewriting reads code with pieces missing, doubled and in the wrong place")
    func readsDamagedCode() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let form = try String(contentsOf: folder.appending(path: "Originals/Form.swift"), encoding: .utf8)
        let bytes = Array(form.utf8)
        let tokens = Lexer.tokens(of: bytes).map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
        for seed in 0..<UInt64(Self.isThorough ? 5_000 : 100) {
            var numbers = Numbers(state: seed)
            var damaged = tokens
            for _ in 0..<Int.random(in: 1...40, using: &numbers) {
                let index = Int.random(in: 0..<damaged.count, using: &numbers)
                switch Int.random(in: 0..<4, using: &numbers) {
                case 0: damaged.remove(at: index)
                case 1: damaged.insert(damaged[index], at: Int.random(in: 0..<damaged.count, using: &numbers))
                case 2: damaged.swapAt(index, Int.random(in: 0..<damaged.count, using: &numbers))
                default: damaged.insert(Self.objectiveC.randomElement(using: &numbers) ?? "", at: index)
                }
            }
            let source = damaged.joined()
            let result = rewritten(source)
            let moved = result.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("#sourceLocation") }
            // What the file has for nibs is listed behind its last line.
            let isListed = result.contains("        list.append(")
            let (lines, expected) = (result.count(where: \.isNewline), source.count(where: \.isNewline))
            #expect(moved || (isListed ? lines > expected : lines == expected), "seed \(seed)")
        }
    }

    @Test("Rewriting gives the same result in every run")
    func isDeterministic() {
        let files = (0..<6).map { index in
            let text = Self.source(Self.neutral + Self.objectiveC, seed: UInt64(index), count: 800)
            return SourceFile(path: "File\(index).swift", text: text)
        }
        #expect(SourceRewriter().rewrite(files) == SourceRewriter().rewrite(files))
    }

    @Test(
        "Rewriting takes steps in proportion to the length",
        arguments: [
            "class A: class ", "struct A: B, ", "func a() -> ", "/(", "#/a", "#\"\"\"", "\\/", "public ",
            "@a ", "a?.b?(c) ",
            "#if a\n", "#if a\n#elseif b\n", "{", "d?.f?{", "class A { func f() }\n", "\"\\(a)\"",
            "override func f() {} ",
            "#selector(a) ", "if a?.b?(c) ",
        ])
    func isLinear(_ piece: String) {
        let source = String(repeating: piece, count: 4_000)
        #expect(!rewritten(source).isEmpty)
    }

    @Test("Rewriting leaves this package's own sources as they are")
    func leavesOwnSources() throws {
        let root = URL(fileURLWithPath: #filePath).pathComponents.prefix { $0 != "Tests" }.dropFirst()
            .map { "/\($0)" }.joined()
        let paths = try SourceFolder.paths(["\(root)/Sources", "\(root)/Tests", "\(root)/Examples"])
        #expect(paths.count > 1000)
        // Those of the rewriter's tests and of the applications for iOS are full of what it rewrites and moves.
        let others = ["SourcePorting", "Examples/Recipes", "Examples/Library", "Examples/Market"]
        let own = paths.filter { path in !others.contains(where: path.contains) }
        let chosen = own.enumerated().filter { index, _ in
            Self.isThorough || index.isMultiple(of: 16)
        }
        for (_, path) in chosen {
            let file = try SourceFolder.read(path)
            let result = SourceRewriter().rewrite([file])[0]
            #expect(result.text == file.text || !result.report.counts.isEmpty, "\(path)")
            #expect(result.text.filter(\.isNewline).count == file.text.filter(\.isNewline).count, "\(path)")
        }
    }
}
