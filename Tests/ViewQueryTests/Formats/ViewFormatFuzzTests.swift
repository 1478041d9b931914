import TestSupport
import Testing

@testable import ViewQuery

private final class OddView: UIView {}

/// Makes formats by the rules of the language, and spoils them.
@MainActor
struct FormatMaker {
    var numbers: SeededNumbers
    private(set) var arguments: [(any Sendable)?] = []

    init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed)
    }

    /// Views to ask, one of them of a class with the odd keys that the formats use.
    static func tree() -> UIView {
        ViewKeys.register("in", of: OddView.self) { $0.tag }
        ViewKeys.register("a b", of: OddView.self) { $0.alpha }
        return FormatTree.build(in: OddView())
    }

    /// A format that can be read, with as many arguments as it has places.
    mutating func format() -> String {
        arguments = []
        return condition(3)
    }

    private mutating func condition(_ depth: Int) -> String {
        switch numbers.next(below: depth > 0 ? 9 : 5) {
        case 5: return "\(condition(depth - 1)) AND \(condition(depth - 1))"
        case 6: return "\(condition(depth - 1)) || \(condition(depth - 1))"
        case 7: return "NOT (\(condition(depth - 1)))"
        case 8: return "(\(condition(depth - 1)))"
        case 4: return numbers.element(of: ["TRUEPREDICATE", "FalsePredicate"])
        case 3:
            let pattern = numbers.element(of: ["'[a-z]*'", "'.*o.*'", "'(A|R).+'"])
            return "\(value(depth)) MATCHES\(options()) \(pattern)"
        default:
            let quantity = numbers.onceIn(5) ? numbers.element(of: ["ANY ", "some ", "ALL ", "NONE "]) : ""
            let operation = numbers.element(of: [
                "=", "==", "!=", "<>", "<", "<=", "=<", ">", ">=", "=>", "BEGINSWITH", "contains", "ENDSWITH",
                "LIKE", "IN",
            ])
            return "\(quantity)\(value(depth)) \(operation)\(options()) \(value(depth))"
        }
    }

    private mutating func options() -> String {
        numbers.onceIn(4) ? numbers.element(of: ["[c]", "[d]", "[cd]", "[n]"]) : ""
    }

    private mutating func value(_ depth: Int) -> String {
        guard depth > 0 else { return leaf() }
        switch numbers.next(below: 16) {
        case 0: return "\(value(depth - 1)) \(sign()) \(value(depth - 1))"
        case 1: return "(\(value(depth - 1))) \(sign()) (\(value(depth - 1)))"
        case 2: return "-(\(value(depth - 1)))"
        case 3: return "{\(value(depth - 1)), \(value(depth - 1))}"
        case 4:
            return
                "\(numbers.element(of: ["abs", "sum", "count:", "uppercase", "length"]))(\(value(depth - 1)))"
        case 5: return "SUBQUERY(\(path()), $v, \(condition(depth - 1))).@count"
        case 6: return "\(path())[\(numbers.element(of: ["FIRST", "LAST", "SIZE"]))]"
        case 10: return "\(path())[\(value(depth - 1))]"
        case 7: return "\(path()).@\(numbers.element(of: ["max", "sum", "avg", "unionOfObjects"])).tag"
        case 8, 9: return argument()
        default: return leaf()
        }
    }

    private mutating func sign() -> String {
        numbers.element(of: ["+", "-", "*", "/", "**"])
    }

    private mutating func leaf() -> String {
        switch numbers.next(below: 4) {
        case 0:
            return numbers.element(of: [
                "0", "-3", "2.5", "1e3", "0x1F", "9223372036854775807", "99999999999999999999", "-0.0", "YES",
                "nil",
            ])
        case 1: return numbers.element(of: ["'a'", "\"Row 1\"", "'ä\\n\\\\'", "''", "'\u{301}'", "'*o?'"])
        default: return path()
        }
    }

    private mutating func path() -> String {
        var path = numbers.element(of: [
            "self", "$rootView", "tag", "text", "subviews", "superview", "#in", "alpha", "frame", "%K",
        ])
        if path == "%K" {
            arguments.append(numbers.element(of: ["tag", "a b", "subviews.@count", "self.text"]))
        }
        while numbers.onceIn(3) {
            path +=
                "." + numbers.element(of: ["tag", "text", "subviews", "size", "width", "superview", "SELF"])
        }
        return path
    }

    private mutating func argument() -> String {
        let choices: [(String, (any Sendable)?)] = [
            ("%@", nil), ("%@", 3), ("%@", "Row 1"), ("%@", [1, 2]), ("%@", Double.nan), ("%d", Int.min),
            ("%d", 2),
            ("%f", 0.5), ("%@", UILabel.self), ("%@", CGRect.zero), ("%@", UIColor.red),
            ("%@", ["a", nil, "b"] as [String?]), ("%@", true), ("%ld", UInt64.max), ("%@", -Double.infinity),
        ]
        let (place, argument) = numbers.element(of: choices)
        arguments.append(argument)
        return place
    }

    /// The format with a few of its characters changed, and now and then an argument less or more.
    mutating func spoil(_ format: String) -> String {
        var scalars = Array(format.unicodeScalars)
        for _ in 0...numbers.next(below: 4) {
            let place = numbers.next(below: scalars.count + 1)
            switch numbers.next(below: 4) {
            case 0 where place < scalars.count: scalars.remove(at: place)
            case 1 where place < scalars.count: scalars[place] = Self.oddities.randomElement(with: &numbers)
            case 2:
                let piece = scalars.prefix(place).suffix(numbers.next(below: 12))
                scalars.insert(contentsOf: piece, at: numbers.next(below: scalars.count + 1))
            default: scalars.insert(Self.oddities.randomElement(with: &numbers), at: place)
            }
        }
        if numbers.onceIn(20) { _ = arguments.popLast() }
        if numbers.onceIn(20) { arguments.append("more") }
        return String(String.UnicodeScalarView(scalars))
    }

    private static let oddities = Array(
        "()[]{}'\"\\.,:;=<>!&|+-*/%@$#_0123456789eExXKd abAND \n\t\u{301}\u{200D}é表🦊\u{0}\u{FEFF}"
            .unicodeScalars)
}

extension Array {
    fileprivate func randomElement(with numbers: inout SeededNumbers) -> Element {
        numbers.element(of: self)
    }
}

@MainActor
@Suite("Random formats") struct ViewFormatFuzzTests {
    /// What came of a format for all views of a tree, as text.
    private func outcome(_ format: String, _ arguments: [(any Sendable)?], in root: UIView) -> String {
        FormatTree.find(format, arguments, in: root)
    }

    /// What is wrong with the report on a format, if anything.
    private func fault(in error: ViewFormatError?, of format: String) -> String? {
        guard case .unreadable(_, let column, _, _) = error else { return nil }
        if column < 0 || column > format.count { return "the column \(column) is outside" }
        let lines = error?.description.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        if lines.count != 3 { return "the report has \(lines.count) lines" }
        let caret = lines[2].prefix { $0 == " " }.count
        return caret > lines[1].count || lines[1].count > 80 ? "the caret is outside the line" : nil
    }

    @Test("Whatever a format is, it is read or shown with a place in it, and has an answer or a reason")
    func anyFormat() {
        inOwnApplication {
            let tree = FormatMaker.tree()
            var maker = FormatMaker(seed: 11)
            var readable = 0
            var answered = 0
            let rounds = Rounds.of(12_000, share: 12)
            for round in 0..<rounds {
                let whole = maker.format()
                let text = round % 4 == 0 ? whole : maker.spoil(whole)
                let format = ViewFormat(text, maker.arguments)
                if let fault = fault(in: format.failure, of: text) { Issue.record("\(fault): \(text)") }
                if format.failure == nil { readable += 1 }
                if round % 4 == 0, format.failure != nil { Issue.record("\(format) cannot be read") }
                if !FormatTree.find(format, in: tree).hasPrefix("matching") { answered += 1 }
            }
            #expect(answered > rounds / 24)
            #expect(readable * 15 > rounds * 4 && readable * 4 < rounds * 3)
        }
    }

    @Test("Tokens in any order are read or shown with a place in them")
    func anyTokens() {
        inOwnApplication {
            let view = UIView()
            var numbers = SeededNumbers(seed: 12)
            let tokens = [
                "(", ")", "[", "]", "{", "}", ",", ".", "==", "<", "!", "NOT", "AND", "||", "-", "**", "tag",
                "subviews", "@count", "@max", "$rootView", "$v", "SUBQUERY", "ANY", "SIZE", "FIRST", "'a'",
                "3",
                "1e308", "%@", "%K", "%d", "IN", "BETWEEN", "LIKE", "[cd]", "abs", "sum:", "#key", "nil",
                "SELF",
            ]
            for _ in 0..<Rounds.of(20_000, share: 12) {
                var text = ""
                for _ in 0..<numbers.next(below: 14) { text += numbers.element(of: tokens) + " " }
                let format = ViewFormat(text, [3, "tag"])
                if let fault = fault(in: format.failure, of: text) { Issue.record("\(fault): \(text)") }
                _ = FormatTree.find(format, in: view)
            }
        }
    }

    @Test("A format that is written out again after it was read means the same")
    func roundTrip() throws {
        try inOwnApplication {
            let tree = FormatMaker.tree()
            var maker = FormatMaker(seed: 13)
            for _ in 0..<Rounds.of(4_000, share: 12) {
                let text = maker.format()
                let first = ViewFormat(text, maker.arguments)
                var printer = FormatPrinter()
                let printed = printer.text(of: try #require(first.condition))
                let second = ViewFormat(printed, printer.arguments)
                guard let condition = second.condition else {
                    Issue.record("\(text) became \(printed)")
                    continue
                }
                var secondPrinter = FormatPrinter()
                if secondPrinter.text(of: condition) != printed { Issue.record("\(printed) is not stable") }
                let (one, other) = (FormatTree.find(first, in: tree), FormatTree.find(second, in: tree))
                let answers = [one, other].map { $0.split(separator: " has no answer for ").last ?? "" }
                if answers[0] != answers[1] { Issue.record("\(text) and \(printed): \(one) / \(other)") }
            }
        }
    }
}
