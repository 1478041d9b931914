import Foundation

/// The accessibility properties that were set on a view; `nil` leaves the view's own answer.
struct ViewAccessibility {
    // Read by every query by name.
    var label: String?
    var identifier: String?
    /// The properties that few views set.
    private var rare: Rare?

    private final class Rare {
        var isElement: Bool?
        var value: String?
        var hint: String?
        var userInputLabels: [String]?
        var traits: UIAccessibilityTraits?
        var elementsHidden = false
        var viewIsModal = false
        var frame: CGRect?
        var path: UIBezierPath?
        var activationPoint: CGPoint?
        var elements: [Any]?
        var groupsChildren = false
        var containerType = UIAccessibilityContainerType.none
        var customActions: [UIAccessibilityCustomAction]?
    }

    /// The rare properties, to be changed.
    private var rareForChange: Rare {
        mutating get {
            let rare = rare ?? Rare()
            self.rare = rare
            return rare
        }
    }
}

// Each reads as its initial value until it is set.
extension ViewAccessibility {
    var isElement: Bool? {
        get { rare?.isElement }
        set { rareForChange.isElement = newValue }
    }

    var value: String? {
        get { rare?.value }
        set { rareForChange.value = newValue }
    }

    var hint: String? {
        get { rare?.hint }
        set { rareForChange.hint = newValue }
    }

    var userInputLabels: [String]? {
        get { rare?.userInputLabels }
        set { rareForChange.userInputLabels = newValue }
    }

    var traits: UIAccessibilityTraits? {
        get { rare?.traits }
        set { rareForChange.traits = newValue }
    }

    var elementsHidden: Bool {
        get { rare?.elementsHidden ?? false }
        set { rareForChange.elementsHidden = newValue }
    }

    var viewIsModal: Bool {
        get { rare?.viewIsModal ?? false }
        set { rareForChange.viewIsModal = newValue }
    }

    var frame: CGRect? {
        get { rare?.frame }
        set { rareForChange.frame = newValue }
    }

    var path: UIBezierPath? {
        get { rare?.path }
        set { rareForChange.path = newValue }
    }

    var activationPoint: CGPoint? {
        get { rare?.activationPoint }
        set { rareForChange.activationPoint = newValue }
    }

    var elements: [Any]? {
        get { rare?.elements }
        set { rareForChange.elements = newValue }
    }

    var groupsChildren: Bool {
        get { rare?.groupsChildren ?? false }
        set { rareForChange.groupsChildren = newValue }
    }

    var containerType: UIAccessibilityContainerType {
        get { rare?.containerType ?? .none }
        set { rareForChange.containerType = newValue }
    }

    var customActions: [UIAccessibilityCustomAction]? {
        get { rare?.customActions }
        set { rareForChange.customActions = newValue }
    }
}
