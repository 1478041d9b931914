import Foundation

extension AppearanceProperty {
    static let pageTint = AppearanceProperty(2, \UIPageControl.pageIndicatorTintColor)
    static let pageCurrentTint = AppearanceProperty(3, \UIPageControl.currentPageIndicatorTintColor)
    static let pageImage = AppearanceProperty(4, \UIPageControl.preferredIndicatorImage)
    static let pageCurrentImage = AppearanceProperty(5, \UIPageControl.preferredCurrentPageIndicatorImage)
    static let pageBackgroundStyle = AppearanceProperty(6, \UIPageControl.backgroundStyle)
}
