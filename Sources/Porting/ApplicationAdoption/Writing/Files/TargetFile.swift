/// The Swift file that a target needs besides those of the application.
struct TargetFile {
    let module: AdoptedModule
    /// The application that the target tests, with its delegates.
    var tested: (module: AdoptedModule, delegates: ApplicationDelegates)?

    /// The file's name.
    var name: String { module.isTests ? "\(module.name)+Robot.swift" : "\(module.name)+Linux.swift" }

    var text: String {
        switch module.kind {
        case .unitTests, .uiTests: testedText ?? Self.plainTestText
        case .application, .appExtension, .library:
            """
            // The target's sources are the files that port-uikit.json names, which the plugin PortUIKit rewrites and adds. A
            // target needs a source file of its own, too. Code for Linux alone belongs here.

            """
        }
    }

    private static let plainTestText = """
        import Robot
        // For all files of the target: waiting for expectations moves the virtual clock.
        @_exported import XCUIAutomation

        /// What `XCTestCase` means in this target: each test has an application, user defaults and a clock of its own.
        typealias XCTestCase = RobotTestCase

        """

    /// The class that tells `XCUIApplication` which application it launches.
    private var testedText: String? {
        guard module.kind == .uiTests, let tested, let delegate = tested.delegates.application else {
            return nil
        }
        let scene = tested.delegates.scene.map { ", scene: \($0).self" } ?? ""
        let isShort = module.name.hasSuffix("Tests")
        let name = isShort ? "\(module.name.dropLast("s".count))Case" : "\(module.name)TestCase"
        return """
            import Robot
            // For all files of the target: waiting for expectations moves the virtual clock.
            @_exported import XCUIAutomation

            @testable import \(tested.module.name)

            /// What `XCTestCase` means in this target.
            typealias XCTestCase = \(name)

            /// Gives each test an application, user defaults and a clock of its own, and says what `XCUIApplication` launches.
            class \(name): RobotTestCase {
                override var applicationUnderTest: ApplicationUnderTest? {
                    ApplicationUnderTest(\(delegate).self\(scene))
                }
                override var leftovers: RobotTrait.Leftovers { .ignored }
            }

            """
    }
}
