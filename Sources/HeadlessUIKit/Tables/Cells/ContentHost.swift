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
    var isUpdating = false

    /// Shows content in a container, in the view that does already if it can.
    func show(_ configuration: (any UIContentConfiguration)?, in container: UIView) {
        content = configuration
        guard let configuration else {
            view.take()?.removeFromSuperview()
            return
        }
        if let view, view.supports(configuration) {
            view.configuration = configuration
        } else {
            let old = view
            let new = configuration.makeContentView()
            view = new
            old?.removeFromSuperview()
            container.addSubview(new)
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
