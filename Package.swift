// swift-tools-version: 6.2
import PackageDescription

/// A target of the package, in the folder `<folder>/<name>`.
struct Module {
    enum Kind { case library, executable, test }

    var name: String
    var folder = "Sources"
    var kind = Kind.library
    var imports: [String] = []
    /// The targets of the product with its name; if there are none, there is no such product.
    var product: [String] = []
    /// Whether it is left out where Apple's frameworks are, as they have its name or that of a module below it.
    var isLeftOutBesideApples = false
    var tests: [Tests] = []
    var isSwift5 = false
    var sources: [String]?
    /// What its folder has besides sources.
    var excludes: [String] = []
    var resources: [Resource]?
    var plugins: [String] = []
}

/// A target of tests, in the folder `<module's name><part>Tests`: below `Tests` as the module's is below `Sources`.
struct Tests {
    /// Where a module's tests are several targets, which build side by side.
    var part = ""
    /// What it imports besides its module and what that imports.
    var imports: [String] = []
    var isSwift5 = false
    var excludes: [String] = []
    var resources: [Resource]?
    var plugins: [String] = []
}

/// The system's services, which Robot answers for.
let services = [
    "AVFoundation", "Contacts", "CoreLocation", "LocalAuthentication", "Photos", "UserNotifications",
]
/// Further modules that applications import under the names of Apple's. Robot does not re-export them: a test imports
/// those that it reads.
let frameworks = [
    "AVKit", "AudioToolbox", "Combine", "CoreGraphics", "ImageIO", "MessageUI", "MobileCoreServices",
    "Network", "OSLog", "ObjectiveC", "PhotosUI", "QuartzCore", "SafariServices", "Security", "StoreKit",
    "SystemConfiguration", "UniformTypeIdentifiers", "WebKit", "_Testing_CoreGraphics", "os",
]
let mainActorTests = ["MainActorTests"]

// From the top of the house to its foundation: a module imports from further down only.
var modules = [
    // What a test imports, and what it does: find views, touch them, type, let time pass.
    Module(
        name: "Robot",
        imports: [
            "Keyboard", "Touch", "ViewQuery", "TestRecording", "HeadlessUIKit", "TimeLapse",
            "FailureReporting", "MainActorTestDiscovery", "Trace", "VirtualNetworking", "_Testing_UIKit",
        ] + services, product: ["Robot"],
        tests: [Tests(imports: ["TestSupport", "XCUIAutomation", "Security"], plugins: mainActorTests)]),
    // What a test did, as a page to look at.
    Module(
        name: "Trace",
        imports: [
            "ViewQuery", "TestRecording", "HeadlessUIKit", "TimeLapse", "FailureReporting", "SourceReading",
            "TracePages", "JSONWriting",
        ], product: ["Trace"], tests: [Tests(imports: ["Robot", "SampleApp", "TestSupport"])],
        excludes: ["Format.md"], resources: [.copy("Viewer")]),
    Module(
        name: "Keyboard",
        imports: ["Touch", "ViewQuery", "TestRecording", "HeadlessUIKit", "TimeLapse", "FailureReporting"],
        product: ["Keyboard"], tests: [Tests(imports: ["TestSupport"])]),
    Module(
        name: "Touch",
        imports: ["ViewQuery", "TestRecording", "HeadlessUIKit", "TimeLapse", "FailureReporting"],
        product: ["Touch"], tests: [Tests(imports: ["TestSupport"])]),
    Module(
        name: "ViewQuery",
        imports: ["Pictures", "TestRecording", "HeadlessUIKit", "TimeLapse", "FailureReporting"],
        product: ["ViewQuery"], tests: [Tests(imports: ["TestSupport"])]),
    // What views look like, as a value that is compared, as text and as SVG.
    Module(
        name: "Pictures", imports: ["HeadlessUIKit", "FailureReporting"], product: ["Pictures"],
        tests: [Tests(imports: ["Robot", "TestSupport"], excludes: ["Expected", "Drawn/Pictures"])]),
    // It alone knows the test libraries. What stands below it is what applications link, and needs neither.
    Module(
        name: "TestRecording", imports: ["FailureReporting"], tests: [Tests(imports: ["TestSupport"])]),
    Module(
        name: "TimeLapse", imports: ["FailureReporting"], product: ["TimeLapse"],
        tests: [Tests(imports: ["TestSupport", "TestRecording"])]),
    Module(name: "FailureReporting", tests: [Tests(imports: ["TestSupport", "TestRecording"])]),

    // Other ways to write a test, from features in plain text to XCUITest's elements.
    Module(
        name: "Gherkin", folder: "Sources/Dialects",
        imports: [
            "TABTestKit", "Swerkin", "Scenarios", "XCUIAutomation", "Robot", "ViewQuery", "HeadlessUIKit",
            "TimeLapse", "FailureReporting",
        ], product: ["Gherkin"], isLeftOutBesideApples: true,
        tests: [
            Tests(
                imports: ["TestSupport", "TestRecording", "Showroom", "Catalogue", "CatalogueScreens"],
                excludes: ["Features"], plugins: mainActorTests)
        ]),
    Module(
        name: "Swerkin", folder: "Sources/Dialects",
        imports: [
            "Scenarios", "XCUIAutomation", "Robot", "Keyboard", "Touch", "ViewQuery", "TestRecording",
            "HeadlessUIKit", "TimeLapse", "FailureReporting",
        ], product: ["Swerkin"], isLeftOutBesideApples: true,
        tests: [
            Tests(imports: ["TestSupport", "TABTestKit"], plugins: mainActorTests),
            // In Swift 5 mode, as the samples in it are written.
            Tests(
                part: "Readme", imports: ["TestSupport", "TABTestKit"], isSwift5: true,
                plugins: mainActorTests),
        ]),
    Module(
        name: "TABTestKit", folder: "Sources/Dialects",
        imports: [
            "Scenarios", "XCUIAutomation", "Robot", "LocalAuthentication", "ViewQuery", "HeadlessUIKit",
            "TimeLapse", "FailureReporting",
        ], product: ["TABTestKit"], isLeftOutBesideApples: true,
        tests: ["", "Readme"].map {
            Tests(
                part: $0, imports: ["TestSupport", "Showroom", "ShowroomScreens"], plugins: mainActorTests)
        }),
    Module(
        name: "Scenarios", folder: "Sources/Dialects",
        imports: [
            "XCUIAutomation", "Robot", "TestRecording", "HeadlessUIKit", "TimeLapse", "FailureReporting",
            "SourceReading", "JSONWriting", "XMLWriting",
        ], product: ["Scenarios"], isLeftOutBesideApples: true,
        tests: [Tests(imports: ["TestSupport"], plugins: mainActorTests)]),
    Module(
        name: "UITestHelper", folder: "Sources/Dialects",
        imports: [
            "XCUIAutomation", "AccessibilityIdentifiers", "Robot", "ViewQuery", "HeadlessUIKit", "TimeLapse",
            "FailureReporting",
        ], product: ["UITestHelper"], isLeftOutBesideApples: true,
        tests: [Tests(imports: ["SampleApp", "TestSupport"])]),
    // Screens in all sizes, languages and appearances, with what is wrong in each.
    Module(
        name: "Guises", folder: "Sources/Applications",
        imports: [
            "XCUIAutomation", "Robot", "Pictures", "ViewQuery", "HeadlessUIKit", "TimeLapse",
            "FailureReporting", "TracePages", "JSONWriting", "SourceReading",
        ], product: ["Guises"], isLeftOutBesideApples: true,
        tests: [
            Tests(imports: ["UIKit", "TestSupport", "SampleApp", "Showroom", "Library", "Market", "Recipes"])
        ]),
    Module(
        name: "XCUIAutomation", folder: "Sources/Dialects",
        imports: [
            "Robot", "Trace", "Keyboard", "Touch", "ViewQuery", "TestRecording", "HeadlessUIKit", "TimeLapse",
            "FailureReporting",
        ], product: ["XCUIAutomation"], isLeftOutBesideApples: true,
        tests: [Tests(imports: ["TestSupport", "SampleApp"] + services, plugins: mainActorTests)]),

    // The system's frameworks under Apple's names. SystemServicesTests has the tests of all of them.
    Module(
        name: "AVKit", folder: "Sources/Frameworks", imports: ["AVFoundation", "HeadlessUIKit"],
        product: ["AVKit"], isLeftOutBesideApples: true),
    Module(
        name: "AudioToolbox", folder: "Sources/Frameworks", imports: ["HeadlessUIKit", "VirtualFoundation"],
        product: ["AudioToolbox"], isLeftOutBesideApples: true),
    Module(
        name: "ImageIO", folder: "Sources/Frameworks", imports: ["HeadlessUIKit", "VirtualFoundation"],
        product: ["ImageIO"], isLeftOutBesideApples: true),
    Module(
        name: "Combine", folder: "Sources/Frameworks",
        imports: ["HeadlessUIKit", "VirtualFoundation", "TimeLapse", "FailureReporting"],
        product: ["Combine"], isLeftOutBesideApples: true,
        tests: [Tests(imports: ["Robot", "TestSupport"])]),
    Module(
        name: "MessageUI", folder: "Sources/Frameworks",
        imports: ["HeadlessUIKit", "TimeLapse", "FailureReporting"],
        product: ["MessageUI"], isLeftOutBesideApples: true),
    Module(
        name: "PhotosUI", folder: "Sources/Frameworks", imports: ["Photos", "HeadlessUIKit"],
        product: ["PhotosUI"], isLeftOutBesideApples: true),
    Module(
        name: "SafariServices", folder: "Sources/Frameworks",
        imports: ["WebKit", "HeadlessUIKit", "FailureReporting"], product: ["SafariServices"],
        isLeftOutBesideApples: true),
    Module(
        name: "StoreKit", folder: "Sources/Frameworks", imports: ["HeadlessUIKit", "TimeLapse"],
        product: ["StoreKit"], isLeftOutBesideApples: true),
    Module(
        name: "WebKit", folder: "Sources/Frameworks",
        imports: ["HeadlessUIKit", "TimeLapse", "FailureReporting"], product: ["WebKit"],
        isLeftOutBesideApples: true),
    Module(
        name: "AVFoundation", folder: "Sources/Frameworks",
        imports: ["HeadlessUIKit", "VirtualFoundation", "TimeLapse", "FailureReporting"],
        product: ["AVFoundation"], isLeftOutBesideApples: true),
    Module(
        name: "Contacts", folder: "Sources/Frameworks",
        imports: ["HeadlessUIKit", "VirtualFoundation", "TimeLapse", "FailureReporting"],
        product: ["Contacts"], isLeftOutBesideApples: true),
    Module(
        name: "CoreLocation", folder: "Sources/Frameworks",
        imports: ["HeadlessUIKit", "VirtualFoundation", "TimeLapse", "FailureReporting"],
        product: ["CoreLocation"], isLeftOutBesideApples: true),
    Module(
        name: "LocalAuthentication", folder: "Sources/Frameworks",
        imports: ["HeadlessUIKit", "VirtualFoundation", "TimeLapse", "FailureReporting"],
        product: ["LocalAuthentication"], isLeftOutBesideApples: true),
    Module(
        name: "Photos", folder: "Sources/Frameworks",
        imports: ["HeadlessUIKit", "VirtualFoundation", "TimeLapse", "FailureReporting"],
        product: ["Photos"], isLeftOutBesideApples: true),
    Module(
        name: "UserNotifications", folder: "Sources/Frameworks",
        imports: ["HeadlessUIKit", "VirtualFoundation", "TimeLapse", "FailureReporting"],
        product: ["UserNotifications"], isLeftOutBesideApples: true),
    Module(
        name: "QuartzCore", folder: "Sources/Frameworks",
        imports: ["CoreGraphics", "HeadlessUIKit", "VirtualFoundation"],
        product: ["QuartzCore", "_Testing_CoreGraphics"], isLeftOutBesideApples: true),
    // Swift looks for it in each file that imports both Testing and CoreGraphics.
    Module(
        name: "_Testing_CoreGraphics", folder: "Sources/Frameworks", imports: ["CoreGraphics"],
        isLeftOutBesideApples: true),
    Module(
        name: "CoreGraphics", folder: "Sources/Frameworks", imports: ["HeadlessDrawing"],
        product: ["CoreGraphics", "_Testing_CoreGraphics"], isLeftOutBesideApples: true),
    Module(
        name: "ObjectiveC", folder: "Sources/Frameworks", imports: ["HeadlessUIKit"], product: ["ObjectiveC"],
        isLeftOutBesideApples: true),
    Module(
        name: "OSLog", folder: "Sources/Frameworks", imports: ["os", "TimeLapse"], product: ["OSLog"],
        isLeftOutBesideApples: true),
    Module(
        name: "os", folder: "Sources/Frameworks", imports: ["TimeLapse", "FailureReporting"], product: ["os"],
        isLeftOutBesideApples: true),
    Module(
        name: "MobileCoreServices", folder: "Sources/Frameworks",
        imports: ["UniformTypeIdentifiers", "VirtualFoundation"],
        product: ["MobileCoreServices"], isLeftOutBesideApples: true),
    Module(
        name: "UniformTypeIdentifiers", folder: "Sources/Frameworks", product: ["UniformTypeIdentifiers"],
        isLeftOutBesideApples: true),
    Module(
        name: "Security", folder: "Sources/Frameworks", imports: ["VirtualFoundation", "TimeLapse"],
        product: ["Security"], isLeftOutBesideApples: true),
    // What watches the network of a test, and nothing else of Apple's modules.
    Module(
        name: "Network", folder: "Sources/Frameworks",
        imports: ["VirtualFoundation", "VirtualNetworking", "TimeLapse"], product: ["Network"],
        isLeftOutBesideApples: true),
    Module(
        name: "SystemConfiguration", folder: "Sources/Frameworks",
        imports: ["VirtualFoundation", "VirtualNetworking", "TimeLapse"], product: ["SystemConfiguration"],
        isLeftOutBesideApples: true),
    // Foundation's names of time and of processes, on the virtual clock; UIKit re-exports it.
    Module(
        name: "VirtualFoundation", folder: "Sources/Frameworks",
        imports: ["VirtualNetworking", "TimeLapse", "FailureReporting"]),
    // URLSession and its kin, whose requests a test's routes answer on the virtual clock.
    Module(
        name: "VirtualNetworking", folder: "Sources/Frameworks", imports: ["TimeLapse", "FailureReporting"],
        isLeftOutBesideApples: true, tests: [Tests(imports: ["VirtualFoundation", "TestRecording"])]),

    // The views. Swift looks for _Testing_UIKit in each file that imports both Testing and UIKit: tests find it by
    // way of
    // Robot.
    Module(
        name: "_Testing_UIKit", folder: "Sources/UIKit", imports: ["UIKit"], isLeftOutBesideApples: true),
    // Files for iOS import the system's modules without more ado, so its product has them all.
    Module(
        name: "UIKit", folder: "Sources/UIKit", imports: ["HeadlessUIKit"],
        product: ["UIKit"] + services + frameworks, isLeftOutBesideApples: true,
        tests: [Tests(imports: ["Robot"])]),
    // What applications and tests import; it re-exports the modules below.
    Module(
        name: "HeadlessUIKit", folder: "Sources/UIKit",
        imports: [
            "HeadlessNibs", "HeadlessLists", "HeadlessUIKitCore", "HeadlessDrawing", "VirtualFoundation",
            "TimeLapse", "FailureReporting",
        ], product: ["HeadlessUIKit"],
        tests: [
            "", "Views", "AutoLayout", "Input", "Animation", "Application", "Text", "Controls", "Lists",
            "Controllers",
        ].map { Tests(part: $0, imports: ["TestSupport", "TestRecording"]) }),
    // Nibs and storyboards into views; it knows the views, and gives itself to them as the program is loaded.
    Module(
        name: "HeadlessNibs", folder: "Sources/UIKit",
        imports: ["HeadlessLists", "HeadlessUIKitCore", "VirtualFoundation", "FailureReporting"],
        tests: [
            Tests(
                imports: ["HeadlessUIKit", "TestSupport", "TestRecording"],
                resources: ["Application-Info.plist", "Launching.storyboard", "LaunchingOnPad.storyboard"].map
                {
                    .copy("Launching/\($0)")
                })
        ]),
    // Tables and collection views, and the controllers that have one.
    Module(
        name: "HeadlessLists", folder: "Sources/UIKit",
        imports: ["HeadlessUIKitCore", "TimeLapse", "FailureReporting"]),
    // Views, windows, controls, view controllers, the application.
    Module(
        name: "HeadlessUIKitCore", folder: "Sources/UIKit",
        imports: [
            "HeadlessDrawing", "ConstraintSolver", "VirtualFoundation", "UniformTypeIdentifiers", "TimeLapse",
            "FailureReporting",
        ]),
    // Colours, fonts, images, texts and what is drawn with them; it knows no view.
    Module(
        name: "HeadlessDrawing", folder: "Sources/UIKit",
        imports: ["VirtualFoundation", "TimeLapse", "FailureReporting"],
        tests: [Tests(imports: ["HeadlessUIKit", "TestSupport", "TestRecording"])]),
    // Arithmetic alone: it knows nothing of views.
    Module(name: "ConstraintSolver", folder: "Sources/UIKit", tests: [Tests()]),

    // What takes an application's files and tests to Linux as they are.
    // What applications link, so that their views have the identifiers that UITestHelper finds.
    Module(
        name: "AccessibilityIdentifiers", folder: "Sources/Porting", imports: ["HeadlessUIKit"],
        product: ["AccessibilityIdentifiers"], tests: [Tests(imports: ["TestSupport"])]),
    // A reader and rewriter of Swift source, for the plugin PortUIKit: it knows nothing of the other modules.
    Module(name: "SourcePorting", folder: "Sources/Porting", tests: [Tests(excludes: ["Originals"])]),
    // An application's Xcode project, read, and the package that is written of it.
    Module(
        name: "ApplicationAdoption", folder: "Sources/Porting", imports: ["SourcePorting"], tests: [Tests()]),
    // Runs a test, and proposes other queries for those that find nothing.
    Module(name: "TestRepair", folder: "Sources/Porting", imports: ["SourceReading"], tests: [Tests()]),
    // Runs the tests that a change of a package's files concerns.
    Module(name: "TestWatching", folder: "Sources/Porting", imports: ["TestRepair"], tests: [Tests()]),
    // Builds a program that launches an application, and runs it: the product robot.
    Module(
        name: "ApplicationLaunching", folder: "Sources/Porting",
        imports: ["ApplicationAdoption", "SourcePorting", "FailureReporting"], tests: [Tests()]),
    // Launches such a package's application, and says what becomes of its screens.
    Module(
        name: "ApplicationDoctor", folder: "Sources/Porting",
        imports: [
            "StubSupport", "Robot", "Touch", "ViewQuery", "HeadlessUIKit", "TimeLapse", "FailureReporting",
            "JSONWriting",
        ], product: ["ApplicationDoctor"], isLeftOutBesideApples: true,
        tests: [Tests(imports: ["TestSupport"])]),
    // Lets people and programs drive an application from outside.
    Module(
        name: "ApplicationSession", folder: "Sources/Applications",
        imports: [
            "Robot", "Touch", "Keyboard", "ViewQuery", "Pictures", "Trace", "HeadlessUIKit", "TimeLapse",
            "FailureReporting", "JSONWriting", "Guises", "XCUIAutomation", "VirtualNetworking", "TestRepair",
            "TestPausing", "SourceReading",
        ], product: ["ApplicationSession"], isLeftOutBesideApples: true,
        tests: [Tests(imports: ["SampleApp", "Library", "Market", "Recipes", "TestSupport"])]),
    // A function of the name that one of the C library's has: it is re-exported from above by its name alone.
    Module(
        name: "TestPausing", folder: "Sources/Support", imports: ["TimeLapse", "FailureReporting"],
        isLeftOutBesideApples: true),
    // What such a package's files import that stand for modules which are not there.
    Module(
        name: "StubSupport", folder: "Sources/Porting", imports: ["FailureReporting"],
        product: ["StubSupport"], tests: [Tests(imports: ["TestSupport", "TestRecording"])]),
    // In Swift 6 mode a function on the main actor is also Sendable as a parameter, which is not the type of a
    // method in
    // the list of tests that SwiftPM generates.
    Module(
        name: "MainActorTestDiscovery", folder: "Sources/Porting", product: ["MainActorTestDiscovery"],
        tests: [Tests(imports: ["Robot"], plugins: mainActorTests)], isSwift5: true),

    // Text alone: they know nothing of the other modules, and are tested by way of those that use them.
    Module(name: "SourceReading", folder: "Sources/Support"),
    Module(name: "TracePages", folder: "Sources/Support", imports: ["JSONWriting"]),
    Module(name: "JSONWriting", folder: "Sources/Support"),
    Module(name: "XMLWriting", folder: "Sources/Support"),
    // One report of what several machines have tested. It builds in seconds, as it needs no views.
    Module(
        name: "ResultMerging", folder: "Sources/Support",
        imports: ["TracePages", "JSONWriting", "XMLWriting"],
        tests: [Tests(imports: ["Robot", "SampleApp", "TestSupport"])]),

    // Applications and their tests.
    Module(
        name: "SampleApp", folder: "Examples", imports: ["HeadlessUIKit"] + services,
        tests: [Tests(imports: ["Robot", "XCUIAutomation"])]),
    Module(
        name: "Showroom", folder: "Examples", imports: ["HeadlessUIKit", "LocalAuthentication"],
        isLeftOutBesideApples: true,
        tests: [
            Tests(imports: ["Robot", "XCUIAutomation"]),
            Tests(
                part: "Scenarios",
                imports: ["ShowroomScreens", "TABTestKit", "TimeLapse", "FailureReporting", "TestSupport"]),
        ]),
    // Its screens in TABTestKit's words, for scenarios and the tour.
    Module(
        name: "ShowroomScreens", folder: "Examples", imports: ["TABTestKit"], isLeftOutBesideApples: true),
    // It has a screen for each kind of Swerkin's steps.
    Module(
        name: "Catalogue", folder: "Examples", imports: ["HeadlessUIKit", "UserNotifications"],
        isLeftOutBesideApples: true,
        tests: [
            Tests(imports: ["Robot", "XCUIAutomation"]),
            Tests(
                part: "Scenarios",
                imports: ["CatalogueScreens", "Gherkin", "Swerkin", "FailureReporting", "TestSupport"],
                excludes: ["Features"]),
        ]),
    // Its screens in Swerkin's words, for tests, features and the tour.
    Module(
        name: "CatalogueScreens", folder: "Examples", imports: ["Catalogue", "Swerkin"],
        isLeftOutBesideApples: true),
    // An application for iOS, laid out as Xcode does, whose files are compiled as they are, in Swift 5 mode as Xcode's
    // projects are; so are its own tests.
    Module(
        name: "Recipes", folder: "Examples", kind: .executable, imports: ["UIKit"],
        isLeftOutBesideApples: true,
        tests: [
            Tests(
                imports: ["Robot", "XCUIAutomation"], isSwift5: true, excludes: ["port-uikit.json"],
                plugins: ["PortUIKit"]),
            Tests(
                part: "UI", imports: ["Robot", "XCUIAutomation"], isSwift5: true,
                excludes: ["port-uikit.json"], plugins: ["PortUIKit"]),
            Tests(part: "Robot", imports: ["Robot"]),
        ],
        isSwift5: true, sources: ["Linux/Recipes.swift"],
        excludes: [
            "port-uikit.json", "Recipes/Info.plist", "Recipes.xcodeproj", "RecipesTests", "RecipesUITests",
        ],
        resources: [
            .process("Recipes/Base.lproj"), .process("Recipes/de.lproj"), .copy("Recipes/Assets.xcassets"),
        ], plugins: ["PortUIKit"]),
    // Such an application again, whose screens are drawn in a storyboard; the tour imports it.
    Module(
        name: "Library", folder: "Examples", imports: ["UIKit"],
        isLeftOutBesideApples: true,
        tests: [Tests(imports: ["Robot", "XCUIAutomation", "FailureReporting", "TestSupport"])],
        isSwift5: true, sources: ["Linux/Library.swift"], excludes: ["Library", "port-uikit.json"],
        plugins: ["PortUIKit"]),
    // An application that lives on its network: it loads, pages, tries again, is offline, and searches with Combine.
    Module(
        name: "Market", folder: "Examples", kind: .executable, imports: ["UIKit", "Combine", "Network"],
        isLeftOutBesideApples: true,
        tests: [Tests(imports: ["Robot", "XCUIAutomation", "TestSupport"])],
        isSwift5: true, sources: ["Linux/Market.swift"], excludes: ["Market", "port-uikit.json"],
        plugins: ["PortUIKit"]),
    Module(
        name: "sample-session", folder: "Examples", kind: .executable,
        imports: ["ApplicationSession", "SampleApp", "HeadlessUIKit"], isLeftOutBesideApples: true),
    Module(
        name: "tour", folder: "Examples", kind: .executable,
        imports: [
            "SampleApp", "Robot", "Showroom", "ShowroomScreens", "TABTestKit", "Catalogue", "Gherkin",
            "XCUIAutomation", "Library", "Guises",
        ], product: ["tour"]),
    // The gate looks at what it links.
    Module(
        name: "plain-application", folder: "Examples", kind: .executable,
        imports: ["AccessibilityIdentifiers", "HeadlessUIKit"] + services),
    Module(
        name: "robot-benchmarks", folder: "Benchmarks", kind: .executable,
        imports: [
            "SampleApp", "Robot", "Combine", "HeadlessNibs", "Trace", "FailureReporting", "TimeLapse",
            "SourcePorting", "Gherkin", "Swerkin", "TABTestKit", "Scenarios", "UITestHelper",
            "XCUIAutomation", "Guises",
        ], product: ["robot-benchmarks"]),
    // How far frames agree with those that Xcode stored in nibs. It forks, which Darwin's Swift refuses.
    Module(
        name: "Fidelity", folder: "Benchmarks", kind: .executable,
        imports: ["FailureReporting", "HeadlessDrawing", "HeadlessNibs", "HeadlessUIKit", "TimeLapse"],
        isLeftOutBesideApples: true,
        excludes: ["README.md"]),
    Module(
        name: "merge-results", folder: "Plugins", kind: .executable, imports: ["ResultMerging"],
        product: ["merge-results"]),
    // The plugins' programs.
    Module(name: "main-actor-test-file", folder: "Plugins", kind: .executable),
    Module(name: "port-uikit-files", folder: "Plugins", kind: .executable, imports: ["SourcePorting"]),
    Module(
        name: "adopt-files", folder: "Plugins", kind: .executable,
        imports: ["ApplicationAdoption", "SourcePorting"]),
    // The product robot.
    Module(
        name: "robot-program", folder: "Plugins", kind: .executable,
        imports: ["ApplicationLaunching", "TestRepair", "TestWatching"]),

    // Tests of the whole.
    Module(name: "TestSupport", folder: "Tests", imports: ["HeadlessUIKit", "FailureReporting"]),
    // The examples of README and catalogue, whose view code imports UIKit.
    Module(
        name: "DocumentationTests", folder: "Tests", kind: .test,
        imports: [
            "UIKit", "Robot", "Trace", "Guises", "XCUIAutomation", "Scenarios", "TABTestKit", "Gherkin",
            "Swerkin",
            "FailureReporting", "TestSupport",
        ],
        isLeftOutBesideApples: true,
        excludes: ["Themes/Profile.feature", "Themes/Pictures", "Themes/AccessibilityTrees"],
        plugins: mainActorTests),
    Module(
        name: "ExplorerTests", folder: "Tests", kind: .test,
        imports: ["SampleApp", "Robot", "XCUIAutomation", "TestSupport"]),
    // What the page of a trace proposes to find views by, in each dialect; its scripts run in node.
    Module(
        name: "SpellingTests", folder: "Tests", kind: .test,
        imports: [
            "Robot", "Trace", "ViewQuery", "XCUIAutomation", "TABTestKit", "Swerkin", "Gherkin", "Showroom",
            "SampleApp", "HeadlessUIKit", "TestSupport",
        ], isLeftOutBesideApples: true),
    // Mistakes that people make in tests, with the texts of their failures.
    Module(
        name: "MistakesTests", folder: "Tests", kind: .test,
        imports: ["Robot", "HeadlessUIKit", "FailureReporting", "TestSupport"], excludes: ["Reports"]),
    // Files that import UIKit alone and log what it does: a Mac runs them as well.
    Module(
        name: "BehaviourKitTests", folder: "Tests/UIKit", kind: .test, imports: ["UIKit", "Robot"],
        isLeftOutBesideApples: true, excludes: ["README.md", "Expected", "Mac", "run-on-a-mac"]),
    // They are small, and several need more than one of the services.
    Module(
        name: "SystemServicesTests", folder: "Tests/Frameworks", kind: .test,
        imports: services + frameworks + [
            "Robot", "HeadlessUIKit", "TimeLapse", "FailureReporting", "TestSupport",
        ],
        isLeftOutBesideApples: true),
]

// A module's tests are modules too.
modules += modules.flatMap { module in
    module.tests.map { tests in
        Module(
            name: "\(module.name)\(tests.part)Tests",
            folder: module.folder == "Examples"
                ? "Tests/Examples" : "Tests" + module.folder.dropFirst("Sources".count),
            kind: .test, imports: [module.name] + module.imports + tests.imports,
            isLeftOutBesideApples: module.isLeftOutBesideApples, isSwift5: tests.isSwift5,
            excludes: tests.excludes, resources: tests.resources, plugins: tests.plugins)
    }
}

#if canImport(Darwin)
let leftOut = Set(modules.filter(\.isLeftOutBesideApples).map(\.name))
modules.removeAll { leftOut.contains($0.name) }
for index in modules.indices { modules[index].imports.removeAll(where: leftOut.contains) }
#endif

// ROBOT_TESTS=Robot,Touch leaves out the tests of all other modules, so that a release build need not compile them.
if let names = Context.environment["ROBOT_TESTS"] {
    let kept = Set(names.split(separator: ",").map { "\($0)Tests" })
    modules.removeAll { $0.kind == .test && !kept.contains($0.name) }
}

extension Module {
    var target: Target {
        let imports: [Target.Dependency] = Set(imports).sorted().map { .target(name: $0) }
        let plugins: [Target.PluginUsage] = plugins.map { .plugin(name: $0) }
        let path = "\(folder)/\(name)"
        switch kind {
        case .library:
            return .target(
                name: name, dependencies: imports, path: path, exclude: excludes, sources: sources,
                resources: resources, swiftSettings: settings, plugins: plugins)
        case .executable:
            return .executableTarget(
                name: name, dependencies: imports, path: path, exclude: excludes, sources: sources,
                resources: resources, swiftSettings: settings, plugins: plugins)
        case .test:
            return .testTarget(
                name: name, dependencies: imports, path: path, exclude: excludes, resources: resources,
                swiftSettings: settings, plugins: plugins)
        }
    }

    /// Warnings are errors where the gate runs, not for whoever builds with a compiler that warns of more.
    private var settings: [SwiftSetting] {
        [.swiftLanguageMode(isSwift5 ? .v5 : .v6)]
            + (isSwift5 ? [] : [.enableUpcomingFeature("ExistentialAny")])
            + (Context.environment["ROBOT_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)])
    }
}

let package = Package(
    name: "robot-swift",
    defaultLocalization: "en",
    products: modules.filter { !$0.product.isEmpty }.map {
        $0.kind == .executable
            ? .executable(name: $0.name, targets: $0.product) : .library(name: $0.name, targets: $0.product)
    }
        + [.executable(name: "robot", targets: ["robot-program"])]
        + ["MainActorTests", "PortUIKit", "PortUIKitCommand", "AdoptCommand", "RobotCommand"].map {
            .plugin(name: $0, targets: [$0])
        },
    targets: modules.map(\.target) + [
        .plugin(
            name: "MainActorTests", capability: .buildTool(),
            dependencies: [.target(name: "main-actor-test-file")]),
        // Compiles an application's files, which are written for iOS, in a target.
        .plugin(
            name: "PortUIKit", capability: .buildTool(), dependencies: [.target(name: "port-uikit-files")]),
        .plugin(
            name: "PortUIKitCommand",
            capability: .command(
                intent: .custom(
                    verb: "port-uikit",
                    description:
                        "Prints which of an application's files compile, what is rewritten, and what is missing."
                )),
            dependencies: [.target(name: "port-uikit-files")]),
        .plugin(
            name: "AdoptCommand",
            capability: .command(
                intent: .custom(
                    verb: "adopt",
                    description:
                        "Writes a package that compiles and tests the application of an Xcode project."
                )),
            dependencies: [.target(name: "adopt-files")]),
        .plugin(
            name: "RobotCommand",
            capability: .command(
                intent: .custom(
                    verb: "robot",
                    description: "Builds an application with a program that drives it, and runs that program."
                )),
            dependencies: [.target(name: "robot-program")]),
    ]
)
