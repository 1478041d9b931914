/// An object that says where a toolbar is.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension AppearanceProperty {
    static let toolBarStyle = AppearanceProperty(2, \UIToolbar.barStyle)
    static let toolTranslucent = AppearanceProperty(3, \UIToolbar.isTranslucent)
    static let toolBarTint = AppearanceProperty(4, \UIToolbar.barTintColor)
    static let toolBackgroundImage = AppearanceProperty(5) { (bar: UIToolbar, proxy: UIToolbar, argument) in
        let (position, metrics) = BarImages.parts(of: argument)
        bar.setBackgroundImage(
            proxy.backgroundImage(forToolbarPosition: position, barMetrics: metrics),
            forToolbarPosition: position, barMetrics: metrics)
    }
    static let toolShadowImage = AppearanceProperty(10) { (bar: UIToolbar, proxy: UIToolbar, argument) in
        let position = UIBarPosition(rawValue: argument) ?? .any
        bar.setShadowImage(proxy.shadowImage(forToolbarPosition: position), forToolbarPosition: position)
    }
    static let toolStandard = AppearanceProperty(11, \UIToolbar.standardAppearance)
    static let toolCompact = AppearanceProperty(12, \UIToolbar.compactAppearance)
    static let toolScrollEdge = AppearanceProperty(13, \UIToolbar.scrollEdgeAppearance)
    static let toolCompactScrollEdge = AppearanceProperty(14, \UIToolbar.compactScrollEdgeAppearance)
}
