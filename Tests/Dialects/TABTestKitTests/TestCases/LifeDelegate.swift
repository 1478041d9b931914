import HeadlessUIKit
import TABTestKit
import TestSupport

/// The delegate of an application that notes its launch and its termination in the test's log.
final class LifeDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let isClean = ProcessInfo.processInfo.arguments.contains("TABTestKit.Clean")
        LifeLog.current?.add(isClean ? "launched clean" : "launched")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationWillTerminate(_ application: UIApplication) { LifeLog.current?.add("terminated") }
}

/// The log of the running test.
enum LifeLog {
    @TaskLocal static var current: EventLog?
}
