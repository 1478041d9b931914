/// Draws a layer in parts: what is below its sublayers, and what is above them.
@MainActor
struct LayerPainter {
    /// The layer that has the sublayers and the view.
    let layer: CALayer
    /// The layer that has the values: the same one, or a snapshot of it in the middle of animations.
    let shown: CALayer
    /// The values themselves: reading one from a layer copies all of them.
    let values: LayerValues
    let showsAnimations: Bool

    /// - Parameter showsAnimations: whether values are those of the running animations.
    init(_ layer: CALayer, showsAnimations: Bool) {
        self.layer = layer
        self.showsAnimations = showsAnimations
        let isAnimated = showsAnimations && layer.view?.flags.contains(.isAnimated) == true
        shown = isAnimated ? layer.presentation() ?? layer : layer
        values = shown.values
    }

    var isVisible: Bool { !values.isHidden && values.opacity > 0 }

    /// From the layer's coordinates to its superlayer's.
    var placement: CGAffineTransform {
        let (anchor, position) = (values.anchorInBounds, values.position)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(values.transform)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// The opacity, and the shadow of everything that is drawn; a shadow with a path of its own is drawn by that.
    var effects: DisplayList.Effects {
        var effects = DisplayList.Effects()
        effects.alpha = values.opacity
        if values.style.shadowPath == nil { effects.shadow = shadow }
        return effects
    }

    private var shadow: DisplayList.Shadow? {
        let style = values.style
        guard style.shadowOpacity > 0, let color = style.shadowColor else { return nil }
        // The radius is the deviation of the blur, which graphics contexts take as half of theirs.
        return DisplayList.Shadow(
            offset: style.shadowOffset, blur: 2 * style.shadowRadius,
            color: color.withAlphaComponent(color.alphaComponent * style.shadowOpacity))
    }

    /// The outline that limits content and sublayers; `nil` if nothing does.
    var clip: DisplayList.Path? { values.masksToBounds ? outline(inset: 0) : nil }

    /// The image whose opacity masks the layer, in its bounds; `nil` for none.
    func mask(scale: CGFloat, depth: Int) -> UIImage? {
        let bounds = values.bounds
        guard let mask = layer.style.mask, !bounds.isEmpty else { return nil }
        let inner = CGContext(bounds: bounds, scale: scale)
        LayerPainter(mask, showsAnimations: showsAnimations).drawPlaced(in: inner, depth + 1)
        return UIImage(
            drawing: inner.drawing.moved(from: bounds.origin), size: bounds.size, scale: scale,
            isOpaque: false)
    }

    var sublayers: [CALayer] { layer.childrenByDepth }

    /// The transforms by which the sublayers are drawn, about the anchor point: one, unless the layer replicates them.
    var copies: [CGAffineTransform] {
        let anchor = values.anchorInBounds
        return shown.copiesOfSublayers.map {
            $0.isIdentity
                ? .identity
                : CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
                    .concatenating($0)
                    .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
        }
    }

    /// The layer's outline, with its rounded corners, some points further in.
    func outline(inset: CGFloat) -> DisplayList.Path {
        let bounds = values.bounds
        let rect = bounds.insetBy(dx: inset, dy: inset)
        let style = values.style
        guard style.cornerRadius > inset, !rect.isNull else {
            return DisplayList.Path(rect.isNull ? bounds : rect)
        }
        let radius = style.cornerRadius - inset
        func size(_ corner: CACornerMask) -> CGSize {
            style.maskedCorners.contains(corner) ? CGSize(width: radius, height: radius) : .zero
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

    // MARK: Drawing

    /// Draws the shadow of a path, and the background.
    func drawBackground(in context: CGContext) {
        if let path = values.style.shadowPath, let shadow {
            context.record(.shadow(DisplayList.Path(PathOutline(path)), shadow))
        }
        let color = values.backgroundColor
        guard let color = layer.ownerView.map({ color?.resolvedColor(with: $0.traitCollection) }) ?? color,
            color.alphaComponent > 0
        else { return }
        context.state.fillColor = color.fixed
        context.fill(outline(inset: 0), evenOdd: false)
    }

    /// Draws what the layer's class, its view or code shows in it.
    func drawContent(in context: CGContext) {
        shown.drawOwnContent(in: context)
        let (size, bounds) = (layer.bounds.size, values.bounds)
        guard size != bounds.size, size.width > 0, size.height > 0 else {
            return drawUnscaledContent(in: context)
        }
        // What was drawn for one size is scaled to those in between.
        let rect = layer.contentsGravity.contentMode.rect(of: size, in: bounds)
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
        context.translateBy(x: -layer.bounds.minX, y: -layer.bounds.minY)
        drawUnscaledContent(in: context)
        context.restoreGState()
    }

    private func drawUnscaledContent(in context: CGContext) {
        if let owner = layer.ownerView {
            owner.asCurrentTraits { owner.drawContent(in: context) }
            if let shown = owner.shownImage { context.draw(shown.image, in: shown.rect) }
        }
        if layer.ownerView?.shownImage == nil, let image = contentsImage {
            let mode = layer.contentsGravity.contentMode
            let rect = mode.rect(of: image.size, in: layer.bounds)
            context.draw(values.style.sliced(image, resizing: mode), in: rect)
        }
        guard let drawing = layer.drawing else { return }
        guard drawing.mixesColors else { return context.add(drawing) }
        // It erases, and mixes colours with, what is in the layer alone.
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.add(drawing)
        context.endTransparencyLayer()
    }

    private var contentsImage: UIImage? {
        switch layer.contents {
        case let image as UIImage: image
        case let image as CGImage: UIImage(cgImage: image, scale: layer.contentsScale, orientation: .up)
        default: nil
        }
    }

    /// Draws what the view shows in front of its subviews, such as scroll indicators.
    func drawForeground(in context: CGContext) {
        guard let owner = layer.ownerView else { return }
        owner.asCurrentTraits { owner.drawForeground(in: context) }
    }

    func drawBorder(in context: CGContext) {
        let width = values.style.borderWidth
        guard width > 0, let color = values.style.borderColor else { return }
        context.state.strokeColor = color.fixed
        var line = DisplayList.Line()
        line.width = width
        context.stroke(outline(inset: width / 2), line)
    }
}

extension LayerValues.Style {
    /// An image whose corners keep their size if the contents' centre alone is stretched.
    fileprivate func sliced(_ image: UIImage, resizing mode: UIView.ContentMode) -> UIImage {
        let center = contentsCenter.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
        let resizes = [.scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw].contains(mode)
        guard resizes, !center.isNull, center != CGRect(x: 0, y: 0, width: 1, height: 1) else { return image }
        let size = image.size
        return image.resizableImage(
            withCapInsets: UIEdgeInsets(
                top: center.minY * size.height, left: center.minX * size.width,
                bottom: (1 - center.maxY) * size.height, right: (1 - center.maxX) * size.width),
            resizingMode: .stretch)
    }
}
