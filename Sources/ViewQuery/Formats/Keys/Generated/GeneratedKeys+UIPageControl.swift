// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UIPageControlRoot: UIPageControl {}

extension UIPageControl: UIPageControlRoot {}

extension GeneratedKeys {
    static func ofUIPageControl<Root: UIPageControl>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("allowsContinuousInteraction", any: \Root.allowsContinuousInteraction)
        keys.add("backgroundStyle", any: \Root.backgroundStyle)
        keys.add("currentPage", any: \Root.currentPage)
        keys.add("currentPageIndicatorTintColor", any: \Root.currentPageIndicatorTintColor)
        keys.add("hidesForSinglePage", any: \Root.hidesForSinglePage)
        keys.add("interactionState", any: \Root.interactionState)
        keys.add("numberOfPages", any: \Root.numberOfPages)
        keys.add("pageIndicatorTintColor", any: \Root.pageIndicatorTintColor)
        keys.add("preferredCurrentPageIndicatorImage", any: \Root.preferredCurrentPageIndicatorImage)
        keys.add("preferredIndicatorImage", any: \Root.preferredIndicatorImage)
        return keys
    }

    static func namesOfUIPageControl<Root: UIPageControlRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUIPageControl(root).propertyNames
    }
}
