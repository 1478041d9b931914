import Foundation

/// Where and how a package is written.
package struct WritingOptions: Equatable, Sendable {
    /// The package's folder.
    package var folder: URL
    /// Where this package is.
    package var robot: RobotLocation
    /// The names of packages that build on Linux, which the package depends on instead of having stubs for them.
    package var keptPackages: Set<String> = []
}
