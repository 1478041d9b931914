import Foundation

/// What a cell, header or footer shows by configurations: the views for its content and its background.
@MainActor
final class ContentHost {
    /// What was set, as it is for the state.
    private(set) var content: (any UIContentConfiguration)?
    private(set) var background: UIBackgroundConfiguration?
    private(set) var view: (any UIView & UIContentView)?
    private(set) var backgroundView: BackgroundView?
    /// Whether the owner has yet to bring its configurations in line with its state.
    var needsUpdate = true
    /// Whether that is being done.
    private(set) var isUpdating = false

    /// Shows content, in the view that does already if it can.
    ///
    /// - Parameter exchange: puts another view in the place of the one there was; either may be none.
    func show(
        _ configuration: (any UIContentConfiguration)?, exchange: (_ old: UIView?, _ new: UIView?) -> Void
    ) {
        content = configuration
        if let configuration, let view, view.supports(configuration) {
            view.configuration = configuration
            return
        }
        let old = view
        view = configuration?.makeContentView()
        if old != nil || view != nil { exchange(old, view) }
    }

    /// Shows content in a container.
    func show(_ configuration: (any UIContentConfiguration)?, in container: UIView) {
        show(configuration) { old, new in
            old?.removeFromSuperview()
            if let new { container.addSubview(new) }
        }
        container.setNeedsLayout()
    }

    /// Shows a background behind all else in a view.
    func showBackground(_ configuration: UIBackgroundConfiguration?, in owner: UIView) {
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

    /// Has the owner bring its configurations in line with its state, if that is waited for.
    ///
    /// What it changes itself in doing so is no reason to do it again.
    func updateIfNeeded(_ update: () -> Void) {
        guard needsUpdate, !isUpdating else { return }
        isUpdating = true
        update()
        isUpdating = false
        needsUpdate = false
    }

    /// Brings what is shown in line with a state.
    func update(
        for state: any UIConfigurationState, content updatesContent: Bool, background updatesBackground: Bool,
        in container: UIView, of owner: UIView
    ) {
        if updatesContent, let content { show(content.updated(for: state), in: container) }
        if updatesBackground, let background { showBackground(background.updated(for: state), in: owner) }
    }

    /// How high the content is at a width; `nil` without content.
    func height(width: CGFloat) -> CGFloat? {
        guard let view else { return nil }
        let room = CGSize(width: max(width, 1), height: .greatestFiniteMagnitude)
        let height = view.sizeThatFits(room).height.rounded(.up)
        return view is UIListContentView ? max(height, TableMetrics.rowHeight) : height
    }
}
