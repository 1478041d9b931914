import FailureReporting
import HeadlessUIKit
import TestSupport
import Testing
import TimeLapse

/// Runs code in a separate application; returns the failures' texts.
@MainActor
@discardableResult
func inWorld(
    _ profile: DeviceProfile = .standard, _ body: @MainActor (UIApplication, SimulatedDevice) -> Void
) -> [String] {
    let application = UIApplication(device: profile)
    return UIApplication.withShared(application) {
        FailureCollector.failures { body(application, application.device) }.map(\.text)
    }
}

@MainActor
@Suite("Life cycle of an application") struct LifeCycleTests {
    @Test("An application without scenes goes from the launch through the background to termination in order")
    func withoutScenes() {
        let failures = inWorld { application, device in
            let log = EventLog.observingLife()
            device.launch(delegate: { LoggingAppDelegate(log) })
            #expect(
                log.takeLines() == [
                    "willFinishLaunching nil [inactive]", "didFinishLaunching nil [inactive]",
                    "• app finished launching", "configuration for scene-1", "didBecomeActive [active]",
                    "• app active",
                ])
            device.pressHome()
            #expect(
                log.takeLines() == [
                    "willResignActive [active]", "• app resigns", "didEnterBackground [background]",
                    "• app background",
                ])
            device.pressHome()
            #expect(log.takeLines() == [])
            device.activate()
            #expect(
                log.takeLines() == [
                    "willEnterForeground [background]", "• app foreground", "didBecomeActive [active]",
                    "• app active",
                ])
            device.terminate()
            #expect(
                log.takeLines() == [
                    "willResignActive [active]", "• app resigns", "didEnterBackground [background]",
                    "• app background", "willTerminate [background]", "• app terminates",
                ])
            #expect(application.delegate == nil && application.connectedScenes.isEmpty)
        }
        #expect(failures == [])
    }

    @Test("An application with a scene goes from the launch through the background to termination in order")
    func withScene() {
        let failures = inWorld { application, device in
            let log = EventLog.observingLife()
            device.launch(delegate: { LoggingAppDelegate(log) }, scene: LoggingSceneDelegate.self)
            #expect(
                log.takeLines() == [
                    "willFinishLaunching nil [inactive]", "didFinishLaunching nil [inactive]",
                    "• app finished launching", "configuration for scene-1",
                    "willConnect unattached [inactive]", "• scene connects",
                    "willEnterForeground unattached [inactive]", "• scene foreground", "• app foreground",
                    "didBecomeActive foregroundActive [active]", "• scene active", "• app active",
                ])
            #expect(application.keyWindow != nil && application.connectedScenes.count == 1)
            device.background(for: .seconds(5))
            #expect(
                log.takeLines() == [
                    "willResignActive foregroundActive [active]", "• scene resigns", "• app resigns",
                    "didEnterBackground background [background]", "• scene background", "• app background",
                    "stateRestorationActivity",
                    "willEnterForeground background [background]", "• scene foreground", "• app foreground",
                    "didBecomeActive foregroundActive [active]", "• scene active", "• app active",
                ])
            #expect(application.clock.now.offset == .seconds(5))
            weak let window = application.keyWindow
            device.terminate()
            #expect(
                log.takeLines().suffix(4) == [
                    "didDisconnect unattached [background]", "• scene disconnected",
                    "willTerminate [background]", "• app terminates",
                ])
            #expect(window == nil && application.windows.isEmpty && application.keyWindow == nil)
            device.relaunch()
            #expect(
                log.takeLines().prefix(5) == [
                    "willFinishLaunching nil [inactive]", "didFinishLaunching nil [inactive]",
                    "• app finished launching", "discarded [\"scene-1\"]", "configuration for scene-2",
                ])
        }
        #expect(failures == [])
    }

    @Test("A scene's state is restored at the next launch, unless the user closed the scene")
    func restoration() {
        inWorld { _, device in
            let log = EventLog()
            device.launch(delegate: { LoggingAppDelegate(log) }, scene: LoggingSceneDelegate.self)
            _ = log.takeLines()
            device.relaunch()
            #expect(
                log.takeLines() == [
                    "willResignActive foregroundActive [active]",
                    "didEnterBackground background [background]", "stateRestorationActivity",
                    "willFinishLaunching nil [inactive]", "didFinishLaunching nil [inactive]",
                    "configuration for scene-1", "willConnect unattached [inactive]", "  with [] [] 7",
                    "restoreInteractionState reading unattached [inactive]",
                    "willEnterForeground unattached [inactive]", "didBecomeActive foregroundActive [active]",
                ])
            device.relaunch(restoringState: false)
            #expect(!log.takeLines().contains("  with [] [] 7"))
        }
    }

    @Test("Interruptions, and a lock of the screen, make the application inactive")
    func interruptions() {
        let failures = inWorld { application, device in
            let log = EventLog()
            device.launch(delegate: { LoggingAppDelegate(log) })
            _ = log.takeLines()
            device.beginInterruption()
            device.beginInterruption()
            device.endInterruption()
            #expect(application.applicationState == .inactive)
            device.endInterruption()
            #expect(log.takeLines() == ["willResignActive [active]", "didBecomeActive [active]"])
            device.endInterruption()
            device.lock()
            #expect(device.isLocked && application.applicationState == .background)
            device.unlock()
            #expect(!device.isLocked && application.applicationState == .active)
            device.pressHome()
            device.lock()
            device.unlock()
            #expect(application.applicationState == .background)
        }
        #expect(failures == ["endInterruption() does nothing: no interruption is under way."])
    }

    @Test("Impossible requests of an application are failures that say why")
    func failures() {
        let failures = inWorld { application, device in
            device.relaunch()
            device.launch(LoggingAppDelegate.self)
            device.launch(LoggingAppDelegate.self)
            device.kill()
            device.pressHome()
            device.terminate()
            application.declarations.sceneDelegateClass = nil
            final class Odd: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication,
                    configurationForConnecting connectingSceneSession: UISceneSession,
                    options: UIScene.ConnectionOptions
                ) -> UISceneConfiguration {
                    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
                    configuration.delegateClass = UIViewController.self
                    return configuration
                }
            }
            device.launch(Odd.self)
            #expect(application.applicationState == .active)
        }
        #expect(
            failures == [
                "relaunch() does nothing: the application was never launched. Use launch(_:).",
                "The application cannot be launched: it is already running. Terminate it, or use relaunch().",
                "pressHome() does nothing: the application is not running. Launch it first.",
                "terminate() does nothing: the application is not running. Launch it first.",
                "The scene gets no delegate: UIViewController, the delegateClass of its configuration,"
                    + " does not conform to UISceneDelegate.",
            ])
    }

    @Test("A memory warning goes to the delegate, to all controllers, and is posted as a notification")
    func memory() {
        final class Told: UIViewController {
            var log: EventLog?
            override func didReceiveMemoryWarning() { log?.add("controller \(title ?? "")") }
        }
        inWorld { _, device in
            let log = EventLog.observingLife()
            let root = Told()
            (root.log, root.title) = (log, "root")
            let child = Told()
            (child.log, child.title) = (log, "child")
            root.addChild(child)
            device.launch(delegate: {
                let delegate = LoggingAppDelegate(log)
                delegate.root = { root }
                return delegate
            })
            _ = log.takeLines()
            device.sendMemoryWarning()
            #expect(
                log.takeLines() == ["memory warning", "controller root", "controller child", "• app memory"])
        }
    }

    @Test("The end of a process cancels its scheduled work, and frees it")
    func endOfProcess() {
        inWorld { application, device in
            var fired = 0
            device.launch(LoggingAppDelegate.self)
            weak let delegate = application.delegate as? LoggingAppDelegate
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in fired += 1 }
            #expect(delegate != nil)
            device.kill()
            application.clock.advance(by: .seconds(5))
            #expect(fired == 0 && delegate == nil && application.clock.pendingWork.isEmpty)
            device.relaunch()
            #expect(application.applicationState == .active)
        }
    }

    @Test("A delegate that terminates the application during its launch leaves a valid world")
    func reentrant() {
        final class Impatient: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                application.device.kill()
                return true
            }
        }
        let failures = inWorld { application, device in
            device.launch(Impatient.self)
            #expect(application.applicationState == .background && application.delegate == nil)
            device.launch(LoggingAppDelegate.self)
            #expect(application.applicationState == .active)
        }
        #expect(failures == [])
    }
}
