/// What an application declares to the system in its `Info.plist` and its entitlements.
///
/// ```swift
/// UIApplication.shared.declarations.urlSchemes = ["notes"]
/// SimulatedDevice.current.launch(AppDelegate.self, scene: SceneDelegate.self)
/// ```
///
/// What an application does not declare here of its scene's delegate and its main storyboard is read at the launch from
/// its `Info.plist`, which the plugin `PortUIKit` puts into its bundle.
@MainActor
public struct ApplicationDeclarations {
    /// The name under the application's icon, which the system's alerts use.
    public var displayName = "App"

    /// The orientations that the application supports; `nil` for all that the device supports.
    public var supportedInterfaceOrientations: UIInterfaceOrientationMask?

    /// The schemes of the URLs that the application opens, such as `notes`; case-insensitive.
    public var urlSchemes: Set<String> = []

    /// The hosts whose web URLs the application opens, such as `notes.example.com`.
    public var associatedDomains: Set<String> = []

    /// The schemes that `canOpenURL(_:)` may be asked about, besides `http` and `https`; `nil`, the default, for all.
    public var queriedURLSchemes: Set<String>?

    /// Whether controllers determine the status bar's appearance; if not, the application does, by
    /// ``UIApplication/statusBarStyle``.
    ///
    /// It is `UIViewControllerBasedStatusBarAppearance` in the `Info.plist`.
    public var controllersDetermineStatusBar = true

    /// The class of the scene's delegate; `nil` for an application without scenes.
    public var sceneDelegateClass: (any UISceneDelegate.Type)?

    /// The name of the main storyboard, whose initial controller is shown at the launch; `nil` for none.
    ///
    /// It is `UIMainStoryboardFile` in the `Info.plist`, or `UISceneStoryboardFile` of an application with scenes.
    public var mainStoryboard: String?

    /// The reasons for permissions, which the system's alerts show.
    public var usageDescriptions: [SystemPermission: String] = [:]

    /// The names of the images in the application's asset catalogue, with their sizes in points; `nil` for no
    /// catalogue.
    ///
    /// With a catalogue, `UIImage(named:)` returns `nil` for a name that is not in it; without, an image for any name.
    public var images: [String: CGSize]?

    /// The colours in the application's asset catalogue, by their names; `nil` for no catalogue.
    ///
    /// With a catalogue, `UIColor(named:)` returns `nil` for a name that is not in it; without, a colour for any name.
    public var colors: [String: UIColor]?

    /// Makes empty declarations.
    public init() {}
}
