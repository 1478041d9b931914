extension AppearanceProperty {
    static let itemTitleAttributes = AppearanceProperty(0) { (item: UIBarItem, proxy: UIBarItem, argument) in
        let state = UIControl.State(rawValue: UInt(bitPattern: argument))
        item.setTitleTextAttributes(proxy.titleTextAttributes(for: state), for: state)
    }
    static let itemTint = AppearanceProperty(5, \UIBarButtonItem.tintColor)
    static let tabTitlePosition = AppearanceProperty(5, \UITabBarItem.titlePositionAdjustment)
    static let tabBadgeColor = AppearanceProperty(6, \UITabBarItem.badgeColor)
    static let tabBadgeAttributes = AppearanceProperty(7) {
        (item: UITabBarItem, proxy: UITabBarItem, argument) in
        let state = UIControl.State(rawValue: UInt(bitPattern: argument))
        item.setBadgeTextAttributes(proxy.badgeTextAttributes(for: state), for: state)
    }
}

extension UIBarItem: AppearanceTarget, UIAppearance, UIAppearanceContainer {
    final func noteAppearance(_ property: AppearanceProperty, _ argument: Int = 0, slot: Int = 0) {
        if AppearanceMarks.isPaused { return }
        appearanceMarks.insert(property.bit, slot: slot)
        appearanceValues?.record(property, argument, slot: slot)
    }

    /// Takes the values of the appearance proxies that are for the item, in a bar that is in a window.
    final func takeAppearance(in bar: UIView) {
        guard let rules = bar.window?.application?.appearances, !rules.isEmpty else { return }
        rules.apply(to: self, inside: bar.appearanceContainers + [bar], traits: bar.traitCollection)
    }
}

extension UIAppearance where Self: UIBarItem {
    /// Returns the proxy for all items of the class.
    public static func appearance() -> Self { appearanceProxy([], nil) }

    /// Returns the proxy for items of the class in containers, the innermost given first.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearanceProxy(containerTypes, nil) }

    /// Returns the proxy for items of the class where the traits are these.
    public static func appearance(for trait: UITraitCollection) -> Self { appearanceProxy([], trait) }

    /// Returns the proxy for items of the class in containers where the traits are these.
    public static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearanceProxy(containerTypes, trait) }

    private static func appearanceProxy(
        _ containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?
    ) -> Self {
        let proxy = UIApplication.shared.appearances.proxy(of: self, in: containers, for: traits) {
            unsafeDowncast(MadeObject.make(self), to: Self.self)
        }
        return unsafeDowncast(proxy, to: Self.self)
    }

    /// Lets appearance proxies set a property of a class of your own; call it from the property's `didSet`.
    ///
    /// - Parameter property: the property that was set.
    public func recordAppearance<Value>(_ property: ReferenceWritableKeyPath<Self, Value>) {
        noteOwnAppearance(property)
    }
}

extension UIViewController: UIAppearanceContainer {}
