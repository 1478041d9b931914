extension LayerPainter {
    func drawTree(in context: CGContext, depth: Int = 0) {
        guard isVisible, depth < CALayer.depthLimit else { return }
        let effects = effects
        guard effects != DisplayList.Effects.none else { return drawMasked(in: context, depth) }
        let former = context.state.effects
        context.state.effects = effects
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        drawMasked(in: context, depth)
        context.endTransparencyLayer()
        context.state.effects = former
    }

    private func drawMasked(in context: CGContext, _ depth: Int) {
        guard let mask = mask(scale: context.scale, depth: depth) else {
            return drawParts(in: context, depth)
        }
        context.saveGState()
        context.record(.mask(mask, in: shown.bounds))
        drawParts(in: context, depth)
        context.restoreGState()
    }

    func drawPlaced(in context: CGContext, _ depth: Int) {
        guard isVisible else { return }
        context.saveGState()
        context.place(placement)
        drawTree(in: context, depth: depth)
        context.restoreGState()
    }

    private func drawParts(in context: CGContext, _ depth: Int) {
        context.saveGState()
        drawBackground(in: context)
        context.saveGState()
        if let clip { context.clip(clip, evenOdd: false) }
        drawContent(in: context)
        drawSublayers(sublayers[...], in: context, depth)
        drawForeground(in: context)
        context.restoreGState()
        drawBorder(in: context)
        context.restoreGState()
    }

    /// Draws some of the sublayers, each copy of them.
    func drawSublayers(_ layers: ArraySlice<CALayer>, in context: CGContext, _ depth: Int) {
        guard !layers.isEmpty else { return }
        for copy in copies {
            if copy.isIdentity {
                draw(layers, in: context, depth)
            } else {
                context.saveGState()
                context.place(copy)
                draw(layers, in: context, depth)
                context.restoreGState()
            }
        }
    }

    private func draw(_ layers: ArraySlice<CALayer>, in context: CGContext, _ depth: Int) {
        for layer in layers {
            LayerPainter(layer, showsAnimations: showsAnimations).drawPlaced(in: context, depth + 1)
        }
    }
}

extension CGContext {
    fileprivate func place(_ transform: CGAffineTransform) {
        if !transform.isIdentity { concatenate(transform) }
    }

    func add(_ list: DisplayList) {
        guard !list.commands.isEmpty else { return }
        record(.save)
        for command in list.commands { record(command) }
        record(.restore)
    }
}
