// swift-tools-version: 6.2
import PackageDescription

/// A target of the toolkit: its sources in `Sources/<name>`, its tests in `Tests/<name>Tests`.
struct Module {
    var name: String
    var imports: [String] = []
    var isProduct = true
    var hasTests = true
    /// What its tests import besides.
    var testImports: [String] = []
    /// Parts of its sources whose tests are targets of their own, which build side by side: `Tests/<name><part>Tests`.
    var parts: [String] = []
    /// Those of its parts that are in Swift 5 mode, as the samples in them are written.
    var swift5Parts: [String] = []
    /// Folders of its tests that are no sources.
    var testExcludes: [String] = []
    /// The plugins that its tests use.
    var testPlugins: [String] = []
    var languageMode = SwiftLanguageMode.v6
    /// Files of its sources that are not compiled.
    var excludes: [String] = []
    var resources: [Resource] = []
    /// Targets that its product has besides.
    var overlays: [String] = []
}

// The system's services, under the names of Apple's frameworks. Where Apple's are, the names are taken.
#if canImport(Darwin)
let services: [String] = []
let typeIdentifiers: [String] = []
let frameworks: [Module] = []
#else
let services = [
    "AVFoundation", "Contacts", "CoreLocation", "LocalAuthentication", "Photos", "UserNotifications",
]
let typeIdentifiers = ["UniformTypeIdentifiers"]
// Further modules that applications import under the names of Apple's. Robot does not re-export them: a test imports
// those that it reads.
let frameworks = [
    Module(
        name: "AudioToolbox", imports: ["HeadlessUIKit", "VirtualFoundation"], hasTests: false),
    Module(
        name: "CoreGraphics", imports: ["HeadlessDrawing"], hasTests: false,
        overlays: ["_Testing_CoreGraphics"]),
    // Swift looks for it in each file that imports both Testing and CoreGraphics.
    Module(
        name: "_Testing_CoreGraphics", imports: ["CoreGraphics"], isProduct: false, hasTests: false),
    Module(
        name: "QuartzCore", imports: ["CoreGraphics", "HeadlessUIKit", "VirtualFoundation"], hasTests: false,
        overlays: ["_Testing_CoreGraphics"]),
    Module(name: "ObjectiveC", imports: ["HeadlessUIKit"], hasTests: false),
    Module(name: "OSLog", imports: ["os", "TimeLapse"], hasTests: false),
    Module(name: "os", imports: ["TimeLapse", "FailureReporting"], hasTests: false),
    Module(name: "MobileCoreServices", imports: typeIdentifiers, hasTests: false),
    Module(name: "UniformTypeIdentifiers", hasTests: false),
    Module(
        name: "MessageUI", imports: ["HeadlessUIKit", "TimeLapse", "FailureReporting"], hasTests: false),
    Module(name: "PhotosUI", imports: ["Photos", "HeadlessUIKit"], hasTests: false),
    Module(
        name: "SafariServices", imports: ["WebKit", "HeadlessUIKit", "FailureReporting"], hasTests: false),
    Module(name: "StoreKit", imports: ["HeadlessUIKit", "TimeLapse"], hasTests: false),
    Module(name: "WebKit", imports: ["HeadlessUIKit", "TimeLapse", "FailureReporting"], hasTests: false),
]
#endif

// XCUITest's elements, under the name of Apple's module. Where that is, the name is taken.
#if canImport(Darwin)
let elements: [Module] = []
#else
let elements = [
    Module(
        name: "Gherkin",
        imports: [
            "TABTestKit", "Swerkin", "Scenarios", "XCUIAutomation", "Robot", "ViewQuery", "HeadlessUIKit",
            "TimeLapse",
            "FailureReporting",
        ], testImports: ["TestSupport", "TestRecording", "Showroom", "Catalogue", "CatalogueScreens"],
        testExcludes: ["Features"],
        testPlugins: ["MainActorTests"]),
    Module(
        name: "Swerkin",
        imports: [
            "Scenarios", "XCUIAutomation", "Robot", "Keyboard", "Touch", "ViewQuery", "TestRecording",
            "HeadlessUIKit", "TimeLapse", "FailureReporting",
        ], testImports: ["TestSupport", "TABTestKit"], parts: ["Readme"], swift5Parts: ["Readme"],
        testPlugins: ["MainActorTests"]),
    Module(
        name: "TABTestKit",
        imports: [
            "Scenarios", "XCUIAutomation", "Robot", "LocalAuthentication", "ViewQuery", "HeadlessUIKit",
            "TimeLapse", "FailureReporting",
        ], testImports: ["TestSupport", "Showroom", "ShowroomScreens"], parts: ["Readme"],
        testPlugins: ["MainActorTests"]),
    Module(
        name: "Scenarios",
        imports: [
            "XCUIAutomation", "Robot", "TestRecording", "HeadlessUIKit", "TimeLapse", "FailureReporting",
            "SourceReading", "JSONWriting",
        ],
        testImports: ["TestSupport"], testPlugins: ["MainActorTests"]),
    Module(
        name: "UITestHelper",
        imports: [
            "XCUIAutomation", "AccessibilityIdentifiers", "Robot", "ViewQuery", "HeadlessUIKit", "TimeLapse",
            "FailureReporting",
        ], testImports: ["SampleApp", "TestSupport"]),
    Module(
        name: "XCUIAutomation",
        imports: [
            "Robot", "Trace", "Keyboard", "Touch", "ViewQuery", "TestRecording", "HeadlessUIKit", "TimeLapse",
            "FailureReporting",
        ], testImports: ["TestSupport", "SampleApp"] + services, testPlugins: ["MainActorTests"]),
]
#endif

// From the top of the house to its foundation: a module imports from further down only.
var modules = [
    Module(
        name: "Robot",
        imports: [
            "Keyboard", "Touch", "ViewQuery", "TestRecording", "HeadlessUIKit", "TimeLapse",
            "FailureReporting", "MainActorTestDiscovery", "Trace",
        ] + services, testImports: ["TestSupport", "XCUIAutomation"], testPlugins: ["MainActorTests"]),
    // What a test did, as a page to look at.
    Module(
        name: "Trace",
        imports: [
            "ViewQuery", "TestRecording", "HeadlessUIKit", "TimeLapse", "FailureReporting", "SourceReading",
            "JSONWriting",
        ],
        testImports: ["Robot", "SampleApp", "TestSupport"], excludes: ["Format.md"],
        resources: [.copy("Viewer")]),
    Module(
        name: "Keyboard",
        imports: ["Touch", "ViewQuery", "TestRecording", "HeadlessUIKit", "TimeLapse", "FailureReporting"],
        testImports: ["TestSupport"]),
    Module(
        name: "Touch",
        imports: ["ViewQuery", "TestRecording", "HeadlessUIKit", "TimeLapse", "FailureReporting"],
        testImports: ["TestSupport"]),
    Module(
        name: "ViewQuery",
        imports: ["Pictures", "TestRecording", "HeadlessUIKit", "TimeLapse", "FailureReporting"],
        testImports: ["TestSupport"]),
    // What views look like, as a value that is compared, as text and as SVG.
    Module(
        name: "Pictures", imports: ["HeadlessUIKit", "FailureReporting"],
        testImports: ["Robot", "TestSupport"],
        testExcludes: ["Expected", "Drawn/Pictures"]),
    // It alone knows the test libraries. What stands below it is what applications link, and needs neither.
    Module(
        name: "TestRecording", imports: ["FailureReporting"], isProduct: false, testImports: ["TestSupport"]),
    // What applications link, so that their views have the identifiers that UITestHelper finds.
    Module(name: "AccessibilityIdentifiers", imports: ["HeadlessUIKit"], testImports: ["TestSupport"]),
    Module(
        name: "HeadlessUIKit",
        imports: [
            "HeadlessDrawing", "ConstraintSolver", "VirtualFoundation", "TimeLapse", "FailureReporting",
        ]
            + typeIdentifiers,
        testImports: ["TestSupport", "TestRecording"],
        parts: [
            "Views", "AutoLayout", "Input", "Animation", "Application", "Text", "Controls",
            "Lists",
            "Controllers",
        ]),
    // Colours, fonts, images, texts and what is drawn with them; it knows no view. HeadlessUIKit re-exports it.
    Module(
        name: "HeadlessDrawing", imports: ["VirtualFoundation", "TimeLapse", "FailureReporting"],
        isProduct: false, testImports: ["HeadlessUIKit", "TestSupport", "TestRecording"]),
    // Text alone: they know nothing of the other modules, and are tested by way of those that use them.
    Module(name: "SourceReading", isProduct: false, hasTests: false),
    Module(name: "JSONWriting", isProduct: false, hasTests: false),
    // A reader and rewriter of Swift source, for the plugin PortUIKit: it knows nothing of the other modules.
    Module(name: "SourcePorting", isProduct: false, testExcludes: ["Originals"]),
    // Arithmetic alone: it knows nothing of views.
    Module(name: "ConstraintSolver", isProduct: false),
    // What it has is tested by way of the modules that re-export it.
    Module(
        name: "VirtualFoundation", imports: ["TimeLapse", "FailureReporting"], isProduct: false,
        hasTests: false),
    Module(
        name: "TimeLapse", imports: ["FailureReporting"], testImports: ["TestSupport", "TestRecording"]),
    Module(name: "FailureReporting", isProduct: false, testImports: ["TestSupport", "TestRecording"]),
    // In Swift 6 mode a function on the main actor is also Sendable as a parameter, which is not the type of a method in
    // the list of tests that SwiftPM generates.
    Module(
        name: "MainActorTestDiscovery", testImports: ["Robot"], testPlugins: ["MainActorTests"],
        languageMode: .v5),
]
modules.insert(contentsOf: elements, at: 0)

func dependencies(_ names: [String]) -> [Target.Dependency] {
    names.map { .target(name: $0) }
}

// Where Apple's UIKit is, its name is taken.
#if canImport(Darwin)
let ownUIKit: [Target] = []
#else
// Swift looks for the second one in each file that imports both Testing and UIKit: tests find it by way of Robot.
let ownUIKit: [Target] = [
    .target(name: "UIKit", dependencies: dependencies(["HeadlessUIKit"])),
    .target(name: "_Testing_UIKit", dependencies: dependencies(["UIKit"])),
    .testTarget(name: "UIKitTests", dependencies: dependencies(["UIKit", "Robot"])),
    // The examples of README and catalogue, whose view code imports UIKit.
    .testTarget(
        name: "DocumentationTests",
        dependencies: dependencies([
            "UIKit", "Robot", "XCUIAutomation", "Scenarios", "TABTestKit", "Gherkin", "Swerkin",
            "FailureReporting",
        ]),
        exclude: ["Themes/Profile.feature", "Themes/Pictures"], plugins: [.plugin(name: "MainActorTests")]),
]
for index in modules.indices where modules[index].name == "Robot" {
    modules[index].imports.append("_Testing_UIKit")
}
#endif

modules += services.map {
    Module(
        name: $0, imports: ["HeadlessUIKit", "VirtualFoundation", "TimeLapse", "FailureReporting"],
        hasTests: false)
}
modules += frameworks
// Its tests are written by XCUITest's elements, and it needs a service.
let showroom: [Target] =
    services.isEmpty
    ? []
    : [
        .target(
            name: "Showroom", dependencies: dependencies(["HeadlessUIKit", "LocalAuthentication"]),
            path: "Examples/Showroom"),
        // Its screens in TABTestKit's words, for scenarios and the tour.
        .target(
            name: "ShowroomScreens", dependencies: dependencies(["TABTestKit"]),
            path: "Examples/ShowroomScreens"),
        .testTarget(
            name: "ShowroomScenariosTests",
            dependencies: dependencies([
                "Showroom", "ShowroomScreens", "TABTestKit", "HeadlessUIKit", "TimeLapse",
                "FailureReporting", "TestSupport",
            ])),
        .testTarget(
            name: "ShowroomTests",
            dependencies: dependencies(["Showroom", "Robot", "XCUIAutomation", "LocalAuthentication"])),
    ]
// It has a screen for each kind of Swerkin's steps, and needs a service.
let catalogue: [Target] =
    services.isEmpty
    ? []
    : [
        .target(
            name: "Catalogue", dependencies: dependencies(["HeadlessUIKit", "UserNotifications"]),
            path: "Examples/Catalogue"),
        // Its screens in Swerkin's words, for tests, features and the tour.
        .target(
            name: "CatalogueScreens", dependencies: dependencies(["Catalogue", "Swerkin"]),
            path: "Examples/CatalogueScreens"),
        .testTarget(
            name: "CatalogueScenariosTests",
            dependencies: dependencies([
                "Catalogue", "CatalogueScreens", "Gherkin", "Swerkin", "HeadlessUIKit", "FailureReporting",
                "TestSupport",
            ]),
            exclude: ["Features"]),
        .testTarget(
            name: "CatalogueTests",
            dependencies: dependencies(["Catalogue", "Robot", "XCUIAutomation"])),
    ]
// One target has the tests of all services: they are small, and several need more than one of them.
let serviceTests: [Target] =
    services.isEmpty
    ? []
    : [
        .testTarget(
            name: "SystemServicesTests",
            dependencies: dependencies(
                services + frameworks.map(\.name)
                    + ["Robot", "HeadlessUIKit", "TimeLapse", "FailureReporting", "TestSupport"]))
    ]

// An application for iOS, laid out as Xcode does, whose files are compiled as they are; so are its own tests.
let recipes: [Target] =
    ownUIKit.isEmpty
    ? []
    : [
        .executableTarget(
            name: "Recipes", dependencies: dependencies(["UIKit"]), path: "Examples/Recipes",
            exclude: ["port-uikit.json", "Recipes/Info.plist", "RecipesTests", "RecipesUITests"],
            sources: ["Linux/Recipes.swift"],
            resources: [
                .process("Recipes/Base.lproj"), .process("Recipes/de.lproj"),
                .copy("Recipes/Assets.xcassets"),
            ],
            plugins: [.plugin(name: "PortUIKit")])
    ]
        + ["RecipesTests", "RecipesUITests"].map { name in
            .testTarget(
                name: name, dependencies: dependencies(["Recipes", "Robot", "XCUIAutomation"]),
                exclude: ["port-uikit.json"], plugins: [.plugin(name: "PortUIKit")])
        }
        + [.testTarget(name: "RecipesRobotTests", dependencies: dependencies(["Recipes", "Robot"]))]
/// The names of targets whose files are written for iOS, in Swift 5 mode as Xcode's projects are.
let portedTargets: Set<String> = ["Recipes", "RecipesTests", "RecipesUITests"]

let package = Package(
    name: "robot-swift",
    defaultLocalization: "en",
    products: modules.filter(\.isProduct).map { .library(name: $0.name, targets: [$0.name] + $0.overlays) }
        // Files for iOS import the system's modules without more ado, so UIKit's product has them all.
        + ownUIKit.prefix(1).map {
            .library(name: $0.name, targets: [$0.name] + services + frameworks.map(\.name))
        }
        + [
            .executable(name: "tour", targets: ["tour"]),
            .executable(name: "robot-benchmarks", targets: ["robot-benchmarks"]),
            .plugin(name: "MainActorTests", targets: ["MainActorTests"]),
            .plugin(name: "PortUIKit", targets: ["PortUIKit"]),
            .plugin(name: "PortUIKitCommand", targets: ["PortUIKitCommand"]),
        ],
    targets: ownUIKit + serviceTests + showroom + catalogue + recipes
        + modules.map {
            .target(
                name: $0.name, dependencies: dependencies($0.imports), exclude: $0.excludes,
                resources: $0.resources.isEmpty ? nil : $0.resources)
        }
        + modules.filter(\.hasTests).flatMap { module in
            ([""] + module.parts).map { part in
                .testTarget(
                    name: "\(module.name)\(part)Tests",
                    dependencies: dependencies([module.name] + module.imports + module.testImports),
                    exclude: part.isEmpty ? module.testExcludes : [],
                    plugins: module.testPlugins.map { .plugin(name: $0) })
            }
        }
        + [
            .target(
                name: "TestSupport", dependencies: dependencies(["HeadlessUIKit", "FailureReporting"]),
                path: "Tests/TestSupport"),
            .target(
                name: "SampleApp", dependencies: dependencies(["HeadlessUIKit"] + services),
                path: "Examples/SampleApp"),
            .testTarget(
                name: "SampleAppTests", dependencies: dependencies(["SampleApp", "Robot", "XCUIAutomation"])),
            .testTarget(
                name: "ExplorerTests",
                dependencies: dependencies(["SampleApp", "Robot", "XCUIAutomation", "TestSupport"])),
            // Mistakes that people make in tests, with the texts of their failures.
            .testTarget(
                name: "MistakesTests",
                dependencies: dependencies(["Robot", "HeadlessUIKit", "FailureReporting", "TestSupport"]),
                exclude: ["Reports"]),
            .executableTarget(
                name: "tour",
                dependencies: dependencies(
                    ["SampleApp", "Robot"]
                        + (showroom.isEmpty ? [] : ["Showroom", "ShowroomScreens", "TABTestKit"])
                        + (catalogue.isEmpty ? [] : ["Catalogue", "Gherkin", "XCUIAutomation"])),
                path: "Examples/tour"),
            // The gate looks at what it links.
            .executableTarget(
                name: "plain-application",
                dependencies: dependencies(["AccessibilityIdentifiers", "HeadlessUIKit"] + services),
                path: "Examples/plain-application"),
            .executableTarget(
                name: "robot-benchmarks",
                dependencies: dependencies(
                    ["SampleApp", "Robot", "Trace", "FailureReporting", "TimeLapse", "SourcePorting"]
                        + elements.map(\.name)),
                path: "Benchmarks/robot-benchmarks"),
            .plugin(
                name: "MainActorTests", capability: .buildTool(),
                dependencies: dependencies(["main-actor-test-file"])),
            .executableTarget(name: "main-actor-test-file", path: "Plugins/main-actor-test-file"),
            // Compiles an application's files, which are written for iOS, in a target.
            .plugin(
                name: "PortUIKit", capability: .buildTool(),
                dependencies: dependencies(["port-uikit-files"])),
            .plugin(
                name: "PortUIKitCommand",
                capability: .command(
                    intent: .custom(
                        verb: "port-uikit",
                        description:
                            "Prints which of an application's files compile, what is rewritten, and what is missing."
                    )),
                dependencies: dependencies(["port-uikit-files"])),
            .executableTarget(
                name: "port-uikit-files", dependencies: dependencies(["SourcePorting"]),
                path: "Plugins/port-uikit-files"),
        ]
)

// One list of settings, for every target alike but for the language mode. Warnings are errors where the gate runs, not
// for whoever builds with a compiler that warns of more.
var settings: [SwiftSetting] = []
if Context.environment["ROBOT_STRICT"] != nil {
    settings.append(.treatAllWarnings(as: .error))
}

let languageModes = Dictionary(uniqueKeysWithValues: modules.map { ($0.name, $0.languageMode) })
let swift5Tests = Set(modules.flatMap { module in module.swift5Parts.map { "\(module.name)\($0)Tests" } })
for target in package.targets where target.type != .plugin {
    if swift5Tests.union(portedTargets).contains(target.name) {
        target.swiftSettings = [.swiftLanguageMode(.v5)] + settings
    } else {
        target.swiftSettings =
            [
                .swiftLanguageMode(languageModes[target.name] ?? .v6),
                .enableUpcomingFeature("ExistentialAny"),
            ] + settings
    }
}

// ROBOT_TESTS=Robot,Touch leaves out the tests of all other modules, so that a release build need not compile them.
if let names = Context.environment["ROBOT_TESTS"] {
    let kept = Set(names.split(separator: ",").map { "\($0)Tests" })
    package.targets.removeAll { $0.type == .test && !kept.contains($0.name) }
}
