/// The user's drag of a sheet: between its detents, and down to dismiss it.
@MainActor
final class SheetDrag: UIGestureRecognizerDelegate {
    /// The time, in seconds, for which the finger's speed is extrapolated when the sheet is released; Apple documents
    /// none.
    private static let lookAhead: CGFloat = 0.2

    private weak var sheet: UISheetPresentationController?
    private weak var container: UITransitionView?
    private let pan = SheetPanRecognizer()
    private var start: CGFloat?
    private var lead: UIPercentDrivenInteractiveTransition?
    private var wasRefused = false

    init(_ sheet: UISheetPresentationController, in container: UITransitionView) {
        self.sheet = sheet
        self.container = container
        pan.delegate = self
        pan.addTarget(self, action: SheetDrag.panned)
        container.addGestureRecognizer(pan)
    }

    var isUnderWay: Bool { start != nil }

    func remove() {
        pan.view?.removeGestureRecognizer(pan)
    }

    // MARK: Beginning

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let sheet, let view = sheet.presentedView, let touched = touch.view else { return false }
        return touched.isDescendant(of: view) || touched is SheetGrabber
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let translation = pan.translation(in: container)
        guard let sheet, isAtRest(sheet), abs(translation.y) > abs(translation.x) else { return false }
        return translation.y > 0 || canGrow(sheet)
    }

    private func isAtRest(_ sheet: UISheetPresentationController) -> Bool {
        guard let presented = sheet.presentedLink, let presenter = presented.presenter else { return false }
        // A sheet that presents something itself cannot be dragged.
        return presenter.presentation?.phase == .shown && presented.presentation == nil
    }

    private func canGrow(_ sheet: UISheetPresentationController) -> Bool {
        guard let container else { return false }
        return SheetLayout(sheet, in: container).stops.last?.identifier != sheet.currentDetent
    }

    func takes(_ translation: CGPoint, from scrollView: UIScrollView) -> Bool {
        guard let sheet, isAtRest(sheet), abs(translation.y) > abs(translation.x),
            scrollView.refreshControl == nil, scrollView.yieldsToSheet
        else { return false }
        let isAtTop = scrollView.contentOffset.y <= scrollView.offsetRange(.vertical).lowerBound
        guard isAtTop else { return false }
        return translation.y > 0 || sheet.prefersScrollingExpandsWhenScrolledToEdge && canGrow(sheet)
    }

    // MARK: Dragging

    private func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            start = sheet?.presentedView?.frame.minY
            wasRefused = false
            follow()
        case .changed: follow()
        case .ended: letGo(pace: pan.velocity(in: container).y)
        case .cancelled, .failed: letGo(pace: nil)
        case .possible: break
        }
    }

    private func follow() {
        guard let sheet, let container, let start, let view = sheet.presentedView else { return }
        let top = start + pan.translation(in: container).y
        let stops = SheetLayout(sheet, in: container).stops
        guard let lowest = stops.first, let highest = stops.last else { return }
        // Without animation, no transition can be driven: it happens when the sheet is released.
        let canLead = UIView.areAnimationsEnabled
        if lead != nil || canLead && top > lowest.frame.minY && mayDismiss() {
            if lead == nil { beginDismissal(from: lowest) }
            let distance = container.bounds.maxY - lowest.frame.minY
            if distance > 0 { lead?.update((top - lowest.frame.minY) / distance) }
            return
        }
        let range = highest.frame.minY...max(lowest.frame.minY, highest.frame.minY)
        let inRange = min(max(top, range.lowerBound), range.upperBound)
        let stretch = RubberBand(length: container.bounds.height).stretch(of: abs(top - inRange))
        var frame = lowest.frame
        frame.origin.y = top < inRange ? inRange - stretch : inRange + stretch
        if stops.count > 1 { frame.size.height = container.bounds.maxY - min(inRange, frame.minY) }
        view.frame = frame
        sheet.placeGrabber()
    }

    private func mayDismiss() -> Bool {
        guard !wasRefused, let sheet else { return false }
        if sheet.userMayDismiss() { return true }
        wasRefused = true
        return false
    }

    private func beginDismissal(from lowest: SheetLayout.Stop) {
        guard let sheet, let presented = sheet.presentedLink, let presenter = presented.presenter,
            let presentation = presenter.presentation
        else { return }
        let lead = UIPercentDrivenInteractiveTransition()
        self.lead = lead
        sheet.presentedView?.frame = lowest.frame
        let known = sheet.known
        known.delegate?.presentationControllerWillDismiss(known)
        guard presenter.presentation === presentation, presentation.phase == .shown else { return }
        presenter.hide(presentation, animated: true, lead: lead, isByUser: true)
    }

    // MARK: Ending

    /// - Parameter pace: the finger's downward speed, in points per second; `nil` if the drag was cancelled.
    private func letGo(pace: CGFloat?) {
        let lead = lead.take()
        guard let sheet, let container, let start = start.take() else {
            lead?.cancel()
            return
        }
        let top = start + pan.translation(in: container).y + (pace ?? 0) * Self.lookAhead
        let stops = SheetLayout(sheet, in: container).stops
        guard let lowest = stops.first else { return }
        let halfWay = (lowest.frame.minY + container.bounds.maxY) / 2
        if let lead {
            if pace != nil, top > halfWay { lead.finish() } else { lead.cancel() }
            if lowest.identifier != sheet.currentDetent { sheet.userSelected(lowest.identifier) }
            return
        }
        if pace != nil, top > halfWay, !wasRefused, !UIView.areAnimationsEnabled {
            if !sheet.dismissByUser() { sheet.layOutAgain() }
            return
        }
        var nearest = stops.first { $0.identifier == sheet.currentDetent } ?? lowest
        if pace != nil {
            for stop in stops where abs(stop.frame.minY - top) < abs(nearest.frame.minY - top) {
                nearest = stop
            }
        }
        sheet.userSelected(nearest.identifier)
        if wasRefused { sheet.tellAttempt() }
    }
}

package final class SheetPanRecognizer: UIPanGestureRecognizer {
    override var isForScrolling: Bool { true }

    package override var leavesControlsTheirTouches: Bool { true }
}
