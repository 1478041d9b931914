/// The measures of a device: its screen, its safe areas, and its kind.
///
/// ```swift
/// @Test(.robot(on: .iPadMini)) func sidebar() { … }
///
/// var small = DeviceProfile.iPhoneSE
/// small.size = CGSize(width: 320, height: 568)
/// let application = UIApplication(device: small)
/// ```
public struct DeviceProfile: Hashable, Sendable {
    /// How a device authenticates its owner.
    public enum Biometry: Hashable, Sendable {
        /// By passcode only.
        case none
        /// By fingerprint.
        case touchID
        /// By face.
        case faceID
    }

    /// The product name.
    public var name: String
    /// The kind of device: `phone` or `pad`.
    public var idiom: UIUserInterfaceIdiom
    /// The screen's size in points, in portrait.
    public var size: CGSize {
        didSet { size.keepFinite(or: oldValue, "size", of: summary) }
    }
    /// Pixels per point.
    public var scale: CGFloat {
        didSet { scale.keepFinite(or: oldValue, "scale", of: summary) }
    }
    /// The safe area insets in portrait, in points.
    public var safeAreaInsets: UIEdgeInsets {
        didSet { safeAreaInsets.keepFinite(or: oldValue, "safeAreaInsets", of: summary) }
    }
    /// The safe area insets in landscape, in points.
    public var landscapeSafeAreaInsets: UIEdgeInsets {
        didSet { landscapeSafeAreaInsets.keepFinite(or: oldValue, "landscapeSafeAreaInsets", of: summary) }
    }
    /// The height of the status bar in portrait, in points.
    public var statusBarHeight: CGFloat {
        didSet { statusBarHeight.keepFinite(or: oldValue, "statusBarHeight", of: summary) }
    }
    /// The height of the status bar in landscape, in points; 0 on phones, which show none then.
    public var landscapeStatusBarHeight: CGFloat {
        didSet { landscapeStatusBarHeight.keepFinite(or: oldValue, "landscapeStatusBarHeight", of: summary) }
    }
    /// The horizontal size class in landscape.
    public var landscapeHorizontalSizeClass: UIUserInterfaceSizeClass
    /// Whether there is a home button below the screen instead of a home indicator on it.
    public var hasHomeButton: Bool
    /// How the device authenticates its owner.
    public var biometry: Biometry

    /// Makes a profile of a phone or a tablet.
    ///
    /// - Parameters:
    ///   - name: the product name.
    ///   - idiom: `phone` or `pad`.
    ///   - size: the screen's size in points, in portrait. A value of zero or below counts as 1; one that is not
    ///     finite, here as in the others, is a failure.
    ///   - scale: pixels per point. A value of zero or below counts as 1.
    ///   - safeAreaInsets: in portrait, in points.
    ///   - landscapeSafeAreaInsets: in landscape; as in portrait if `nil`.
    ///   - statusBarHeight: in portrait; the top safe area inset if `nil`.
    ///   - hasWideLandscape: whether a phone has a regular width in landscape, as the largest phones do.
    ///   - hasHomeButton: whether it has a home button instead of the home indicator.
    ///   - biometry: how the device authenticates its owner.
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

    /// The orientations that an application supports if it declares none.
    ///
    /// All on a tablet, all but upside down on a phone.
    public var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        idiom == .pad ? .all : .allButUpsideDown
    }

    private var summary: String { "the device \"\(name)\"" }

    // MARK: In an orientation

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

    /// The size classes of a full-screen application, from Apple's table.
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
