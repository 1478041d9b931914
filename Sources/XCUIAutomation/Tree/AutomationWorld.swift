import HeadlessUIKit
import Robot
import TestRecording
import TimeLapse

/// What XCUITest's classes know of a world: the parameters of launches, and who handles interruptions.
///
/// The classes themselves have no state, so that two tests never share any.
final class AutomationWorld: WorldPart {
    /// The parameters of an application's next launch.
    struct Launch {
        var arguments: [String] = []
        var environment: [String: String] = [:]
    }

    private var launches: [String?: Launch] = [:]
    /// The application that was launched last; `nil` if none was.
    private(set) var launched: AutomationRoot?
    /// The types that the application declares for classes of views.
    private var declaredTypes: [ObjectIdentifier: XCUIElement.ElementType] = [:]
    /// The handlers of interruptions, the last added first.
    var monitors: [InterruptionMonitor] = []

    init() {}

    static var current: AutomationWorld {
        let world = World.current
        let part = world.part(AutomationWorld.self)
        if world === World.processWide { part.forgetFormerTest() }
        return part
    }

    /// The current world's part, if anything was asked of it.
    static var existing: AutomationWorld? { World.current.existingPart(AutomationWorld.self) }

    // MARK: Tests without a world of their own

    /// The number of the XCTest case that used the process's world last.
    private var testCase: Int?
    /// Whether the test has asked for an element, or for the state of an application.
    private(set) var isUsed = false

    /// Forgets what the last test set, as XCUITest's objects die with their test; what runs stays as it is.
    private func forgetFormerTest() {
        guard let number = RunningTestCase.number, number != testCase else { return }
        testCase = number
        launches = [:]
        monitors = []
        isUsed = false
    }

    // MARK: Launches

    subscript(root: AutomationRoot) -> Launch {
        get { launches[root.bundleIdentifier] ?? Launch() }
        set { launches[root.bundleIdentifier] = newValue }
    }

    func noteLaunch(of root: AutomationRoot) {
        launched = root
    }

    /// Whether an application is the one whose windows are shown.
    ///
    /// Without a launch, the windows that a test shows belong to the application that is meant where none is given.
    func isRunning(_ root: AutomationRoot) -> Bool {
        isUsed = true
        let process = UIApplication.shared.process
        guard process.phase != .over else { return false }
        guard process.phase != .unlaunched else {
            return root.bundleIdentifier == nil
                || InstalledApplications.current.application(nil)?.bundleIdentifier == root.bundleIdentifier
        }
        let installed = InstalledApplications.current
        let running = launched?.bundleIdentifier
        return root.bundleIdentifier == running
            || installed.application(root.bundleIdentifier)?.bundleIdentifier
                == installed.application(running)?.bundleIdentifier
    }

    // MARK: Types

    func declare(_ type: XCUIElement.ElementType, for viewClass: UIView.Type) {
        declaredTypes[ObjectIdentifier(viewClass)] = type
    }

    /// The type that is declared for a view's class or a superclass of it.
    func type(of view: UIView) -> XCUIElement.ElementType? {
        guard !declaredTypes.isEmpty else { return nil }
        var next: AnyClass? = Swift.type(of: view)
        while let current = next {
            if let type = declaredTypes[ObjectIdentifier(current)] { return type }
            next = _getSuperclass(current)
        }
        return nil
    }
}
