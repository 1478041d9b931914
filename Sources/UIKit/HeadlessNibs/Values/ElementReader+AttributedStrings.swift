import Foundation
import HeadlessUIKitCore

extension ElementReader {
    /// The text of an attribute, or of a child if it has several lines, in the device's language.
    func text(_ key: NibName) -> String? {
        storedText(key).map { context.text($0, translatedAs: "\(element.id ?? "").\(key.string)") }
    }

    /// The text of a part of an object, which has no identifier of its own.
    ///
    /// - Parameter translation: its key in tables of texts, such as `normalTitle`, behind the identifier of the
    ///   `owner`.
    func text(_ key: NibName, of owner: NibElement, as translation: @autoclosure () -> String) -> String? {
        storedText(key).map { context.text($0, translatedAs: "\(owner.id ?? "").\(translation())") }
    }

    private func storedText(_ key: NibName) -> String? {
        if let text = string(key) { return text }
        guard let element = child(key: key), element.name == "string" || element.name == "mutableString"
        else {
            return nil
        }
        // Texts that XML would not keep are stored in Base64.
        guard element["base64-UTF8"] == "YES" else { return element.text }
        let padded = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
        let data = Data(base64Encoded: padded + String(repeating: "=", count: (4 - padded.count % 4) % 4))
        return data.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The attributed text of a property, which is stored in fragments.
    func attributedText(key: NibName) -> NSAttributedString? {
        guard let element = child(key: key), element.name == "attributedString" else { return nil }
        let result = NSMutableAttributedString(string: "")
        for fragment in element.children where fragment.name == "fragment" {
            let reader = ElementReader(fragment, in: context)
            let attributes = fragment.child("attributes").map { reader.textAttributes(of: $0) } ?? [:]
            result.append(NSAttributedString(string: reader.text("content") ?? "", attributes: attributes))
        }
        return result
    }

    private func textAttributes(of element: NibElement) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        for child in element.children {
            switch child.key {
            case "NSFont": result[.font] = font(of: child)
            case "NSColor": result[.foregroundColor] = color(of: child)
            case "NSBackgroundColor": result[.backgroundColor] = color(of: child)
            case "NSParagraphStyle": result[.paragraphStyle] = paragraphStyle(of: child)
            case "NSUnderline": result[.underlineStyle] = ElementReader(child, in: context).integer("value")
            case "NSUnderlineColor": result[.underlineColor] = color(of: child)
            case "NSKern": result[.kern] = ElementReader(child, in: context).number("value")
            case "NSBaselineOffset":
                result[.baselineOffset] = ElementReader(child, in: context).number("value")
            case "NSStrikethrough":
                result[.strikethroughStyle] = ElementReader(child, in: context).integer("value")
            case "NSStrikethroughColor": result[.strikethroughColor] = color(of: child)
            case "NSLink": result[.link] = child["value"] ?? child.text
            // What editing on a Mac leaves: the font before another was substituted, joined letters.
            case "NSOriginalFont", "NSLigature", "NSSuperScript": break
            default: note(.unknownChild(child.name, key: child.key), at: child)
            }
        }
        return result
    }

    private func paragraphStyle(of element: NibElement) -> NSParagraphStyle {
        let reader = ElementReader(element, in: context)
        let style = NSMutableParagraphStyle()
        reader.choice("alignment", Self.textAlignments).map { style.alignment = $0 }
        reader.choice("lineBreakMode", Self.lineBreakModes).map { style.lineBreakMode = $0 }
        reader.number("lineSpacing").map { style.lineSpacing = $0 }
        reader.number("lineHeightMultiple").map { style.lineHeightMultiple = $0 }
        reader.number("minimumLineHeight").map { style.minimumLineHeight = $0 }
        reader.number("maximumLineHeight").map { style.maximumLineHeight = $0 }
        reader.number("paragraphSpacingBefore").map { style.paragraphSpacingBefore = $0 }
        reader.number("paragraphSpacing").map { style.paragraphSpacing = $0 }
        reader.number("firstLineHeadIndent").map { style.firstLineHeadIndent = $0 }
        reader.number("headIndent").map { style.headIndent = $0 }
        reader.number("tailIndent").map { style.tailIndent = $0 }
        // Text is written from left to right, without hyphens and tabs.
        reader.ignore(
            [
                "allowsDefaultTighteningForTruncation", "baseWritingDirection", "defaultTabInterval",
                "tighteningFactorForTruncation", "hyphenationFactor",
            ])
        _ = reader.child("tabStops")
        reader.noteUnread()
        return style
    }

    static let textAlignments: Choices<NSTextAlignment> = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]

    static let lineBreakModes: Choices<NSLineBreakMode> = [
        "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
        "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
        "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
        "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle, "truncatingMiddle": .byTruncatingMiddle,
    ]
}
