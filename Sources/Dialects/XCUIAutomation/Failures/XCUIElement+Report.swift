import HeadlessUIKit

// What modules above say of an element in their failures.
@MainActor
extension XCUIElement {
    package var summary: String? { lookup.laidOut().firstNode?.summary }

    /// The report of a call that needs the element, if it does not exist or is one of several; `nil` if there is only one.
    package func problem(of call: String) -> String? {
        guard case .failure(let failure) = lookup.laidOut().onlyNode(for: call) else { return nil }
        return failure.description
    }
}

// What modules above ask of an element, without a failure where it does not exist.
extension XCUIElement {
    @MainActor
    package var obstacle: String? { lookup.laidOut().firstNode.flatMap { ElementHit($0).obstacle } }

    /// Whether the element's application is in front; the home screen and what the system shows over others always are.
    package var isInForeground: Bool { OnMainActor.run { self.lookup.root.isForeground } }

    package var accessibilityTraits: UIAccessibilityTraits? {
        OnMainActor.run { self.lookup.laidOut().firstNode?.object?.accessibilityTraits }
    }
}

extension XCUIElementQuery {
    package func matching(traits: UIAccessibilityTraits) -> XCUIElementQuery {
        XCUIElementQuery(.matching(lookup, .traits(traits)))
    }
}
