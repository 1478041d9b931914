import FailureReporting
import Foundation

extension UIStackView {
    /// Arranges a view at an index, or at the end.
    final func arrange(_ view: UIView, at index: Int?) {
        let isArranged = isArranging(view)
        let count = arrangedSubviews.count
        if let index, index < 0 || index > (isArranged ? count - 1 : count) {
            StackFailure.indexOutOfRange(self, index, isArranged ? count - 1 : count).record()
            return
        }
        if isArranged {
            guard let old = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
            let new = index ?? count - 1
            guard new != old else { return }
            arrangedSubviews.remove(at: old)
            arrangedSubviews.insert(view, at: new)
        } else {
            if view.superviewLink !== self { addSubview(view) }
            // It may have been refused, or its callbacks may have moved it or arranged it.
            guard view.superviewLink === self, !isArranging(view) else { return }
            arrangedSubviews.insert(view, at: min(index ?? .max, arrangedSubviews.count))
            view.flags.insert(.isArranged)
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        arrangementChanged()
    }

    /// Whether the view is one of the arranged views.
    ///
    /// - Complexity: O(1)
    final func isArranging(_ view: UIView) -> Bool {
        view.flags.contains(.isArranged) && view.superviewLink === self
    }

    final func disarrange(_ view: UIView) {
        guard isArranging(view) else { return }
        view.flags.remove(.isArranged)
        forget(view)
    }

    private func forget(_ view: UIView) {
        // Views are often removed from the end.
        if arrangedSubviews.last === view {
            arrangedSubviews.removeLast()
        } else if let index = arrangedSubviews.firstIndex(where: { $0 === view }) {
            arrangedSubviews.remove(at: index)
        }
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementChanged()
    }

    final func changeCustomSpacing(_ spacing: CGFloat, after view: UIView) {
        guard spacing.isFinite else {
            ViewFailure.notFinite(self, "custom spacing", spacing.shortText).record()
            return
        }
        guard isArranging(view), spacing != customSpacing(after: view) else { return }
        customSpacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementChanged()
    }

    /// Called when something changed for an arranged view.
    final func arranged(_ view: UIView, did change: ArrangedViewChange) {
        switch change {
        case .changeVisibility:
            arrangementChanged()
            if AnimationScopes.areOpen { AnimationScope.layOutAtEnd(outermostStack) }
        case .changeContent:
            if arrangement.dependsOnContent(of: view) { markForUpdatingConstraints() }
            contentChanged()
        case .leave: forget(view)
        }
    }

    /// Has the constraints updated before the next layout.
    final func arrangementChanged() {
        markForUpdatingConstraints()
        contentChanged()
    }

    /// Tells the stack views around this one that its natural size may have changed.
    private func contentChanged() {
        var view: UIView = self
        while view.flags.contains(.isArranged), let stack = view.superviewLink as? UIStackView {
            if stack.arrangement.dependsOnContent(of: view) { stack.markForUpdatingConstraints() }
            view = stack
        }
    }

    private var outermostStack: UIView {
        var stack: UIView = self
        while stack.flags.contains(.isArranged), let outer = stack.superviewLink { stack = outer }
        return stack
    }
}

/// A misuse of a stack view.
struct StackFailure: DescribedFailure {
    let description: String
}

@MainActor
extension StackFailure {
    static func indexOutOfRange(_ stack: UIStackView, _ index: Int, _ last: Int) -> StackFailure {
        StackFailure(
            "insertArrangedSubview(_:at:) cannot insert at index \(index): \(stack.summary) takes indices from 0 to"
                + " \(max(last, 0)).")
    }
}
