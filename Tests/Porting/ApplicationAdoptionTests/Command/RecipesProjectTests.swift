import Foundation
import Testing

@testable import ApplicationAdoption

/// The project of `Examples/Recipes`, which this package compiles by a target of its own.
@Suite("The package that is written of Recipes.xcodeproj")
struct RecipesProjectTests {
    private let folder: ProjectFolder
    private let text: String
    private let project: AdoptedProject

    /// This package's folder.
    private static let root = URL(fileURLWithPath: #filePath).pathComponents.prefix { $0 != "Tests" }
        .dropFirst().reduce(URL(fileURLWithPath: "/")) { $0.appending(path: $1) }
    private static let location = root.appending(path: "Examples/Recipes/Recipes.xcodeproj")

    init() throws {
        folder = try ProjectFolder()
        let arguments = try AdoptionArguments(
            [Self.location.path, "--into", folder.path("Recipes")], in: folder.url, robot: Self.root)
        text = try AdoptionCommand(arguments).run { try ProjectReader.read($0, configuration: $1) }
        project = try ProjectReader.read(Self.location, configuration: "Debug")
    }

    /// A file's text with a word for the path to this package.
    private func written(_ path: String) throws -> String {
        let text = try String(contentsOf: folder.url.appending(path: "Recipes/\(path)"), encoding: .utf8)
        let target = folder.url.appending(path: "Recipes/\(path)").deletingLastPathComponent()
        return text.replacing(RelativePath.from(target, to: Self.root), with: "ROBOT")
    }

    @Test("The package of Recipes has its library, the doctor and its two targets of tests")
    func targets() throws {
        #expect(project.problems.isEmpty)
        #expect(
            text.components(separatedBy: "\n\n")[0].split(separator: "\n").dropFirst() == [
                "  Recipes: application, 27 Swift files, 3 resources",
                "  RecipesTests: unit tests of Recipes, 5 Swift files",
                "  RecipesUITests: UI tests of Recipes, 5 Swift files",
            ])
        let manifest = try written("Package.swift")
        #expect(manifest.contains(".package(name: \"robot-swift\", path: \"ROBOT\")"))
        let start = try #require(manifest.range(of: "    targets: ["))
        #expect(manifest[start.lowerBound...] == Self.targets)
    }

    private static let targets = """
            targets: [
                .target(
                    name: "Recipes",
                    dependencies: [.product(name: "UIKit", package: "robot-swift")],
                    exclude: ["Info.plist", "port-uikit.json"],
                    swiftSettings: [.swiftLanguageMode(.v5)],
                    plugins: [.plugin(name: "PortUIKit", package: "robot-swift")]),
                .executableTarget(
                    name: "RecipesDoctor",
                    dependencies: [
                        "Recipes",
                        .product(name: "ApplicationDoctor", package: "robot-swift"),
                        .product(name: "UIKit", package: "robot-swift"),
                    ],
                    swiftSettings: [.swiftLanguageMode(.v5)]),
                .testTarget(
                    name: "RecipesTests",
                    dependencies: [
                        "Recipes",
                        .product(name: "Robot", package: "robot-swift"),
                        .product(name: "UIKit", package: "robot-swift"),
                        .product(name: "XCUIAutomation", package: "robot-swift"),
                    ],
                    exclude: ["port-uikit.json"],
                    swiftSettings: [.swiftLanguageMode(.v5)],
                    plugins: [.plugin(name: "PortUIKit", package: "robot-swift")]),
                .testTarget(
                    name: "RecipesUITests",
                    dependencies: [
                        "Recipes",
                        .product(name: "Robot", package: "robot-swift"),
                        .product(name: "UIKit", package: "robot-swift"),
                        .product(name: "XCUIAutomation", package: "robot-swift"),
                    ],
                    exclude: ["port-uikit.json"],
                    swiftSettings: [.swiftLanguageMode(.v5)],
                    plugins: [.plugin(name: "PortUIKit", package: "robot-swift")]),
            ]
        )

        """

    @Test("The files of the package of Recipes name the application's folders, and launch it in the UI tests")
    func files() throws {
        #expect(
            try written("Sources/Recipes/port-uikit.json") == """
                {
                    "folders": ["ROBOT/Examples/Recipes/Recipes", "Info.plist"],
                    "excluded": ["Info.plist"]
                }

                """)
        for tests in ["RecipesTests", "RecipesUITests"] {
            #expect(
                try written("Tests/\(tests)/port-uikit.json")
                    == "{ \"folders\": [\"ROBOT/Examples/Recipes/\(tests)\"] }\n")
        }
        #expect(
            try written("Tests/RecipesUITests/RecipesUITests+Robot.swift").contains(
                "ApplicationUnderTest(AppDelegate.self, scene: SceneDelegate.self)"))
        #expect(
            try written("Sources/Recipes/Info.plist").contains(
                "<key>UISceneDelegateClassName</key>\n\t\t\t\t\t<string>Recipes.SceneDelegate</string>"))
    }

    @Test(
        "The files of a target are those that this package's own target compiles",
        arguments: [
            ("Recipes", "Examples/Recipes"), ("RecipesTests", "Tests/Examples/RecipesTests"),
            ("RecipesUITests", "Tests/Examples/RecipesUITests"),
        ])
    func sameSources(_ target: String, _ own: String) throws {
        struct Configuration: Decodable { let folders: [String] }
        let folder = Self.root.appending(path: own)
        let data = try Data(contentsOf: folder.appending(path: "port-uikit.json"))
        let compiled = try JSONDecoder().decode(Configuration.self, from: data).folders.flatMap { name in
            let place = folder.appending(path: name).standardizedFileURL
            return try FileManager.default.subpathsOfDirectory(atPath: place.path)
                .filter { $0.hasSuffix(".swift") }.map { place.appending(path: $0).path }
        }
        let module = try #require(project.modules.first { $0.name == target })
        #expect(module.swiftFiles.map(\.path).sorted() == compiled.sorted())
        #expect(!compiled.isEmpty)
    }

    @Test("The application's resources are those that this package's own target declares")
    func sameResources() throws {
        let manifest = try String(contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
        let declared = manifest.matches(of: /\.(?:process|copy)\("Recipes\/([^"]+)"\)/).map { String($0.1) }
        let module = try #require(project.modules.first { $0.name == "Recipes" })
        let folder = Self.root.appending(path: "Examples/Recipes/Recipes")
        // The text is in a folder of a language, and the folder is what a manifest declares.
        let taken = Set(
            module.resources.map { url in
                let path = RelativePath.from(folder, to: url)
                return path.contains(".lproj/") ? String(path.prefix { $0 != "/" }) : path
            })
        #expect(taken == Set(declared))
        #expect(declared.count == 3)
    }
}
