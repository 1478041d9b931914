import Foundation

/// The attributed text that is made of HTML, with the whitespace that browsers show.
struct HTMLText {
    /// A list that is open.
    struct List {
        var style: String
        var isOrdered: Bool
        var number: Int
    }

    private(set) var lists: [List] = []
    private var text = ""
    private var runs: [(length: Int, values: [NSAttributedString.Key: Any])] = []
    private var last: Unicode.Scalar = "\n"
    /// Whether a space or a line break at the end is only there if text follows.
    private var isSoft = false

    var isEmpty: Bool { text.isEmpty }
    private(set) var length = 0

    /// - Complexity: O(*n*) in the length.
    var attributedString: NSAttributedString {
        let result = NSMutableAttributedString(string: text)
        var start = 0
        for run in runs {
            result.addAttributes(run.values, range: NSRange(location: start, length: run.length))
            start += run.length
        }
        return result
    }

    // MARK: Lists

    mutating func open(_ list: List) { lists.append(list) }

    mutating func closeList() { _ = lists.popLast() }

    // MARK: Text

    /// Adds text; whitespace becomes one space, or none where a line begins, unless it is kept.
    mutating func add(
        _ source: String, _ style: HTMLStyle, _ values: @autoclosure () -> [NSAttributedString.Key: Any]
    ) {
        var shown = style.keepsWhitespace ? source : collapsed(source)
        guard !shown.isEmpty else { return }
        switch style.transform {
        case "uppercase": shown = shown.uppercased()
        case "lowercase": shown = shown.lowercased()
        case "capitalize": shown = shown.capitalized
        default: break
        }
        let values = values()
        beginParagraph(values)
        append(shown, values)
        isSoft = !style.keepsWhitespace && last == " "
    }

    private func collapsed(_ source: String) -> String {
        let beginsLine = isSoft && last == " " || "\n\r\t\u{2028}\u{2029}".unicodeScalars.contains(last)
        var result = String.UnicodeScalarView()
        var (wasSpace, isLeading) = (false, true)
        for scalar in source.unicodeScalars {
            switch scalar {
            case " ", "\n", "\r", "\t", "\u{0C}", "\u{200B}": wasSpace = !isLeading || !beginsLine
            default:
                if wasSpace { result.append(" ") }
                result.append(scalar)
                (wasSpace, isLeading) = (false, false)
            }
        }
        if wasSpace { result.append(" ") }
        return String(result)
    }

    /// Ends the paragraph, if there is anything in it.
    ///
    /// - Parameters:
    ///   - isEmpty: whether an empty one is ended, too.
    ///   - dropsSpace: whether a space at its end goes.
    ///   - string: what ends it; nothing for the document's end.
    mutating func endParagraph(
        _ values: @autoclosure () -> [NSAttributedString.Key: Any], evenIfEmpty isEmpty: Bool,
        dropsSpace: Bool = true,
        with string: String = "\n"
    ) {
        guard isEmpty || last != "\n" else { return }
        if dropsSpace, isSoft, last == " " || last == "\u{2028}" { removeLast() }
        if !string.isEmpty {
            let values = values()
            beginParagraph(values)
            append(string, values)
        }
        isSoft = true
    }

    /// Breaks the line inside of a paragraph.
    mutating func breakLine(_ values: [NSAttributedString.Key: Any]) {
        beginParagraph(values)
        append("\u{2028}", values)
        isSoft = true
    }

    /// Adds the marker of a list's item where a paragraph begins.
    private mutating func beginParagraph(_ values: [NSAttributedString.Key: Any]) {
        guard last == "\n", let list = lists.last else { return }
        lists[lists.count - 1].number += 1
        var values = values
        for key in [NSAttributedString.Key.link, .underlineStyle, .strikethroughStyle, .backgroundColor] {
            values[key] = nil
        }
        append("\t\(list.marker)\t", values)
    }

    private mutating func append(_ string: String, _ values: [NSAttributedString.Key: Any]) {
        text += string
        let units = string.utf16.count
        length += units
        runs.append((units, values))
        if let scalar = string.unicodeScalars.last { last = scalar }
    }

    private mutating func removeLast() {
        text.unicodeScalars.removeLast()
        length -= 1
        runs[runs.count - 1].length -= 1
        if runs[runs.count - 1].length == 0 { runs.removeLast() }
        last = text.unicodeScalars.last ?? "\n"
    }
}

extension HTMLText.List {
    /// What stands before the item with the list's number.
    fileprivate var marker: String {
        let text: String
        switch style {
        case "none": text = ""
        case "disc": text = "•"
        case "circle": text = "◦"
        case "square": text = "▪"
        case "lower-alpha", "lower-latin": text = letters
        case "upper-alpha", "upper-latin": text = letters.uppercased()
        case "lower-roman": text = roman
        case "upper-roman": text = roman.uppercased()
        default: text = "\(number)"
        }
        return isOrdered ? text + "." : text
    }

    private var letters: String {
        guard number > 0 else { return "\(number)" }
        var (rest, text) = (number, "")
        while rest > 0 {
            text = String(Character(Unicode.Scalar(UInt8(97 + (rest - 1) % 26)))) + text
            rest = (rest - 1) / 26
        }
        return text
    }

    private var roman: String {
        guard (1..<4000).contains(number) else { return "\(number)" }
        let parts = [
            (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"),
            (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
        ]
        var (rest, text) = (number, "")
        for (value, letters) in parts {
            while rest >= value {
                text += letters
                rest -= value
            }
        }
        return text
    }
}
