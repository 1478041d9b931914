import Foundation

extension AppearanceProperty {
    static let refreshTitle = AppearanceProperty(2, \UIRefreshControl.attributedTitle)
}
