import Foundation
import HeadlessUIKitCore

extension ElementReader {
    /// The rectangle of a property.
    func rect(key: NibName) -> CGRect? {
        guard let element = child(key: key), element.name == "rect" else { return nil }
        // Without a reader of its own: each view has a frame, and nothing is said of further attributes.
        guard let width = number("width", of: element), let height = number("height", of: element),
            let x = number("x", of: element), let y = number("y", of: element)
        else {
            let found = element.attributes.filter { $0.name != "key" }.map { "\($0.name) \($0.value)" }
            note(.badValue(key.string, value: found.joined(separator: " ")), at: element)
            return nil
        }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// The size of a property.
    func size(key: NibName) -> CGSize? {
        child(key: key).flatMap { ElementReader($0, in: context).sizeOfItself }
    }

    /// The point of a property.
    func point(key: NibName) -> CGPoint? {
        guard let element = child(key: key) else { return nil }
        let reader = ElementReader(element, in: context)
        guard let x = reader.number("x"), let y = reader.number("y") else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The offset of a property.
    func offset(key: NibName) -> UIOffset? {
        guard let element = child(key: key) else { return nil }
        let reader = ElementReader(element, in: context)
        guard let horizontal = reader.number("horizontal"), let vertical = reader.number("vertical") else {
            return nil
        }
        return UIOffset(horizontal: horizontal, vertical: vertical)
    }

    /// The range of a property.
    func range(key: NibName) -> NSRange? {
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
    func insets(key: NibName) -> UIEdgeInsets? {
        guard let element = child(key: key) else { return nil }
        let reader = ElementReader(element, in: context)
        let names: [NibName] =
            element.name == "inset" ? ["minY", "minX", "maxY", "maxX"] : ["top", "left", "bottom", "right"]
        let numbers = names.map { reader.number($0) ?? 0 }
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }

    func directionalInsets(key: NibName) -> NSDirectionalEdgeInsets? {
        guard let element = child(key: key) else { return nil }
        let reader = ElementReader(element, in: context)
        let names: [NibName] = ["top", "leading", "bottom", "trailing"]
        let numbers = names.map { reader.number($0) ?? 0 }
        return NSDirectionalEdgeInsets(
            top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }

    func autoresizingMask() -> UIView.AutoresizingMask {
        guard let element = child(key: "autoresizingMask") else { return [] }
        let parts: [(NibName, UIView.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return parts.reduce(into: []) { if element.isSet($1.0) { $0.insert($1.1) } }
    }
}
