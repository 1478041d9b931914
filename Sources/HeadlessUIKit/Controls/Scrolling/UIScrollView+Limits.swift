import Foundation

extension UIScrollView {
    final var insetWithSafeArea: UIEdgeInsets {
        var insets = contentInset
        insets.top += refreshInset
        guard contentInsetAdjustmentBehavior != .never else { return insets }
        let safeArea = windowLink == nil ? knownSafeArea : safeAreaInsets
        if adjusts(.vertical) {
            insets.top += safeArea.top
            insets.bottom += safeArea.bottom
        }
        if adjusts(.horizontal) {
            insets.left += safeArea.left
            insets.right += safeArea.right
        }
        return insets
    }

    private func adjusts(_ axis: ScrollAxis) -> Bool {
        switch contentInsetAdjustmentBehavior {
        case .never: false
        case .always: true
        case .automatic, .scrollableAxes:
            contentSize[axis] > boundsStore.size[axis] || alwaysBounces(axis)
        }
    }

    private func alwaysBounces(_ axis: ScrollAxis) -> Bool {
        axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
    }

    /// From where to where the offset goes along an axis, without bouncing.
    package final func offsetRange(_ axis: ScrollAxis) -> ClosedRange<CGFloat> {
        offsetRange(axis, insets: insetWithSafeArea)
    }

    private func offsetRange(_ axis: ScrollAxis, insets: UIEdgeInsets) -> ClosedRange<CGFloat> {
        let first = -insets.before(axis) - (axis == .vertical ? titleRoom : 0)
        let last = max(contentSize[axis], 0) + insets.after(axis) - boundsStore.size[axis]
        return first...max(first, last)
    }

    /// How far beyond the insets the content can be scrolled for a bar to come back that has given way.
    private var titleRoom: CGFloat {
        guard roomForLargeTitle > 0, contentInsetAdjustmentBehavior != .never, adjusts(.vertical),
            (windowLink == nil ? knownSafeArea : safeAreaInsets).top > 0
        else { return 0 }
        return roomForLargeTitle
    }

    /// Whether a finger can move content along an axis, if only to have it bounce.
    package final func canDrag(_ axis: ScrollAxis) -> Bool {
        let range = offsetRange(axis)
        return range.lowerBound < range.upperBound || (bounces && alwaysBounces(axis))
    }

    /// The offset that is nearest to the one there is and shows a rectangle of the content.
    package final func offset(showing rect: CGRect) -> CGPoint {
        let insets = insetWithSafeArea
        let visible = boundsStore.inset(by: insets)
        let rect = rect.standardized
        var offset = contentOffset
        for axis in ScrollAxis.allCases {
            let (first, last) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
            let start = visible.origin[axis]
            let end = start + max(visible.size[axis], 0)
            // What is larger than the view and on both sides of it is as visible as it can be.
            if (first >= start && last <= end) || (first <= start && last >= end) { continue }
            let toStart = first - start
            let toEnd = last - end
            let way = abs(toStart) < abs(toEnd) ? toStart : toEnd
            offset[axis] = (offset[axis] + way).clamped(to: offsetRange(axis))
        }
        return offset
    }

    // MARK: Changes

    /// Takes note of what says how far the content can be scrolled.
    ///
    /// Content at its beginning stays there, and content that ends further up now is brought back, unless a finger
    /// holds it.
    ///
    /// - Parameters:
    ///   - keepsOffset: whether the content is to stay where it is, be it out of range.
    ///   - followsStart: whether content at its beginning goes along with that: with the safe area it does, with
    ///     `contentInset` it does not. Of the latter, Apple says nothing; what runs on iOS relies on it: to begin a
    ///     refresh, MJRefresh (MJRefreshHeader.m) sets the inset and then the offset, and to end it the inset alone;
    ///     TLYShyNavBar (UIScrollView+Helpers.m) moves the offset by hand where it is to follow an inset.
    final func limitsMayHaveChanged(
        keepingOffset keepsOffset: Bool = false, followingStart followsStart: Bool = true
    ) {
        if windowLink != nil { knownSafeArea = safeAreaInsets }
        let inset = insetWithSafeArea
        let ranges = [offsetRange(.horizontal, insets: inset), offsetRange(.vertical, insets: inset)]
        let old = knownInset
        guard inset != old || ranges != knownRanges else { return }
        ViewTree.change(self)
        knownInset = inset
        knownRanges = ranges
        if drag == nil, zoom == nil, contentZooms == 0, !isLettingGo, !keepsOffset {
            fitOffset(old, followsStart)
        }
        guard inset != old else { return }
        guard insetTellings < Self.insetTellingLimit else {
            ViewFailure.insetsNeverSettle(self).record()
            return
        }
        insetTellings += 1
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
        insetTellings -= 1
    }

    /// How often changes of the insets can follow from being told of one before it is taken for a loop.
    private static let insetTellingLimit = 100

    private func fitOffset(_ oldInset: UIEdgeInsets, _ followsStart: Bool) {
        guard motion == nil else {
            if isDecelerating { goOnDecelerating() }
            return
        }
        var target = contentOffset
        for axis in ScrollAxis.allCases {
            let range = offsetRange(axis)
            let room = axis == .vertical ? titleRoom : 0
            let wasAtStart = followsStart && target[axis] == -oldInset.before(axis) - room
            target[axis] = wasAtStart ? range.lowerBound : target[axis].clamped(to: range)
        }
        moveContent(to: target)
    }
}

extension CGFloat {
    /// The number of points nearest to this one that is a whole number of pixels.
    func onPixels(_ scale: CGFloat) -> CGFloat {
        // Beyond, every number is one.
        guard magnitude < 1e12, scale > 0 else { return self }
        return (self * scale).rounded() / scale
    }
}
