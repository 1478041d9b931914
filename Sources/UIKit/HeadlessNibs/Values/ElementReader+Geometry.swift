import Foundation
import HeadlessUIKitCore

extension ElementReader {
    /// The rectangle of a property.
    func rect(key: String) -> CGRect? {
        guard let element = child(key: key), element.name == "rect" else { return nil }
        let reader = ElementReader(element, in: context)
        guard let size = reader.sizeOfItself, let x = reader.number("x"), let y = reader.number("y") else {
            let found = element.attributes.filter { $0.name != "key" }.map { "\($0.name) \($0.value)" }
            note(.badValue(key, value: found.joined(separator: " ")), at: element)
            return nil
        }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    /// The size of a property.
    func size(key: String) -> CGSize? {
        child(key: key).flatMap { ElementReader($0, in: context).sizeOfItself }
    }

    /// The point of a property.
    func point(key: String) -> CGPoint? {
        guard let element = child(key: key) else { return nil }
        let reader = ElementReader(element, in: context)
        guard let x = reader.number("x"), let y = reader.number("y") else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The offset of a property.
    func offset(key: String) -> UIOffset? {
        guard let element = child(key: key) else { return nil }
        let reader = ElementReader(element, in: context)
        guard let horizontal = reader.number("horizontal"), let vertical = reader.number("vertical") else {
            return nil
        }
        return UIOffset(horizontal: horizontal, vertical: vertical)
    }

    /// The range of a property.
    func range(key: String) -> NSRange? {
        guard let element = child(key: key) else { return nil }
        let reader = ElementReader(element, in: context)
        guard let location = reader.integer("location"), let length = reader.integer("length") else {
            return nil
        }
        return NSRange(location: location, length: length)
    }

    private var sizeOfItself: CGSize? {
        guard let width = number("width"), let height = number("height") else { return nil }
        return CGSize(width: width, height: height)
    }

    /// The insets of a property, which elements name in one of three ways.
    func insets(key: String) -> UIEdgeInsets? {
        guard let element = child(key: key) else { return nil }
        let reader = ElementReader(element, in: context)
        let names =
            element.name == "inset" ? ["minY", "minX", "maxY", "maxX"] : ["top", "left", "bottom", "right"]
        let numbers = names.map { reader.number($0) ?? 0 }
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }

    func directionalInsets(key: String) -> NSDirectionalEdgeInsets? {
        guard let element = child(key: key) else { return nil }
        let reader = ElementReader(element, in: context)
        let numbers = ["top", "leading", "bottom", "trailing"].map { reader.number($0) ?? 0 }
        return NSDirectionalEdgeInsets(
            top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }

    func autoresizingMask() -> UIView.AutoresizingMask {
        guard let element = child(key: "autoresizingMask") else { return [] }
        let parts: [(String, UIView.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return parts.reduce(into: []) { if element[$1.0] == "YES" { $0.insert($1.1) } }
    }
}
