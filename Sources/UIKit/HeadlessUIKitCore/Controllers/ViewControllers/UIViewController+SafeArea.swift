extension UIViewController {
    final func additionalInsetsDidChange(from old: UIEdgeInsets) {
        let new = additionalSafeAreaInsets
        if !new.isFinite {
            NumberFailure.notFinite(
                "additionalSafeAreaInsets", of: ControllerFailure.name(self), new.shortText
            ).record()
            additionalSafeAreaInsets = old
        } else if new != old, let view = viewIfLoaded {
            view.setNeedsLayout()
            view.noteSafeAreasInside()
        }
    }
}
