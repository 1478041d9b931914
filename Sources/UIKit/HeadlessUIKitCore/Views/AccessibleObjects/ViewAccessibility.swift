/// The accessibility properties that were set on a view; `nil` leaves the view's own answer.
struct ViewAccessibility {
    // Read by every query by name.
    var label: String?
    var identifier: String?
    /// The properties that few views set; `nil` until one is.
    private(set) var rare: Rare?

    final class Rare {
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

    var rareForChange: Rare {
        mutating get {
            let rare = rare ?? Rare()
            self.rare = rare
            return rare
        }
    }
}
