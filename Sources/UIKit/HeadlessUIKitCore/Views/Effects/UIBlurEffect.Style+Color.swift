extension UIBlurEffect.Style {
    /// The colour that comes closest to a material without the content behind it.
    var pictureColor: UIColor {
        switch self {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
            .material(self, 0.55)
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .material(self, 0.68)
        case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .light, .regular:
            .material(self, 0.8)
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .material(self, 0.9)
        default: .material(self, 0.94)
        }
    }

    fileprivate func isDark(in traits: UITraitCollection) -> Bool {
        switch self {
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            true
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
            .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            false
        default: traits.userInterfaceStyle == .dark
        }
    }
}

extension UIColor {
    fileprivate static func material(_ style: UIBlurEffect.Style, _ opacity: CGFloat) -> UIColor {
        UIColor {
            style.isDark(in: $0)
                ? UIColor(white: 0.11, alpha: opacity) : UIColor(white: 0.976, alpha: opacity)
        }
    }
}
