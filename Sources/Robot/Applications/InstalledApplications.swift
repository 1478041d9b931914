import HeadlessUIKit
import TimeLapse

/// The applications that the tests of a world can launch by their bundle identifiers.
package final class InstalledApplications: WorldPart {
    /// In the order in which they were registered, each identifier once.
    package private(set) var all: [ApplicationUnderTest] = []

    package init() {}

    package static var current: InstalledApplications { World.current.part(InstalledApplications.self) }

    /// Adds an application, in the place of one with the same identifier.
    package func add(_ application: ApplicationUnderTest) {
        all.removeAll { $0.bundleIdentifier == application.bundleIdentifier }
        all.append(application)
    }

    /// The application with an identifier; for `nil` the one without an identifier, or else the first.
    package func application(_ bundleIdentifier: String?) -> ApplicationUnderTest? {
        all.first { $0.bundleIdentifier == bundleIdentifier }
            ?? (bundleIdentifier == nil ? all.first : nil)
    }
}
