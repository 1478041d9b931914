import Foundation

/// What there is to know of the status bar.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
    /// The status bar's rectangle in the screen's coordinates: as wide as the screen, and 47 points high.
    public let statusBarFrame: CGRect

    init(screen: UIScreen) {
        statusBarFrame = CGRect(
            x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
    }
}
