import HeadlessUIKit

/// Looks for controls and texts that reach beyond the screen, or stand where no scrolling brings them.
///
/// A container that stands off screen as a whole, such as a drawer, is meant to.
@MainActor
struct OffScreenCheck: AuditCheck {
    let kind = AuditKind.offScreen
    let extents: PaintedExtents

    /// How far a view may reach beyond an edge, in points.
    private static let tolerance: CGFloat = 1

    func findings(on subject: AuditSubject) -> [AuditFinding] {
        guard subject.isOwnAndVisible, let view = subject.ownView, view.transform.isIdentity,
            isAudited(subject, view),
            let superview = view.superview
        else { return [] }
        let room = subject.isScrolled ? contentRoom(of: view) : screenRoom(of: superview)
        guard let room, let lost = loss(subject.frame, room) else { return [] }
        let place = subject.isScrolled ? "the content of its scroll view" : "the screen"
        let cure =
            subject.isScrolled
            ? "Make contentSize as large as what is inside, or constrain the last view to the content's edge."
            : "Constrain it to the safe area, or let it scroll."
        return [
            AuditFinding(
                subject, kind, "View is off screen",
                "\(subject.name.capitalizedFirst) reaches \(lost.points.rough) points beyond the \(lost.edge) of "
                    + "\(place). \(cure)")
        ]
    }

    private func isAudited(_ subject: AuditSubject, _ view: UIView) -> Bool {
        if view.superview is UIButton { return false }
        if view is UILabel, subject.text != nil { return true }
        return subject.isAccessibilityElement || view.isTouchTarget
    }

    /// The screen; `nil` for what is in a container that is not on it, or is cut off by one that clips.
    private func screenRoom(of superview: UIView) -> CGRect? {
        guard let window = superview.window else { return nil }
        let screen = UIApplication.shared.screen.bounds
        let frame = superview.convertToScreen(superview.bounds)
        let shown = frame.intersection(screen)
        guard !shown.isNull, shown.width > 0, shown.height > 0, frame.height > 0,
            window.frame.size == screen.size
        else { return nil }
        let moves = superview.lineage.contains { !$0.transform.isIdentity }
        return moves ? nil : screen
    }

    /// What the nearest scroll view can show, in the screen's coordinates; lists place their own cells.
    private func contentRoom(of view: UIView) -> CGRect? {
        var outer = view.superview
        while let step = outer, !(step is UIScrollView) { outer = step.superview }
        guard let scrolling = outer as? UIScrollView, !(scrolling is UITableView),
            !(scrolling is UICollectionView),
            !(scrolling is UITextView), !scrolling.isZooming, scrolling.zoomScale == 1
        else { return nil }
        return extents.reachableArea(of: scrolling)
    }

    /// The edge that most of it is beyond.
    private func loss(_ frame: CGRect, _ room: CGRect) -> (points: CGFloat, edge: String)? {
        guard !room.insetBy(dx: -Self.tolerance, dy: -Self.tolerance).encloses(frame) else { return nil }
        let losses = [
            (room.minX - frame.minX, "left edge"), (frame.maxX - room.maxX, "right edge"),
            (room.minY - frame.minY, "top"), (frame.maxY - room.maxY, "bottom"),
        ]
        guard let most = losses.max(by: { $0.0 < $1.0 }), most.0 > Self.tolerance else { return nil }
        return (most.0, most.1)
    }
}
