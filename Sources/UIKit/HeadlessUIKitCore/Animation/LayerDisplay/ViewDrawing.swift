/// What one view draws by itself, without its subviews: a node of a picture of the view hierarchy.
///
/// A node is drawn in its superview's coordinates: in a group with ``placement``, which has the opacity and the shadow of
/// ``effects`` as a whole and is limited by ``mask``, come ``under``, then the ``parts``, limited by ``clip``, and ``over``.
/// Layers that belong to no view are in the drawings of the view that they are in.
package struct ViewDrawing: Hashable, Sendable {
    /// What is between the lower and the upper drawing, from back to front.
    package enum Part: Hashable, Sendable {
        /// The node of a subview, which has its own ``ViewDrawing``.
        case subview(UIView)
        /// Layers of no view between two subviews.
        case layers(DisplayList)
    }

    /// The view's bounds: all drawings are in these coordinates.
    package var bounds: CGRect
    /// From the view's coordinates to its superview's.
    package var placement: CGAffineTransform
    /// The opacity and the shadow of the node as a whole, with its subviews.
    package var effects: DisplayList.Effects
    /// The image whose opacity masks the node as a whole, drawn in ``bounds``.
    package var mask: UIImage?
    /// The outline that limits the ``parts``; the drawings are limited by it already.
    package var clip: DisplayList.Path?
    /// The shadow of a path, the background, the content, and layers behind all subviews.
    package var under: DisplayList
    /// Layers in front of all subviews, scroll indicators, and the border.
    package var over: DisplayList
    /// The subviews, also those that are not visible, and the layers between them.
    package var parts: [Part]
    /// How the parts are drawn: once for each transform, as a replicator layer has several.
    package var copies: [CGAffineTransform]
}

extension UIView {
    /// What the view draws by itself, without its subviews; `nil` if it is hidden or transparent.
    ///
    /// - Parameter showsAnimations: whether values are those that running animations give the view now.
    /// - Complexity: O(*n*) in the number of subviews, and of layers that belong to no view.
    package final func ownDrawing(showsAnimations: Bool = true) -> ViewDrawing? {
        let painter = LayerPainter(layer, showsAnimations: showsAnimations)
        guard painter.isVisible else { return nil }
        let layers = painter.sublayers
        let first = layers.firstIndex { $0.ownerView != nil } ?? layers.endIndex
        let last = layers.lastIndex { $0.ownerView != nil } ?? layers.endIndex - 1
        let bounds = painter.values.bounds
        let scale = traitCollection.displayScale
        func list(_ draw: (CGContext) -> Void) -> DisplayList {
            let context = CGContext(bounds: bounds, scale: scale)
            draw(context)
            return context.drawing.simplified
        }
        let clip = painter.clip
        func clipped(_ context: CGContext, _ draw: () -> Void) {
            context.saveGState()
            if let clip { context.clip(clip, evenOdd: false) }
            draw()
            context.restoreGState()
        }
        return ViewDrawing(
            bounds: bounds, placement: painter.placement, effects: painter.effects,
            mask: painter.mask(scale: scale, depth: 0), clip: clip,
            under: list { context in
                painter.drawBackground(in: context)
                clipped(context) {
                    painter.drawContent(in: context)
                    painter.drawSublayers(layers[..<first], in: context, 0)
                }
            },
            over: list { context in
                clipped(context) {
                    painter.drawSublayers(layers[(last + 1)...], in: context, 0)
                    painter.drawForeground(in: context)
                }
                painter.drawBorder(in: context)
            },
            parts: first <= last ? painter.parts(layers[first...last], list) : [], copies: painter.copies)
    }
}

extension LayerPainter {
    /// The subviews, and lists of what is between them.
    fileprivate func parts(
        _ layers: ArraySlice<CALayer>, _ list: ((CGContext) -> Void) -> DisplayList
    ) -> [ViewDrawing.Part] {
        layers.compactMap { layer in
            if let view = layer.ownerView { return .subview(view) }
            let drawing = list { LayerPainter(layer, showsAnimations: showsAnimations).drawPlaced(in: $0, 1) }
            return drawing.commands.isEmpty ? nil : .layers(drawing)
        }
    }
}
