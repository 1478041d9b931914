import Foundation

/// What an application declares to the system in its `Info.plist` and its entitlements.
///
/// ```swift
/// UIApplication.shared.declarations.urlSchemes = ["notes"]
/// SimulatedDevice.current.launch(AppDelegate.self, scene: SceneDelegate.self)
/// ```
@MainActor
public struct ApplicationDeclarations {
    /// The name under the application's icon, which the system's alerts use.
    public var displayName = "App"

    /// The orientations that the application supports; `nil` for all that the device is made for.
    public var supportedInterfaceOrientations: UIInterfaceOrientationMask?

    /// The schemes of the URLs that the application opens, such as `notes`; without regard to case.
    public var urlSchemes: Set<String> = []

    /// The hosts whose web addresses the application opens, such as `notes.example.com`.
    public var associatedDomains: Set<String> = []

    /// The schemes of which the application asks whether they can be opened; `nil` for all, which takes no declaration.
    public var queriedURLSchemes: Set<String>?

    /// The class of the delegates of scenes; `nil` for an application without scenes.
    public var sceneDelegateClass: (any UISceneDelegate.Type)?

    /// Why the application wants something, in the words that the system's alerts show.
    public var usageDescriptions: [SystemPermission: String] = [:]

    /// The names of the images in the application's catalogue, with their sizes in points; `nil` for one that is not
    /// declared.
    ///
    /// With a catalogue, `UIImage(named:)` makes `nil` of a name that is not in it; without, an image of any name.
    public var images: [String: CGSize]?

    /// Makes declarations that declare nothing.
    public init() {}
}
