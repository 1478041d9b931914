import Foundation
import TimeLapse

/// The state of an application that ends with its process.
@MainActor
package final class ApplicationProcess {
    /// Where a process is between its launch and its end.
    package enum Phase {
        /// Views are shown in an application that nobody has launched, as tests of single screens do.
        case unlaunched
        case launching
        case running
        case over
    }

    package internal(set) var phase = Phase.unlaunched
    /// A test that launches nothing looks at an application that receives events.
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
    /// What services of the device keep for as long as the process lives, by type.
    private var parts: [ObjectIdentifier: AnyObject] = [:]

    /// The process's object of a type; made when it is first asked for.
    package func part<Part: AnyObject>(_ type: Part.Type, made make: () -> Part) -> Part {
        if let part = parts[ObjectIdentifier(type)] as? Part { return part }
        let part = make()
        parts[ObjectIdentifier(type)] = part
        return part
    }

    /// Whether the scene's delegate gets the life cycle's callbacks.
    var usesScenes: Bool { sceneDelegate != nil }
}
