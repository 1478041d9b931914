extension UIWindow {
    final func show() {
        application?.add(self)
        // Out of sight, it was not told what changed on the device.
        if extras?.inheritedValues != nil { updateInheritedTraits() }
        guard let root = rootViewController else { return }
        install(root)
        application?.commitUnlessInTurn()
    }

    final func hide() {
        if let root = rootViewController { uninstall(root) }
        // Its views are on no screen any more, as if they were removed from it; Apple documents nothing of it.
        breakOffTouches(in: self)
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
        // Loading or appearing, the controller may have given way to another root, or hidden the window.
        guard root === rootViewController, !isHidden else { return }
        if !root.makesWay {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(view, at: 0)
        }
        root.bringBackPresentations(to: self)
        if root !== rootViewController || isHidden { uninstall(root) }
    }

    private func uninstall(_ root: UIViewController) {
        root.takeOutPresentations()
        root.viewIfLoaded?.removeFromSuperview()
    }
}
