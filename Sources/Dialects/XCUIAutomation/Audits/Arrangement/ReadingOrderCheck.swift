import HeadlessUIKit

/// Looks for lists of accessibility elements that are read against their places: back up, or back in a line.
@MainActor
struct ReadingOrderCheck: AuditCheck {
    let kind = AuditKind.readingOrder
    private var subjects: [ObjectIdentifier: AuditSubject] = [:]

    init(_ subjects: [AuditSubject]) {
        guard subjects.contains(where: Self.lists) else { return }
        for subject in subjects { self.subjects[ObjectIdentifier(subject.object)] = subject }
    }

    private static func lists(_ subject: AuditSubject) -> Bool {
        subject.wall == nil && !subject.isStock && subject.object.accessibilityElements != nil
    }

    func findings(on subject: AuditSubject) -> [AuditFinding] {
        guard !subjects.isEmpty, Self.lists(subject) else { return [] }
        let listed = (subject.object.accessibilityElements ?? []).compactMap {
            subjects[ObjectIdentifier($0 as AnyObject)]
        }
        let isRightToLeft = subject.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return zip(listed, listed.dropFirst()).compactMap { one, next in
            guard let way = way(one.node.frame, next.node.frame, isRightToLeft) else { return nil }
            return AuditFinding(
                next, kind, "Reading order differs from position",
                "\(next.name.capitalizedFirst) is read after \(one.name), which stands \(way) it. "
                    + "Put the accessibilityElements of \(subject.name) into the order of their places.")
        }
    }

    /// How the first of two stands after the second; `nil` if it does not.
    private func way(_ one: CGRect, _ next: CGRect, _ isRightToLeft: Bool) -> String? {
        let sharesColumn = one.minX < next.maxX && next.minX < one.maxX
        if next.maxY <= one.minY, sharesColumn { return "below" }
        // In one line: most of the lower one's height is beside the other.
        let shared = min(one.maxY, next.maxY) - max(one.minY, next.minY)
        guard shared > min(one.height, next.height) / 2 else { return nil }
        if isRightToLeft { return next.minX >= one.maxX ? "left of" : nil }
        return next.maxX <= one.minX ? "right of" : nil
    }
}
