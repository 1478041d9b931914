/// The caret: a subview of the text field or text view that is being edited, where the next character is inserted.
///
/// It exists while its view is first responder and no text is selected. It blinks, visible and hidden for 0.5 seconds
/// each, without callbacks on the clock, which is idle meanwhile. The value at an instant is the `opacity` of
/// `layer.presentation()`. Apple documents no times; these are observed.
@preconcurrency @MainActor
open class UIStandardTextCursorView: UIView, UITextCursorView {
    private weak var blink: CaretBlink?

    override func didInit() {
        super.didInit()
        isUserInteractionEnabled = false
    }

    /// Whether the caret blinks; otherwise it is always visible.
    open var isBlinking = true {
        didSet { if isBlinking != oldValue { updateBlink() } }
    }

    /// Shows the caret, and restarts its blinking.
    open func resetBlinkAnimation() {
        updateBlink()
        blink?.restart()
    }

    /// Begins to blink when it enters a window, and stops when it leaves it.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateBlink()
    }

    @_spi(Wings) open override func drawContent(in context: CGContext) {
        context.fill(bounds, radius: 1, tintColor)
    }

    private func updateBlink() {
        let clock = isBlinking ? window?.application?.clock : nil
        guard (clock == nil) != (blink == nil) else { return }
        removeLayerAnimations { $0 is CaretBlink }
        guard let clock else { return }
        let blink = CaretBlink(on: self, clock)
        add(blink)
        self.blink = blink
    }
}
