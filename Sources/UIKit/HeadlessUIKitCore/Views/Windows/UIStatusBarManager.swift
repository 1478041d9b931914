/// The status bar of a window scene.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
    private let screen: UIScreen

    /// The status bar's rectangle in screen coordinates: as wide as the screen, and 47 points high on
    /// ``DeviceProfile/standard``. A phone in landscape has no status bar, and the rectangle is zero.
    public var statusBarFrame: CGRect {
        guard screen.statusBarHeight > 0 else { return .zero }
        return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.statusBarHeight)
    }

    package init(screen: UIScreen) {
        self.screen = screen
    }
}
