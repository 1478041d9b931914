import TimeLapse

/// The state of an application that ends with its process.
@MainActor
package final class ApplicationProcess {
    package enum Phase {
        /// Not launched; views are shown all the same, as in tests of single screens.
        case unlaunched
        case launching
        case running
        case terminating
        case over
    }

    package internal(set) var phase = Phase.unlaunched
    /// Active from the start, so that tests without a launch can send events.
    package internal(set) var state = UIApplication.State.active
    /// The delegate, which the process keeps alive if it was launched with it.
    var ownDelegate: (any UIApplicationDelegate)?
    weak var otherDelegate: (any UIApplicationDelegate)?
    /// The delegate of the scene, which the process keeps alive.
    var sceneDelegate: (any UISceneDelegate)?
    /// The number of interruptions under way, during which the application receives no events.
    var interruptions = 0
    var backgroundTasks = BackgroundTasks()
    var isIdleTimerDisabled = false
    /// The objects that services of the device store for the life of the process, by type.
    private var parts: [ObjectIdentifier: AnyObject] = [:]
    /// The module of the application's delegate, which has the application's resources.
    var module: String?

    package func part<Part: AnyObject>(_ type: Part.Type, made make: () -> Part) -> Part {
        if let part = parts[ObjectIdentifier(type)] as? Part { return part }
        let part = make()
        parts[ObjectIdentifier(type)] = part
        return part
    }

    var usesScenes: Bool { sceneDelegate != nil }
}
