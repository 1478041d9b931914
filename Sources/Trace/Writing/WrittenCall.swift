import FailureReporting
import SourceReading

/// A call of a function as it is written in a source file, on one line.
struct WrittenCall {
    let text: String

    /// How many lines a call may go on for.
    private static let lineLimit = 12

    /// Finds the call at a site; `nil` if the source is not at hand, or has no call there.
    init?(of name: String, at site: CallSite) {
        guard let lines = SourceFiles.lines(of: site.path), site.line > 0, site.line <= lines.count
        else { return nil }
        self.init(of: name, in: Array(lines[(Int(site.line) - 1)...]), column: Int(site.column))
    }

    /// Finds the call whose parenthesis stands at the column, or else one of the function; `nil` if there is neither, or it
    /// does not end.
    ///
    /// - Parameters:
    ///   - name: the name of the function, without its labels. A function that forwards the line of its own caller has
    ///     another one there.
    ///   - lines: the source from the call's line on.
    ///   - column: the column of the call's parenthesis in the first line, as `#column` has it, counted from 1 in bytes.
    init?(of name: String, in lines: [ArraySlice<UInt8>], column: Int) {
        guard let first = lines.first else { return nil }
        let line = Array(first)
        guard let opening = Self.opening(of: name, in: line, at: column - 1) else { return nil }
        let called = SourceName(before: opening, in: line)
        let start = Self.startOfReceiver(before: called.start, in: line)
        let head = String(decoding: line[start..<opening], as: UTF8.self)
        if line[opening] == UInt8(ascii: "{") {
            text = head + "{ … }"
            return
        }
        let rest = [line[opening...]] + lines.dropFirst().prefix(Self.lineLimit - 1)
        let source = String(decoding: Array(rest.joined(separator: [UInt8(ascii: "\n")])), as: UTF8.self)
        guard let arguments = SourceScanner.bracketed(source)?.inside else { return nil }
        text = Self.onOneLine(head + "(" + arguments + ")")
    }

    /// Where the parenthesis or the brace of the call is: at the column, or else behind the name that is closest to it.
    private static func opening(of name: String, in line: [UInt8], at column: Int) -> Int? {
        if line.indices.contains(column), line[column] == UInt8(ascii: "("),
            !SourceName(before: column, in: line).text.isEmpty
        {
            return column
        }
        let openings = line.indices.filter { place in
            (line[place] == UInt8(ascii: "(") || line[place] == UInt8(ascii: "{"))
                && SourceName(before: place, in: line).text == name
        }
        func distance(_ place: Int) -> Int { abs(SourceName(before: place, in: line).start - column) }
        return openings.min { distance($0) < distance($1) }
    }

    /// Where the expression begins whose member is called: `app.buttons["Save"].` in front of `tap`.
    private static func startOfReceiver(before start: Int, in line: [UInt8]) -> Int {
        guard start > 0, line[start - 1] == UInt8(ascii: ".") else { return start }
        var index = start - 1
        var depth = 0
        while index > 0 {
            let byte = line[index - 1]
            if ")]".utf8.contains(byte) {
                depth += 1
            } else if "([".utf8.contains(byte) {
                if depth == 0 { break }
                depth -= 1
            } else if depth == 0, !byte.isPartOfName, !".?!`".utf8.contains(byte) {
                break
            }
            index -= 1
        }
        return index
    }

    private static func onOneLine(_ source: String) -> String {
        var text = ""
        for line in source.split(whereSeparator: \.isNewline) {
            let part = line.drop { $0 == " " || $0 == "\t" }
            if let last = text.last, last != "(", part.first != ")" { text += " " }
            text += part
        }
        return text
    }
}
