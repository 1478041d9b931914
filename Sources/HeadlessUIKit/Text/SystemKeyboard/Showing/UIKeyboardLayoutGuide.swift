import Foundation

/// The part of a view that the keyboard covers; of zero height at the view's bottom while there is none.
///
/// The view is laid out again when the keyboard moves.
///
/// ```swift
/// override func layoutSubviews() {
///     super.layoutSubviews()
///     form.frame = bounds
///     form.frame.size.height = keyboardLayoutGuide.layoutFrame.minY
/// }
/// ```
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// The part that the keyboard covers, in the view's coordinates: as wide as the view, down to its bottom.
    open override var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        let bounds = view.bounds
        var top = bounds.maxY
        if let keyboard = view.window?.application?.keyboard, keyboard.isOnScreen {
            top = min(top, max(bounds.minY, view.convertFromScreen(keyboard.frame.origin).y))
        }
        return CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
    }
}

/// A weak reference to a guide.
struct WeakGuide {
    private(set) weak var value: UIKeyboardLayoutGuide?
}

extension UIView {
    /// A layout guide for the part of the view that the keyboard covers.
    public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = extras?.keyboardLayoutGuide { return guide }
        let guide = UIKeyboardLayoutGuide(in: self)
        let extras = extras ?? ViewExtras()
        self.extras = extras
        extras.keyboardLayoutGuide = guide
        (window?.application ?? .shared).keyboard.guides.append(WeakGuide(value: guide))
        return guide
    }
}
