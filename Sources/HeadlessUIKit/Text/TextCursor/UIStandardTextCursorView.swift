import Foundation

/// The caret: a subview of the text field or text view that is being edited, at the place of the next character.
///
/// It is there while its view has the focus and no text is selected. It is seen for half a second, then not for half a
/// second, without end, and holds nothing up: the clock is idle meanwhile, and nothing happens on it. What is seen at
/// an instant is the `opacity` of `layer.presentation()`. Apple documents no times; these are observed.
@preconcurrency @MainActor
open class UIStandardTextCursorView: UIView, UITextCursorView {
    private weak var blink: CaretBlink?

    /// Makes a caret that blinks once it is in a window; `frame` is in the coordinates of the superview it will have.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a caret of no size: a coder carries nothing here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
    }

    /// Whether the caret comes and goes; else it is seen all the time.
    open var isBlinking = true {
        didSet { if isBlinking != oldValue { updateBlink() } }
    }

    /// Shows the caret, and has it come and go from now on.
    open func resetBlinkAnimation() {
        updateBlink()
        blink?.restart()
    }

    /// Begins to blink in a window, and ends when it leaves it.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateBlink()
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
