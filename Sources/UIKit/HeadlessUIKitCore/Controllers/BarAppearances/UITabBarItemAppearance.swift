/// The look of tabs in one layout, by their states. A tab bar's look keeps copies.
open class UITabBarItemAppearance: NSObject, NSCopying {
    final weak var owner: UIBarAppearance?

    /// Makes the default look of a style.
    public required init(style: Style) {
        super.init()
        for state in states { state.owner = self }
    }

    public override convenience init() {
        self.init(style: .stacked)
    }

    /// The look in the state normal.
    open var normal: UITabBarItemStateAppearance { normalStore }
    private let normalStore = UITabBarItemStateAppearance()

    /// The look in the state selected.
    open var selected: UITabBarItemStateAppearance { selectedStore }
    private let selectedStore = UITabBarItemStateAppearance()

    /// The look in the state disabled.
    open var disabled: UITabBarItemStateAppearance { disabledStore }
    private let disabledStore = UITabBarItemStateAppearance()

    /// The look in the state focused.
    open var focused: UITabBarItemStateAppearance { focusedStore }
    private let focusedStore = UITabBarItemStateAppearance()

    private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

    /// Sets the default values of a style.
    open func configureWithDefault(for style: Style) {
        for state in states { state.take(UITabBarItemStateAppearance()) }
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    private func duplicate() -> UITabBarItemAppearance {
        let copy = type(of: self).init(style: .stacked)
        for (new, old) in zip(copy.states, states) { new.take(old) }
        return copy
    }

    final func didChange() { owner?.didChange() }

    /// Returns a copy that is part of `owner`.
    final func part(of owner: UIBarAppearance) -> UITabBarItemAppearance {
        let part = duplicate()
        part.owner = owner
        return part
    }

    /// The layouts of a tab.
    public enum Style: Int, Sendable {
        /// The image above the title.
        case stacked
        /// The image beside the title, in a bar of the usual height.
        case inline
        /// The image beside the title, in a low bar.
        case compactInline
    }
}
