extension CALayer {
    /// The storage of the layer's marks: its view, or the storage of a standalone layer's values.
    private var marks: ViewDisplay.Marks {
        get { view?.display.marks ?? [] }
        set { view?.display.marks = newValue }
    }

    /// Marks the layer, or a part of it, and what contains it.
    final func markForDisplay(_ part: CGRect?) {
        if let owner = ownerView {
            if let part { owner.setNeedsDisplay(part) } else { owner.markForDisplay() }
            return
        }
        guard picture == nil else { return }
        let isWhole = marks.contains(.needsDisplay) && shown.dirty == nil
        let former = marks.contains(.needsDisplay) ? shown.dirty : nil
        marks.insert(.needsDisplay)
        shown.dirty = isWhole ? nil : part.map { former?.union($0) ?? $0 }
        markOwnersForDisplay()
    }

    /// Marks the layers and the view that contain a standalone layer that waits to be drawn, or has one that does.
    final func markOwnersForDisplay() {
        guard ownerView == nil, !marks.isDisjoint(with: [.needsDisplay, .containsLayerNeedingDisplay]) else {
            return
        }
        var outer = adoptiveLayer
        while let layer = outer {
            layer.marks.insert(.containsLayerNeedingDisplay)
            if let owner = layer.ownerView { return owner.markAncestorsForDisplay() }
            outer = layer.adoptiveLayer
        }
    }

    /// Draws the layers inside this one that wait for it, except those of subviews; hidden ones keep their marks.
    final func displaySublayers() {
        var pending = Array(addedLayers.reversed())
        while let layer = pending.popLast()?.layer {
            guard !layer.isHidden else { continue }
            let contains = layer.marks.contains(.containsLayerNeedingDisplay)
            layer.marks.remove(.containsLayerNeedingDisplay)
            if layer.marks.contains(.needsDisplay), !layer.bounds.isEmpty { layer.displayIfNeeded() }
            if contains { pending += layer.addedLayers.reversed() }
        }
    }

    final var isMarkedForDisplay: Bool { picture == nil && marks.contains(.needsDisplay) }

    final func unmarkForDisplay() { marks.remove(.needsDisplay) }

    /// Draws the content by ``draw(in:)`` into a context of the layer's bounds.
    package final func drawContents() {
        guard picture == nil, !bounds.isEmpty else { return }
        let keepsDrawing = ownerView.map { !$0.clearsContextBeforeDrawing } ?? false
        let part = shown.base == nil ? nil : shown.dirty
        shown.dirty = nil
        shown.drawnPart = part
        defer { shown.drawnPart = nil }
        let list = drawn(part)
        shown.add(list, in: part, keepsDrawing: keepsDrawing)
        treeChanged()
    }

    /// The pixels per point of what is drawn.
    private var drawingScale: CGFloat {
        shown.scale ?? ownerView?.traitCollection.displayScale ?? contentsScale
    }

    /// Draws the content into a context of its own.
    private func drawn(_ part: CGRect?) -> DisplayList {
        let context = CGContext(bounds: part ?? bounds, scale: drawingScale)
        delegate?.layerWillDraw(self)
        draw(in: context)
        return context.drawing
    }

    /// What the framework draws in the layer's view, as it is now; `nil` if the class draws itself or shows nothing.
    final var frameworkDrawing: DisplayList? {
        guard let owner = ownerView, owner.drawsItself, !owner.flags.contains(.draws), !bounds.isEmpty else {
            return nil
        }
        let context = CGContext(bounds: bounds, scale: drawingScale)
        ContextStack.with(context) { owner.asCurrentTraits { owner.draw(bounds) } }
        return context.drawing
    }
}
