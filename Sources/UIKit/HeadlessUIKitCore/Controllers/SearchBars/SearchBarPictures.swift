/// What is set of a search bar's look for its parts and states.
struct SearchBarPictures {
    var icons: [Int: UIImage] = [:]
    var backgrounds = BarImages()
    var fields: [UIControl.State: UIImage] = [:]
    var scopeTitles: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    var positions: [UISearchBar.Icon: UIOffset] = [:]

    private static let factor = 1 << 32

    static func argument(_ icon: Int, _ state: UIControl.State) -> Int {
        icon * factor + Int(state.rawValue % UInt(factor))
    }

    static func parts(of argument: Int) -> (icon: UISearchBar.Icon, state: UIControl.State) {
        (
            UISearchBar.Icon(rawValue: argument / factor) ?? .search,
            UIControl.State(rawValue: UInt(argument % factor))
        )
    }
}

extension UISearchBar {
    /// The icons of a search bar.
    public enum Icon: Int, Sendable {
        /// The magnifying glass.
        case search
        /// The button that clears the text.
        case clear
        /// The bookmark button.
        case bookmark
        /// The results button.
        case resultsList
    }
}

extension AppearanceProperty {
    static let searchBarStyle = AppearanceProperty(2, \UISearchBar.barStyle)
    static let searchBarTint = AppearanceProperty(3, \UISearchBar.barTintColor)
    static let searchStyle = AppearanceProperty(4, \UISearchBar.searchBarStyle)
    static let searchTranslucent = AppearanceProperty(5, \UISearchBar.isTranslucent)
    static let searchScopeBackground = AppearanceProperty(6, \UISearchBar.scopeBarBackgroundImage)
    static let searchBackground = AppearanceProperty(7) { (bar: UISearchBar, proxy: UISearchBar, argument) in
        let (position, metrics) = BarImages.parts(of: argument)
        bar.setBackgroundImage(
            proxy.backgroundImage(for: position, barMetrics: metrics), for: position, barMetrics: metrics)
    }
    static let searchFieldBackground = states(8) { (bar: UISearchBar, proxy, state) in
        bar.setSearchFieldBackgroundImage(proxy.searchFieldBackgroundImage(for: state), for: state)
    }
    static let searchIcon = AppearanceProperty(13) { (bar: UISearchBar, proxy: UISearchBar, argument) in
        let (icon, state) = SearchBarPictures.parts(of: argument)
        bar.setImage(proxy.image(for: icon, state: state), for: icon, state: state)
    }
    static let searchScopeTitles = states(17) { (bar: UISearchBar, proxy, state) in
        bar.setScopeBarButtonTitleTextAttributes(
            proxy.scopeBarButtonTitleTextAttributes(for: state), for: state)
    }
    static let searchFieldPosition = AppearanceProperty(
        22, \UISearchBar.searchFieldBackgroundPositionAdjustment)
    static let searchTextPosition = AppearanceProperty(23, \UISearchBar.searchTextPositionAdjustment)
    static let searchIconPosition = AppearanceProperty(24) {
        (bar: UISearchBar, proxy: UISearchBar, argument) in
        let icon = UISearchBar.Icon(rawValue: argument) ?? .search
        bar.setPositionAdjustment(proxy.positionAdjustment(for: icon), for: icon)
    }
}
