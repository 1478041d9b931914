import ConstraintSolver
import FailureReporting
import TimeLapse

extension LayoutEngine {
    /// Warns of constraints that cannot all hold, once for each that was broken.
    ///
    /// A guide of the system follows its view, which gets its place from the solution: during layout its insets may be
    /// those of the former place. So what it takes part in is known at the end of the layout.
    func reportConflicts() {
        guard !isFitting else { return }
        let isDuringLayout = UIView.layoutRun != nil
        for conflict in solver.conflicts where !reported.contains(conflict.broken) {
            if isDuringLayout, hasGuide(in: conflict.set) {
                reportConflictsAfterLayout()
                continue
            }
            reported.insert(conflict.broken)
            guard let failure = ConstraintConflict(conflict, in: self) else { continue }
            if VirtualClock.current.status.isLayoutStrict { failure.record() } else { failure.recordAsLog() }
        }
    }

    private func reportConflictsAfterLayout() {
        guard !reportsAfterLayout else { return }
        reportsAfterLayout = true
        UIView.afterLayout { [root] in
            guard let engine = root.ownEngine else { return }
            engine.reportsAfterLayout = false
            engine.reportConflicts()
        }
    }
}

/// Constraints that cannot all hold.
struct ConstraintConflict: DescribedFailure {
    let description: String
}

@MainActor
extension ConstraintConflict {
    init?(_ conflict: Conflict, in engine: LayoutEngine) {
        guard let root = engine.root.view else { return nil }
        let lines = conflict.set.map { engine.line(for: $0) }
        let broken = engine.line(for: conflict.broken)
        description =
            "Constraints in \(root.summaryWithOrigin) cannot all hold: broke \(broken).\n"
            + engine.noteOfFrames(in: conflict.set)
            + "These \(lines.count) contradict each other:\n"
            + lines.map { "  \($0)" }.joined(separator: "\n")
    }
}

extension LayoutEngine {
    func line(for id: ConstraintID) -> String {
        switch origin(of: id) {
        case .constraint(let reference):
            let constraint = reference.takeUnretainedValue()
            return constraint.isMadeBySystem
                ? constraint.sentence : "\(constraint.sentence) (\(constraint.origin))"
        case .system(let kind, let node): return line(for: kind, of: node.takeUnretainedValue())
        case nil: return "a removed constraint"
        }
    }

    /// That the frame of a view counts among constraints, with the property that says so; empty if none does.
    fileprivate func noteOfFrames(in set: [ConstraintID]) -> String {
        for id in set {
            guard case .system(let kind, let node) = origin(of: id), isOfFrame(kind) else { continue }
            return "The frame of \(node.takeUnretainedValue().name) counts, too: its"
                + " translatesAutoresizingMaskIntoConstraints is true.\n"
        }
        return ""
    }

    private func hasGuide(in set: [ConstraintID]) -> Bool {
        set.contains { id in
            if case .system(.guide, _) = origin(of: id) { true } else { false }
        }
    }

    private func isOfFrame(_ kind: SystemConstraint) -> Bool {
        switch kind {
        case .mask: true
        case .rootWidth, .rootHeight: root.view?.translatesAutoresizingMaskIntoConstraints ?? false
        default: false
        }
    }

    private func line(for kind: SystemConstraint, of node: LayoutNode) -> String {
        guard let view = root.view else { return "\(node.name): \(kind.name)" }
        let size: String
        switch kind {
        case .rootWidth: size = "width == \(view.bounds.width.shortText)"
        case .rootHeight: size = "height == \(view.bounds.height.shortText)"
        case .mask: return "\(node.name): its frame"
        default: return "\(node.name): \(kind.name)"
        }
        return "\(node.name): \(size), from its \(isOfFrame(kind) ? "frame" : "bounds")"
    }
}
