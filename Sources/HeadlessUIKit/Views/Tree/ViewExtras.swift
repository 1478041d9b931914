import Foundation

/// What few views have, kept apart so that the many take less room.
final class ViewExtras {
    /// What a view tells assistive technology; `nil` where the view's own answer stands.
    struct Accessibility {
        var isElement: Bool?
        var label: String?
        var identifier: String?
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

    /// `nil` where there is none and the anchor point is the middle, so that most views need not look further.
    var transform: CGAffineTransform?
    var backgroundColor: UIColor?
    // Read by every query by name; no access to it overlaps another, as none calls out.
    @exclusivity(unchecked) var accessibility = Accessibility()
    var ownLayer: CALayer?
    /// A layer of somebody's own whose values the view keeps.
    weak var lentLayer: CALayer?
    var layer: CALayer? { ownLayer ?? lentLayer }
    /// `nil` for the middle.
    var anchorPoint: CGPoint?
    var tintColor: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var overrides = UITraitOverrides()
    /// What the view has from those it is in, with its own put over it; `nil` where nothing was set.
    var inheritedValues: InheritedTraits?
    var traitChangeHandlers: [TraitChangeHandler] = []
    /// The animations in force, in the order in which they were added.
    var animations: [LayerAnimation] = []
    var gestureRecognizers: [UIGestureRecognizer] = []
    var interactions: [any UIInteraction] = []
    var treeObserver: (any TreeObserver)?
    var keyboardLayoutGuide: UIKeyboardLayoutGuide?
    /// The safe area that the view was told of last, and how many changes it is being told of inside each other.
    var safeArea = UIEdgeInsets.zero
    var safeAreaTellings = 0
    var layoutMargins = LayoutMargins()
}

extension UIView {
    final func withExtras(_ change: (ViewExtras) -> Void) {
        let extras = extras ?? ViewExtras()
        self.extras = extras
        change(extras)
        ViewTree.change(self)
    }
}
