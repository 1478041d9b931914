import TimeLapse

/// Properties that few views set, kept apart to make most views smaller.
///
/// What is set least is kept apart from these, in ``LayerExtras`` and ``RareExtras``: few have a transform or a tint.
@usableFromInline package final class ViewExtras {
    @exclusivity(unchecked) var backgroundColor: UIColor?
    // Read by every query by name; no access overlaps another, as none calls out.
    @exclusivity(unchecked) var accessibility = ViewAccessibility()
    /// The view's inherited traits with its own overrides applied; `nil` where nothing was set.
    @exclusivity(unchecked) var inheritedValues: InheritedTraits?
    var gestureRecognizers: [UIGestureRecognizer] = []
    var layout: ViewLayout?
    @exclusivity(unchecked) private var layers: LayerExtras?
    /// The properties that few views set; `nil` until one is.
    @exclusivity(unchecked) private(set) var rare: RareExtras?
    /// The object of a file that the view was made from.
    @exclusivity(unchecked) var nibOrigin: NibOrigin?

    var layer: CALayer? {
        guard let layers else { return nil }
        return layers.ownLayer ?? layers.lentLayer
    }

    private var layersForChange: LayerExtras {
        if let layers { return layers }
        let layers = LayerExtras()
        self.layers = layers
        return layers
    }

    var rareForChange: RareExtras {
        if let rare { return rare }
        let rare = RareExtras()
        self.rare = rare
        return rare
    }

    // Each reads as its initial value until it is set.

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
final class RareExtras {
    /// The observer of the hierarchy that the view is the root of.
    @exclusivity(unchecked) var treeObserver: (any TreeObserver)?
    /// `nil` for the middle.
    var anchorPoint: CGPoint?
    var tintColor: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var overrides = UITraitOverrides()
    /// The device's traits when the view last got them, if they have changed while it was outside of windows.
    var formerTraits: InheritedTraits?
    var traitChangeHandlers: [TraitChangeHandler] = []
    /// Changes the views of a file when their size classes change.
    var nibVariation: (@MainActor (UITraitCollection) -> Void)?
    var interactions: [any UIInteraction] = []
    /// The safe area that was last reported to the view.
    var safeArea = UIEdgeInsets.zero
    /// How many nested reports of the safe area are under way.
    var safeAreaReports = 0
    var layoutMargins = LayoutMargins()
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// The view whose opacity masks this one.
    var maskView: UIView?
    var motionEffects: [UIMotionEffect] = []
    var isExclusiveTouch = false
    /// What was set on the view, if it is an appearance proxy.
    var appearanceValues: AppearanceValues?
    var ownAppearancePaths: Set<AnyKeyPath> = []
    var associations: Associations?
    var restorationIdentifier: String?
}

extension UIView: AssociationHolder {
    nonisolated final var associations: Associations? {
        get { extras?.rare?.associations }
        set { existingOrNewExtras.rareForChange.associations = newValue }
    }
}

extension UIView {
    final func withExtras(_ change: (ViewExtras) -> Void) {
        change(existingOrNewExtras)
        ViewTree.change(self)
    }

    nonisolated final var existingOrNewExtras: ViewExtras {
        if let extras { return extras }
        let extras = ViewExtras()
        self.extras = extras
        return extras
    }
}
