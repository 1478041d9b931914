import TABTestKit

/// The tabs, which are on the screen once one has logged in.
public struct TabBarScreen: Screen {
    /// The tab bar.
    public let trait = TabBar()

    /// The tab bar, under its own name.
    public var tabBar: TabBar { trait }
    /// Shows ``tableScreen``.
    public var tableTab: Button { tabBar.button(withID: "Table") }
    /// Shows ``collectionScreen``.
    public var collectionTab: Button { tabBar.button(withID: "Collection") }
    /// Shows ``otherScreen``.
    public var otherTab: Button { tabBar.button(withID: "Other") }
    /// Shows ``pageScreen``.
    public var pageTab: Button { tabBar.button(withID: "Page") }
}

/// The tabs.
public let tabBarScreen = TabBarScreen()
