import FailureReporting

extension UIStackView {
    /// Arranges a view at an index, or at the end.
    final func arrange(_ view: UIView, at index: Int?) {
        let isArranged = isArranging(view)
        let count = arrangedSubviews.count
        if let index, index < 0 || index > (isArranged ? count - 1 : count) {
            StackFailure(
                "insertArrangedSubview(_:at:) cannot insert at index \(index): \(summary) takes indices from 0 to"
                    + " \(max(isArranged ? count - 1 : count, 0))."
            ).record()
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

    final func forget(_ view: UIView) {
        // Views are often removed from the end.
        if arrangedSubviews.last === view {
            arrangedSubviews.removeLast()
        } else if let index = arrangedSubviews.firstIndex(where: { $0 === view }) {
            arrangedSubviews.remove(at: index)
        }
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementChanged()
    }

    /// Has the constraints updated before the next layout.
    final func arrangementChanged() {
        markForUpdatingConstraints()
        contentChanged()
    }

    /// Tells the stack views around this one that its natural size may have changed.
    final func contentChanged() {
        var view: UIView = self
        while view.flags.contains(.isArranged), let stack = view.superviewLink as? UIStackView {
            if stack.arrangement.dependsOnContent(of: view) { stack.markForUpdatingConstraints() }
            view = stack
        }
    }

    final var outermostStack: UIView {
        var stack: UIView = self
        while stack.flags.contains(.isArranged), let outer = stack.superviewLink { stack = outer }
        return stack
    }
}

struct StackFailure: DescribedFailure {
    let description: String
}
