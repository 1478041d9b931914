import TABTestKit

/// The tabs, which are on the screen once one has logged in.
public struct TabBarScreen: Screen {
    public let trait = TabBar()

    public var tabBar: TabBar { trait }
    public var tableTab: Button { tabBar.button(withID: "Table") }
    public var collectionTab: Button { tabBar.button(withID: "Collection") }
    public var otherTab: Button { tabBar.button(withID: "Other") }
    public var pageTab: Button { tabBar.button(withID: "Page") }
}

/// The tabs.
public let tabBarScreen = TabBarScreen()
