import Foundation

/// Makes attributed text of HTML, as WebKit's converter does.
///
/// The elements that are open are a list, not calls inside each other, and no deeper than browsers let them be.
struct HTMLReader {
    /// An element that is open.
    private struct Element {
        var tag: String
        var style: HTMLStyle
        /// Where its text begins.
        var start: Int
        /// The attributes of its text, once they are needed.
        var values: [NSAttributedString.Key: Any]?
    }

    /// WebKit's limit: what is deeper counts as if it were not.
    private static let deepest = 512

    private static let blocks: Set<String> = [
        "address", "article", "aside", "blockquote", "body", "center", "dd", "details", "dialog", "dir",
        "div", "dl",
        "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
        "header",
        "hgroup", "hr", "html", "legend", "li", "main", "menu", "nav", "ol", "p", "pre", "section", "summary",
        "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul", "caption",
    ]
    private static let withoutContent: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
        "track",
        "wbr",
    ]
    private static let notShown: Set<String> = ["script", "style", "title", "noscript", "template", "head"]

    private var tokens: HTMLTokenizer
    private var text = HTMLText()
    private var sheet = HTMLStyleSheet()
    private var open: [Element] = [Element(tag: "body", style: HTMLStyle(), start: 0)]
    /// The places in the list of the elements with a tag.
    private var places: [String: [Int]] = [:]

    private init(_ html: String) {
        tokens = HTMLTokenizer(html)
    }

    /// - Complexity: O(*n*) in the characters.
    static func text(of html: String) -> NSAttributedString {
        var reader = HTMLReader(html)
        reader.read()
        return reader.text.attributedString
    }

    /// The encoding that HTML says it has; that of Windows' Latin text if it does not say.
    static func encoding(of data: Data) -> String.Encoding {
        if data.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8 }
        if data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE]) { return .utf16 }
        let start = String(decoding: data.prefix(1024), as: UTF8.self).lowercased()
        guard let mark = start.range(of: "charset=") else { return .windowsCP1252 }
        let name = start[mark.upperBound...].drop { $0 == "\"" || $0 == "'" }
            .prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        return name == "utf-8" || name == "utf8" ? .utf8 : .windowsCP1252
    }

    private mutating func read() {
        while let token = tokens.next() {
            switch token {
            case .text(let string): add(string)
            case .start(let tag, let attributes): begin(tag, attributes)
            case .end(let tag): end(tag)
            }
        }
        close(downTo: 1)
        text.endParagraph([:], evenIfEmpty: false, with: "")
    }

    // MARK: Text

    private var style: HTMLStyle { open[open.count - 1].style }

    private mutating func values(at index: Int) -> [NSAttributedString.Key: Any] {
        if let known = open[index].values { return known }
        let values = open[index].style.attributes(listDepth: text.lists.count)
        open[index].values = values
        return values
    }

    private mutating func add(_ string: String) {
        let style = style
        guard !style.isHidden else { return }
        let values = values(at: open.count - 1)
        text.add(string, style, values)
    }

    // MARK: Elements

    private mutating func begin(_ tag: String, _ attributes: [String: String]) {
        if tag == "html" || tag == "body" { return takeBody(attributes) }
        if Self.notShown.contains(tag) { return skip(tag) }
        closeImplied(by: tag)
        if tag == "br" { return breakLine() }
        var style = style
        if Self.blocks.contains(tag) { style.block = HTMLStyle.Block(tag: tag) }
        style.take(tag, attributes)
        let declarations =
            sheet.declarations(for: tag, attributes) + HTMLStyle.declarations(attributes["style"] ?? "")
        for (property, value) in declarations { style.take(property, value) }
        guard open.count < Self.deepest else { return }
        let isBlock = Self.blocks.contains(tag)
        if isBlock, !style.isHidden, !isInsideItem(tag) {
            let depth = text.lists.count
            text.endParagraph(style.attributes(listDepth: depth), evenIfEmpty: false)
        }
        places[tag, default: []].append(open.count)
        open.append(Element(tag: tag, style: style, start: text.length))
        if tag == "ul" || tag == "ol" { openList(tag, attributes, style) }
        if Self.withoutContent.contains(tag) { close(downTo: open.count - 1) }
    }

    /// The document's own style counts from where it is said.
    private mutating func takeBody(_ attributes: [String: String]) {
        if let value = attributes["text"], let color = HTMLColor.attribute(value) {
            open[0].style.color = color
        }
        for (property, value) in HTMLStyle.declarations(attributes["style"] ?? "") {
            open[0].style.take(property, value)
        }
        open[0].values = nil
    }

    private mutating func skip(_ tag: String) {
        // The content of a head is shown nowhere, but its style sheets count.
        guard tag != "head", tag != "noscript", tag != "template" else { return }
        let content = tokens.rawText(until: tag)
        guard tag == "style" else { return }
        sheet.add(content)
        for tag in ["html", "body"] {
            for (property, value) in sheet.declarations(for: tag, [:]) { open[0].style.take(property, value) }
        }
        open[0].values = nil
    }

    /// Whether a block inside of a list's item breaks the line only.
    private func isInsideItem(_ tag: String) -> Bool {
        !text.lists.isEmpty && tag != "li" && tag != "ul" && tag != "ol"
    }

    private mutating func openList(_ tag: String, _ attributes: [String: String], _ style: HTMLStyle) {
        let isOrdered = tag == "ol"
        let types = ["a": "lower-alpha", "A": "upper-alpha", "i": "lower-roman", "I": "upper-roman"]
        let bullets = ["disc", "circle", "square"]
        let usual =
            isOrdered
            ? types[attributes["type"] ?? ""] ?? "decimal"
            : attributes["type"]?.lowercased() ?? bullets[min(text.lists.count { !$0.isOrdered }, 2)]
        let start = isOrdered ? Int(attributes["start"] ?? "") ?? 1 : 1
        text.open(
            HTMLText.List(
                style: style.listStyle ?? usual, isOrdered: isOrdered, number: min(max(start, -9999), 99_999))
        )
    }

    private mutating func breakLine() {
        let style = style
        guard !style.isHidden else { return }
        let values = values(at: open.count - 1)
        if style.block.isParagraph {
            text.breakLine(values)
        } else {
            text.endParagraph(values, evenIfEmpty: true, dropsSpace: false)
        }
    }

    // MARK: Closing

    /// Closes the elements that a tag ends without saying so.
    private mutating func closeImplied(by tag: String) {
        func isOpen(_ tag: String, inside others: [String]) -> Int? {
            guard let place = places[tag]?.last else { return nil }
            return others.allSatisfy { (places[$0]?.last ?? -1) < place } ? place : nil
        }
        if Self.blocks.contains(tag), let place = isOpen("p", inside: ["td", "th", "caption"]) {
            close(downTo: place)
        }
        let closed: [(tags: Set<String>, ends: [String], inside: [String])] = [
            (["li"], ["li"], ["ul", "ol", "menu"]), (["dt", "dd"], ["dt", "dd"], ["dl"]),
            (["td", "th"], ["td", "th"], ["tr", "table"]), (["tr"], ["tr"], ["table"]), (["a"], ["a"], []),
        ]
        for rule in closed where rule.tags.contains(tag) {
            for end in rule.ends {
                if let place = isOpen(end, inside: rule.inside) { close(downTo: place) }
            }
        }
    }

    private mutating func end(_ tag: String) {
        if tag == "br" { return breakLine() }
        guard let place = places[tag]?.last else {
            // Browsers make a paragraph of an end without a beginning.
            if tag == "p" {
                begin("p", [:])
                end("p")
            }
            return
        }
        // What is inside of a block ends with it.
        let block = open.lastIndex { Self.blocks.contains($0.tag) } ?? 0
        if !Self.blocks.contains(tag), place < block { return }
        let others = open[(place + 1)...]
        let reopened = Self.blocks.contains(tag) ? [] : Array(others.prefix(8))
        close(downTo: place)
        for element in reopened where open.count < Self.deepest {
            // An element that ended too late goes on without the one that ended.
            var style = self.style
            style.take(element.tag, element.style.link.map { ["href": $0] } ?? [:])
            places[element.tag, default: []].append(open.count)
            open.append(Element(tag: element.tag, style: style, start: text.length))
        }
    }

    /// Closes all elements from a place in the list on.
    private mutating func close(downTo count: Int) {
        while open.count > count {
            let index = open.count - 1
            let element = open[index]
            if Self.blocks.contains(element.tag), !element.style.isHidden {
                let values = values(at: index)
                if isInsideItem(element.tag) {
                    text.breakLine(values)
                } else {
                    text.endParagraph(values, evenIfEmpty: text.length == element.start)
                }
            }
            if element.tag == "ul" || element.tag == "ol" { text.closeList() }
            open.removeLast()
            places[element.tag]?.removeLast()
        }
    }
}
