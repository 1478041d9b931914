/// The look of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
    /// The look of plain buttons.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttonAppearanceStore }
        set {
            buttonAppearanceStore = newValue.part(of: self)
            didChange()
        }
    }

    private lazy var buttonAppearanceStore = UIBarButtonItemAppearance().part(of: self)

    /// The look of buttons of the style `done`.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonAppearanceStore }
        set {
            doneButtonAppearanceStore = newValue.part(of: self)
            didChange()
        }
    }

    private lazy var doneButtonAppearanceStore = UIBarButtonItemAppearance().part(of: self)

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
    }
}
