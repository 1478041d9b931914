import Foundation
import Testing

@testable import ApplicationLaunching

@Suite("The manifest with a program's target") struct ExtendedManifestTests {
    private static let original = """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(name: "App")

        """

    private func manifest(
        of target: DescribedTarget, besides others: [DescribedTarget] = [], _ original: String = original,
        toolsVersion: [Int] = [6, 2, 0], robot: RobotPackage = .dependency("robot-swift")
    ) throws -> String {
        let package = DescribedPackage(
            name: "App", targets: [target] + others, dependencies: [], toolsVersion: toolsVersion)
        let root = URL(fileURLWithPath: "/home/ada/My \"App\"")
        let application = LaunchedApplication(target, in: package, at: root)
        return try ExtendedManifest(
            original: original, package: package, root: root,
            program: LaunchProgram(subcommand: .session, application: application, screens: ["Screen()"]),
            robot: robot, files: "1a2b"
        ).text()
    }

    private static let head = #"""

        // The rest is added by `robot`, for a program that launches the application. Its files: 1a2b
        package.products = []
        package.targets.removeAll { $0.type == .test }
        package.dependencies = package.dependencies.map { (dependency: Package.Dependency) -> Package.Dependency in
            guard case .fileSystem(let name, let path) = dependency.kind, !path.hasPrefix("/"), !path.hasPrefix("~")
            else { return dependency }
            let absolute = "/home/ada/My \"App\"/" + path
            return name.map { .package(name: $0, path: absolute) } ?? .package(path: absolute)
        }

        """#

    @Test("A target is added to the manifest, and paths to other packages begin at the application's folder")
    func library() throws {
        #expect(
            try manifest(of: .ported("Shop")) == Self.original + Self.head + """
                package.targets.append(
                    .executableTarget(
                        name: "ShopSession",
                        dependencies: [
                            "Shop",
                            .product(name: "ApplicationSession", package: "robot-swift"),
                            .product(name: "UIKit", package: "robot-swift"),
                        ],
                        path: ".robot/ShopSession"))

                """)
    }

    @Test("An application that is a program becomes a library, whose own beginning has another name")
    func executable() throws {
        let text = try manifest(of: .ported("Shop", "executable"), robot: .own)
        #expect(
            text == Self.original + Self.head + """
                package.targets = package.targets.map { (target: Target) -> Target in
                    guard target.name == "Shop" else { return target }
                    let beginning = "Shop_main"
                    return .target(
                        name: target.name, dependencies: target.dependencies, path: target.path,
                        exclude: target.exclude,
                        sources: target.sources, resources: target.resources,
                        packageAccess: target.packageAccess,
                        cSettings: target.cSettings, cxxSettings: target.cxxSettings,
                        swiftSettings: (target.swiftSettings ?? []) + [
                            .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", beginning])
                        ],
                        linkerSettings: target.linkerSettings, plugins: target.plugins)
                }
                package.targets.append(
                    .executableTarget(
                        name: "ShopSession",
                        dependencies: [
                            "Shop",
                            "ApplicationSession",
                            "UIKit",
                        ],
                        path: ".robot/ShopSession"))

                """)
    }

    @Test("A program's main.swift is left out, as SwiftPM would take a library with one for a program")
    func beginning() throws {
        let files = try PackageFiles(["Sources/Shop/Start/main.swift": "", "Sources/Shop/App.swift": ""])
        let target = DescribedTarget.plain("Shop", "executable")
        let package = DescribedPackage("App", target)
        let application = LaunchedApplication(target, in: package, at: files.url)
        let manifest = ExtendedManifest(
            original: Self.original, package: package, root: files.url,
            program: LaunchProgram(subcommand: .session, application: application, screens: []), robot: .own,
            files: "")
        #expect(try manifest.text().contains("exclude: target.exclude + [\"Start/main.swift\"],"))
    }

    @Test("Manifests of early versions have no access for packages")
    func earlyTools() throws {
        let text = try manifest(of: .ported("Shop", "executable"), toolsVersion: [5, 8, 0])
        #expect(!text.contains("packageAccess"))
    }

    @Test("The target has a name that is not taken")
    func names() throws {
        let text = try manifest(of: .ported("Shop"), besides: [.plain("ShopSession", "executable")])
        #expect(text.contains(".robot/ShopSessionProgram\""))
    }

    @Test(
        "The package's variable may have another name",
        arguments: [
            "var app: Package = Package(\n", "  let app=Package (", "let app\n",
            "let package = makePackage()",
        ])
    func variable(line: String) throws {
        let isKnown = line.contains("Package (") || line.contains("Package(\n")
        if isKnown {
            let text = try manifest(of: .ported("Shop"), line)
            #expect(text.contains("app.products = []"))
        } else {
            #expect(
                throws: LaunchingFailure(
                    "/home/ada/My \"App\"/Package.swift has no line `let package = Package(`, to which a target can be "
                        + "added.")
            ) { try manifest(of: .ported("Shop"), line) }
        }
    }
}
