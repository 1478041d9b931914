extension UIResponder {
    /// What every responder can be asked for by name.
    nonisolated static let responderSelectors: [Selector] =
        Selector.editActions + [
            Selector("becomeFirstResponder", UIResponder.becomeFirstResponder),
            Selector("resignFirstResponder", UIResponder.resignFirstResponder),
            Selector("reloadInputViews", UIResponder.reloadInputViews),
        ]
}

extension UIView {
    /// What every view can be asked for by name, besides what every responder can.
    nonisolated static let viewSelectors: [Selector] =
        responderSelectors + [
            Selector("setNeedsLayout", UIView.setNeedsLayout),
            Selector("layoutIfNeeded", UIView.layoutIfNeeded),
            Selector("layoutSubviews", UIView.layoutSubviews),
            Selector("setNeedsUpdateConstraints", UIView.setNeedsUpdateConstraints),
            Selector("updateConstraintsIfNeeded", UIView.updateConstraintsIfNeeded),
            Selector("removeFromSuperview", UIView.removeFromSuperview),
            Selector("sizeToFit", UIView.sizeToFit),
        ]
}
