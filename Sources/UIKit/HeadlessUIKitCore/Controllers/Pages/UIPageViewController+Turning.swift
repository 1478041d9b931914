extension UIPageViewController {
    final func pagesMayBeDragged() {
        guard let shown, turn == nil else { return }
        askForNeighbours(of: shown)
        pages.allow(Set(neighbours.keys))
    }

    final func askForNeighbours(of shown: UIViewController) {
        neighbours = [:]
        neighbours[.before] = dataSource?.pageViewController(self, viewControllerBefore: shown)
        neighbours[.after] = dataSource?.pageViewController(self, viewControllerAfter: shown)
        for (place, controller) in neighbours where controller === shown {
            PageFailure.followsItself(controller, in: self).record()
            neighbours[place] = nil
        }
    }

    final func pageCame(_ place: PageScrollView.Place) {
        if turn?.place == place { return }
        guard let controller = neighbours[place] else { return }
        // The finger went back over the current page, to the other side of it.
        if turn != nil { endTurn(completed: false, atRest: false) }
        begin(Turn(place: place, controller: controller, isByHand: true))
    }

    final func scroll(_ turn: Turn) {
        begin(turn)
        guard self.turn === turn else { return }
        pages.allow([turn.place])
        pages.turn(to: turn.place)
    }

    private func begin(_ turn: Turn) {
        self.turn = turn
        let next = turn.controller
        if turn.isByHand { delegate?.pageViewController(self, willTransitionTo: [next]) }
        // The callbacks may have shown another page, here and below.
        guard self.turn === turn else { return }
        if next.parent !== self { addChild(next) }
        next.loadViewIfNeeded()
        guard self.turn === turn else {
            if isLeaving(next) { leave(next) }
            return
        }
        next.beginAppearance(true, animated: true)
        guard self.turn === turn else { return }
        shown?.beginAppearance(false, animated: true)
        guard self.turn === turn else { return }
        // Pages keep their safe area while they move across the screen's edges.
        for page in [shown, next] { page?.fixSafeArea(pages.safeAreaOfPage) }
        place(next, at: turn.place)
    }

    final func pagesCameToRest(_ place: PageScrollView.Place) {
        neighbours = [:]
        if let turn { endTurn(completed: place == turn.place, atRest: true) } else { settlePages() }
    }

    private func settlePages() {
        pages.settle()
        shown?.viewIfLoaded?.frame = pages.frame(of: .current)
        shown?.fixSafeArea(nil)
    }

    final func finishTurnAtOnce() {
        guard let turn else { return }
        endTurn(completed: turn.controller.parent === self, atRest: true)
    }

    /// - Parameter atRest: whether the pages stand still, and not below a finger.
    private func endTurn(completed: Bool, atRest: Bool) {
        guard let turn else { return }
        self.turn = nil
        let (old, next) = (shown, turn.controller)
        if !completed {
            // The one is told everything before the other is, as logs of a page that the user drags back show.
            old?.beginAppearance(true, animated: true)
            old?.endAppearance()
            if isLeaving(next) { next.beginAppearance(false, animated: true) }
        }
        let (coming, going) = completed ? (next, old) : (old, next)
        shown = coming
        // The callbacks at the beginning may have ended the turn before the page was placed.
        if completed, next.parent === self { self.place(next, at: turn.place) }
        if !isWanted(going) { removeView(going) }
        going?.fixSafeArea(nil)
        // Before the callbacks, which may begin another turn.
        if atRest { settlePages() }
        if isWanted(coming) {
            // A turn that began while this controller left the window ends outside it, where no page appears.
            if coming?.appearance.phase == .appearing, coming?.viewIfLoaded?.window == nil {
                coming?.beginAppearance(false, animated: false)
            }
            coming?.endAppearance()
        }
        // Callbacks may have ended the turn before it told the page that was shown, or before that had appeared.
        if isLeaving(going) { going?.beginAppearance(false, animated: false) }
        if isLeaving(going) { going?.endAppearance() }
        if completed {
            if next.parent === self { next.didMove(toParent: self) }
            countDots(turn.place)
        }
        if isLeaving(going) { leave(going) }
        if turn.isByHand {
            delegate?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: [old].compactMap { $0 },
                transitionCompleted: completed)
        }
        turn.completion?(completed)
    }
}
