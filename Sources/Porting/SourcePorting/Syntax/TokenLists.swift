/// Lists of tokens between brackets.
package enum TokenLists {
    /// Returns the elements of a list that begins with an opening bracket; commas within other brackets do not
    /// separate.
    package static func elements(of open: Int, _ file: ParsedFile) -> [Range<Int>] {
        let close = file.match[open]
        guard close > open else { return [] }
        var elements: [Range<Int>] = []
        var start = open + 1
        while start < close {
            let end = first(in: start..<close, file) { $0.isPunctuation(",") } ?? close
            elements.append(start..<end)
            start = end + 1
        }
        return elements
    }

    /// Returns the first token in a range that fulfils a condition and is in no other brackets, angle brackets
    /// included.
    static func first(in range: Range<Int>, _ file: ParsedFile, where isIt: (CodeToken) -> Bool) -> Int? {
        var index = range.lowerBound
        var angles = 0
        while index < range.upperBound {
            let token = file.code[index]
            if angles <= 0, isIt(token) { return index }
            if token.kind == .operator, angles > 0 || isAngle(token, file) {
                angles += TypeHeader.angles(token.text)
            }
            index = token.opens ? max(file.match[index], index) + 1 : index + 1
        }
        return nil
    }

    /// Whether `<` opens generic arguments: it stands at a name, and a comparison between spaces.
    private static func isAngle(_ token: CodeToken, _ file: ParsedFile) -> Bool {
        token.text.hasPrefix("<") && token.start > 0
            && !ByteClasses.separatesOperands(file.bytes[token.start - 1])
    }
}
