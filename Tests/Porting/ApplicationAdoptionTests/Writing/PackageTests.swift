import Foundation
import Testing

@testable import ApplicationAdoption

@Suite("The package that is written of an application")
struct PackageTests {
    @Test(
        "An application with a framework, tests and UI tests has a target for each, in the order of dependencies"
    )
    func manifest() throws {
        let application = try Application(Shop.files)
        try application.adopt(Shop.project(in: application))
        #expect(
            application.text("Linux/Package.swift") == """
                // swift-tools-version: 6.2
                // Written by `swift package adopt` from Shop.xcodeproj. When it runs again, it keeps files that you have changed.
                import PackageDescription

                let package = Package(
                    name: "Linux",
                    defaultLocalization: "en",
                    dependencies: [
                        .package(path: "../robot-swift"),
                    ],
                    targets: [
                        .target(
                            name: "ShopKit",
                            dependencies: [.product(name: "UIKit", package: "robot-swift")],
                            exclude: ["port-uikit.json"],
                            swiftSettings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)],
                            plugins: [.plugin(name: "PortUIKit", package: "robot-swift")]),
                        .target(
                            name: "Shop",
                            dependencies: ["ShopKit", .product(name: "UIKit", package: "robot-swift")],
                            exclude: ["Info.plist", "port-uikit.json"],
                            swiftSettings: [.swiftLanguageMode(.v5), .define("STAGING")],
                            plugins: [.plugin(name: "PortUIKit", package: "robot-swift")]),
                        .executableTarget(
                            name: "ShopDoctor",
                            dependencies: [
                                "Shop",
                                .product(name: "ApplicationDoctor", package: "robot-swift"),
                                .product(name: "UIKit", package: "robot-swift"),
                            ],
                            swiftSettings: [.swiftLanguageMode(.v5)]),
                        .testTarget(
                            name: "ShopTests",
                            dependencies: [
                                "Shop",
                                .product(name: "Robot", package: "robot-swift"),
                                .product(name: "UIKit", package: "robot-swift"),
                                .product(name: "XCUIAutomation", package: "robot-swift"),
                            ],
                            exclude: ["port-uikit.json"],
                            swiftSettings: [.swiftLanguageMode(.v5)],
                            plugins: [.plugin(name: "PortUIKit", package: "robot-swift")]),
                        .testTarget(
                            name: "ShopUITests",
                            dependencies: [
                                "Shop",
                                .product(name: "Robot", package: "robot-swift"),
                                .product(name: "UIKit", package: "robot-swift"),
                                .product(name: "XCUIAutomation", package: "robot-swift"),
                            ],
                            exclude: ["port-uikit.json"],
                            swiftSettings: [.swiftLanguageMode(.v5)],
                            plugins: [.plugin(name: "PortUIKit", package: "robot-swift")]),
                    ]
                )

                """)
    }

    @Test(
        "Each target names its files where they are, and what the plugin does not take by itself",
        arguments: [
            (
                "Sources/Shop/port-uikit.json",
                """
                {
                    "folders": ["../../../Shop", "Info.plist"],
                    "excluded": ["Info.plist", "Widgets"],
                    "resources": ["../../../Shop/samples.json"]
                }

                """
            ),
            ("Sources/ShopKit/port-uikit.json", "{ \"folders\": [\"../../../Kit\"] }\n"),
            (
                "Tests/ShopTests/port-uikit.json",
                """
                {
                    "folders": ["../../../ShopTests"],
                    "resources": ["../../../ShopTests/basket.json"]
                }

                """
            ),
        ])
    func configurations(_ path: String, _ text: String) throws {
        let application = try Application(Shop.files)
        try application.adopt(Shop.project(in: application))
        #expect(application.text("Linux/\(path)") == text)
    }

    @Test(
        "UI tests launch the application by the classes of its delegates; unit tests have an application each"
    )
    func testCases() throws {
        let application = try Application(Shop.files)
        try application.adopt(Shop.project(in: application))
        #expect(
            application.text("Linux/Tests/ShopUITests/ShopUITests+Robot.swift") == """
                import Robot
                // For all files of the target: waiting for expectations moves the virtual clock.
                @_exported import XCUIAutomation

                @testable import Shop

                /// What `XCTestCase` means in this target.
                typealias XCTestCase = ShopUITestCase

                /// Gives each test an application, user defaults and a clock of its own, and says what `XCUIApplication` launches.
                class ShopUITestCase: RobotTestCase {
                    override var applicationUnderTest: ApplicationUnderTest? {
                        ApplicationUnderTest(AppDelegate.self, scene: SceneDelegate.self)
                    }
                    override var leftovers: RobotTrait.Leftovers { .ignored }
                }

                """)
        #expect(
            application.text("Linux/Tests/ShopTests/ShopTests+Robot.swift")?.hasSuffix(
                "\ntypealias XCTestCase = RobotTestCase\n") ?? false)
    }

    @Test("An application's doctor launches it by the classes of its delegates, and is what is run next")
    func doctor() throws {
        let application = try Application(Shop.files)
        let report = try application.adopt(Shop.project(in: application))
        #expect(
            report.contains("\n  swift build\n  swift run ShopDoctor\n  swift package robot\n  swift test\n"))
        #expect(
            application.text("Linux/Sources/ShopDoctor/main.swift") == """
                import ApplicationDoctor
                import UIKit

                #if DEBUG
                @testable import Shop

                // What the application needs before it is launched, such as a setting that says who is logged in, belongs here.
                ApplicationDoctor("Shop") {
                    SimulatedDevice.current.launch(AppDelegate.self, scene: SceneDelegate.self)
                }.run()
                #else
                fatalError("ShopDoctor needs a debug build, in which the application's classes can be seen.")
                #endif

                """)
    }

    @Test("The session of one of two applications is opened by its name")
    func twoApplications() throws {
        let application = try Application([
            "Shop/App.swift": "class ShopDelegate: UIResponder, UIApplicationDelegate {}",
            "Admin/App.swift": "class AdminDelegate: UIResponder, UIApplicationDelegate {}",
        ])
        let project = application.project(
            ["Shop", "Admin"].map { application.module($0, .application, swift: ["\($0)/App.swift"]) })
        let report = try application.adopt(project)
        #expect(
            report.contains("  swift package robot --target Shop\n  swift package robot --target Admin\n"))
    }

    @Test("An application with a main.swift leaves it out, and one without a delegate has no doctor")
    func beginnings() throws {
        let application = try Application([
            "Shop/main.swift": "UIApplicationMain(0, nil, nil, NSStringFromClass(AppDelegate.self))",
            "Shop/AppDelegate.swift": "class AppDelegate: UIResponder, UIApplicationDelegate {}",
            "Shop/Cart.swift": "", "Shop/Shelf.swift": "",
            "Tool/main.swift": "print(1)", "Tool/Tool.swift": "",
        ])
        let project = application.project([
            application.module(
                "Shop", .application,
                swift: ["AppDelegate", "Cart", "Shelf", "main"].map { "Shop/\($0).swift" }),
            application.module("Tool", .application, swift: ["Tool/Tool.swift", "Tool/main.swift"]),
        ])
        let report = try application.adopt(project)
        #expect(report.contains("swift run ShopDoctor\n") && !report.contains("ToolDoctor"))
        #expect(report.contains("swift package robot\n"))
        #expect(
            application.text("Linux/Sources/Shop/port-uikit.json")?.contains("\"excluded\": [\"main.swift\"]")
                == true)
        #expect(application.text("Linux/Sources/Tool/port-uikit.json")?.contains("main.swift") == false)
        #expect(
            application.text("Linux/Package.swift")?.contains(
                ".executableTarget(\n            name: \"Tool\"")
                == true)
    }

    @Test("A catalogue that is named without its folder is a resource of its own")
    func catalogues() throws {
        let application = try Application([
            "A.swift": "", "B.swift": "", "C.swift": "", "Old/D.swift": "", "E.swift": "", "F.swift": "",
            "Images.xcassets/Contents.json": "",
        ])
        let project = application.project([
            application.module("Shop", .library, swift: ["A.swift"], resources: ["Images.xcassets"])
        ])
        try application.adopt(project, "--inside")
        #expect(
            application.text("Linux/Sources/Shop/port-uikit.json") == """
                {
                    "folders": ["../../../A.swift"],
                    "resources": ["../../../Images.xcassets"]
                }

                """)
    }

    @Test("A local package's targets become targets, also those of a pod with Swift files alone")
    func localPackages() throws {
        let application = try Application([
            "App/A.swift": "import Kit\nimport My_Pod", "Kit/Package.swift": "", "Kit/Sources/Kit.swift": "",
            "Pods/My-Pod/Pod.swift": "", "Pods/Mixed/M.swift": "", "Pods/Mixed/M.m": "",
        ])
        let packages = ["Kit": "Kit", "My-Pod": "Pods/My-Pod", "Mixed": "Pods/Mixed"].sorted {
            $0.key < $1.key
        }
        let project = application.project(
            [application.module("Shop", .library, swift: ["App/A.swift"])],
            packages: packages.map { AdoptedPackage(name: $0.key, source: .local(application.url($0.value))) }
        )
        let kit = application.project([application.module("Kit", .library, swift: ["Kit/Sources/Kit.swift"])])
        let result = LocalPackages { _ in kit }.added(to: project)
        #expect(result.modules.map(\.name) == ["Kit", "My_Pod", "Shop"])
        #expect(result.packages.map(\.name) == ["Mixed"])
        let options = WritingOptions(
            folder: application.url("Linux"), robot: .folder(application.url("robot-swift")))
        let manifest = try #require(AdoptionPlan(result, options).files.first?.text)
        #expect(
            manifest.contains(
                "dependencies: [\"Kit\", \"My_Pod\", .product(name: \"UIKit\", package: \"robot-swift\")]"))
    }

    @Test(
        "This package is a folder or a repository",
        arguments: [
            ("../robot-swift", ".package(path: \"../robot-swift\")", "robot-swift"),
            ("/srv/clone", ".package(name: \"robot-swift\", path: \"../../../srv/clone\")", "robot-swift"),
            (
                "https://a.org/b/robot.git", ".package(url: \"https://a.org/b/robot.git\", branch: \"main\")",
                "robot"
            ),
            ("https://a.org/robot@1.2.0", ".package(url: \"https://a.org/robot\", from: \"1.2.0\")", "robot"),
        ])
    func robot(_ argument: String, _ dependency: String, _ identity: String) {
        let location = RobotLocation(argument, from: URL(fileURLWithPath: "/home/me/Linux"))
        #expect(location.dependency(of: URL(fileURLWithPath: "/home/me/Linux")) == dependency)
        #expect(location.identity == identity)
    }

    @Test("Modules are behind those that they depend on, and a cycle is left out")
    func order() throws {
        let application = try Application()
        func module(_ name: String, _ dependencies: String...) -> AdoptedModule {
            application.module(name, .library, swift: []) { $0.dependencies = dependencies }
        }
        let order = TargetOrder([module("A", "C", "D"), module("B"), module("C", "B", "A"), module("E", "E")])
        #expect(order.modules.map(\.name) == ["B", "C", "A", "E"])
        #expect(order.modules.map(\.dependencies) == [[], ["B"], ["C"], []])
        #expect(order.leftOut.map { "\($0.from) \($0.to)" } == ["C A", "E E"])
    }

    @Test("What cannot be a target is a problem that is named")
    func problems() throws {
        let application = try Application([
            "App.swift": "@main struct Shop: App {}", "B.swift": "", "T.swift": "",
        ])
        let project = application.project([
            application.module("Shop", .application, swift: ["App.swift"]),
            application.module("SHOP", .library, swift: ["B.swift"]),
            application.module("Empty", .library, swift: []),
            application.module("ShopPackageDescription", .library, swift: ["Package.swift"]),
            application.module("Tool", .application, swift: ["B.swift"]),
            application.module("UI", .uiTests, swift: ["T.swift"]) { $0.testedApplication = "Tool" },
        ])
        let options = WritingOptions(
            folder: application.url("Linux"), robot: .folder(application.url("robot-swift")))
        #expect(
            AdoptionPlan(project, options).problems.map(\.text) == [
                "The target SHOP makes the module SHOP, as Shop does, and is left out.",
                "The target Empty has no Swift files, and is left out.",
                "The application Shop is SwiftUI's, which is not there.",
                "The application Tool has no @main in Swift, and is a library.",
                "The class of Tool's delegate is not known, so that UI cannot launch it.",
            ])
    }
}
