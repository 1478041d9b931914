/// A bar whose look can be set, by its own properties, by appearance proxies and by appearance objects.
@MainActor
protocol StyledBar: UIView {
    /// Shows the bar in its present look.
    func lookDidChange()
}

extension StyledBar {
    func lookDidChange(_ property: AppearanceProperty) {
        noteAppearance(property)
        lookDidChange()
    }

    func set<Look>(_ kept: KeptAppearance<Look>, _ look: Look?, _ property: AppearanceProperty) {
        noteAppearance(property)
        kept.set(look)
    }

    func follow<Look>(_ looks: [KeptAppearance<Look>]) {
        for look in looks { look.whenChanged = { [weak self] in self?.lookDidChange() } }
    }
}

extension UIView {
    /// Notes that a property was set which changes what is drawn.
    final func drawingDidChange(_ property: AppearanceProperty, _ argument: Int = 0, slot: Int = 0) {
        noteAppearance(property, argument, slot: slot)
        ViewTree.change(self)
    }
}
