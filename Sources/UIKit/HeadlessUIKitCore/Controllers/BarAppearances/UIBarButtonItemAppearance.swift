/// The look of a bar's buttons of one style, by their states. A bar's look keeps copies.
open class UIBarButtonItemAppearance: NSObject, NSCopying {
    final weak var owner: UIBarAppearance?

    /// Makes the default look of a style.
    public required init(style: UIBarButtonItem.Style) {
        super.init()
        for state in states { state.owner = self }
    }

    public override convenience init() {
        self.init(style: .plain)
    }

    /// The look in the state normal.
    open var normal: UIBarButtonItemStateAppearance { normalStore }
    private let normalStore = UIBarButtonItemStateAppearance()

    /// The look in the state highlighted.
    open var highlighted: UIBarButtonItemStateAppearance { highlightedStore }
    private let highlightedStore = UIBarButtonItemStateAppearance()

    /// The look in the state disabled.
    open var disabled: UIBarButtonItemStateAppearance { disabledStore }
    private let disabledStore = UIBarButtonItemStateAppearance()

    /// The look in the state focused.
    open var focused: UIBarButtonItemStateAppearance { focusedStore }
    private let focusedStore = UIBarButtonItemStateAppearance()

    private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

    /// Sets the default values of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in states { state.take(UIBarButtonItemStateAppearance()) }
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    private func duplicate() -> UIBarButtonItemAppearance {
        let copy = type(of: self).init(style: .plain)
        for (new, old) in zip(copy.states, states) { new.take(old) }
        return copy
    }

    final func didChange() { owner?.didChange() }

    /// Returns a copy that is part of `owner`.
    final func part(of owner: UIBarAppearance) -> UIBarButtonItemAppearance {
        let part = duplicate()
        part.owner = owner
        return part
    }
}
