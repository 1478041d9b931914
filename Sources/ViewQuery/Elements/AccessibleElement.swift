import Foundation
import HeadlessUIKit

/// One element as assistive technology sees it: a view, or a part of one that is no view.
///
/// ```swift
/// for element in allElements(withRole(.button)) { print(element) }   // button "Save" #save
/// theFirstElement(withName("July")).first?.value                      // what its bar in a chart stands at
/// ```
///
/// What it tells is always what its object says now.
@MainActor
public struct AccessibleElement {
    package let source: any AccessibilityObject
    /// The view itself, or the nearest view that contains the element.
    public let view: UIView

    init(_ source: any AccessibilityObject, in view: UIView) {
        self.source = source
        self.view = view
    }

    /// The element that assistive technology sees a view as; `nil` if it sees none there.
    ///
    /// - Complexity: O(depth), and the siblings on the way.
    public init?(_ view: UIView) {
        guard view.isSeenAsElement else { return nil }
        self.init(view, in: view)
    }

    /// The view or the `UIAccessibilityElement` that the element is.
    public var object: NSObject { source }

    /// Whether the element is a view.
    public var isView: Bool { source === view }

    /// The accessible name: what the element is, in a word or two.
    public var label: String? { source.accessibilityLabel }

    /// What the element stands at.
    public var value: String? { source.accessibilityValue }

    /// What acting on the element does.
    public var hint: String? { source.accessibilityHint }

    /// A name for tests, which no user hears.
    public var identifier: String? { source.accessibilityIdentifier }

    /// How the element behaves.
    public var traits: UIAccessibilityTraits { source.accessibilityTraits }

    /// What the element is first of all; see ``AccessibilityRole`` for which role comes first.
    public var role: AccessibilityRole { roles[0] }

    /// All roles that the element has, the foremost first.
    public var roles: [AccessibilityRole] { AccessibilityRole.roles(of: source) }

    /// The element's rectangle, in the screen's coordinates.
    public var frame: CGRect { source.accessibilityFrame }

    /// Where assistive technology taps, in the screen's coordinates.
    public var activationPoint: CGPoint { source.accessibilityActivationPoint }

    /// What assistive technology offers to do beside activating the element: its custom actions, then what swiping
    /// aside the row offers that it is in.
    package var actions: [UIAccessibilityCustomAction] {
        (source.accessibilityCustomActions ?? []) + view.rowActions
    }

    /// The names of what assistive technology offers to do beside activating the element.
    ///
    /// After its custom actions come those that swiping aside the row offers that it is in, as UIKit offers them; the
    /// list's delegate is asked for them.
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

    /// The role, the label and the identifier.
    var name: String { name(as: role.description) }

    /// What it is, the label and the identifier.
    func name(as kind: String) -> String {
        var words = [kind]
        if let label = label?.inOneLine, !label.isEmpty { words.append("\"\(label)\"") }
        if let identifier, !identifier.isEmpty { words.append("#\(identifier)") }
        return words.joined(separator: " ")
    }
}
