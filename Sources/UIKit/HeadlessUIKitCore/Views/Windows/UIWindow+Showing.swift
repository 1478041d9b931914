extension UIWindow {
    final func show() {
        application?.add(self)
        if let rules = application?.appearances, !rules.isEmpty { takeAppearance(rules) }
        // While it was hidden, it was not updated with changes to the device.
        if extras?.inheritedValues != nil { updateInheritedTraits() }
        guard let root = rootViewController else { return }
        install(root)
        application?.commitUnlessInTurn()
    }

    final func hide() {
        if let root = rootViewController { uninstall(root) }
        // Its views are no longer on a screen, as if they were removed; Apple does not document this case.
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
        // While loading or appearing, the controller may have been replaced as root, or have hidden the window.
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
