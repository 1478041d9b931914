extension KeyView {
    /// Whether the key types a character, and is lighter than the others.
    private var isLight: Bool { key.text != nil || isSelected }

    /// Draws the key with its shadow and its label.
    func drawKey(in context: CGContext) {
        let isNarrow = bounds.width < 60
        let plate = bounds.insetBy(dx: isNarrow ? 3 : 3, dy: bounds.height > 46 ? 6 : 4)
        let isLight = isLight
        let color = UIColor { traits in
            let isDark = traits.userInterfaceStyle == .dark
            if isLight { return isDark ? UIColor(white: 0.42, alpha: 1) : .white }
            return isDark
                ? UIColor(white: 0.27, alpha: 1) : UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1)
        }
        let isMain = key.action == .return && key.label != "return"
        let isBlue = isMain && isEnabled
        context.with(.shadow(0.3, blur: 0, down: 1)) {
            context.fill(plate, radius: 5, isBlue ? .systemBlue : color)
        }
        let ink: UIColor = isBlue ? .white : isEnabled ? .label : .tertiaryLabel
        if let symbol { return context.drawSymbol(symbol, in: plate, size: 17, ink) }
        let label = label
        let isLetter = label.count == 1
        context.drawText(label, in: plate, .systemFont(ofSize: isLetter ? 23 : 16), ink)
    }

    private var label: String {
        switch key.action {
        case .plane(.numbers): "123"
        case .plane(.symbols): "#+="
        case .plane(.letters), .plane(.capitals): "ABC"
        default: key.label
        }
    }

    private var symbol: String? {
        switch key.action {
        case .shift: isSelected ? "arrowshape.up.fill" : "arrowshape.up"
        case .delete: "delete.left"
        case .international: "globe"
        case .dictation: "mic"
        default: nil
        }
    }
}

extension KeyboardView {
    /// Draws the background behind the keys.
    func drawKeyboard(in context: CGContext) {
        context.fill(
            bounds,
            UIColor {
                $0.userInterfaceStyle == .dark
                    ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.86, alpha: 1)
            })
    }
}
