import Foundation

/// A drawing in the format SVG, of which the size is read.
struct SVGFile {
    /// The size in points, each of which is a pixel of CSS: the root's width and height, or those of its view box.
    let size: CGSize

    /// Reads a file; `nil` for data in another format, or of no size.
    ///
    /// - Complexity: O(*n*) in the bytes before the end of the root's tag.
    init?(_ data: Data) {
        guard let attributes = Self.root(String(decoding: data, as: UTF8.self)) else { return nil }
        let box = (attributes["viewBox"] ?? "").split { ", \t\r\n".contains($0) }.compactMap { Double($0) }
        let ratio = box.count == 4 && box[2] > 0 && box[3] > 0 ? box[2] / box[3] : nil
        let (width, height) = (Self.length(attributes["width"]), Self.length(attributes["height"]))
        switch (width, height) {
        case (let width?, let height?): size = CGSize(width: width, height: height)
        // The other side follows from the proportions of the view box.
        case (let width?, nil): size = CGSize(width: width, height: ratio.map { width / $0 } ?? 0)
        case (nil, let height?): size = CGSize(width: ratio.map { height * $0 } ?? 0, height: height)
        case (nil, nil): size = ratio == nil ? .zero : CGSize(width: box[2], height: box[3])
        }
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    }

    /// A length in pixels of CSS; `nil` for one that depends on what is around, such as `100%`, or that is none.
    private static func length(_ text: String?) -> Double? {
        guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines) else { return nil }
        let unit = String(text.reversed().prefix { $0.isLetter || $0 == "%" }.reversed())
        guard let number = Double(text.dropLast(unit.count).trimmingCharacters(in: .whitespaces)), number > 0,
            let factor = pixels[unit.lowercased()]
        else { return nil }
        return number * factor
    }

    /// Units in pixels, as CSS Values and Units defines them.
    private static let pixels: [String: Double] = [
        "": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 9.6 / 2.54,
        "q": 2.4 / 2.54,
    ]

    /// The attributes of the root element; `nil` if it is another than `svg`.
    private static func root(_ text: String) -> [String: String]? {
        var rest = text[...]
        while let start = rest.firstIndex(of: "<") {
            rest = rest[start...]
            if rest.hasPrefix("<!--") {
                guard let end = rest.range(of: "-->") else { return nil }
                rest = rest[end.upperBound...]
            } else if rest.hasPrefix("<?") {
                guard let end = rest.range(of: "?>") else { return nil }
                rest = rest[end.upperBound...]
            } else if rest.hasPrefix("<!") {
                rest = afterDeclaration(rest)
            } else {
                let name = rest.dropFirst().prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
                // The name may have a prefix for its namespace.
                guard name.split(separator: ":").last == "svg" else { return nil }
                return attributes(rest.dropFirst(1 + name.count))
            }
        }
        return nil
    }

    /// Skips a document type, which may have declarations of its own in brackets.
    private static func afterDeclaration(_ text: Substring) -> Substring {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "<", "[": depth += 1
            case ">", "]": depth -= 1
            default: break
            }
            if depth == 0 { return text[text.index(after: index)...] }
        }
        return ""
    }

    private static func attributes(_ text: Substring) -> [String: String] {
        var (rest, attributes) = (text, [String: String]())
        while true {
            rest = rest.drop { $0.isWhitespace || $0 == "/" }
            let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != ">" }
            guard !name.isEmpty else { return attributes }
            rest = rest.dropFirst(name.count).drop { $0.isWhitespace || $0 == "=" }
            guard let quote = rest.first, quote == "\"" || quote == "'" else { return attributes }
            let value = rest.dropFirst().prefix { $0 != quote }
            attributes[String(name)] = String(value)
            rest = rest.dropFirst(value.count + 2)
        }
    }
}
