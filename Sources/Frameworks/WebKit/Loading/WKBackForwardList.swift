/// The pages that a web view has shown, in the order of going back and forward.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
    private var items: [WKBackForwardListItem] = []
    private var position = -1

    override init() {
        super.init()
    }

    /// The page that is shown.
    open var currentItem: WKBackForwardListItem? { item(at: 0) }
    /// The page to go back to.
    open var backItem: WKBackForwardListItem? { item(at: -1) }
    /// The page to go forward to.
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }
    /// The pages before the one that is shown, the oldest first.
    open var backList: [WKBackForwardListItem] { Array(items.prefix(max(position, 0))) }
    /// The pages after the one that is shown, the next first.
    open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(position + 1)) }

    /// Returns the page at a distance from the one that is shown, such as -1 for the one before; `nil` if there is none.
    open func item(at index: Int) -> WKBackForwardListItem? {
        let (place, overflow) = position.addingReportingOverflow(index)
        return !overflow && items.indices.contains(place) ? items[place] : nil
    }

    final func push(_ item: WKBackForwardListItem) {
        items.removeSubrange((position + 1)...)
        items.append(item)
        position = items.count - 1
    }

    final func go(to item: WKBackForwardListItem) {
        if let place = items.firstIndex(where: { $0 === item }) { position = place }
    }

    final func contains(_ item: WKBackForwardListItem) -> Bool {
        items.contains { $0 === item }
    }
}
