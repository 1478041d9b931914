import XCUIAutomation

extension EasyPredicate {
    /// The predicate as source code: `.label(.beginsWith, "Log")`.
    var code: String {
        switch self {
        case .exists(let value): ".exists(\(value))"
        case .isEnabled(let value): ".isEnabled(\(value))"
        case .isHittable(let value): ".isHittable(\(value))"
        case .isSelected(let value): ".isSelected(\(value))"
        case .label(let comparison, let value): ".label(\(comparison.code), \(value.debugDescription))"
        case .identifier(let identifier): ".identifier(\(identifier.debugDescription))"
        case .type(let type): ".type(.\(type))"
        case .other(let regular): ".other(\(regular.debugDescription))"
        }
    }

    /// What the predicate wants, and what an element has instead: `wanted isEnabled = true, but it is false`.
    func finding(in element: XCUIElement) -> String {
        switch self {
        case .exists(let value): "wanted \(regularString), but it is \(!value)"
        case .isEnabled(let value), .isHittable(let value), .isSelected(let value):
            "wanted \(regularString), but it is \(!value)"
        case .label: "wanted \(regularString), but it is \(element.label.debugDescription)"
        case .identifier: "wanted \(regularString), but it is \(element.identifier.debugDescription)"
        case .type(let type): "wanted type .\(type), but it is .\(element.elementType)"
        case .other(let regular): "wanted \(regular), which is false"
        }
    }

    /// Whether the predicate only asks whether the element exists, which several elements do, too.
    var isAboutExistence: Bool {
        if case .exists = self { true } else { false }
    }
}

extension Comparison {
    /// The comparison as source code: `.beginsWith`.
    fileprivate var code: String {
        if case .other(let text) = self { ".other(\(text.debugDescription))" } else { ".\(self)" }
    }
}

extension NSCompoundPredicate.LogicalType {
    /// The logic as an argument; empty for `.and`, which is the default.
    var argument: String {
        switch self {
        case .or: ", logic: .or"
        case .not: ", logic: .not"
        default: ""
        }
    }
}
