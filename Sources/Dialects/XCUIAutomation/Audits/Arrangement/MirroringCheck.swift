import HeadlessUIKit

/// Looks for views that stand on the same side in an interface that is read from the right, and for texts that do.
///
/// Where a semantic content attribute keeps the direction, as for players, nothing is to be mirrored.
@MainActor
struct MirroringCheck: AuditCheck {
    let kind = AuditKind.mirroring
    private let unmirrored: ScreenLayout?
    private let mirrored: ScreenLayout?
    private let isRightToLeft: Bool

    /// How far from its mirrored place a view may stand, in points.
    private static let tolerance: CGFloat = 8

    init(_ unmirrored: ScreenLayout?) {
        self.unmirrored = unmirrored
        mirrored = unmirrored == nil ? nil : ScreenLayout()
        isRightToLeft = UIApplication.shared.device.language.isRightToLeft
    }

    func findings(on subject: AuditSubject) -> [AuditFinding] {
        guard isRightToLeft, subject.isOwnAndVisible, let view = subject.ownView, isToMirror(view) else {
            return []
        }
        if let finding = place(subject, view) { return [finding] }
        return alignment(subject, view).map { [$0] } ?? []
    }

    private func isToMirror(_ view: UIView) -> Bool {
        guard view.transform.isIdentity, let superview = view.superview, !(superview is UIButton) else {
            return false
        }
        return view.lineage.allSatisfy {
            $0.semanticContentAttribute == .unspecified || $0.semanticContentAttribute == .forceRightToLeft
        }
    }

    private func place(_ subject: AuditSubject, _ view: UIView) -> AuditFinding? {
        guard let superview = view.superview, !StockParts.contains(superview), !(superview is UIScrollView),
            let unmirrored, let before = mirrored?.place(of: view, in: unmirrored)
        else { return nil }
        let (frame, room) = (view.frame, superview.bounds.width)
        let wanted = room - before.frame.maxX
        guard abs(room - before.roomWidth) < 1, abs(frame.width - before.frame.width) < 1,
            abs(frame.minX - before.frame.minX) < 1, abs(frame.minX - wanted) > Self.tolerance
        else { return nil }
        let isConstrained = !view.translatesAutoresizingMaskIntoConstraints
        return AuditFinding(
            subject, kind, "Layout does not mirror",
            "\(subject.name.capitalizedFirst) stands \(frame.minX.rough) points from the left of \(superview.summary) "
                + "in both directions, and belongs \(wanted.rough) from it when read from the right. "
                + (isConstrained
                    ? "Use leading and trailing anchors in place of left and right."
                    : "Use leading and trailing anchors, or set its frame by effectiveUserInterfaceLayoutDirection.")
        )
    }

    private func alignment(_ subject: AuditSubject, _ view: UIView) -> AuditFinding? {
        guard let label = view as? UILabel, label.textAlignment == .left, subject.text != nil,
            label.bounds.width
                - label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines).width
                > Self.tolerance
        else { return nil }
        return AuditFinding(
            subject, kind, "Text does not mirror",
            "\(subject.name.capitalizedFirst) is aligned to the left in an interface that is read from the right. "
                + "Set its textAlignment to .natural.")
    }
}
