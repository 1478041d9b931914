import Foundation
import HeadlessUIKitCore

extension ElementReader {
    /// The image that an attribute names.
    func image(_ attribute: NibName, catalog: NibName = "catalog") -> UIImage? {
        guard let name = string(attribute) else { return nil }
        return image(named: name, isSymbol: string(catalog) == "system")
    }

    /// The image that a child refers to, which also says how a symbol is configured.
    func imageReference(key: NibName) -> UIImage? {
        guard let element = child(key: key) else { return nil }
        let reader = ElementReader(element, in: context)
        let (scale, mode) = (
            reader.choice("symbolScale", Self.symbolScales),
            reader.choice("renderingMode", Self.renderingModes)
        )
        // Symbols are drawn whole, and in one colour.
        reader.ignore(["variableValue"])
        _ = reader.children { $0.name.hasSuffix("Colors") || $0.name == "hierarchicalColor" }
        guard var image = reader.image("image") else { return nil }
        if let scale {
            image = image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale)) ?? image
        }
        reader.noteUnread()
        return mode.map { image.withRenderingMode($0) } ?? image
    }

    /// How a symbol is configured that a child describes.
    func symbolConfiguration(key: NibName) -> UIImage.SymbolConfiguration? {
        guard let element = child(key: key) else { return nil }
        let reader = ElementReader(element, in: context)
        var result: UIImage.SymbolConfiguration?
        func add(_ part: UIImage.SymbolConfiguration?) {
            guard let part else { return }
            result = result?.applying(part) ?? part
        }
        if let font = reader.child(key: "fontDescription").flatMap({ reader.font(of: $0) }) {
            add(UIImage.SymbolConfiguration(font: font))
        }
        add(
            reader.number("pointSize").map {
                UIImage.SymbolConfiguration(pointSize: $0, weight: .unspecified)
            })
        add(reader.choice("weight", Self.symbolWeights).map { UIImage.SymbolConfiguration(weight: $0) })
        add(reader.choice("scale", Self.symbolScales).map { UIImage.SymbolConfiguration(scale: $0) })
        // Symbols are drawn in one colour.
        reader.ignore(["configurationType", "renderingMode"])
        _ = reader.children { $0.name.hasSuffix("Colors") || $0.name == "hierarchicalColor" }
        reader.noteUnread()
        return result
    }

    /// The image of the application's, or else one of the size that Xcode last saw.
    private func image(named name: String, isSymbol: Bool) -> UIImage? {
        if isSymbol { return UIImage(systemName: name) }
        if let bundle = context.bundle, let image = UIImage(named: name, in: bundle, compatibleWith: nil) {
            return image
        }
        if let size = context.resources.images[name]?.size, size.width > 0, size.height > 0 {
            return UIImage(color: .systemGray, size: size)
        }
        note(.missingImage(name))
        return UIImage(named: name)
    }

    /// Symbols in several colours are drawn in one.
    private static let renderingModes: Choices<UIImage.RenderingMode> = [
        "automatic": .automatic, "original": .alwaysOriginal, "template": .alwaysTemplate,
        "monochrome": .automatic, "hierarchical": .automatic, "hierarchical-single": .automatic,
        "palette": .automatic, "multicolor": .automatic,
    ]

    static let symbolScales: Choices<UIImage.SymbolScale> = [
        "default": .default, "small": .small, "medium": .medium, "large": .large,
    ]

    static let symbolWeights: Choices<UIImage.SymbolWeight> = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
