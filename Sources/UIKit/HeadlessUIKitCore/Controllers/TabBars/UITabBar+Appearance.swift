extension UITabBar {
    /// How tabs are spread.
    public enum ItemPositioning: Int, Sendable {
        /// As it suits the device.
        case automatic
        /// Over the whole bar.
        case fill
        /// In the middle.
        case centered
    }
}

extension AppearanceProperty {
    static let tabBarStyle = AppearanceProperty(2, \UITabBar.barStyle)
    static let tabTranslucent = AppearanceProperty(3, \UITabBar.isTranslucent)
    static let tabBarTint = AppearanceProperty(4, \UITabBar.barTintColor)
    static let tabUnselectedTint = AppearanceProperty(5, \UITabBar.unselectedItemTintColor)
    static let tabBackgroundImage = AppearanceProperty(6, \UITabBar.backgroundImage)
    static let tabShadowImage = AppearanceProperty(7, \UITabBar.shadowImage)
    static let tabSelectionImage = AppearanceProperty(8, \UITabBar.selectionIndicatorImage)
    static let tabItemPositioning = AppearanceProperty(9, \UITabBar.itemPositioning)
    static let tabItemWidth = AppearanceProperty(10, \UITabBar.itemWidth)
    static let tabItemSpacing = AppearanceProperty(11, \UITabBar.itemSpacing)
    static let tabStandard = AppearanceProperty(12, \UITabBar.standardAppearance)
    static let tabScrollEdge = AppearanceProperty(13, \UITabBar.scrollEdgeAppearance)
}
