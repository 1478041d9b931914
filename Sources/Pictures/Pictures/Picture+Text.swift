import HeadlessUIKit

extension Picture: CustomStringConvertible {
    /// What stands in the text after the class of a view that is masked.
    static let maskWord = "masked"

    /// The picture as text: a line for each view, with its frame, and below it what it draws, a line each.
    ///
    /// Of a view that is masked, the line has the class alone.
    public var description: String {
        var lines = ["picture \(size.shortText)"]
        var depth = 0
        // How many views are open from a masked one on.
        var masked = 0
        func add(_ text: String) {
            lines.append(String(repeating: "  ", count: depth) + text)
        }
        for element in elements {
            if masked > 0 {
                if case .begin = element { masked += 1 }
                if element == .end { masked -= 1 }
                continue
            }
            switch element {
            case .begin(let view) where view.isMasked:
                add("- \(view.name.prefix { $0 != " " }) \(Self.maskWord)")
                masked = 1
            case .begin(let view):
                add("- \(view.words)")
                depth += 1
            case .draw(let list): for line in list.description.split(separator: "\n") { add(String(line)) }
            case .beginSubviews(let clip, let transform):
                if let clip { add("subviews clip \(clip)") }
                if !transform.isIdentity { add("subviews \(transform.words)") }
            case .endSubviews: break
            case .end: depth -= 1
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension Picture.View {
    /// The view in a line: its name and its frame, then what is not the default.
    fileprivate var words: String {
        var words = "\(name.onOneLine) \(frame.shortText)"
        if bounds.origin != .zero, placement.isOnlyMove { words += " origin \(bounds.origin.shortText)" }
        if !placement.isOnlyMove { words += " size \(bounds.size.shortText) \(placement.words)" }
        words += effects.words
        if let mask {
            var list = DisplayList()
            list.commands = [.image(mask, in: bounds, DisplayList.Effects.none)]
            words += " mask \(list)"
        }
        return words
    }
}

extension CGAffineTransform {
    fileprivate var isOnlyMove: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension String {
    /// The text without line breaks and control characters.
    fileprivate var onOneLine: String {
        unicodeScalars.contains {
            $0.properties.generalCategory == .control || $0.value == 0x2028 || $0.value == 0x2029
        }
            ? String(quotedText.dropFirst().dropLast()).replacing("\\\"", with: "\"") : self
    }
}
