import TABTestKit

/// The six pages of the last tab.
public struct PageScreen: Screen {
    /// The view with the pages.
    public let trait = View(id: "PageView")

    /// The dots, which say the number of the page.
    public var indicator: PageIndicator { PageIndicator(parent: trait) }
    private var scrollView: ScrollView { ScrollView(parent: trait) }

    /// The text on a page.
    public func label(ofPage number: Int) -> Label {
        Label(id: "Page \(number)", parent: trait)
    }
}

extension PageScreen: Scrollable {
    /// Swipes the pages.
    public func scroll(_ direction: ElementAttributes.Direction) {
        scrollView.scroll(direction)
    }
}

/// The pages.
public let pageScreen = PageScreen()
