import Foundation

extension AppearanceProperty {
    static let scrollIndicatorStyle = AppearanceProperty(2, \UIScrollView.indicatorStyle)
    static let scrollKeyboardDismissMode = AppearanceProperty(3, \UIScrollView.keyboardDismissMode)
}
