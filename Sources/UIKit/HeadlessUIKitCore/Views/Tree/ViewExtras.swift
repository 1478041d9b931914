import Foundation
import TimeLapse

/// Properties that few views set, kept apart to make most views smaller.
///
/// What is set least is kept apart from these again, in ``LayerExtras`` and ``RareExtras``: many views have an identifier,
/// few a transform or a tint.
@usableFromInline package final class ViewExtras {
    @exclusivity(unchecked) var backgroundColor: UIColor?
    // Read by every query by name; no access overlaps another, as none calls out.
    @exclusivity(unchecked) var accessibility = ViewAccessibility()
    /// The view's inherited traits with its own overrides applied; `nil` where nothing was set.
    @exclusivity(unchecked) var inheritedValues: InheritedTraits?
    var gestureRecognizers: [UIGestureRecognizer] = []
    var layout: ViewLayout?
    @exclusivity(unchecked) fileprivate var layers: LayerExtras?
    @exclusivity(unchecked) fileprivate var rare: RareExtras?

    var layer: CALayer? {
        guard let layers else { return nil }
        return layers.ownLayer ?? layers.lentLayer
    }

    fileprivate var layersForChange: LayerExtras {
        if let layers { return layers }
        let layers = LayerExtras()
        self.layers = layers
        return layers
    }

    /// The rare properties, to be changed.
    fileprivate var rareForChange: RareExtras {
        if let rare { return rare }
        let rare = RareExtras()
        self.rare = rare
        return rare
    }
}

/// What a view has of its layer, if it has a transform or code has asked for the layer.
private final class LayerExtras {
    @exclusivity(unchecked) var transform: CGAffineTransform?
    @exclusivity(unchecked) var ownLayer: CALayer?
    @exclusivity(unchecked) weak var lentLayer: CALayer?
    @exclusivity(unchecked) var animations: [LayerAnimation] = []
    @exclusivity(unchecked) var viewReference = WeakReference<UIView>()
}

/// The properties of a view that are set least.
private final class RareExtras {
    @exclusivity(unchecked) var treeObserver: (any TreeObserver)?
    var anchorPoint: CGPoint?
    var tintColor: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var overrides = UITraitOverrides()
    var formerTraits: InheritedTraits?
    var traitChangeHandlers: [TraitChangeHandler] = []
    var interactions: [any UIInteraction] = []
    var safeArea = UIEdgeInsets.zero
    var safeAreaTellings = 0
    var layoutMargins = LayoutMargins()
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var maskView: UIView?
    var motionEffects: [UIMotionEffect] = []
    var isExclusiveTouch = false
    var appearanceValues: AppearanceValues?
    var ownAppearancePaths: Set<AnyKeyPath> = []
    var associations: Associations?
}

// Each reads as its initial value until it is set.
extension ViewExtras {
    /// Set by the view's ``UIView/transformStore``.
    var transform: CGAffineTransform? {
        get { layers?.transform }
        set { layersForChange.transform = newValue }
    }

    var ownLayer: CALayer? {
        get { layers?.ownLayer }
        set { layersForChange.ownLayer = newValue }
    }

    /// A layer that other code made, whose values the view keeps.
    var lentLayer: CALayer? {
        get { layers?.lentLayer }
        set { layersForChange.lentLayer = newValue }
    }

    /// The running animations, in the order in which they were added.
    var animations: [LayerAnimation] {
        get { layers?.animations ?? [] }
        _modify { yield &layersForChange.animations }
    }

    /// A weak reference to the view, which all its animations share: each one that is made takes memory of its own.
    func sharedReference(to view: UIView) -> WeakReference<UIView> {
        let layers = layersForChange
        if !layers.viewReference.refers(to: view) { layers.viewReference = WeakReference(view) }
        return layers.viewReference
    }

    /// The observer of the hierarchy that the view is the root of.
    var treeObserver: (any TreeObserver)? {
        get { rare?.treeObserver }
        set { rareForChange.treeObserver = newValue }
    }

    /// `nil` for the middle.
    var anchorPoint: CGPoint? {
        get { rare?.anchorPoint }
        set { rareForChange.anchorPoint = newValue }
    }

    var tintColor: UIColor? {
        get { rare?.tintColor }
        set { rareForChange.tintColor = newValue }
    }

    var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { rare?.tintAdjustmentMode ?? .automatic }
        set { rareForChange.tintAdjustmentMode = newValue }
    }

    var overrides: UITraitOverrides {
        get { rare?.overrides ?? UITraitOverrides() }
        set { rareForChange.overrides = newValue }
    }

    /// The device's traits when the view was last told of them, if they have changed while it was outside of windows.
    var formerTraits: InheritedTraits? {
        get { rare?.formerTraits }
        set { rareForChange.formerTraits = newValue }
    }

    var traitChangeHandlers: [TraitChangeHandler] {
        get { rare?.traitChangeHandlers ?? [] }
        set { rareForChange.traitChangeHandlers = newValue }
    }

    var interactions: [any UIInteraction] {
        get { rare?.interactions ?? [] }
        set { rareForChange.interactions = newValue }
    }

    /// The safe area that was last reported to the view.
    var safeArea: UIEdgeInsets {
        get { rare?.safeArea ?? .zero }
        set { rareForChange.safeArea = newValue }
    }

    /// How many nested reports of the safe area are under way.
    var safeAreaTellings: Int {
        get { rare?.safeAreaTellings ?? 0 }
        set { rareForChange.safeAreaTellings = newValue }
    }

    var layoutMargins: LayoutMargins {
        get { rare?.layoutMargins ?? LayoutMargins() }
        set { rareForChange.layoutMargins = newValue }
    }

    var semanticContentAttribute: UISemanticContentAttribute {
        get { rare?.semanticContentAttribute ?? .unspecified }
        set { rareForChange.semanticContentAttribute = newValue }
    }

    /// The view whose opacity masks this one.
    var maskView: UIView? {
        get { rare?.maskView }
        set { rareForChange.maskView = newValue }
    }

    var motionEffects: [UIMotionEffect] {
        get { rare?.motionEffects ?? [] }
        set { rareForChange.motionEffects = newValue }
    }

    var isExclusiveTouch: Bool {
        get { rare?.isExclusiveTouch ?? false }
        set { rareForChange.isExclusiveTouch = newValue }
    }

    /// What was set on the view, if it is an appearance proxy.
    var appearanceValues: AppearanceValues? {
        get { rare?.appearanceValues }
        set { rareForChange.appearanceValues = newValue }
    }

    var ownAppearancePaths: Set<AnyKeyPath> {
        get { rare?.ownAppearancePaths ?? [] }
        set { rareForChange.ownAppearancePaths = newValue }
    }

    /// What code has associated with the view.
    var associations: Associations? {
        get { rare?.associations }
        set { rareForChange.associations = newValue }
    }
}

extension UIView: AssociationHolder {
    nonisolated final var associations: Associations? {
        get { extras?.associations }
        set { existingOrNewExtras.associations = newValue }
    }
}

extension UIView {
    final func withExtras(_ change: (ViewExtras) -> Void) {
        change(existingOrNewExtras)
        ViewTree.change(self)
    }

    /// The view's extras, made on first use.
    nonisolated final var existingOrNewExtras: ViewExtras {
        if let extras { return extras }
        let extras = ViewExtras()
        self.extras = extras
        return extras
    }
}
