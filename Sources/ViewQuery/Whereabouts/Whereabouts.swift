import HeadlessUIKit

/// Where a view is that is in no window: in which controller, and what keeps that off the screen.
@MainActor
struct Whereabouts {
    /// The innermost controller whose view contains it.
    private let controller: UIViewController?
    /// What keeps it off the screen, the innermost first.
    private let absences: [Absence]

    /// - Complexity: O(depth), times the number of containers.
    init(of view: UIView) {
        controller = view.innermostController
        guard var child = controller, view.window == nil else {
            absences = []
            return
        }
        var absences: [Absence] = []
        while let parent = child.parent {
            if let inner = child.viewIfLoaded, let outer = parent.viewIfLoaded, !inner.isDescendant(of: outer)
            {
                absences.append(Absence(of: child, in: parent))
            }
            child = parent
        }
        if let outermost = child.viewIfLoaded, outermost.window == nil,
            let absence = Absence(ofOutermost: child)
        {
            absences.append(absence)
        }
        self.absences = absences
    }

    /// The place as a clause: `it is in CheckoutViewController "Checkout", in the tab "Shop", which is not selected`;
    /// `nil` for a view that is in no controller's.
    var clause: String? {
        guard let controller, !absences.isEmpty else { return nil }
        let clauses = absences.map { $0.clause(after: controller) }
        return (["it is in \(controller.reportName)"] + clauses).joined(separator: ", ")
    }

    /// The Swift that brings it onto the screen, if it is known for everything that keeps it away.
    var cure: String? {
        var steps: [String] = []
        for absence in absences.reversed() {
            guard let step = absence.cure else { return nil }
            steps.append(step)
        }
        return steps.isEmpty ? nil : steps.joined(separator: "; ")
    }
}

extension UIView {
    /// The controller that the view, or the nearest ancestor with one, is the view of.
    ///
    /// - Complexity: O(depth).
    final var innermostController: UIViewController? {
        lineage.lazy.compactMap { $0.next as? UIViewController }.first
    }
}
