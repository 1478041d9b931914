import Foundation
import Testing

@testable import ApplicationAdoption

@Suite("Manifests of Swift, and projects of Tuist")
struct ManifestTests {
    /// The parts are those of Swift's documentation, "PackageDescription".
    private let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let settings: [SwiftSetting] = [.define("SHOP"), .enableUpcomingFeature("ExistentialAny")]
        let name = "Shop" // the application's

        let package = Package(
            name: name,
            platforms: [.iOS(.v17)],
            products: [.library(name: "ShopKit", targets: ["ShopKit"])],
            dependencies: [
                .package(url: "https://example.com/Charts.git", .upToNextMinor(from: "4.0.0")),
                .package(path: "Modules/Design"),
                .package(url: "https://example.com/Odd.git", "1.0.0"..<"2.0.0"),
            ],
            targets: [
                .executableTarget(
                    name: "Shop", dependencies: ["ShopKit", .product(name: "Charts", package: "Charts")],
                    path: "App", exclude: ["Old", "README.txt"], resources: [.process("Texts")],
                    swiftSettings: settings + [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]),
                .target(name: "ShopKit"),
                .testTarget(name: "ShopKitTests", dependencies: [.target(name: "ShopKit"), .byName(name: "Shop")]),
                .plugin(name: "Lint", capability: .buildTool()),
            ] /* that's all */
        )
        """

    private let files = [
        "App/App.swift": "", "App/Old/App.swift": "", "App/README.txt": "", "App/Main.storyboard": "",
        "App/Texts/a.json": "",
        "App/b.json": "", "Sources/ShopKit/Cart.swift": "", "Tests/ShopKitTests/CartTests.swift": "",
    ]

    @Test("A manifest's targets are modules")
    func package() throws {
        let folder = try ProjectFolder(files)
        try folder.write(manifest, to: "Package.swift")
        let project = try folder.read("")
        #expect(project.name == "Shop")
        #expect(project.modules.map(\.name) == ["Shop", "ShopKit", "ShopKitTests"])
        #expect(project.modules.map(\.kind) == [.application, .library, .unitTests])
        #expect(project.modules.map(\.dependencies) == [["ShopKit"], [], ["ShopKit", "Shop"]])
        #expect(project.modules.map(\.testedApplication) == [nil, nil, "Shop"])
        #expect(project.modules.map(\.products) == [["Charts"], [], []])
        #expect(
            project.modules.map { folder.names($0.swiftFiles) } == [
                ["App/App.swift"], ["Sources/ShopKit/Cart.swift"], ["Tests/ShopKitTests/CartTests.swift"],
            ])
        #expect(folder.names(project.modules[0].resources) == ["App/Main.storyboard", "App/Texts/a.json"])
        #expect(
            project.modules[0].settings
                == ModuleSettings(
                    defines: ["SHOP"], isMainActorByDefault: true, upcomingFeatures: ["ExistentialAny"]))
        #expect(project.modules[1].settings == ModuleSettings(languageMode: "6"))
        #expect(project.packages.map(\.name) == ["Charts", "Design", "Odd"])
        #expect(
            folder.problems(project) == [
                "Package.swift: The plugin Lint is left out: the manifest does not describe it as a module of Swift."
            ])
    }

    @Test(
        "Versions are written in their shortest form",
        arguments: [
            (".package(url: \"a\", from: \"1.0.0\")", "from: \"1.0.0\""),
            (".package(url: \"a\", .upToNextMajor(from: \"1.0.0\"))", "from: \"1.0.0\""),
            (".package(url: \"a\", exact: \"1.0.0\")", "exact: \"1.0.0\""),
            (".package(url: \"a\", .exact(\"1.0.0\"))", "exact: \"1.0.0\""),
            (".package(url: \"a\", branch: \"main\")", "branch: \"main\""),
            (".package(url: \"a\", .revision(\"ab\"))", "revision: \"ab\""),
            (".package(url: \"a\", \"1.0.0\"..<\"2.0.0\")", "\"1.0.0\"..<\"2.0.0\""),
            (".package(url: \"a\", \"1.0.0\"...\"2.0.0\")", "\"1.0.0\"...\"2.0.0\""),
            (".package(url: \"a\")", nil),
        ])
    func versions(_ dependency: String, _ expected: String?) {
        let manifest = SwiftManifest("let package = Package(name: \"a\", dependencies: [\(dependency)])")
        #expect(manifest.dependencies.first.flatMap(SwiftManifest.requirement) == expected)
    }

    @Test("A manifest that computes its targets fails, as it is not run")
    func computed() throws {
        let folder = try ProjectFolder([
            "Package.swift": "let package = Package(name: \"A\", targets: names.map { .target(name: $0) })"
        ])
        let failure = #expect(throws: AdoptionFailure.self) { try folder.read("Package.swift") }
        #expect(failure?.problem.text == "The manifest lists no targets as data, and is not run.")
    }

    /// The parts are those of Tuist's documentation, "ProjectDescription".
    private let tuistProject = """
        import ProjectDescription
        let project = Project(
            name: "Shop",
            packages: [.remote(url: "https://example.com/Charts.git", requirement: .upToNextMajor(from: "4.0.0"))],
            settings: .settings(base: ["SWIFT_VERSION": "6.0"]),
            targets: [
                .target(
                    name: "Shop", destinations: .iOS, product: .app, bundleId: "com.example.shop",
                    infoPlist: .file(path: "Shop/Info.plist"), sources: ["Shop/**"],
                    resources: [.glob(pattern: "Shop/Texts/**", excluding: ["Shop/Texts/Old/**"])],
                    dependencies: [.target(name: "ShopKit"), .external(name: "Logs"), .package(product: "Charts")]),
                Target(
                    name: "ShopKit", platform: .iOS, product: .framework, bundleId: "com.example.kit",
                    sources: .init(globs: ["ShopKit/*.swift"]), settings: .settings(base: ["SWIFT_VERSION": "5.0"])),
                .target(name: "ShopTests", destinations: .iOS, product: .unitTests, bundleId: "a",
                    sources: "ShopTests/**/*.swift", dependencies: [.target(name: "Shop")]),
                .target(name: "Tool", destinations: .macOS, product: .commandLineTool, bundleId: "a"),
                makeTarget(),
            ])
        """

    @Test("The targets of a project of Tuist are modules")
    func tuist() throws {
        let folder = try ProjectFolder([
            "Project.swift": tuistProject,
            "Shop/App.swift": "", "Shop/a/List.swift": "", "Shop/Info.plist": "", "Shop/Texts/a.json": "",
            "Shop/Texts/Old/b.json": "",
            "ShopKit/Cart.swift": "", "ShopKit/a/Deep.swift": "", "ShopTests/a/b/CartTests.swift": "",
        ])
        let project = try folder.read("")
        #expect(project.modules.map(\.name) == ["Shop", "ShopKit", "ShopTests"])
        #expect(
            project.modules.map { folder.names($0.swiftFiles) } == [
                ["Shop/App.swift", "Shop/a/List.swift"], ["ShopKit/Cart.swift"],
                ["ShopTests/a/b/CartTests.swift"],
            ])
        #expect(folder.names(project.modules[0].resources) == ["Shop/Texts/a.json"])
        #expect(project.modules[0].informationFile.map(folder.name) == "Shop/Info.plist")
        #expect(project.modules.map(\.settings.languageMode) == ["6", "5", "6"])
        #expect(project.modules.map(\.dependencies) == [["ShopKit"], [], ["Shop"]])
        #expect(project.modules[0].products == ["Logs", "Charts"])
        #expect(project.packages.map(\.products) == [["Charts"]])
        #expect(
            project.problems.map(\.text) == [
                "Target Tool is left out: it makes commandLineTool.",
                "A target makeTarget is left out: the project does not describe it as data.",
            ])
    }

    @Test(
        "Manifests that are changed anywhere are read, or fail, but never end the program", arguments: 0..<20)
    func broken(_ seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let bytes = Array(manifest.utf8)
        for _ in 0..<20 {
            var changed = bytes
            for _ in 0...numbers.next(below: 4) {
                changed[numbers.next(below: bytes.count)] = numbers.element(
                    of: Array("\n :,()[]{}\"./+*a".utf8))
            }
            changed.removeLast(numbers.next(below: 60))
            _ = SwiftManifest(String(decoding: changed, as: UTF8.self))
        }
    }

    @Test("Values that double without an end, and brackets without an end, come to one")
    func hostile() {
        let doubling = (0..<80).map { "let a\($0 + 1) = a\($0) + a\($0)\nlet b\($0 + 1) = [b\($0), b\($0)]" }
        _ = SwiftManifest("let a0 = [\"x\"]\nlet b0 = \"x\"\n" + doubling.joined(separator: "\n"))
        _ = SwiftManifest("let package = Package(" + String(repeating: "[(", count: 100_000))
        _ = SwiftManifest(String(repeating: "let a = [", count: 20_000))
    }
}
