import HeadlessUIKit
import ViewQuery

extension AutomationNode {
    private static let keys = [
        "label", "identifier", "value", "title", "placeholderValue", "elementType", "exists", "isEnabled",
        "enabled", "isHittable", "hittable", "isSelected", "selected", "hasFocus", "hasKeyboardFocus",
        "frame",
    ]

    var formatObject: FormatObject {
        FormatObject(summary, keys: Self.keys) { value(for: $0) }
    }

    private func value(for key: String) -> Any? {
        switch key {
        case "label": label
        case "identifier": identifier
        case "value": value
        case "title": title
        case "placeholderValue": placeholderValue
        case "elementType": Int(elementType.rawValue)
        case "exists": true
        case "isEnabled", "enabled": isEnabled
        case "isHittable", "hittable": ElementHit(self).obstacle == nil
        case "isSelected", "selected": isSelected
        case "hasFocus": hasFocus
        case "hasKeyboardFocus": hasKeyboardFocus
        case "frame": frame
        default: nil
        }
    }

    static func formatObject(of object: Any?) -> FormatObject? {
        switch object {
        case let attributes as NodeAttributes: attributes.node.formatObject
        case let element as XCUIElement: formatObject(of: element)
        case let view as UIView: AutomationNode(view).formatObject
        default: nil
        }
    }

    private static func formatObject(of element: XCUIElement) -> FormatObject {
        let node = element.lookup.laidOut().firstNode
        return FormatObject(element.lookup.code, keys: keys) { key in
            node.map { $0.value(for: key) }
                ?? (["exists", "hittable", "isHittable"].contains(key) ? false : nil)
        }
    }
}
