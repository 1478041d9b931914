import Foundation
import TimeLapse

/// The region of a text view that its text is laid out in.
@preconcurrency @MainActor
public final class NSTextContainer: NSObject {
    var textView: UITextView? {
        get { textViewReference.object }
        set { textViewReference = WeakReference(newValue) }
    }
    @exclusivity(unchecked) private var textViewReference = WeakReference<UITextView>()

    /// Makes a container.
    public override init() {
        super.init()
    }

    /// The padding to the left and right of the lines, in points; 5 by default.
    ///
    /// A value that is not finite is a failure, and the old value is kept.
    @exclusivity(unchecked) public var lineFragmentPadding: CGFloat = 5 {
        didSet {
            guard !lineFragmentPadding.isFinite else {
                textView?.layoutDidChange()
                return
            }
            if let textView {
                ViewFailure.notFinite(textView, "lineFragmentPadding", lineFragmentPadding.shortText).record()
            }
            lineFragmentPadding = oldValue
        }
    }
}
