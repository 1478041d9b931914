/// The look of a bar: its background and its shadow.
///
/// Bars and their items keep copies. What is changed in the object that a bar returns changes the bar.
///
/// ```swift
/// let look = UINavigationBarAppearance()
/// look.configureWithOpaqueBackground()
/// look.backgroundColor = .systemIndigo
/// look.titleTextAttributes = [.foregroundColor: UIColor.white]
/// navigationItem.standardAppearance = look
/// ```
///
/// Pictures show backgrounds without what is behind them. Colours and fonts of titles and buttons show in the bars' labels.
open class UIBarAppearance: NSObject, NSCopying {
    /// Called when a property changed, by the bar that keeps the object.
    final var whenChanged: (@MainActor () -> Void)?
    private var isTaking = false

    /// The device that the default values are for.
    open private(set) var idiom: UIUserInterfaceIdiom

    /// Makes the default look for a kind of device.
    public required init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
        configureWithDefaultBackground()
    }

    public override convenience init() {
        self.init(idiom: .phone)
    }

    /// Makes a look like another one; what only the other's class has is left out.
    public required convenience init(barAppearance: UIBarAppearance) {
        self.init(idiom: barAppearance.idiom)
        takeAll(of: barAppearance)
    }

    // MARK: Background

    /// Sets the system's background and shadow.
    open func configureWithDefaultBackground() {
        setBackground(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: .separator)
    }

    /// Sets an opaque background in the system's colour, and the system's shadow.
    open func configureWithOpaqueBackground() {
        setBackground(effect: nil, color: .systemBackground, shadow: .separator)
    }

    /// Sets no background and no shadow.
    open func configureWithTransparentBackground() {
        setBackground(effect: nil, color: nil, shadow: nil)
    }

    private func setBackground(effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
        backgroundEffect = effect
        backgroundColor = color
        backgroundImage = nil
        shadowColor = shadow
        shadowImage = nil
    }

    /// The blur behind everything else; none if `nil`.
    open var backgroundEffect: UIBlurEffect? { didSet { didChange() } }

    /// The colour above the blur; none if `nil`.
    open var backgroundColor: UIColor? { didSet { didChange() } }

    /// The image above the colour; none if `nil`.
    open var backgroundImage: UIImage? { didSet { didChange() } }

    /// The colour of the shadow, a line at the bar's edge; no shadow if `nil`, without an image.
    open var shadowColor: UIColor? { didSet { didChange() } }

    /// The image of the shadow, tinted with ``shadowColor`` if it is a template.
    open var shadowImage: UIImage? { didSet { didChange() } }

    // MARK: Copies

    /// Returns a copy of the same class.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    private func duplicate() -> UIBarAppearance { type(of: self).init(barAppearance: self) }

    private func takeAll(of other: UIBarAppearance) {
        isTaking = true
        take(other)
        isTaking = false
    }

    func take(_ other: UIBarAppearance) {
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }

    final func didChange() {
        guard !isTaking, let whenChanged else { return }
        // A bar keeps it, and bars are used on the main actor alone.
        MainActor.assumeIsolated { whenChanged() }
    }
}
