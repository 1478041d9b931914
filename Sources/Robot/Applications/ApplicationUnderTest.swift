import HeadlessUIKit

/// An application that a test launches by its bundle identifier, as XCUITest's `XCUIApplication` does.
///
/// ```swift
/// override var applicationUnderTest: ApplicationUnderTest? {
///     ApplicationUnderTest(AppDelegate.self, scene: SceneDelegate.self)
/// }
/// ```
public struct ApplicationUnderTest: Sendable {
    // Metatypes have no state; their protocols are on the main actor, where they are used.
    /// The class of the application's delegate.
    nonisolated(unsafe) package let delegate: any UIApplicationDelegate.Type
    /// The class of its scene's delegate; `nil` if it declares none.
    nonisolated(unsafe) package let scene: (any UISceneDelegate.Type)?
    /// The bundle identifier; `nil` for the default application, which is launched without one.
    package let bundleIdentifier: String?

    /// Makes a description of an application.
    ///
    /// - Parameters:
    ///   - delegate: the class of the application's delegate.
    ///   - scene: the class of its scene's delegate, if it declares one.
    ///   - bundleIdentifier: its bundle identifier; `nil` for the default application, which is launched without one.
    public init(
        _ delegate: any UIApplicationDelegate.Type, scene: (any UISceneDelegate.Type)? = nil,
        bundleIdentifier: String? = nil
    ) {
        self.delegate = delegate
        self.scene = scene
        self.bundleIdentifier = bundleIdentifier
    }
}
