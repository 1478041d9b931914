extension UIButton {
    /// The meanings of a button.
    public enum Role: Int, Sendable {
        /// None in particular.
        case normal
        /// The one that users most likely choose.
        case primary
        /// It cancels.
        case cancel
        /// It deletes.
        case destructive
    }

    /// Makes a system button that shows an image and calls the method of a selector on `target`.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = instance(frame: .zero)
        button.become(.system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        button.sizeToFit()
        return button
    }
}

// Apple documents neither names nor sizes; these are observed of UIKit.
extension UIButton {
    /// Makes a button of the system's own screens, whose title is as large as a label's text.
    package static func ofSystemScreen() -> UIButton {
        let button = UIButton(type: .system)
        button.titleLabel?.font = .ofLabels
        return button
    }
}

extension UIButton.ButtonType {
    /// The name of the button's symbol, for the types that are one.
    var symbol: String? {
        switch self {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark: "info.circle"
        case .contactAdd: "plus.circle"
        case .close: "xmark.circle.fill"
        }
    }

    // Apple documents only the size of a custom button's, `UIFont.buttonFontSize`.
    /// The font of a new button's title: 15 points in a system button, 18 in others.
    @MainActor var font: UIFont { self == .system ? .ofSystemButtons : .ofButtons }

    /// The size of a new button, in points.
    var size: CGSize? {
        switch self {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark, .contactAdd: CGSize(width: 24, height: 24)
        case .close: CGSize(width: 30, height: 30)
        }
    }

    var accessibilityLabel: String? {
        switch self {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark: "More Info"
        case .contactAdd: "Add contact"
        case .close: "Close".asSystemText
        }
    }
}

extension AppearanceProperty {
    static let buttonTitleColor = states(2) { (button: UIButton, proxy, state) in
        button.setTitleColor(proxy.ownContent(for: state).titleColor, for: state)
    }
    static let buttonTitleShadowColor = states(7) { (button: UIButton, proxy, state) in
        button.setTitleShadowColor(proxy.ownContent(for: state).titleShadowColor, for: state)
    }
    static let buttonBackgroundImage = states(12) { (button: UIButton, proxy, state) in
        button.setBackgroundImage(proxy.ownContent(for: state).backgroundImage, for: state)
    }
    static let buttonContentEdgeInsets = AppearanceProperty(17, \UIButton.contentEdgeInsets)
    static let buttonSymbolConfiguration = states(18) { (button: UIButton, proxy, state) in
        button.setPreferredSymbolConfiguration(
            proxy.ownContent(for: state).symbolConfiguration, forImageIn: state)
    }
}
