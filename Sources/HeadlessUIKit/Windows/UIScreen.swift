import Foundation

/// The screen that an application's windows are on.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    /// The current application's screen.
    public static var main: UIScreen { UIApplication.shared.screen }

    /// The screen's rectangle in points: 390 by 844, an iPhone of the 6.1 inch class.
    public let bounds: CGRect

    /// Pixels per point.
    public let scale: CGFloat

    /// How far the status bar and the home indicator reach into the screen, in points.
    package let safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

    init(size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 3) {
        bounds = CGRect(origin: .zero, size: size)
        self.scale = scale
    }
}
