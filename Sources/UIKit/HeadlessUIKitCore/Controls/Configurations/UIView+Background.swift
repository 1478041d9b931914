extension UIView {
    /// Replaces a list's or a cell's view behind everything else with another.
    package final func exchangeBackground(_ old: UIView?, for new: UIView?) {
        guard new !== old else { return }
        if let old, old.superview === self { old.removeFromSuperview() }
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }
}
