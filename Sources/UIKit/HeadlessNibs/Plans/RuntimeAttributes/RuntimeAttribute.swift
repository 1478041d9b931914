import Foundation
import HeadlessUIKitCore

/// What key-value coding sets of an object that was loaded.
package struct RuntimeAttribute {
    package let keyPath: String
    /// A Boolean, a number as `Double`, a `String`, `CGPoint`, `CGSize`, `CGRect`, `NSRange`, `UIColor` or `UIImage`;
    /// `nil` sets `nil`.
    package let value: Any?
    package let line: Int
    /// The element, for the report.
    let element: NibElement

    /// Reads the attributes of an element.
    static func all(of reader: ElementReader) -> [RuntimeAttribute] {
        (reader.child("userDefinedRuntimeAttributes")?.children ?? []).compactMap {
            RuntimeAttribute(ElementReader($0, in: reader.context))
        }
    }

    private init?(_ reader: ElementReader) {
        guard let keyPath = reader.string("keyPath"), !keyPath.isEmpty else { return nil }
        self.keyPath = keyPath
        element = reader.element
        line = element.line
        value = Self.value(reader)
        reader.ignore(["localized", "catalog"])
        reader.noteUnread()
    }

    private static func value(_ reader: ElementReader) -> Any? {
        switch reader.string("type") {
        case "boolean": reader.bool("value") ?? false
        case "string", "localizedString": reader.text("value") ?? ""
        case "number":
            reader.child(key: "value").flatMap { ElementReader($0, in: reader.context).number("value") }
                .map { Double($0) }
        case "color": reader.color(key: "value")
        case "image": reader.image("value")
        case "size": reader.size(key: "value")
        case "point": reader.point(key: "value")
        case "rect": reader.rect(key: "value")
        case "range": reader.range(key: "value")
        case "nil": nil as Any?
        case let type:
            reader.unknownType(type)
        }
    }
}

extension ElementReader {
    /// Notes a type that the reader does not know.
    fileprivate func unknownType(_ type: String?) -> Any? {
        note(.badValue("type", value: type ?? ""))
        ignoreRest()
        _ = children { _ in true }
        return nil
    }
}
