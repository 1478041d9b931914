import Foundation
import HeadlessUIKitCore

extension ElementReader {
    /// The font of a property.
    func font(key: NibName) -> UIFont? {
        child(key: key).flatMap { font(of: $0) }
    }

    /// Fonts of labels are described by their kind, those in attributed strings by a name, a size and a role.
    func font(of element: NibElement) -> UIFont? {
        let reader = ElementReader(element, in: context)
        let size = reader.number("pointSize") ?? reader.fontSize()
        let weight = reader.choice("weight", Self.weights)
        defer { reader.noteUnread() }
        reader.ignore(["family", "metaFont", "name", "type", "style"])
        if let style = reader.string("style") {
            return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
        }
        switch reader.string("type") {
        case "system": return .systemFont(ofSize: size ?? UIFont.systemFontSize, weight: weight ?? .regular)
        // "System Bold" is bold, as the widths of labels in public nibs show; `boldSystemFont` is semibold.
        case "boldSystem": return .systemFont(ofSize: size ?? UIFont.systemFontSize, weight: .bold)
        case "italicSystem": return .italicSystemFont(ofSize: size ?? UIFont.systemFontSize)
        default: break
        }
        if let role = reader.string("metaFont") { return Self.font(role: role, size: size) }
        guard let name = reader.string("name") else { return nil }
        let font =
            Self.isSystem(name) ? Self.systemFont(name, size ?? 12) : UIFont(name: name, size: size ?? 12)
        if font == nil { reader.note(.missingFont(name)) }
        return font
    }

    /// A size in points, or a role's, which the kind of font says as well.
    private func fontSize() -> CGFloat? {
        if element["size"] == "system" {
            ignore(["size"])
            return nil
        }
        return number("size")
    }

    private static func font(role: String, size: CGFloat?) -> UIFont? {
        switch role {
        case "systemBold", "boldSystem", "emphasizedSystem":
            .boldSystemFont(ofSize: size ?? UIFont.systemFontSize)
        case "smallSystem", "toolTip": .systemFont(ofSize: size ?? 11)
        case "miniSystem": .systemFont(ofSize: size ?? 9)
        case "label": .systemFont(ofSize: size ?? UIFont.labelFontSize)
        default: .systemFont(ofSize: size ?? 13)
        }
    }

    private static func isSystem(_ name: String) -> Bool {
        name.hasPrefix(".") || name == "HelveticaNeue" || name == "Helvetica"
    }

    private static func systemFont(_ name: String, _ size: CGFloat) -> UIFont? {
        guard name.hasPrefix(".") else { return UIFont(name: name, size: size) }
        let weight = weights.entries.first { name.lowercased().hasSuffix($0.name.string) }?.value
        return .systemFont(ofSize: size, weight: weight ?? .regular)
    }

    static let weights: Choices<UIFont.Weight> = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
