/// A list whose rows can be swiped open: a table, or a collection view with list sections.
@MainActor
protocol RowSwiping: UIScrollView {
    var swipe: RowSwipe? { get set }
    var takesSwipes: Bool { get }
    /// Returns the actions of a row; `nil` if it cannot be swiped.
    func swipeConfiguration(_ path: IndexPath, _ side: RowSwipe.Side) -> UISwipeActionsConfiguration?
    /// Returns the index path of the row whose cell a view is; `nil` for any other view.
    func swipePath(of view: UIView) -> IndexPath?
    /// Returns the frame of a row while closed, in the content's coordinates; `nil` if there is none.
    func swipeFrame(of path: IndexPath) -> CGRect?
    /// Sets the frame of a row's cell, moved by the offset of ``swipe``.
    func placeSwiped(_ cell: UIView)
    /// Updates the cell of a row that was opened, and calls the delegate.
    func swipeDidBegin(_ swipe: RowSwipe)
    /// Updates the cell of a row that was closed, and calls the delegate; an abandoned one was removed or replaced.
    func swipeDidEnd(_ swipe: RowSwipe, isAbandoned: Bool)
}

extension RowSwiping {
    /// The cell that a view is, or that contains it, and its row; `nil` outside of rows.
    func row(containing view: UIView?) -> (cell: UIView, path: IndexPath)? {
        var view = view
        while let current = view, current !== self {
            if let path = swipePath(of: current) { return (current, path) }
            view = current.superview
        }
        return nil
    }

    /// Adds the recognizer that swipes rows open; scrolling closes the open row.
    func add(_ recognizer: RowSwipeRecognizer) {
        recognizer.list = self
        addGestureRecognizer(recognizer)
        panGestureRecognizer.addTarget(self, action: Self.contentWasDragged)
    }

    private func contentWasDragged() {
        if panGestureRecognizer.state == .began { closeSwipe() }
    }

    func beginSwipe(
        _ cell: UIView, _ path: IndexPath, _ side: RowSwipe.Side,
        _ configuration: UISwipeActionsConfiguration, isByFinger: Bool
    ) {
        closeSwipe()
        guard swipePath(of: cell) == path, cell.superview === self else { return }
        let isAtLeft = side.isAtLeft(isRightToLeft)
        let view = UISwipeActionPullView(configuration, isAtLeft: isAtLeft, of: self)
        let swipe = RowSwipe(
            cell: cell, path: path, side: side, isAtLeft: isAtLeft, configuration: configuration, view: view,
            isByFinger: isByFinger)
        self.swipe = swipe
        insertSubview(view, belowSubview: cell)
        placeSwipeActions()
        ViewTree.change(self)
        swipeDidBegin(swipe)
    }

    /// Moves the open row with the finger; beyond the buttons only if a full swipe performs an action.
    func dragSwipe(to offset: CGFloat) {
        guard let swipe else { return }
        let sign = swipe.sign
        let most =
            swipe.configuration.performsFirstActionWithFullSwipe ? swipe.cell.bounds.width : swipe.view.width
        setSwipeOffset(sign * (offset * sign).clamped(to: 0...max(most, 0)))
    }

    private func setSwipeOffset(_ offset: CGFloat) {
        guard let swipe, swipe.offset != offset else { return }
        self.swipe?.offset = offset
        placeSwiped(swipe.cell)
    }

    func openSwipe() {
        guard let swipe else { return }
        animateRows { $0.setSwipeOffset(swipe.sign * swipe.view.width) }
    }

    /// Moves rows in an animation, or at once outside of windows.
    func animateRows(_ change: @escaping @MainActor (Self) -> Void) {
        guard window != nil else {
            change(self)
            return
        }
        UIView.animate(
            withDuration: RowMotion.duration, delay: 0, options: .allowUserInteraction,
            animations: { [weak self] in if let self { change(self) } })
    }

    func closeSwipe() {
        guard let swipe else { return }
        self.swipe = nil
        swipe.view.removeFromSuperview()
        ViewTree.change(self)
        animateRows { list in
            if list.swipePath(of: swipe.cell) == swipe.path { list.placeSwiped(swipe.cell) }
        }
        swipeDidEnd(swipe, isAbandoned: false)
    }

    /// Ends the swipe of a row that was removed or replaced.
    func abandonSwipe() {
        guard let swipe else { return }
        self.swipe = nil
        swipe.view.removeFromSuperview()
        swipeDidEnd(swipe, isAbandoned: true)
    }

    func placeSwipeActions() {
        guard let swipe, let row = swipeFrame(of: swipe.path) else { return }
        let width = swipe.view.width
        let x = swipe.isAtLeft ? row.minX : row.maxX - width
        let frame = CGRect(x: x, y: row.minY, width: width, height: row.height)
        if swipe.view.frame != frame { swipe.view.frame = frame }
    }

    /// Performs an action, and closes the row when its handler reports completion.
    func perform(_ action: UIContextualAction, from button: UIView) {
        guard let view = swipe?.view else { return }
        action.handler(action, button) { [weak self] _ in
            guard let self, swipe?.view === view else { return }
            closeSwipe()
        }
    }
}
