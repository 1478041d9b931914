@_spi(Wings) import HeadlessUIKitCore

/// The recognizer that swipes the rows of a list open.
final class RowSwipeRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    weak var list: (any RowSwiping)?
    private var start: CGFloat = 0
    private var found: (cell: UIView, side: RowSwipe.Side, UISwipeActionsConfiguration)?

    /// The part of a row's width that counts as a full swipe.
    private static let fullSwipe: CGFloat = 0.7

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        maximumNumberOfTouches = 1
        delegate = self
        addTarget(self, action: RowSwipeRecognizer.moved)
    }

    override var leavesControlsTheirTouches: Bool { true }

    /// A touch from the screen's edge goes to recognizers of it first, such as the interactive pop gesture.
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
            || super.shouldRequireFailure(of: otherGestureRecognizer)
    }

    /// Returns whether the touched row has actions on the side that the swipe reveals.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let list else { return false }
        let translation = translation(in: list)
        guard abs(translation.x) > abs(translation.y), list.takesSwipes,
            let (cell, path) = list.row(containing: history.first?.view)
        else { return false }
        if let swipe = list.swipe, swipe.cell === cell { return true }
        let side = RowSwipe.Side(revealedBy: translation.x, isRightToLeft: list.isRightToLeft)
        guard let configuration = list.swipeConfiguration(path, side), !configuration.actions.isEmpty,
            list.swipePath(of: cell) == path
        else { return false }
        if configuration.isAssumed, isWantedElsewhere(translation) { return false }
        found = (cell, side, configuration)
        return true
    }

    /// Whether another recognizer of the same touch can handle the swipe: a scroll view's around the list, or the
    /// application's own pan or swipe.
    ///
    /// A sheet's pan does not count, as it is vertical, nor do screen edge recognizers, for which this one waits.
    private func isWantedElsewhere(_ translation: CGPoint) -> Bool {
        var view = history.first?.view
        while let current = view {
            for other in current.gestureRecognizers ?? []
            where other !== self && other.settled != .failed && other.sharesTouch(with: self) {
                switch other {
                case let pan as ScrollPanRecognizer:
                    if let scroller = pan.scrollView, scroller !== list,
                        scroller.takesDrag(along: translation)
                    {
                        return true
                    }
                case is RowSwipeRecognizer, is SheetPanRecognizer, is UIScreenEdgePanGestureRecognizer: break
                case let swipe as UISwipeGestureRecognizer:
                    if swipe.direction.contains(translation.x > 0 ? .right : .left) { return true }
                case is UIPanGestureRecognizer:
                    if other.delegate?.gestureRecognizerShouldBegin(other) ?? true { return true }
                default: break
                }
            }
            view = current.superview
        }
        return false
    }

    private func moved() {
        guard let list else { return }
        let distance = translation(in: list).x
        switch state {
        case .began:
            if let (cell, side, configuration) = found, let path = list.swipePath(of: cell) {
                list.beginSwipe(cell, path, side, configuration, isByFinger: true)
            }
            found = nil
            // The movement that began the gesture does not move the row.
            let slop = distance.clamped(to: -Self.hysteresis...Self.hysteresis)
            start = (list.swipe?.offset ?? 0) - slop
            list.dragSwipe(to: start + distance)
        case .changed: list.dragSwipe(to: start + distance)
        case .ended: letGo(list, velocity: velocity(in: list).x)
        case .cancelled, .failed: list.closeSwipe()
        case .possible: break
        }
    }

    private func letGo(_ list: any RowSwiping, velocity: CGFloat) {
        guard let swipe = list.swipe else { return }
        let sign = swipe.sign
        let distance = swipe.offset * sign
        if swipe.configuration.performsFirstActionWithFullSwipe,
            let action = swipe.configuration.actions.first,
            let button = swipe.view.firstButton, distance >= swipe.cell.bounds.width * Self.fullSwipe
        {
            list.openSwipe()
            list.swipe?.isFull = true
            list.perform(action, from: button)
        } else if velocity * sign > 100 || (distance > swipe.view.width / 2 && velocity * sign > -100) {
            list.openSwipe()
        } else {
            list.closeSwipe()
        }
    }
}
