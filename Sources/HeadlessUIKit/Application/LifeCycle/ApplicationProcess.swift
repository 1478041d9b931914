import Foundation
import TimeLapse

/// What of an application goes when its process ends.
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
    /// The delegate of the scene, likewise.
    var sceneDelegate: (any UISceneDelegate)?
    /// How many things keep the application in front from receiving events.
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

    /// Whether the life of the application is told to its scene's delegate.
    var usesScenes: Bool { sceneDelegate != nil }
}
