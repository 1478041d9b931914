import HeadlessUIKit
import TestSupport
import Testing

/// Launches in callbacks of the life cycle, which would have no end.
@MainActor
@Suite("Launches inside launches") struct EndlessLaunchTests {
    /// A delegate that runs closures in its callbacks.
    final class Eager: UIResponder, UIApplicationDelegate {
        static let launches = EventLog()
        var whenActive: @MainActor () -> Void = {}
        var whenTerminating: @MainActor () -> Void = {}

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            Self.launches.add("launched")
            return true
        }

        func applicationDidBecomeActive(_ application: UIApplication) { whenActive() }
        func applicationWillTerminate(_ application: UIApplication) { whenTerminating() }
    }

    static let terminating =
        "the application is being terminated. It can be launched once applicationWillTerminate has returned."

    @Test(
        "A launch in applicationWillTerminate is a failure, and the application ends",
        arguments: ["launch()", "relaunch()", "terminate()", "kill()"])
    func whileTerminating(request: String) {
        let failures = inWorld { application, device in
            device.launch(delegate: {
                let delegate = Eager()
                delegate.whenTerminating = { [weak device] in
                    switch request {
                    case "launch()": device?.launch(Eager.self)
                    case "relaunch()": device?.relaunch()
                    case "terminate()": device?.terminate()
                    default: device?.kill()
                    }
                }
                return delegate
            })
            device.terminate()
            #expect(application.delegate == nil)
            device.launch(Eager.self)
            #expect(application.applicationState == .active)
        }
        #expect(failures == ["\(request) does nothing: \(Self.terminating)"])
    }

    @Test("An application that each launch launches again is a failure, and the test goes on")
    func inEachLaunch() {
        _ = Eager.launches.take()
        let failures = inWorld { application, device in
            device.launch(delegate: {
                let delegate = Eager()
                delegate.whenActive = { [weak device] in device?.relaunch() }
                return delegate
            })
        }
        #expect(
            failures == [
                "The application was launched 25 times in a row, each time by the launch before: this never ends."
                    + " The last launch was ignored."
            ])
        #expect(Eager.launches.takeLines().count == 25)
    }
}
