import HeadlessUIKit

/// What elements of a query must be.
indirect enum ElementCondition: Sendable {
    /// One of the texts that name an element is equal.
    case named(String)
    case ofType(XCUIElement.ElementType, named: String?)
    case predicate(ElementPredicateBox)
    case traits(UIAccessibilityTraits)

    var text: String? {
        if case .named(let text) = self { text } else { nil }
    }

    var mayMeanRows: Bool {
        switch self {
        case .named: false
        case .ofType(let type, named: let name): type.includesRows && name == nil
        case .predicate: true
        case .traits: false
        }
    }

    @MainActor
    func holds(for node: AutomationNode) -> Bool {
        switch self {
        case .named(let text): node.isNamed(text)
        case .ofType(let type, named: let name): node.isOf(type) && (name.map(node.isNamed) ?? true)
        case .predicate(let box): box.holds(for: node)
        case .traits(let traits): node.object?.accessibilityTraits.contains(traits) ?? false
        }
    }
}

/// A predicate of a query.
///
/// `NSPredicate` is not `Sendable`; this one is never changed, and evaluated on the main actor alone.
final class ElementPredicateBox: @unchecked Sendable {
    let predicate: NSPredicate

    init(_ predicate: NSPredicate) {
        self.predicate = predicate
    }

    @MainActor
    func holds(for node: AutomationNode) -> Bool {
        predicate.evaluate(with: NodeAttributes(node))
    }
}
