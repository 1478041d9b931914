import HeadlessUIKit

extension UIButton {
    /// Makes a button with a title that wraps, as high as a finger needs.
    convenience init(_ title: String, identifier: String, _ configuration: Configuration = .tinted()) {
        var configuration = configuration
        configuration.title = title
        self.init(configuration: configuration)
        accessibilityIdentifier = identifier
        heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }
}
