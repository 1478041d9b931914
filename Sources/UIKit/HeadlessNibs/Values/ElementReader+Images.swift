import Foundation
import HeadlessUIKitCore

extension ElementReader {
    /// The image that an attribute names.
    func image(_ attribute: String, catalog: String = "catalog") -> UIImage? {
        guard let name = string(attribute) else { return nil }
        return image(named: name, isSymbol: string(catalog) == "system")
    }

    /// The image that a child refers to, which also says how a symbol is configured.
    func imageReference(key: String) -> UIImage? {
        guard let element = child(key: key) else { return nil }
        let reader = ElementReader(element, in: context)
        guard let image = reader.image("image") else { return nil }
        guard let scale = reader.choice("symbolScale", Self.symbolScales) else { return image }
        return image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale)) ?? image
    }

    /// How a symbol is configured that a child describes.
    func symbolConfiguration(key: String) -> UIImage.SymbolConfiguration? {
        guard let element = child(key: key) else { return nil }
        let reader = ElementReader(element, in: context)
        var result: UIImage.SymbolConfiguration?
        func add(_ part: UIImage.SymbolConfiguration?) {
            guard let part else { return }
            result = result?.applying(part) ?? part
        }
        if let font = reader.child("fontDescription").flatMap({ reader.font(of: $0) }) {
            add(UIImage.SymbolConfiguration(font: font))
        }
        add(
            reader.number("pointSize").map {
                UIImage.SymbolConfiguration(pointSize: $0, weight: .unspecified)
            })
        add(reader.choice("weight", Self.symbolWeights).map { UIImage.SymbolConfiguration(weight: $0) })
        add(reader.choice("scale", Self.symbolScales).map { UIImage.SymbolConfiguration(scale: $0) })
        reader.ignore("configurationType", "renderingMode")
        return result
    }

    /// An image of the size that Xcode last saw, or else what the application has of the name.
    private func image(named name: String, isSymbol: Bool) -> UIImage? {
        if isSymbol { return UIImage(systemName: name) }
        if let size = context.resources.images[name]?.size, size.width > 0, size.height > 0 {
            return UIImage(color: .systemGray, size: size)
        }
        note(.missingImage(name))
        return UIImage(named: name)
    }

    static let symbolScales: [String: UIImage.SymbolScale] = [
        "default": .default, "small": .small, "medium": .medium, "large": .large,
    ]

    static let symbolWeights: [String: UIImage.SymbolWeight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
