extension UIView {
    /// The parts of the view that layers draw in colours which nothing tells: gradients, contents, and layers that were
    /// added; in the view's coordinates.
    package final var picturesOfLayers: [CGRect] {
        guard let layer = extras?.layer else { return [] }
        let isPicture = layer.contents != nil || (layer as? CAGradientLayer)?.colors != nil
        let added = layer.addedLayers.map(\.layer).filter { !$0.isHidden && $0.opacity > 0 }
        return (isPicture ? [bounds] : []) + added.map(\.frame)
    }
}
