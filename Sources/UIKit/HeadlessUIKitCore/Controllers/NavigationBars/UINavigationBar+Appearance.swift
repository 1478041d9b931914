extension AppearanceProperty {
    static let navBarStyle = AppearanceProperty(2, \UINavigationBar.barStyle)
    static let navTranslucent = AppearanceProperty(3, \UINavigationBar.isTranslucent)
    static let navBarTint = AppearanceProperty(4, \UINavigationBar.barTintColor)
    static let navBackgroundImage = AppearanceProperty(5) {
        (bar: UINavigationBar, proxy: UINavigationBar, argument) in
        let (position, metrics) = BarImages.parts(of: argument)
        bar.setBackgroundImage(
            proxy.backgroundImage(for: position, barMetrics: metrics), for: position, barMetrics: metrics)
    }
    static let navShadowImage = AppearanceProperty(10, \UINavigationBar.shadowImage)
    static let navTitleAttributes = AppearanceProperty(11, \UINavigationBar.titleTextAttributes)
    static let navLargeTitleAttributes = AppearanceProperty(12, \UINavigationBar.largeTitleTextAttributes)
    static let navTitleOffset = AppearanceProperty(13) {
        (bar: UINavigationBar, proxy: UINavigationBar, argument) in
        let metrics = UIBarMetrics(rawValue: argument) ?? .default
        bar.setTitleVerticalPositionAdjustment(
            proxy.titleVerticalPositionAdjustment(for: metrics), for: metrics)
    }
    static let navBackIndicator = AppearanceProperty(14, \UINavigationBar.backIndicatorImage)
    static let navBackIndicatorMask = AppearanceProperty(
        15, \UINavigationBar.backIndicatorTransitionMaskImage)
    static let navStandard = AppearanceProperty(16, \UINavigationBar.standardAppearance)
    static let navCompact = AppearanceProperty(17, \UINavigationBar.compactAppearance)
    static let navScrollEdge = AppearanceProperty(18, \UINavigationBar.scrollEdgeAppearance)
    static let navCompactScrollEdge = AppearanceProperty(19, \UINavigationBar.compactScrollEdgeAppearance)
    static let navLargeTitles = AppearanceProperty(20, \UINavigationBar.prefersLargeTitles)
}
