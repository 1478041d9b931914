extension UIViewController {
    /// Keeps in mind what the device's traits were for loaded views outside of windows, such as those of other tabs: they
    /// are told of the change when they come back, as they inherit traits only there.
    ///
    /// - Complexity: O(*n*) in the controllers.
    final func keepFormerTraits(_ traits: InheritedTraits) {
        var pending = [self]
        while let controller = pending.popLast() {
            if let view = controller.viewIfLoaded, view.windowLink == nil, view.superviewLink == nil,
                view.extras?.rare?.formerTraits == nil
            {
                view.withExtras { $0.rareForChange.formerTraits = traits }
            }
            pending += controller.children
            if let presented = controller.presentedViewController { pending.append(presented) }
        }
    }
}
