import Foundation

/// A list whose rows a finger can swipe aside: a table, or a collection view with lists in it.
@MainActor
protocol RowSwiping: UIScrollView {
    /// The row that is aside, if one is.
    var swipe: RowSwipe? { get set }
    /// Whether rows can be swiped aside as things are.
    var takesSwipes: Bool { get }
    /// What swiping a row aside offers; `nil` for a row that cannot be.
    func swipeConfiguration(_ path: IndexPath, _ side: RowSwipe.Side) -> UISwipeActionsConfiguration?
    /// Which row a view is the cell of; `nil` for any other view.
    func swipePath(of view: UIView) -> IndexPath?
    /// Where a row is while it is not aside, in the coordinates of the content; `nil` if there is none.
    func swipeFrame(of path: IndexPath) -> CGRect?
    /// Puts the cell of a row where it belongs, as far aside as ``swipe`` says.
    func placeSwiped(_ cell: UIView)
    /// Shows and tells that a row is aside.
    func swipeDidBegin(_ swipe: RowSwipe)
    /// Shows and tells that a row is aside no longer; one that is abandoned is no more, or is another now.
    func swipeDidEnd(_ swipe: RowSwipe, isAbandoned: Bool)
}

extension RowSwiping {
    func beginSwipe(
        _ cell: UIView, _ path: IndexPath, _ side: RowSwipe.Side,
        _ configuration: UISwipeActionsConfiguration, isByFinger: Bool
    ) {
        closeSwipe()
        guard swipePath(of: cell) == path, cell.superview === self else { return }
        let view = UISwipeActionPullView(configuration, at: side, of: self)
        let swipe = RowSwipe(
            cell: cell, path: path, side: side, configuration: configuration, view: view,
            isByFinger: isByFinger)
        self.swipe = swipe
        insertSubview(view, belowSubview: cell)
        placeSwipeActions()
        ViewTree.change(self)
        swipeDidBegin(swipe)
    }

    /// Moves the row that is swiped with a finger; beyond the buttons only if that does something.
    func dragSwipe(to offset: CGFloat) {
        guard let swipe else { return }
        let sign = swipe.side.sign
        let most =
            swipe.configuration.performsFirstActionWithFullSwipe ? swipe.cell.bounds.width : swipe.view.width
        setSwipeOffset(sign * (offset * sign).clamped(to: 0...max(most, 0)))
    }

    private func setSwipeOffset(_ offset: CGFloat) {
        guard let swipe, swipe.offset != offset else { return }
        self.swipe?.offset = offset
        placeSwiped(swipe.cell)
    }

    /// Leaves a row aside, with its buttons in sight.
    func openSwipe() {
        guard let swipe else { return }
        animateSwipe { $0.setSwipeOffset(swipe.side.sign * swipe.view.width) }
    }

    private func animateSwipe(_ change: @escaping @MainActor (Self) -> Void) {
        guard window != nil else {
            change(self)
            return
        }
        UIView.animate(
            withDuration: TableMetrics.animationDuration, delay: 0, options: .allowUserInteraction,
            animations: { [weak self] in if let self { change(self) } })
    }

    /// Puts a row back that is aside.
    func closeSwipe() {
        guard let swipe else { return }
        self.swipe = nil
        swipe.view.removeFromSuperview()
        ViewTree.change(self)
        animateSwipe { list in
            if list.swipePath(of: swipe.cell) == swipe.path { list.placeSwiped(swipe.cell) }
        }
        swipeDidEnd(swipe, isAbandoned: false)
    }

    /// Forgets a row that is aside, which is no more, or is another now.
    func abandonSwipe() {
        guard let swipe else { return }
        self.swipe = nil
        swipe.view.removeFromSuperview()
        swipeDidEnd(swipe, isAbandoned: true)
    }

    /// Puts the buttons of the row that is aside where it is.
    func placeSwipeActions() {
        guard let swipe, let row = swipeFrame(of: swipe.path) else { return }
        let width = swipe.view.width
        let x = swipe.side == .leading ? row.minX : row.maxX - width
        let frame = CGRect(x: x, y: row.minY, width: width, height: row.height)
        if swipe.view.frame != frame { swipe.view.frame = frame }
    }

    /// Does what a button is there for, and puts the row back once it is told that it was done.
    func perform(_ action: UIContextualAction, from button: UIView) {
        guard let view = swipe?.view else { return }
        action.handler(action, button) { [weak self] _ in
            guard let self, swipe?.view === view else { return }
            closeSwipe()
        }
    }
}
