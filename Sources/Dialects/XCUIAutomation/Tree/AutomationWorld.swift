import HeadlessUIKit
import Robot
import TestRecording
import TimeLapse
import Trace

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
    private(set) var launched: AutomationRoot?
    private var displayNames: [AutomationRoot: String] = [:]
    private var deleted: Set<AutomationRoot> = []
    var launchedScene: (any UISceneDelegate.Type)?
    private var declaredTypes: [ObjectIdentifier: XCUIElement.ElementType] = [:]
    /// Whether a type was ever declared: before that, no view need be asked about.
    private(set) static var declaresTypes = false
    private var unansweredPredicates = 0
    var monitors: [InterruptionMonitor] = []
    var activeMonitor: InterruptionMonitor?

    init() {
        AutomationSource.connect()
    }

    static var current: AutomationWorld {
        let world = World.current
        let part = world.part(AutomationWorld.self)
        if world === World.processWide { part.forgetFormerTest() }
        return part
    }

    /// The current world's part, if anything was asked of it.
    static var existing: AutomationWorld? { World.current.existingPart(AutomationWorld.self) }

    static var unansweredPredicates: Int { existing?.unansweredPredicates ?? 0 }

    static func notePredicateWithoutAnswer() { current.unansweredPredicates += 1 }

    // MARK: Tests without a world of their own

    /// The number of the XCTest case that used the process's world last.
    private var testCase: Int?

    /// Forgets what the last test set, as XCUITest's objects die with their test; what runs stays as it is.
    private func forgetFormerTest() {
        guard let number = RunningTestCase.number, number != testCase else { return }
        testCase = number
        launches = [:]
        monitors = []
        ElementUse.note(false, in: .processWide)
    }

    // MARK: Launches

    subscript(root: AutomationRoot) -> Launch {
        get { launches[root.bundleIdentifier] ?? Launch() }
        set { launches[root.bundleIdentifier] = newValue }
    }

    func noteLaunch(of root: AutomationRoot) {
        launched = root
        displayNames[root.installed] = UIApplication.shared.declarations.displayName
        deleted.remove(root.installed)
    }

    /// Whether the user has deleted an application, and nothing has installed it again.
    func isDeleted(_ root: AutomationRoot) -> Bool { deleted.contains(root.installed) }

    func noteDeletion(of root: AutomationRoot) { deleted.insert(root.installed) }

    /// The name under an application's icon.
    ///
    /// What the world declares is the name of the application that was launched last. Another has the name that it had
    /// when it was launched, or else the last part of its bundle identifier, as a new project has.
    func displayName(of root: AutomationRoot) -> String {
        let declared = UIApplication.shared.declarations.displayName
        if isCurrent(root) { return declared }
        return displayNames[root.installed]
            ?? root.bundleIdentifier?.split(separator: ".").last.map(String.init) ?? declared
    }

    /// Whether an application is the one whose windows are shown.
    ///
    /// Without a launch, the windows that a test shows belong to the application that is meant where none is given.
    func isRunning(_ root: AutomationRoot) -> Bool {
        UIApplication.shared.process.phase != .over && isCurrent(root)
    }

    /// Whether an application is the one that was launched last; before, the one that is meant where none is given.
    func isCurrent(_ root: AutomationRoot) -> Bool {
        ElementUse.note(true, in: .current)
        let current = launched ?? AutomationRoot(bundleIdentifier: nil)
        return root == current || root.installed == current.installed
    }

    // MARK: Types

    func declare(_ type: XCUIElement.ElementType, for viewClass: UIView.Type) {
        Self.declaresTypes = true
        declaredTypes[ObjectIdentifier(viewClass)] = type
    }

    func type(of view: UIView) -> XCUIElement.ElementType? {
        guard !declaredTypes.isEmpty else { return nil }
        for viewClass in sequence(first: Swift.type(of: view) as AnyClass, next: { _getSuperclass($0) }) {
            if let type = declaredTypes[ObjectIdentifier(viewClass)] { return type }
        }
        return nil
    }
}
