import FailureReporting
import Foundation

extension UIViewController {
    /// Tells the parent or presentation that the controller prefers another size.
    final func preferredSizeChanged() {
        if let parent { parent.preferredContentSizeDidChange(forChildContentContainer: self) }
        guard let presenter, let presentation = presenter.presentation, presentation.presented === self else {
            return
        }
        presentation.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }
}
