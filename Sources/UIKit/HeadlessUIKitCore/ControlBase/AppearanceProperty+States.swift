extension AppearanceProperty {
    /// A property with a value for each of a control's states; it takes five bits of the marks.
    static func states<Owner: UIView>(
        _ index: Int, _ copy: @escaping @MainActor (Owner, Owner, UIControl.State) -> Void
    ) -> AppearanceProperty {
        AppearanceProperty(index) { (target: Owner, proxy: Owner, argument: Int) in
            copy(target, proxy, UIControl.State(rawValue: UInt(bitPattern: argument)))
        }
    }
}

extension UIControl.State {
    /// Which of five bits marks a value for the state: those of several at once share the last.
    var appearanceSlot: Int {
        switch self {
        case .normal: 0
        case .highlighted: 1
        case .disabled: 2
        case .selected: 3
        default: 4
        }
    }
}

extension UIView {
    final func noteAppearance(_ property: AppearanceProperty, for state: UIControl.State) {
        noteAppearance(property, Int(bitPattern: state.rawValue), slot: state.appearanceSlot)
    }
}
