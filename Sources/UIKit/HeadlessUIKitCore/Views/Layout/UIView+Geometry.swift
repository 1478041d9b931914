extension UIView {
    /// `nil` without a transform and with the anchor point in the middle: then the view need not look further.
    private(set) final var transformStore: CGAffineTransform? {
        get { flags.contains(.hasTransform) ? extras?.transform : nil }
        set {
            existingOrNewExtras.transform = newValue
            if newValue == nil { flags.remove(.hasTransform) } else { flags.insert(.hasTransform) }
        }
    }

    final var currentFrame: CGRect {
        guard let transform = transformStore else {
            return CGRect(origin: originStore, size: boundsStore.size)
        }
        let size = boundsStore.size
        let anchor = anchorStore
        return CGRect(
            x: -size.width * anchor.x, y: -size.height * anchor.y, width: size.width, height: size.height
        )
        .applying(transform)
        .offsetBy(dx: centerStore.x, dy: centerStore.y)
    }

    /// The point of the view that its centre refers to, as a fraction of the bounds.
    final var anchorStore: CGPoint { extras?.rare?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }

    /// The untransformed frame's origin for a size of the view.
    private func origin(for size: CGSize) -> CGPoint {
        let anchor = anchorStore
        return CGPoint(x: centerStore.x - size.width * anchor.x, y: centerStore.y - size.height * anchor.y)
    }

    /// Sets the anchor point; keeps the centre where it is, and moves the frame.
    final func setAnchorPoint(_ newAnchor: CGPoint) {
        guard newAnchor.isFinite else {
            ViewFailure.notFinite(self, "anchorPoint", "(\(newAnchor.x), \(newAnchor.y))").record()
            return
        }
        guard newAnchor != anchorStore else { return }
        let transform = transformStore ?? .identity
        withExtras { $0.rareForChange.anchorPoint = newAnchor == CGPoint(x: 0.5, y: 0.5) ? nil : newAnchor }
        transformStore = extras?.rare?.anchorPoint == nil && transform.isIdentity ? nil : transform
        originStore = origin(for: boundsStore.size)
        reportMove()
    }

    final func setFrame(_ newFrame: CGRect) {
        guard newFrame.isFinite else {
            ViewFailure.notFinite(self, "frame", newFrame.shortText).record()
            return
        }
        changeSize(to: place(in: newFrame.standardized))
        KeyObservers.noteChange(of: self)
        reportMove()
    }

    /// Checks the view's safe area, which depends on its position.
    private func reportMove() {
        noteSafeArea()
        if flags.contains(.isScrollView) { (self as? UIScrollView)?.limitsMayHaveChanged() }
        if !flags.isDisjoint(with: .isPlacedOrConstrained) { placeChangedByCode() }
    }

    /// Moves the view to a frame, and returns the size that the view needs to fit it.
    private func place(in rect: CGRect) -> CGSize {
        var size = rect.size
        if let transform = transformStore {
            // As CALayer does: the size that the transform would turn this one into.
            size = CGRect(origin: .zero, size: size).applying(transform.inverted()).size
        }
        let old = centerStore
        centerStore = center(in: rect, size)
        originStore = hasTransform ? origin(for: size) : rect.origin
        ViewTree.change(self, tells: false)
        if AnimationScopes.areOpen {
            AnimationScope.noteChange(of: .position, in: self, from: .point(old), to: .point(centerStore))
        }
        return size
    }

    /// The centre that makes a rectangle the frame.
    private func center(in rect: CGRect, _ size: CGSize) -> CGPoint {
        guard hasTransform, let anchor = extras?.rare?.anchorPoint else {
            return CGPoint(x: rect.midX, y: rect.midY)
        }
        let around = CGRect(
            x: -size.width * anchor.x, y: -size.height * anchor.y, width: size.width, height: size.height
        ).applying(transformStore ?? .identity)
        return CGPoint(x: rect.minX - around.minX, y: rect.minY - around.minY)
    }

    final func setBounds(_ newBounds: CGRect) {
        guard newBounds.isFinite else {
            ViewFailure.notFinite(self, "bounds", newBounds.shortText).record()
            return
        }
        let rect = newBounds.standardized
        let isScrolled = rect.origin != boundsStore.origin
        if isScrolled {
            let old = boundsStore.origin
            boundsStore.origin = rect.origin
            setNeedsLayout()
            if AnimationScopes.areOpen {
                AnimationScope.noteChange(
                    of: .boundsOrigin, in: self, from: .point(old), to: .point(boundsStore.origin))
            }
        }
        if rect.size != boundsStore.size {
            originStore = origin(for: rect.size)
        }
        ViewTree.change(self, tells: rect.size == boundsStore.size)
        changeSize(to: rect.size)
        if isScrolled, flags.contains(.hasLayoutNode) { scrollingChanged() }
        if !flags.isDisjoint(with: .isPlacedOrConstrained) { placeChangedByCode() }
        if isScrolled, flags.contains(.isScrollView) { (self as? UIScrollView)?.offsetDidChange() }
    }

    final func setCenter(_ newCenter: CGPoint) {
        guard newCenter.isFinite else {
            ViewFailure.notFinite(self, "center", newCenter.shortText).record()
            return
        }
        let old = centerStore
        centerStore = newCenter
        originStore = origin(for: boundsStore.size)
        ViewTree.change(self)
        if AnimationScopes.areOpen {
            AnimationScope.noteChange(of: .position, in: self, from: .point(old), to: .point(centerStore))
        }
        reportMove()
    }

    final func setTransform(_ newTransform: CGAffineTransform) {
        guard newTransform.isFinite else {
            ViewFailure.notFinite(self, "transform", "\(newTransform)").record()
            return
        }
        let old = transformStore ?? .identity
        guard newTransform != old else { return }
        transformStore = newTransform.isIdentity && extras?.rare?.anchorPoint == nil ? nil : newTransform
        ViewTree.change(self)
        if AnimationScopes.areOpen {
            AnimationScope.noteChange(
                of: .transform, in: self, from: .transform(old),
                to: .transform(transformStore ?? .identity))
        }
    }

    /// Sets the view's size, resizes its subviews by their masks, and triggers layout of the superview.
    ///
    /// Views of the framework's own classes are resized in a loop, however deep the hierarchy is. A class
    /// that may override `frame` is asked itself.
    private func changeSize(to size: CGSize) {
        guard size != boundsStore.size else { return }
        sizeDidChange(from: boundsStore.size)
        var pending = [(view: self, size: size)]
        var (scrollViews, changed): ([UIView], [UIView]) = ([], [])
        while let (view, size) = pending.popLast() {
            if KeyObservers.areAnyOfViews { changed.append(view) }
            let oldSize = view.boundsStore.size
            guard size != oldSize else { continue }
            view.boundsStore.size = size
            view.setNeedsLayout()
            if !view.display.marks.isDisjoint(with: .dependsOnSize) { view.sizeChangedForDisplay() }
            if AnimationScopes.areOpen {
                AnimationScope.noteChange(
                    of: .boundsSize, in: view, from: .size(oldSize), to: .size(view.boundsStore.size))
            }
            if view.flags.contains(.isScrollView) { scrollViews.append(view) }
            guard view.autoresizesSubviews else { continue }
            for subview in view.subviews {
                guard !subview.flags.contains(.isPlacedByConstraints),
                    let rect = subview.autoresized(from: oldSize, to: size)
                else { continue }
                if subview.flags.contains(.isPlacedPlainly), rect.isFinite {
                    pending.append((subview, subview.place(in: rect)))
                } else {
                    subview.frame = rect
                }
            }
        }
        // They may call delegates, which find all sizes changed.
        for view in scrollViews { (view as? UIScrollView)?.limitsMayHaveChanged() }
        for view in changed { KeyObservers.noteChange(of: view) }
    }
}
