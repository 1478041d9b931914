import Foundation
import HeadlessUIKitCore

extension RuntimeProperties {
    mutating func addBars() {
        add("barStyle", \UINavigationBar.barStyle)
        add("translucent", \UINavigationBar.isTranslucent)
        add("barTintColor", \UINavigationBar.barTintColor)
        add("prefersLargeTitles", \UINavigationBar.prefersLargeTitles)
        add("shadowImage", \UINavigationBar.shadowImage)
        add("backIndicatorImage", \UINavigationBar.backIndicatorImage)
        add("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage)
        add("barStyle", \UIToolbar.barStyle)
        add("translucent", \UIToolbar.isTranslucent)
        add("barTintColor", \UIToolbar.barTintColor)
        add("barStyle", \UITabBar.barStyle)
        add("translucent", \UITabBar.isTranslucent)
        add("barTintColor", \UITabBar.barTintColor)
        add("unselectedItemTintColor", \UITabBar.unselectedItemTintColor)
        add("backgroundImage", \UITabBar.backgroundImage)
        add("shadowImage", \UITabBar.shadowImage)
        add("itemPositioning", \UITabBar.itemPositioning)
        add("itemWidth", \UITabBar.itemWidth)
        add("itemSpacing", \UITabBar.itemSpacing)
        addSearchBars()
        addItems()
    }

    private mutating func addSearchBars() {
        addObject("searchTextField") { (bar: UISearchBar) in bar.searchTextField }
        add("text", \UISearchBar.text)
        add("placeholder", \UISearchBar.placeholder)
        add("prompt", \UISearchBar.prompt)
        add("barTintColor", \UISearchBar.barTintColor)
        add("searchBarStyle", \UISearchBar.searchBarStyle)
        add("translucent", \UISearchBar.isTranslucent)
        add("showsCancelButton", \UISearchBar.showsCancelButton)
        add("showsScopeBar", \UISearchBar.showsScopeBar)
    }

    private mutating func addItems() {
        add("title", \UIBarItem.title)
        add("image", \UIBarItem.image)
        add("landscapeImagePhone", \UIBarItem.landscapeImagePhone)
        add("enabled", \UIBarItem.isEnabled)
        add("tag", \UIBarItem.tag)
        add("style", \UIBarButtonItem.style)
        add("width", \UIBarButtonItem.width)
        add("tintColor", \UIBarButtonItem.tintColor)
        add("hidden", \UIBarButtonItem.isHidden)
        add("selected", \UIBarButtonItem.isSelected)
        add("selectedImage", \UITabBarItem.selectedImage)
        add("badgeValue", \UITabBarItem.badgeValue)
        add("badgeColor", \UITabBarItem.badgeColor)
        add("title", \UINavigationItem.title)
        add("prompt", \UINavigationItem.prompt)
        add("backButtonTitle", \UINavigationItem.backButtonTitle)
        add("hidesBackButton", \UINavigationItem.hidesBackButton)
        add("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton)
        add("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode)
        add("backButtonDisplayMode", \UINavigationItem.backButtonDisplayMode)
    }
}
