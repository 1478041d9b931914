/// What build settings say of how a module compiles.
package struct ModuleSettings: Equatable, Sendable {
    /// `SWIFT_VERSION`, `5` or `6`; earlier versions are 5.
    package var languageMode = "5"
    /// `SWIFT_ACTIVE_COMPILATION_CONDITIONS` of the configuration that was read.
    package var defines: [String] = []
    /// `SWIFT_DEFAULT_ACTOR_ISOLATION`.
    package var isMainActorByDefault = false
    package var upcomingFeatures: [String] = []
}
