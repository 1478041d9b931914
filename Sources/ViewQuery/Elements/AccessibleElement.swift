import HeadlessUIKit

/// One element as assistive technology sees it: a view, or a part of one that is not a view.
///
/// ```swift
/// for element in allElements(withRole(.button)) { print(element) }   // button "Save" #save
/// theFirstElement(withName("July")).first?.value                      // the value of its bar in a chart
/// ```
///
/// Its properties are always those that its object has now.
@MainActor
public struct AccessibleElement {
    package let source: any AccessibilityObject
    /// The view itself, or the nearest view that contains the element.
    public let view: UIView

    package init(_ source: any AccessibilityObject, in view: UIView) {
        self.source = source
        self.view = view
    }

    /// The element that a view is for assistive technology; `nil` if it does not see the view.
    ///
    /// - Complexity: O(depth), and the siblings of the ancestors.
    public init?(_ view: UIView) {
        guard view.isSeenAsElement else { return nil }
        self.init(view, in: view)
    }

    /// The view or the `UIAccessibilityElement` that the element is.
    public var object: NSObject { source }

    /// Whether the element is a view.
    public var isView: Bool { source === view }

    /// The accessibility label: the element's name.
    public var label: String? { source.accessibilityLabel }

    /// The accessibility value.
    public var value: String? { source.accessibilityValue }

    /// The accessibility hint: what an action on the element does.
    public var hint: String? { source.accessibilityHint }

    /// The accessibility identifier: a name for tests, which users do not hear.
    public var identifier: String? { source.accessibilityIdentifier }

    /// The accessibility traits.
    public var traits: UIAccessibilityTraits { source.accessibilityTraits }

    /// The element's first role; see ``AccessibilityRole`` for the order.
    public var role: AccessibilityRole { roles[0] }

    /// All roles of the element, in the order of ``AccessibilityRole``.
    public var roles: [AccessibilityRole] { AccessibilityRole.roles(of: source) }

    /// The element's rectangle, in the screen's coordinates.
    public var frame: CGRect { source.accessibilityFrame }

    /// Where assistive technology taps, in the screen's coordinates.
    public var activationPoint: CGPoint { source.accessibilityActivationPoint }

    /// The actions that assistive technology offers besides activation: custom actions, then the swipe actions of the row
    /// that contains the element.
    package var actions: [UIAccessibilityCustomAction] {
        (source.accessibilityCustomActions ?? []) + view.rowActions
    }

    /// The names of the actions that assistive technology offers besides activation.
    ///
    /// After the custom actions come the swipe actions of the row that contains the element, as in UIKit; they are
    /// requested from the list's delegate.
    public var actionNames: [String] { actions.map(\.name) }
}

extension AccessibleElement: @MainActor Equatable {
    /// Whether both are the same object.
    public static func == (lhs: AccessibleElement, rhs: AccessibleElement) -> Bool {
        lhs.source === rhs.source
    }
}

extension AccessibleElement: @MainActor CustomStringConvertible {
    /// The element in a few words, for reports: `button "Save" #save`, or `button "July" in ChartView #sales`.
    public var description: String {
        isView ? name : "\(name) in \(view.summary)"
    }

    var name: String { name(as: role.description) }

    func name(as kind: String) -> String {
        var words = [kind]
        if let label = label?.inOneLine, !label.isEmpty { words.append("\"\(label)\"") }
        if let identifier, !identifier.isEmpty { words.append("#\(identifier)") }
        return words.joined(separator: " ")
    }
}
