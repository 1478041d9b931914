import Foundation

/// A list whose rows may have context menus: a table, or a collection view.
@MainActor
protocol RowMenuOffering: RowSwiping {
    /// What shows the menus; `nil` while there is nobody to ask for them.
    var rowMenus: RowMenus? { get set }
    /// Whether menus can come as things are.
    var takesMenus: Bool { get }
    /// What to show at a point of the list, whose row is `path`; `nil` where there is no row.
    func menuConfiguration(at point: CGPoint, for path: IndexPath?) -> UIContextMenuConfiguration?
    /// Tells that a menu is about to be shown.
    func menuWillShow(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    /// Tells that the preview was tapped.
    func menuPreviewWasTapped(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
    /// Tells that a menu is about to go.
    func menuWillEnd(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
}

extension RowMenuOffering {
    /// Has presses be watched for as long as there is somebody to ask for menus.
    ///
    /// Swift cannot tell whether a delegate has the method that names the menus, which UIKit looks at; so any delegate
    /// will do, and is asked when a row has been pressed for long enough.
    func watchForMenus(_ isOn: Bool) {
        guard isOn != (rowMenus != nil) else { return }
        if isOn {
            let menus = RowMenus(self)
            rowMenus = menus
            addInteraction(menus.interaction)
        } else if let menus = rowMenus.take() {
            removeInteraction(menus.interaction)
        }
    }
}

/// The context menus of a list's rows, about which the list asks its delegate.
@MainActor
final class RowMenus: UIContextMenuInteractionDelegate {
    private weak var list: (any RowMenuOffering)?
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(_ list: any RowMenuOffering) {
        self.list = list
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let list, list.takesMenus else { return nil }
        let (cell, path) = row(at: location, in: list)
        interaction.subject = cell
        return list.menuConfiguration(at: location, for: path)
    }

    /// The cell that a touch there goes to, and its row.
    private func row(at location: CGPoint, in list: any RowMenuOffering) -> (UIView?, IndexPath?) {
        var view = list.hitTest(location, with: nil)
        while let current = view, current !== list {
            if let path = list.swipePath(of: current) { return (current, path) }
            view = current.superview
        }
        return (nil, nil)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        list?.menuWillShow(configuration, animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        list?.menuPreviewWasTapped(configuration, animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        list?.menuWillEnd(configuration, animator)
    }
}
