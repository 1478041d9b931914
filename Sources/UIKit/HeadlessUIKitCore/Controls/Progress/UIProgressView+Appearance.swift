import Foundation

extension AppearanceProperty {
    static let progressStyle = AppearanceProperty(2, \UIProgressView.progressViewStyle)
    static let progressTint = AppearanceProperty(3, \UIProgressView.progressTintColor)
    static let progressTrackTint = AppearanceProperty(4, \UIProgressView.trackTintColor)
    static let progressImage = AppearanceProperty(5, \UIProgressView.progressImage)
    static let progressTrackImage = AppearanceProperty(6, \UIProgressView.trackImage)
}
