/// What draws a layer's content in the layer's place; a view is the delegate of its own layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// Called to show the layer's content, by its `contents`; the default draws the content.
    func display(_ layer: CALayer)
    /// Called to draw the layer's content.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before the layer's content is drawn.
    func layerWillDraw(_ layer: CALayer)
    /// Returns the animation of a change to a property; it is not asked, as only animation blocks animate changes.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Draws the layer's content by ``CALayer/draw(in:)``.
    public func display(_ layer: CALayer) { layer.drawContents() }
    /// Does nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Returns `nil`.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension CAAnimation: CAAction {
    // Not overridable: a subclass of an application has its values, and not its own way to run.
    /// Adds the animation to a layer.
    public final func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }
}

extension UIView: CALayerDelegate {}

extension DelegateRole {
    static let layerDelegate = DelegateRole(
        "CALayerDelegate",
        unasked: """
            layoutSublayers(of: CALayer) -> ()
            action(for: CALayer, forKey: String) -> CAAction?
            """
    ) { $0 is any CALayerDelegate.Type }
}
