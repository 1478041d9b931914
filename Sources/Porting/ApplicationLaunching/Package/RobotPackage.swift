/// This package, as an application's manifest refers to it.
enum RobotPackage: Equatable {
    /// It is the application's package itself.
    case own
    case dependency(String)

    private static let name = "robot-swift"
    /// Products that applications depend on.
    private static let products: Set = ["HeadlessUIKit", "Robot", "UIKit"]

    /// Finds the name in a target's plugins and products, or among what the package depends on.
    ///
    /// - Throws: a ``LaunchingFailure`` if the package does not depend on this one.
    init(of target: DescribedTarget, in package: DescribedPackage) throws(LaunchingFailure) {
        if package.name == Self.name {
            self = .own
            return
        }
        let plugins = target.plugins.filter { $0.name == "PortUIKit" }
        let uses = plugins + target.products.filter { Self.products.contains($0.name) }
        let names = uses.compactMap(\.package) + package.dependencies.filter { $0 == Self.name }
        guard let name = names.first else {
            throw LaunchingFailure(
                "\(package.name) does not depend on \(Self.name). Add it to the dependencies in Package.swift, "
                    + "and its product UIKit to those of the target \(target.name).")
        }
        self = .dependency(name)
    }

    /// A product, as a target's dependencies name it.
    func product(_ product: String) -> String {
        switch self {
        case .own: product.quotedInManifest
        case .dependency(let name):
            ".product(name: \(product.quotedInManifest), package: \(name.quotedInManifest))"
        }
    }
}

extension String {
    /// A literal of Swift.
    var quotedInManifest: String {
        let escaped = flatMap { ["\"", "\\"].contains($0) ? "\\\($0)" : String($0) }
        return "\"\(String(escaped))\""
    }
}
