extension UIWindow {
    final func show() {
        application?.add(self)
        guard let root = rootViewController else { return }
        install(root)
        application?.commitUnlessInTurn()
    }

    final func hide() {
        if let root = rootViewController { uninstall(root) }
        application?.remove(self)
    }

    final func replaceRoot(_ old: UIViewController?, with new: UIViewController?) {
        guard !isHidden else { return }
        if let old {
            old.dropPresentation()
            uninstall(old)
        }
        if let new { install(new) }
        application?.commitUnlessInTurn()
    }

    private func install(_ root: UIViewController) {
        let view = root.loadedView
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }

    private func uninstall(_ root: UIViewController) {
        root.viewIfLoaded?.removeFromSuperview()
    }
}
