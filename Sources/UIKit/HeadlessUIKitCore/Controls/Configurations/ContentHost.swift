/// Manages the content view and the background view of a cell, header or footer with configurations.
@MainActor
package final class ContentHost {
    /// The content configuration for the present state.
    package private(set) var content: (any UIContentConfiguration)?
    package private(set) var background: UIBackgroundConfiguration?
    package private(set) var view: (any UIView & UIContentView)?
    private(set) var backgroundView: BackgroundView?
    /// Whether the configurations must be updated for the owner's state.
    package var needsUpdate = true
    /// Whether such an update is running.
    package private(set) var isUpdating = false

    package init() {}

    /// Shows a content configuration, in the present content view if that supports it.
    ///
    /// - Parameter exchange: replaces the old content view with the new one; either may be `nil`.
    package func show(
        _ configuration: (any UIContentConfiguration)?, exchange: (_ old: UIView?, _ new: UIView?) -> Void
    ) {
        content = configuration
        if let configuration, let view, view.supports(configuration) {
            view.configuration = configuration
            return
        }
        let old = view
        view = configuration?.makeContentView()
        // The cell places it, as UIKit's does.
        view?.translatesAutoresizingMaskIntoConstraints = true
        if old != nil || view != nil { exchange(old, view) }
    }

    package func show(_ configuration: (any UIContentConfiguration)?, in container: UIView) {
        show(configuration) { old, new in
            old?.removeFromSuperview()
            if let new { container.addSubview(new) }
        }
        container.setNeedsLayout()
    }

    /// Shows a background configuration behind everything else in a view.
    package func showBackground(_ configuration: UIBackgroundConfiguration?, in owner: UIView) {
        background = configuration
        guard let configuration else {
            backgroundView.take()?.removeFromSuperview()
            return
        }
        if let backgroundView {
            backgroundView.configuration = configuration
            return
        }
        let new = BackgroundView(configuration)
        new.frame = CGRect(origin: .zero, size: owner.bounds.size)
        backgroundView = new
        owner.insertSubview(new, at: 0)
    }

    /// Runs the owner's update of its configurations, if one is pending.
    ///
    /// Changes that the update itself makes do not request another one.
    package func updateIfNeeded(_ update: () -> Void) {
        guard needsUpdate, !isUpdating else { return }
        isUpdating = true
        update()
        isUpdating = false
        needsUpdate = false
    }

    package func update(
        for state: any UIConfigurationState, content updatesContent: Bool, background updatesBackground: Bool,
        in container: UIView, of owner: UIView
    ) {
        if updatesContent, let content { show(content.updated(for: state), in: container) }
        if updatesBackground, let background { showBackground(background.updated(for: state), in: owner) }
    }

    /// The height of a row whose content asks for less, in points. Apple does not document it; it is observed.
    package nonisolated static let rowHeight: CGFloat = 44

    /// The height of the content at a width, in points; `nil` without content.
    package func height(width: CGFloat) -> CGFloat? {
        guard let view else { return nil }
        if !(view is UIListContentView) {
            let fitting = view.systemLayoutSizeFitting(
                CGSize(width: max(width, 1), height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            if fitting.height > 0 { return fitting.height }
        }
        let room = CGSize(width: max(width, 1), height: .greatestFiniteMagnitude)
        let height = view.sizeThatFits(room).height.rounded(.up)
        return view is UIListContentView ? max(height, Self.rowHeight) : height
    }
}
