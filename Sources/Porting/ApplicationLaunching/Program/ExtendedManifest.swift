import Foundation

/// A package's manifest with a target for a program that launches the application.
struct ExtendedManifest {
    /// The folder of the program, in the package's folder. As it is hidden, no other target has its files.
    static let folder = ".robot"

    /// The package's own manifest.
    let original: String
    let package: DescribedPackage
    let root: URL
    let program: LaunchProgram
    let robot: RobotPackage
    /// A checksum of the names of the applications' files.
    let files: String

    /// The name of the program's target.
    var target: String { program.name(besides: package.targets.map(\.name)) }

    /// Returns the text.
    ///
    /// - Throws: a ``LaunchingFailure`` if the manifest has no variable to which a target could be added.
    func text() throws(LaunchingFailure) -> String {
        let pattern =
            /(?m)^[ \t]*(?:let|var)[ \t]+(\w+)[ \t]*(?::[ \t]*Package[ \t]*)?=[ \t\n]*Package[ \t\n]*\(/
        guard let match = try? pattern.firstMatch(in: original) else {
            throw LaunchingFailure(
                "\(root.path)/Package.swift has no line `let package = Package(`, to which a target can be added."
            )
        }
        let name = String(match.1)
        let parts =
            [head(name), absolutePaths(name)] + (application.isProgram ? [library(name)] : [])
            + [executable(name)]
        return original + parts.joined(separator: "\n")
    }

    private var application: DescribedTarget { program.application.target }

    /// Products may not have targets that are changed, and tests need not be planned. SwiftPM looks for the files of an
    /// application again when the manifest has changed.
    private func head(_ name: String) -> String {
        """

        // The rest is added by `robot`, for a program that launches the application. Its files: \(files)
        \(name).products = []
        \(name).targets.removeAll { $0.type == .test }
        """
    }

    /// The package is in another folder than its manifest says.
    private func absolutePaths(_ name: String) -> String {
        """
        \(name).dependencies = \(name).dependencies.map { (dependency: Package.Dependency) -> Package.Dependency in
            guard case .fileSystem(let name, let path) = dependency.kind, !path.hasPrefix("/"), !path.hasPrefix("~")
            else { return dependency }
            let absolute = \("\(root.path)/".quotedInManifest) + path
            return name.map { .package(name: $0, path: absolute) } ?? .package(path: absolute)
        }
        """
    }

    /// A program does not link another one's module, so the application becomes a library. It has no `main.swift`, by
    /// which SwiftPM would take it for a program; the function of `@main` has another name.
    private func library(_ name: String) -> String {
        let excluded = program.application.beginning.map { " + [\($0.quotedInManifest)]" } ?? ""
        let access = package.isOfTools(5, 9) ? "\n        packageAccess: target.packageAccess," : ""
        return """
            \(name).targets = \(name).targets.map { (target: Target) -> Target in
                guard target.name == \(application.name.quotedInManifest) else { return target }
                let beginning = "\(program.application.module)_main"
                return .target(
                    name: target.name, dependencies: target.dependencies, path: target.path,
                    exclude: target.exclude\(excluded),
                    sources: target.sources, resources: target.resources,\(access)
                    cSettings: target.cSettings, cxxSettings: target.cxxSettings,
                    swiftSettings: (target.swiftSettings ?? []) + [
                        .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", beginning])
                    ],
                    linkerSettings: target.linkerSettings, plugins: target.plugins)
            }
            """
    }

    private func executable(_ name: String) -> String {
        let products = [program.subcommand.library, "UIKit"].map(robot.product)
        let dependencies = ([application.name.quotedInManifest] + products)
            .map { "            \($0),\n" }.joined()
        return """
            \(name).targets.append(
                .executableTarget(
                    name: \(target.quotedInManifest),
                    dependencies: [
            \(dependencies)        ],
                    path: "\(Self.folder)/\(target)"))

            """
    }
}
