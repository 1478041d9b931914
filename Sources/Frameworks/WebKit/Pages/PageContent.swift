/// What is read in a page: its title, and its texts and links from the top to the bottom.
struct PageContent: Equatable {
    struct Link: Equatable {
        var title: String
        var address: String
        var opensWindow: Bool
    }

    enum Part: Equatable {
        case text(String)
        case link(Link)
    }

    var title = ""
    var parts: [Part] = []

    /// The texts of the page with those of its links, one a line.
    var text: String {
        parts.map {
            switch $0 {
            case .text(let text): text
            case .link(let link): link.title
            }
        }.joined(separator: "\n")
    }

    init() {}

    /// A page of plain text.
    init(text: String) {
        parts = text.split(separator: "\n").map { .text(String($0)) }
    }

    /// Reads a page's source.
    ///
    /// - Complexity: O(*n*) in the length of the source.
    init(html: String) {
        var reader = PageReader(html)
        self = reader.read()
    }
}

/// Reads a page from the beginning to the end.
private struct PageReader {
    /// Elements that do not begin a new line.
    private static let inline: Set<String> = [
        "b", "i", "em", "strong", "span", "small", "sub", "sup", "u", "code", "abbr", "mark", "font",
    ]
    /// Elements whose content is not shown.
    private static let hidden: Set<String> = ["script", "style", "template", "noscript"]

    private var rest: Substring
    private var content = PageContent()
    private var text = ""
    private var link: PageContent.Link?
    private var isInTitle = false

    init(_ html: String) {
        rest = html[...]
    }

    mutating func read() -> PageContent {
        while let first = rest.first {
            if first == "<" {
                readTag()
            } else {
                let end = rest.firstIndex(of: "<") ?? rest.endIndex
                text += rest[..<end]
                rest = rest[end...]
            }
        }
        endLine()
        return content
    }

    private mutating func readTag() {
        if rest.hasPrefix("<!--") {
            rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
            return
        }
        let tag = PageTag(&rest)
        guard !tag.name.isEmpty else { return }
        if Self.hidden.contains(tag.name), !tag.isEnd {
            rest =
                rest.range(of: "</\(tag.name)", options: .caseInsensitive).map { rest[$0.lowerBound...] }
                ?? ""
        } else if tag.name == "title" {
            endLine()
            isInTitle = !tag.isEnd
        } else if tag.name == "a" {
            endLine()
            if !tag.isEnd, let address = tag.attributes["href"] {
                link = PageContent.Link(
                    title: "", address: address, opensWindow: tag.attributes["target"] == "_blank")
            } else {
                link = nil
            }
        } else if tag.name == "img" {
            text += tag.attributes["alt"] ?? ""
        } else if !Self.inline.contains(tag.name), link == nil {
            endLine()
        }
    }

    private mutating func endLine() {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").withoutEntities
        text = ""
        guard !line.isEmpty else { return }
        if isInTitle {
            content.title = line
        } else if var link {
            link.title = line
            content.parts.append(.link(link))
        } else {
            content.parts.append(.text(line))
        }
    }
}

extension String {
    /// The text with the most common entities replaced by their characters.
    fileprivate var withoutEntities: String {
        guard contains("&") else { return self }
        let entities = [
            ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'"),
            ("&nbsp;", "\u{a0}"),
            ("&copy;", "©"), ("&hellip;", "…"), ("&ndash;", "–"), ("&mdash;", "—"), ("&amp;", "&"),
        ]
        return entities.reduce(self) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
}
