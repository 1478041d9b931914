extension UIView {
    final func markForDisplay() {
        extras?.ownLayer?.shown.dirty = nil
        guard !display.marks.contains(.needsDisplay) else { return }
        display.marks.insert(.needsDisplay)
        markAncestorsForDisplay()
    }

    /// Marks a part of the view; one that is not finite stands for the whole.
    final func markForDisplay(_ rect: CGRect) {
        guard !rect.isNull, rect.isFinite else { return markForDisplay() }
        let part = rect.standardized.intersection(bounds)
        guard !part.isNull, !part.isEmpty else { return }
        let isWhole = display.marks.contains(.needsDisplay) && extras?.ownLayer?.shown.dirty == nil
        guard !isWhole else { return }
        let former = display.marks.contains(.needsDisplay) ? layer.shown.dirty : nil
        markForDisplay()
        layer.shown.dirty = former?.union(part) ?? part
    }

    /// Marks all ancestors as containing a view that waits to be drawn, up to the first that is marked already.
    final func markAncestorsForDisplay() {
        FreedElsewhere.collect()
        var ancestor = nextSuperview
        while let view = ancestor, !view.display.marks.contains(.containsViewNeedingDisplay) {
            view.display.marks.insert(.containsViewNeedingDisplay)
            ancestor = view.nextSuperview
        }
    }

    /// Marks the ancestors of a view that is not hidden any more: what waits in it was skipped.
    final func shownAgain() {
        if !display.marks.isDisjoint(with: .waitsForDisplay) { markAncestorsForDisplay() }
        extras?.lentLayer?.markOwnersForDisplay()
    }

    /// Marks the view after its size changed, if it waited for a size or is drawn again for each.
    final func sizeChangedForDisplay() {
        if let layer = extras?.lentLayer {
            if display.marks.contains(.redrawsOnResize) { layer.setNeedsDisplay() }
            return layer.markOwnersForDisplay()
        }
        if display.marks.contains(.redrawsOnResize) { setNeedsDisplay() }
        markAncestorsForDisplay()
    }

    final func setDisplay(_ mark: ViewDisplay.Marks, _ isOn: Bool) {
        guard display.marks.contains(mark) != isOn else { return }
        display.marks.formSymmetricDifference(mark)
        ViewTree.change(self)
    }

    final func setContentMode(_ mode: ContentMode) {
        guard mode != contentMode else { return }
        display.contentMode = UInt8(mode.rawValue)
        setDisplay(.redrawsOnResize, mode == .redraw)
        ViewTree.change(self)
    }

    /// Marks a view whose content changed, if its class draws.
    final func contentChangedForDisplay() {
        if flags.contains(.draws) { setNeedsDisplay() }
    }

    final func setMask(_ view: UIView?) {
        guard view !== self else { return LayerFailure.ownMask(layer).record() }
        withExtras { $0.rareForChange.maskView = view }
        layer.mask = view?.layer
    }

    // MARK: The display pass

    /// Draws what waits in the view, in its layers and in its descendants, parents before children.
    ///
    /// A hidden view keeps its marks, and so does one without a size.
    final func displayTree() {
        guard !display.marks.isDisjoint(with: .waitsForDisplay) else { return }
        var pending = [self]
        while let view = pending.popLast() {
            guard !view.isHidden else { continue }
            let marks = view.display.marks
            view.display.marks.subtract([.containsViewNeedingDisplay, .containsLayerNeedingDisplay])
            if marks.contains(.needsDisplay), view.boundsStore.width > 0, view.boundsStore.height > 0 {
                view.displayNow()
            }
            if marks.contains(.containsLayerNeedingDisplay) { view.extras?.ownLayer?.displaySublayers() }
            guard marks.contains(.containsViewNeedingDisplay) else { continue }
            for subview in view.subviews.reversed()
            where !subview.display.marks.isDisjoint(with: .waitsForDisplay) {
                pending.append(subview)
            }
        }
    }

    /// Draws the view, if it is of a class that may draw.
    private func displayNow() {
        if isFrameworkView, !(extras?.ownLayer.map { type(of: $0) != CALayer.self } ?? false) {
            display.marks.remove(.needsDisplay)
        } else {
            layer.displayIfNeeded()
        }
    }

    /// Calls ``draw(_:)`` with a context of the view's own layer as the current one.
    final func drawNow(_ layer: CALayer, in context: CGContext) {
        guard layer === extras?.ownLayer else { return }
        let rect = layer.shown.drawnPart ?? bounds
        ContextStack.with(context) { asCurrentTraits { draw(rect) } }
    }
}
