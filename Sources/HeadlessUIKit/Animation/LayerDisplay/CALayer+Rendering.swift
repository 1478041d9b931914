import Foundation

extension CALayer {
    /// Draws the layer and what is in it into a context, as they are without animations.
    final func renderTree(in context: CGContext, depth: Int = 0) {
        guard !isHidden, depth < Self.depthLimit else { return }
        let values = values
        guard values.opacity > 0 else { return }
        var effects = DisplayList.Effects()
        effects.alpha = values.opacity
        if values.style.shadowOpacity > 0, let color = shadowColor {
            effects.shadow = DisplayList.Shadow(
                offset: values.style.shadowOffset, blur: values.style.shadowRadius,
                color: UIColor(cgColor: color).withAlphaComponent(color.alpha * values.style.shadowOpacity))
        }
        let isGroup = effects != DisplayList.Effects()
        if isGroup {
            let former = context.state.effects
            context.state.effects = effects
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            defer {
                context.endTransparencyLayer()
                context.state.effects = former
            }
            renderMasked(in: context, depth)
        } else {
            renderMasked(in: context, depth)
        }
    }

    private func renderMasked(in context: CGContext, _ depth: Int) {
        guard let mask, !bounds.isEmpty else { return renderParts(in: context, depth) }
        let inner = CGContext(bounds: bounds, scale: context.scale)
        mask.renderPlaced(in: inner, depth + 1)
        let list = inner.drawing.moved(from: bounds.origin)
        let image = UIImage(drawing: list, size: bounds.size, scale: context.scale, isOpaque: false)
        context.saveGState()
        context.record(.mask(image, in: bounds))
        renderParts(in: context, depth)
        context.restoreGState()
    }

    /// Draws the layer in its superlayer's coordinates.
    private func renderPlaced(in context: CGContext, _ depth: Int) {
        guard !isHidden else { return }
        let anchor = anchorInBounds
        context.saveGState()
        let transform = affineTransform()
        if transform.isIdentity {
            context.move(by: CGPoint(x: position.x - anchor.x, y: position.y - anchor.y))
        } else {
            context.move(by: position)
            context.concatenate(transform)
            context.move(by: CGPoint(x: -anchor.x, y: -anchor.y))
        }
        renderTree(in: context, depth: depth)
        context.restoreGState()
    }

    private func renderParts(in context: CGContext, _ depth: Int) {
        let outline = outline(inset: 0)
        context.saveGState()
        if let color = backgroundColor, color.alpha > 0 {
            context.state.fillColor = UIColor(cgColor: color)
            context.fill(outline, evenOdd: false)
        }
        context.saveGState()
        if masksToBounds { context.clip(outline, evenOdd: false) }
        renderContent(in: context)
        let ordered = children.enumerated().sorted {
            let (one, other) = ($0.element.zPosition, $1.element.zPosition)
            return one == other ? $0.offset < $1.offset : one < other
        }
        renderSublayers(ordered.map(\.element), in: context, depth)
        context.restoreGState()
        if borderWidth > 0, let color = borderColor {
            context.state.strokeColor = UIColor(cgColor: color)
            var line = DisplayList.Line()
            line.width = borderWidth
            context.stroke(self.outline(inset: borderWidth / 2), line)
        }
        context.restoreGState()
    }

    private func renderSublayers(_ layers: [CALayer], in context: CGContext, _ depth: Int) {
        for copy in copiesOfSublayers {
            if copy.transform.isIdentity {
                for layer in layers { layer.renderPlaced(in: context, depth + 1) }
                continue
            }
            context.saveGState()
            let anchor = anchorInBounds
            context.move(by: anchor)
            context.concatenate(copy.transform)
            context.move(by: CGPoint(x: -anchor.x, y: -anchor.y))
            for layer in layers { layer.renderPlaced(in: context, depth + 1) }
            context.restoreGState()
        }
    }

    private func renderContent(in context: CGContext) {
        drawOwnContent(in: context)
        if let owner = ownerView, let shown = owner.shownImage {
            context.draw(shown.image, in: shown.rect)
        } else if let image = contentsImage {
            let mode = contentsGravity.contentMode
            context.draw(image, in: mode.rect(of: image.size, in: bounds))
        }
        if let drawing { context.add(drawing) }
    }

    /// The layer's contents as an image of points.
    private var contentsImage: UIImage? {
        switch contents {
        case let image as UIImage: image
        case let image as CGImage: UIImage(cgImage: image, scale: contentsScale, orientation: .up)
        default: nil
        }
    }

    /// The layer's outline, with its rounded corners, some points further in.
    private func outline(inset: CGFloat) -> DisplayList.Path {
        let rect = bounds.insetBy(dx: inset, dy: inset)
        guard cornerRadius > inset, !rect.isNull else { return DisplayList.Path(rect.isNull ? bounds : rect) }
        let radius = cornerRadius - inset
        func size(_ corner: CACornerMask) -> CGSize {
            maskedCorners.contains(corner) ? CGSize(width: radius, height: radius) : .zero
        }
        var outline = PathOutline()
        outline.addRoundedRect(
            rect,
            corners: (
                size(.layerMinXMinYCorner), size(.layerMaxXMinYCorner), size(.layerMaxXMaxYCorner),
                size(.layerMinXMaxYCorner)
            ))
        return DisplayList.Path(outline)
    }
}

extension CGContext {
    fileprivate func move(by distance: CGPoint) {
        if distance != .zero { translateBy(x: distance.x, y: distance.y) }
    }

    /// Draws the commands of a list, with the settings that they have.
    func add(_ list: DisplayList) {
        guard !list.commands.isEmpty else { return }
        record(.save)
        for command in list.commands { record(command) }
        record(.restore)
    }
}
