import Foundation

/// A package, a pod or a framework that a project refers to.
package struct AdoptedPackage: Equatable, Sendable {
    /// Where it comes from.
    package enum Source: Equatable, Sendable {
        /// A folder with its sources.
        case local(URL)
        /// A repository, and the versions as Swift's manifest writes them: `from: "1.2.0"`.
        case remote(URL, requirement: String)
        /// A pod whose sources are not there, with its version.
        case pod(String)
        /// A framework that is compiled already, with its path or its name.
        case binary(String)
    }

    package var name: String
    package var source: Source
    /// The names of those of its products that modules of the project link.
    package var products: [String] = []
}
