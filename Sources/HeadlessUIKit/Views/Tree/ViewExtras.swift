import Foundation

/// Properties that few views set, kept apart to make most views smaller.
package final class ViewExtras {
    /// The accessibility properties that were set; `nil` leaves the view's own answer.
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

    /// `nil` without a transform and with the anchor point in the middle, so that most views need not look further.
    package var transform: CGAffineTransform?
    var backgroundColor: UIColor?
    // Read by every query by name; no access overlaps another, as none calls out.
    @exclusivity(unchecked) var accessibility = Accessibility()
    var ownLayer: CALayer?
    /// A layer that other code made, whose values the view keeps.
    weak var lentLayer: CALayer?
    var layer: CALayer? { ownLayer ?? lentLayer }
    /// `nil` for the middle.
    var anchorPoint: CGPoint?
    var tintColor: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var overrides = UITraitOverrides()
    /// The view's inherited traits with its own overrides applied; `nil` where nothing was set.
    var inheritedValues: InheritedTraits?
    var traitChangeHandlers: [TraitChangeHandler] = []
    /// The running animations, in the order in which they were added.
    var animations: [LayerAnimation] = []
    var gestureRecognizers: [UIGestureRecognizer] = []
    var interactions: [any UIInteraction] = []
    var treeObserver: (any TreeObserver)?
    var layout: ViewLayout?
    /// The safe area that was last reported to the view, and how many nested reports are under way.
    var safeArea = UIEdgeInsets.zero
    var safeAreaTellings = 0
    var layoutMargins = LayoutMargins()
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// The view whose opacity masks this one.
    var maskView: UIView?
    var motionEffects: [UIMotionEffect] = []
    /// What was set on the view, if it is an appearance proxy.
    var appearanceValues: AppearanceValues?
    var ownAppearancePaths: Set<AnyKeyPath> = []
    /// What code has associated with the view.
    var associations: Associations?
}

extension UIView: AssociationHolder {
    nonisolated final var associations: Associations? {
        get { extras?.associations }
        set {
            let extras = extras ?? ViewExtras()
            self.extras = extras
            extras.associations = newValue
        }
    }
}

extension UIView {
    final func withExtras(_ change: (ViewExtras) -> Void) {
        let extras = extras ?? ViewExtras()
        self.extras = extras
        change(extras)
        ViewTree.change(self)
    }
}
