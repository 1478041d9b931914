import HeadlessUIKit

extension UIButton {
    /// Makes a button that is at least as high as a finger needs.
    convenience init(_ title: String, configuration: UIButton.Configuration) {
        var configuration = configuration
        configuration.title = title
        self.init(configuration: configuration)
        heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }
}
