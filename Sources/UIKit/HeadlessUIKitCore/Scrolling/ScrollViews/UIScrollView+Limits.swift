extension UIScrollView {
    final var insetWithSafeArea: UIEdgeInsets {
        if contentInsetAdjustmentBehavior == .never || windowLink == nil { return inset(with: knownSafeArea) }
        return inset(with: safeAreaInsets)
    }

    /// The same with the safe area of the last look at what limits the offset, as in a layout after that.
    package final var insetWithKnownSafeArea: UIEdgeInsets { inset(with: knownSafeArea) }

    private func inset(with safeArea: UIEdgeInsets) -> UIEdgeInsets {
        var insets = contentInset
        insets.top += refreshInset
        insets.bottom += keyboardInset
        guard contentInsetAdjustmentBehavior != .never else { return insets }
        if adjusts(.vertical) {
            insets.top += safeArea.top
            // The keyboard covers the bottom of the safe area, too.
            insets.bottom += max(safeArea.bottom - keyboardInset, 0)
        }
        if adjusts(.horizontal) {
            insets.left += safeArea.left
            insets.right += safeArea.right
        }
        return insets
    }

    /// Whether the safe area is added to the insets along an axis.
    package final func adjusts(_ axis: ScrollAxis) -> Bool {
        switch contentInsetAdjustmentBehavior {
        case .never: false
        case .always: true
        case .automatic: isScrollable(axis) || (axis == .vertical && isContentBetweenBars)
        case .scrollableAxes: isScrollable(axis)
        }
    }

    private func isScrollable(_ axis: ScrollAxis) -> Bool {
        contentSize[axis] > boundsStore.size[axis] || alwaysBounces(axis) || heldAxes[axis]
    }

    /// Whether a navigation or tab bar controller shows the view as the content of a controller.
    private var isContentBetweenBars: Bool {
        if controller?.isBetweenBars == true { return true }
        guard let parent = superview, parent.controller?.isBetweenBars == true else { return false }
        return parent.subviews.first === self
    }

    private func alwaysBounces(_ axis: ScrollAxis) -> Bool {
        axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
    }

    /// The range of the offset along an axis, without bouncing.
    package final func offsetRange(_ axis: ScrollAxis) -> ClosedRange<CGFloat> {
        offsetRange(axis, insets: insetWithSafeArea)
    }

    private func offsetRange(_ axis: ScrollAxis, insets: UIEdgeInsets) -> ClosedRange<CGFloat> {
        let first = -insets.before(axis) - (axis == .vertical ? titleRoom : 0)
        let last = max(contentSize[axis], 0) + insets.after(axis) - boundsStore.size[axis]
        return first...max(first, last)
    }

    /// The additional distance by which content can be scrolled to expand a collapsed large title.
    private var titleRoom: CGFloat {
        guard roomForLargeTitle > 0, contentInsetAdjustmentBehavior != .never, adjusts(.vertical),
            (windowLink == nil ? knownSafeArea : safeAreaInsets).top > 0
        else { return 0 }
        return roomForLargeTitle
    }

    /// Whether the user can drag content along an axis, even if it only bounces.
    package final func canDrag(_ axis: ScrollAxis) -> Bool {
        let range = offsetRange(axis)
        return range.lowerBound < range.upperBound || (bounces && alwaysBounces(axis))
    }

    /// The offset nearest to the present one that shows a rectangle of the content.
    package final func offset(showing rect: CGRect) -> CGPoint {
        offset(showing: rect, insets: insetWithSafeArea)
    }

    /// The offset nearest to the present one that shows a rectangle, with ``insetWithSafeArea`` as it is now.
    final func offset(showing rect: CGRect, insets: UIEdgeInsets) -> CGPoint {
        let visible = boundsStore.inset(by: insets)
        let rect = rect.standardized
        var offset = contentOffset
        for axis in ScrollAxis.allCases {
            let (first, last) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
            let start = visible.origin[axis]
            let end = start + max(visible.size[axis], 0)
            // A rectangle that extends beyond both edges is as visible as it can be.
            if (first >= start && last <= end) || (first <= start && last >= end) { continue }
            let toStart = first - start
            let toEnd = last - end
            let distance = abs(toStart) < abs(toEnd) ? toStart : toEnd
            offset[axis] = (offset[axis] + distance).clamped(to: offsetRange(axis, insets: insets))
        }
        return offset
    }

    // MARK: Changes

    struct OffsetRanges: Equatable {
        var horizontal: ClosedRange<CGFloat>
        var vertical: ClosedRange<CGFloat>
    }

    /// Updates the offset after a change of what limits it.
    ///
    /// Content at its beginning stays there, and content beyond a new end is brought back unless the user drags it.
    ///
    /// - Parameters:
    ///   - keepsOffset: whether the content stays where it is, even out of range.
    ///   - followsStart: whether content at its beginning moves with a new beginning: it does with the safe area, but
    /// not with `contentInset`. Apple documents nothing on the latter; existing code relies on it: to begin a
    /// refresh, MJRefresh (MJRefreshHeader.m) sets the inset and then the offset, and to end it the inset alone;
    /// TLYShyNavBar (UIScrollView+Helpers.m) sets the offset itself where it is to follow an inset.
    final func limitsMayHaveChanged(
        keepingOffset keepsOffset: Bool = false, followingStart followsStart: Bool = true
    ) {
        // Not computed for nothing. A subclass, such as a table view, may need it without adjusting its insets to it.
        let isUsed = contentInsetAdjustmentBehavior != .never || type(of: self) != UIScrollView.self
        if isUsed, windowLink != nil { knownSafeArea = safeAreaInsets }
        let inset = inset(with: knownSafeArea)
        let ranges = OffsetRanges(
            horizontal: offsetRange(.horizontal, insets: inset),
            vertical: offsetRange(.vertical, insets: inset))
        let old = knownInset
        guard inset != old || ranges != knownRanges else { return }
        ViewTree.change(self)
        knownInset = inset
        knownRanges = ranges
        if drag == nil, zoom == nil, contentZooms == 0, !isLettingGo, !keepsOffset {
            fitOffset(old, followsStart)
        }
        guard inset != old else { return }
        guard insetReportDepth < Self.reportLimit else {
            return ViewFailure.neverSettles(
                "\(summary) changes its adjustedContentInset again in every adjustedContentInsetDidChange()",
                "it is not"
            ).record()
        }
        insetReportDepth += 1
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
        insetReportDepth -= 1
    }

    private func fitOffset(_ oldInset: UIEdgeInsets, _ followsStart: Bool) {
        if let motion { return adapt(motion) }
        let target = CGPoint { axis in
            let range = offsetRange(axis)
            let room = axis == .vertical ? titleRoom : 0
            let wasAtStart = followsStart && contentOffset[axis] == -oldInset.before(axis) - room
            return wasAtStart ? range.lowerBound : contentOffset[axis].clamped(to: range)
        }
        moveContent(to: target)
    }

    /// Leads a motion to where the content belongs now; one that code requested goes where code said.
    private func adapt(_ motion: ScrollMotion) {
        switch motion.kind {
        case .deceleration: goOnDecelerating()
        case .refreshEnd:
            let top = CGPoint(x: motion.end.x, y: offsetRange(.vertical).lowerBound)
            if motion.end != top { scroll(to: top, animated: true, kind: .refreshEnd) }
        case .animation, .scrollToTop, .zoomEnd: break
        }
    }
}

extension CGFloat {
    /// The nearest number of points that is a whole number of pixels.
    func onPixels(_ scale: CGFloat) -> CGFloat {
        // Larger numbers are always whole.
        guard magnitude < 1e12, scale > 0 else { return self }
        return (self * scale).rounded() / scale
    }
}
