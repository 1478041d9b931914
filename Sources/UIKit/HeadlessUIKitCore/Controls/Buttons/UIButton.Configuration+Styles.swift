extension UIButton.Configuration {
    enum Style: Hashable {
        case plain
        case gray
        case tinted
        case filled
    }

    /// No background; the content has the tint colour.
    public static func plain() -> UIButton.Configuration { UIButton.Configuration(.plain) }

    /// A grey background; the content has the tint colour.
    public static func gray() -> UIButton.Configuration { UIButton.Configuration(.gray) }

    /// A background in a shade of the tint colour; the content has the tint colour.
    public static func tinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }

    /// A background of the tint colour; the content is white.
    public static func filled() -> UIButton.Configuration { UIButton.Configuration(.filled) }

    /// Without a border: like ``plain()`` on a phone.
    public static func borderless() -> UIButton.Configuration { UIButton.Configuration(.plain) }

    /// With a border: like ``gray()`` on a phone.
    public static func bordered() -> UIButton.Configuration { UIButton.Configuration(.gray) }

    /// With a border of the tint colour: like ``tinted()`` on a phone.
    public static func borderedTinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }

    /// With a border that stands out: like ``filled()`` on a phone.
    public static func borderedProminent() -> UIButton.Configuration { UIButton.Configuration(.filled) }

    /// Returns the configuration adapted to a button's state; colours that are not set follow the style.
    ///
    /// A highlighted button has a fainter background, a disabled one a grey one, and a selected one always has one.
    @MainActor
    public func updated(for button: UIButton) -> UIButton.Configuration {
        var updated = self
        let state = button.state
        let tint: UIColor = button.tintColor
        let isSelected = state.contains(.selected) && automaticallyUpdateForSelection
        if state.contains(.disabled) {
            updated.baseForegroundColor = .tertiaryLabel
        } else if baseForegroundColor == nil {
            updated.baseForegroundColor = style == .filled ? .white : tint
        }
        guard background.backgroundColor == nil else { return updated }
        var color = backgroundColor(tint, isSelected: isSelected)
        if state.contains(.disabled), style != .plain {
            color = .tertiarySystemFill
        } else if state.contains(.highlighted) {
            color = color == .clear ? color : color.withAlphaComponent(color.components.alpha * 0.75)
        }
        updated.background.backgroundColor = color
        return updated
    }

    private func backgroundColor(_ tint: UIColor, isSelected: Bool) -> UIColor {
        switch style {
        case .plain:
            isSelected
                ? (baseBackgroundColor ?? tint).withAlphaComponent(0.18) : baseBackgroundColor ?? .clear
        case .gray: baseBackgroundColor ?? .tertiarySystemFill
        case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
        case .filled: baseBackgroundColor ?? tint
        }
    }
}
