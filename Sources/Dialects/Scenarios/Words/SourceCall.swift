import FailureReporting
import SourceReading

/// A call in the source of a test: its name, and what it is given.
struct SourceCall {
    /// The name in front of the parentheses, without generic arguments; empty if there is none.
    let name: String
    /// What stands between the parentheses; `nil` if the call has none, or nothing but a closure behind them.
    let arguments: String?
    /// What stands in the closure of a call that has no other arguments.
    let closure: String?

    private static let lineLimit = 30
    private static let byteLimit = 8192
    private static let columnLimit = 65536

    /// Reads the call at a site; `nil` if the source is not at hand, or has no call there.
    init?(at site: CallSite, after keyword: String) {
        guard let lines = SourceFiles.lines(of: site.path) else { return nil }
        self.init(in: lines, line: site.line, column: site.column, after: keyword)
    }

    /// Reads the call at a column, which is that of the opening parenthesis, or of the brace where there is none.
    ///
    /// If a function passes on the line of its caller alone, the column is the function's own. So a call whose name begins
    /// with the keyword is preferred, if the line has one.
    init?(in lines: [ArraySlice<UInt8>], line number: UInt, column: UInt, after keyword: String) {
        guard number >= 1, number <= UInt(lines.count) else { return nil }
        let following = lines[Int(number)...]
        let line = Array(lines[Int(number) - 1].prefix(Self.columnLimit))
        guard let start = Self.opening(in: line, at: column, after: keyword) else { return nil }
        name = SourceName(before: start, in: line).text
        var source = Array(line[start...])
        for line in following.prefix(Self.lineLimit) {
            guard source.count < Self.byteLimit else { break }
            source += [UInt8(ascii: "\n")] + line
        }
        let text = String(decoding: source.prefix(Self.byteLimit), as: UTF8.self)
        guard let first = SourceScanner.bracketed(text) else { return nil }
        if line[start] == UInt8(ascii: "{") {
            (arguments, closure) = (nil, first.inside)
            return
        }
        let rest = String(first.rest.drop { $0 == " " })
        if rest.hasPrefix("{"), first.inside.allSatisfy(\.isWhitespace) {
            (arguments, closure) = (nil, SourceScanner.bracketed(rest)?.inside)
        } else {
            (arguments, closure) = (first.inside, nil)
        }
    }

    private static func opening(in line: [UInt8], at column: UInt, after keyword: String) -> Int? {
        var known: Int?
        if column >= 1, column <= UInt(line.count), line[Int(column) - 1].opensCall {
            known = Int(column) - 1
        }
        if let known, isCall(of: keyword, at: known, in: line) { return known }
        return line.indices.first { line[$0].opensCall && isCall(of: keyword, at: $0, in: line) } ?? known
    }

    /// Whether `Given`, or a member of it as in `Given.IAmLoggedIn`, stands in front of a place.
    private static func isCall(of keyword: String, at place: Int, in line: [UInt8]) -> Bool {
        let called = SourceName(before: place, in: line)
        return called.text == keyword
            || line[..<called.start].suffix(keyword.utf8.count + 1).elementsEqual("\(keyword).".utf8)
    }
}

extension UInt8 {
    fileprivate var opensCall: Bool { self == UInt8(ascii: "(") || self == UInt8(ascii: "{") }
}
