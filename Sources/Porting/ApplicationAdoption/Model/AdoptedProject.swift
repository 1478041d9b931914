import Foundation

/// An application as its project describes it.
package struct AdoptedProject: Equatable, Sendable {
    package var name: String
    /// The project file or folder that was read.
    package var location: URL
    /// The targets, in the project's order.
    package var modules: [AdoptedModule] = []
    /// The packages that the project refers to.
    package var packages: [AdoptedPackage] = []
    /// What cannot be adopted, or is not as it seems.
    package var problems: [AdoptionProblem] = []
}
