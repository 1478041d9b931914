import TimeLapse

// Zooming changes the transform of the view that the delegate returns. The view's frame keeps its origin, and its
// frame's size becomes the content size.
extension UIScrollView {
    /// The view to zoom: the one that the delegate returns, if it is inside this view.
    final var zoomedView: UIView? {
        guard let view = scrollDelegate?.viewForZooming(in: self), view !== self, view.isDescendant(of: self)
        else { return nil }
        return view
    }

    // MARK: From code

    final func setZoom(_ scale: CGFloat, animated: Bool) {
        guard checkFinite(scale, "zoomScale") else { return }
        guard let view = zoomedView else { return }
        zoom(view, to: zoomLimits.clamp(scale), around: convert(boundsStore.center, to: view), animated)
    }

    final func zoomContent(to rect: CGRect, animated: Bool) {
        guard rect.isFinite else {
            ViewFailure.cannot("zoom", self, to: rect.shortText).record()
            return
        }
        guard let view = zoomedView else { return }
        let (rect, size) = (rect.standardized, boundsStore.size)
        let scale = min(size.width / rect.width, size.height / rect.height)
        // A rectangle without a size zooms in as far as possible.
        let target = zoomLimits.clamp(scale.isNaN ? view.zoomFactor : scale)
        zoom(view, to: target, around: rect.center, animated)
    }

    /// Zooms a view around one of its points, which is centred as far as the content's edges allow.
    private func zoom(_ view: UIView, to scale: CGFloat, around anchor: CGPoint, _ animated: Bool) {
        stopMotion()
        let middle = CGPoint(x: boundsStore.width / 2, y: boundsStore.height / 2)
        guard animated else {
            endZoomAnimation()
            rest(view, at: scale, anchor, at: middle)
            return
        }
        let isThere =
            scale == view.zoomFactor
            && limitedOffset(offset(of: anchor, in: view, at: middle)) == contentOffset
        if isThere { return }
        animateZoom(of: view, isBouncing: false) { [weak self] in
            self?.rest(view, at: scale, anchor, at: middle)
        }
    }

    // MARK: By pinch

    final func pinchChanged(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began: beginZooming(pinch)
        case .changed: followPinch(pinch)
        case .ended, .cancelled, .failed: endZooming(pinch)
        case .possible: break
        }
    }

    /// Whether two fingers hold the content.
    final var isPinched: Bool { zoom != nil && (pinchRecognizer?.liveTouches.count ?? 0) > 1 }

    private func beginZooming(_ pinch: UIPinchGestureRecognizer) {
        guard let view = zoomedView else { return }
        stopMotion()
        endZoomAnimation()
        zoom = ScrollZoom(of: view, anchor: pinch.location(in: view))
        scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
        followPinch(pinch)
    }

    private func followPinch(_ pinch: UIPinchGestureRecognizer) {
        guard let zoom, let view = zoom.view, view.isDescendant(of: self) else { return }
        let isWhole = isPinched
        // A finger that is put down again holds another point.
        if isWhole, !zoom.isWhole { self.zoom?.anchor = pinch.location(in: view) }
        self.zoom?.isWhole = isWhole
        let scale = zoom.startScale * pinch.scale
        guard isWhole, scale.isFinite, scale > 0, let anchor = self.zoom?.anchor else { return }
        if motion != nil { stopMotion() }
        let fingers = pinch.location(in: self)
        let place = CGPoint(x: fingers.x - contentOffset.x, y: fingers.y - contentOffset.y)
        let target = bouncesZoom ? zoomLimits.stretch(scale) : zoomLimits.clamp(scale)
        show(view, at: target, limit: draggedOffset) { (anchor, place) }
        rebaseDrag()
    }

    private func endZooming(_ pinch: UIPinchGestureRecognizer) {
        guard let zoom else { return }
        let fingers = pinch.location(in: self)
        let place = CGPoint(x: fingers.x - contentOffset.x, y: fingers.y - contentOffset.y)
        self.zoom = nil
        rebaseDrag()
        guard let view = zoom.view, view.isDescendant(of: self) else {
            scrollDelegate?.scrollViewDidEndZooming(self, with: zoom.view, atScale: zoomScale)
            return
        }
        let scale = zoomLimits.clamp(view.zoomFactor)
        guard scale != view.zoomFactor else {
            scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
            bringBackContent()
            return
        }
        let anchor = zoom.anchor
        animateZoom(of: view, isBouncing: true) { [weak self] in
            self?.rest(view, at: scale, anchor, at: place)
        }
    }

    /// Scrolls content back that was released beyond its edges, unless a finger holds it.
    private func bringBackContent() {
        guard drag == nil, motion == nil, zoomAnimation == nil, zoom == nil else { return }
        let target = limitedOffset(contentOffset)
        if target != contentOffset { scroll(to: target, animated: true, kind: .zoomEnd) }
    }

    // MARK: Showing

    /// Scales a view, with one of its points at a position from the top left corner, as far as content can rest there.
    private func rest(_ view: UIView, at scale: CGFloat, _ anchor: CGPoint, at place: CGPoint) {
        show(view, at: scale, limit: limitedOffset) { (anchor, place) }
        rebaseDrag()
    }

    /// Scales a view so that one of its points is at a given position, as far as the limits allow.
    ///
    /// - Parameters:
    ///   - limit: limits an offset.
    ///   - point: the point in the zoomed view's coordinates, and its position relative to the top left corner.
    private func show(
        _ view: UIView, at scale: CGFloat, limit: (CGPoint) -> CGPoint,
        with point: () -> (anchor: CGPoint, place: CGPoint)
    ) {
        let isOther = scale != view.zoomFactor
        if isOther {
            contentZooms += 1
            view.zoom(to: scale)
            contentSize = view.superview === self ? view.frame.size : view.convert(view.bounds, to: self).size
            contentZooms -= 1
        }
        let (anchor, place) = point()
        moveContent(to: onPixels(limit(offset(of: anchor, in: view, at: place))))
        if isOther { reportZoom() }
    }

    /// The offset at which a point of the zoomed view is at a position relative to the top left corner.
    private func offset(of anchor: CGPoint, in view: UIView, at place: CGPoint) -> CGPoint {
        let point = view.convert(anchor, to: self)
        return CGPoint(x: point.x - place.x, y: point.y - place.y)
    }

    /// The nearest offset at which content can rest.
    final func limitedOffset(_ offset: CGPoint) -> CGPoint {
        CGPoint { offset[$0].clamped(to: offsetRange($0)) }
    }

    /// The offset shown for a dragged offset.
    private func draggedOffset(_ offset: CGPoint) -> CGPoint {
        CGPoint { shown(offset[$0], $0) }
    }

    private func reportZoom() {
        guard zoomReportDepth < Self.reportLimit else {
            return ViewFailure.neverSettles(
                "\(summary) zooms again in every scrollViewDidZoom(_:)", "its delegate is not"
            ).record()
        }
        zoomReportDepth += 1
        scrollDelegate?.scrollViewDidZoom(self)
        zoomReportDepth -= 1
    }
}

// MARK: - Animations

extension UIScrollView {
    /// Animates a zoom: as in UIKit, the final values hold immediately, and the delegate is called once.
    private func animateZoom(of view: UIView, isBouncing: Bool, _ changes: @escaping () -> Void) {
        endZoomAnimation()
        zoomSerial += 1
        let serial = zoomSerial
        if !isBouncing { scrollDelegate?.scrollViewWillBeginZooming(self, with: view) }
        // The delegate may have zoomed elsewhere.
        guard serial == zoomSerial else { return }
        zoomAnimation = ScrollZoomAnimation(of: view, serial: serial, isBouncing: isBouncing)
        let options: UIView.AnimationOptions = [
            .allowUserInteraction, .overrideInheritedDuration, .keepsTime,
        ]
        AnimationRequest(
            duration: .seconds(1) * Self.animationDuration, delay: .zero, options: options,
            curve: options.curve.motion, site: nil
        ).run(changes) { [weak self] _ in
            if let self, zoomAnimation?.serial == serial { endZoomAnimation() }
        }
    }

    final func endZoomAnimation() {
        guard let animation = zoomAnimation else { return }
        zoomAnimation = nil
        scrollDelegate?.scrollViewDidEndZooming(self, with: animation.view, atScale: zoomScale)
    }

    final func stopAll() {
        for recognizer in [panGestureRecognizer, pinchRecognizer].compactMap({ $0 })
        where recognizer.progress.isUnderWay {
            recognizer.environment.cancel(recognizer)
        }
        if let kind = motion?.kind {
            stopMotion()
            if kind != .scrollToTop { reportEnd(of: kind) }
        }
        guard let animation = zoomAnimation, let view = animation.view else { return endZoomAnimation() }
        let scale = zoomLimits.clamp(presentedScale(of: view))
        let origin = presentedValues.bounds.origin
        for stopped in [view, self] {
            stopped.removeLayerAnimations { $0 is ViewAnimation && $0.movement != .nothing }
        }
        // A scale beyond a limit is not kept: the bounce ends immediately.
        if !animation.isBouncing {
            show(view, at: scale, limit: limitedOffset) { (view.convert(origin, from: self), .zero) }
        }
        endZoomAnimation()
    }

    private func presentedScale(of view: UIView) -> CGFloat {
        let transform = view.presentedValues.transform
        return hypot(transform.a, transform.b)
    }

    // MARK: The recognizer

    /// Adds the pinch recognizer if the limits allow zooming, or removes it.
    final func zoomLimitsDidChange() {
        guard zoomLimits.allowZooming != (pinchRecognizer != nil) else { return }
        if let pinch = pinchRecognizer {
            pinchRecognizer = nil
            removeGestureRecognizer(pinch)
            return
        }
        let pinch = ScrollPinchRecognizer()
        pinch.scrollView = self
        pinch.delegate = self as? any UIGestureRecognizerDelegate
        pinch.addTarget(self, action: UIScrollView.pinchChanged)
        pinchRecognizer = pinch
        addGestureRecognizer(pinch)
    }

    /// Sets a limit; a number that is not valid as one is a failure.
    final func setZoomLimit(_ limit: WritableKeyPath<ZoomLimits, CGFloat>, to scale: CGFloat, _ name: String)
    {
        guard scale.isFinite, scale > 0 else {
            return ViewFailure(
                "The \(name) of \(summary) must be finite and above 0, not \(scale.shortText)."
                    + " The old value is kept."
            ).record()
        }
        zoomLimits[keyPath: limit] = scale
        zoomLimitsDidChange()
    }
}
