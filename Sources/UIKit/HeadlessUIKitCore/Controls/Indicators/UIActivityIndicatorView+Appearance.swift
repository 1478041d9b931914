import Foundation

extension AppearanceProperty {
    static let indicatorColor = AppearanceProperty(2, \UIActivityIndicatorView.color)
}
