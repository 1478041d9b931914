import Foundation
import TimeLapse

/// The state of an application that ends with its process.
@MainActor
final class ApplicationProcess {
    /// Where a process is between its launch and its end.
    enum Phase {
        /// Views are shown in an application that nobody has launched, as tests of single screens do.
        case unlaunched
        case launching
        case running
        case over
    }

    var phase = Phase.unlaunched
    /// A test that launches nothing looks at an application that receives events.
    var state = UIApplication.State.active
    /// The delegate, which the process keeps alive if it was launched with it.
    var ownDelegate: (any UIApplicationDelegate)?
    weak var otherDelegate: (any UIApplicationDelegate)?
    /// The delegate of the scene, which the process keeps alive.
    var sceneDelegate: (any UISceneDelegate)?
    /// The number of interruptions under way, during which the application receives no events.
    var interruptions = 0
    var backgroundTasks = BackgroundTasks()
    var isIdleTimerDisabled = false
    private var madeNotificationCenter: UNUserNotificationCenter?

    /// The process's notification centre, made when it is first asked for.
    func notificationCenter(of device: SimulatedDevice) -> UNUserNotificationCenter {
        if let madeNotificationCenter { return madeNotificationCenter }
        let center = UNUserNotificationCenter(device)
        madeNotificationCenter = center
        return center
    }

    /// Whether the scene's delegate gets the life cycle's callbacks.
    var usesScenes: Bool { sceneDelegate != nil }
}
