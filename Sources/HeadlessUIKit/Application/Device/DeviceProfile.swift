import Foundation

/// The measures of a device: its screen, what of it is safe, and what kind of device it is.
///
/// ```swift
/// @Test(.robot(on: .iPadMini)) func sidebar() { … }
///
/// var small = DeviceProfile.iPhoneSE
/// small.size = CGSize(width: 320, height: 568)
/// let application = UIApplication(device: small)
/// ```
public struct DeviceProfile: Hashable, Sendable {
    /// How an owner tells who he is.
    public enum Biometry: Hashable, Sendable {
        /// By a code alone.
        case none
        /// By a finger on a button.
        case touchID
        /// By his face.
        case faceID
    }

    /// The name it is sold by.
    public var name: String
    /// The kind of device: `phone` or `pad`.
    public var idiom: UIUserInterfaceIdiom
    /// The screen's size in points, held upright.
    public var size: CGSize {
        didSet { size = size.finite(or: oldValue, "size", of: summary) }
    }
    /// Pixels per point.
    public var scale: CGFloat {
        didSet { scale = scale.finite(or: oldValue, "scale", of: summary) }
    }
    /// How far what the system shows reaches into the screen, held upright, in points.
    public var safeAreaInsets: UIEdgeInsets {
        didSet { safeAreaInsets = safeAreaInsets.finite(or: oldValue, "safeAreaInsets", of: summary) }
    }
    /// How far what the system shows reaches into the screen, on its side, in points.
    public var landscapeSafeAreaInsets: UIEdgeInsets {
        didSet {
            landscapeSafeAreaInsets = landscapeSafeAreaInsets.finite(
                or: oldValue, "landscapeSafeAreaInsets", of: summary)
        }
    }
    /// How high the status bar is, upright, in points.
    public var statusBarHeight: CGFloat {
        didSet { statusBarHeight = statusBarHeight.finite(or: oldValue, "statusBarHeight", of: summary) }
    }
    /// How high the status bar is on its side; 0 on phones, which show none then.
    public var landscapeStatusBarHeight: CGFloat {
        didSet {
            landscapeStatusBarHeight = landscapeStatusBarHeight.finite(
                or: oldValue, "landscapeStatusBarHeight", of: summary)
        }
    }
    /// How much room there is from left to right, on its side.
    public var landscapeHorizontalSizeClass: UIUserInterfaceSizeClass
    /// Whether there is a button below the screen, and no home indicator on it.
    public var hasHomeButton: Bool
    /// How its owner tells who he is.
    public var biometry: Biometry

    /// Makes a profile of a phone or a tablet.
    ///
    /// - Parameters:
    ///   - name: the name it is sold by.
    ///   - idiom: `phone` or `pad`.
    ///   - size: the screen's in points, held upright. What is not above zero counts as 1; a number that is not finite, here as in
    ///     the others, is a failure.
    ///   - scale: pixels per point. What is not above zero counts as 1.
    ///   - safeAreaInsets: held upright.
    ///   - landscapeSafeAreaInsets: on its side; as upright if `nil`.
    ///   - statusBarHeight: held upright; the upper safe area if `nil`.
    ///   - hasWideLandscape: whether a phone on its side has room for two things beside each other, as the largest do.
    ///   - hasHomeButton: whether it has a button in place of the home indicator.
    ///   - biometry: how its owner tells who he is.
    public init(
        name: String, idiom: UIUserInterfaceIdiom, size: CGSize, scale: CGFloat,
        safeAreaInsets: UIEdgeInsets, landscapeSafeAreaInsets: UIEdgeInsets? = nil,
        statusBarHeight: CGFloat? = nil, hasWideLandscape: Bool = false, hasHomeButton: Bool = false,
        biometry: Biometry = .faceID
    ) {
        self.name = name
        self.idiom = idiom
        func part(_ property: String) -> String { "The \(property) of the device \"\(name)\"" }
        self.size = size.finite(elseUsing: CGSize(width: 1, height: 1), part("size"))
        self.scale = scale.finite(elseUsing: 1, part("scale"))
        let upright = safeAreaInsets.finite(elseUsing: .zero, part("safeAreaInsets"))
        self.safeAreaInsets = upright
        self.landscapeSafeAreaInsets =
            landscapeSafeAreaInsets?.finite(elseUsing: .zero, part("landscapeSafeAreaInsets")) ?? upright
        self.statusBarHeight = statusBarHeight?.finite(elseUsing: 0, part("statusBarHeight")) ?? upright.top
        landscapeStatusBarHeight = idiom == .phone ? 0 : self.statusBarHeight
        landscapeHorizontalSizeClass = idiom == .pad || hasWideLandscape ? .regular : .compact
        self.hasHomeButton = hasHomeButton
        self.biometry = biometry
    }

    /// The orientations in which an application may be shown that says nothing of it.
    ///
    /// All on a tablet, all but upside down on a phone.
    public var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        idiom == .pad ? .all : .allButUpsideDown
    }

    private var summary: String { "the device \"\(name)\"" }

    // MARK: In an orientation

    /// The screen's size in an orientation; at least a point to each side.
    func size(in orientation: UIInterfaceOrientation) -> CGSize {
        let (width, height) = (Self.positive(size.width), Self.positive(size.height))
        return orientation.isLandscape
            ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    var soundScale: CGFloat { Self.positive(scale) }

    func safeAreaInsets(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
        let insets = orientation.isLandscape ? landscapeSafeAreaInsets : safeAreaInsets
        return insets.isFinite ? insets : .zero
    }

    func statusBarHeight(in orientation: UIInterfaceOrientation) -> CGFloat {
        let height = orientation.isLandscape ? landscapeStatusBarHeight : statusBarHeight
        return height.isFinite ? max(height, 0) : 0
    }

    /// The size classes by Apple's table for an application that has the whole screen.
    func sizeClasses(in orientation: UIInterfaceOrientation)
        -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass)
    {
        if idiom == .pad { return (.regular, .regular) }
        return orientation.isLandscape ? (landscapeHorizontalSizeClass, .compact) : (.compact, .regular)
    }

    private static func positive(_ number: CGFloat) -> CGFloat {
        number.isFinite && number > 0 ? number : 1
    }
}
