import FailureReporting
import HeadlessUIKit
import TimeLapse

/// The application of one test, and the look at what the test left in it.
@MainActor
final class TestWorld {
    let application: UIApplication
    private let leftovers: RobotTrait.Leftovers

    init(
        lapse: Lapse = .standard, leftovers: RobotTrait.Leftovers, device: DeviceProfile = .standard,
        strict: Bool = false
    ) {
        self.leftovers = leftovers
        application = UIApplication(device: device)
        application.clock.defaultLapse = lapse
        application.clock.status.isStrict = strict
    }

    /// Notes that the task which asks runs the test: where it sleeps, time goes on.
    func adoptTestTask() {
        application.clock.adoptTestTask()
    }

    /// Lets the test's tasks come to rest; one that never does is a failure of the test.
    func settleTasks() async {
        await application.clock.settleTasks()
    }

    /// Reports what is left, and takes the application down.
    ///
    /// What view code does meanwhile, as it is cancelled and leaves the screen, is recorded nowhere: the test was done
    /// before. What is alive then although nothing is to happen any more has leaked.
    ///
    /// - Parameter looksAtViews: whether views that are still alive are a failure.
    func close(looksAtViews: Bool = true) async {
        checkTouches()
        checkKeys()
        checkPendingWork()
        let views = looksAtViews ? ViewCensus(of: application.windows) : nil
        await takeDown()
        if let leaked = views?.leaked(endingObserversOf: application.notificationCenter), !leaked.isEmpty {
            LeftoverFailure.viewsLeaked(leaked).recordAtEnd()
        }
    }

    /// Takes the application down without a look, for a test that has failed already.
    func takeDown() async {
        application.clock.beginEnding()
        // Tasks first, while the screen is there that they belong to: an animation may end together with its window.
        await application.clock.endAllWork(sparesAnimations: true)
        application.closeWindows()
        application.leaveProcess()
        await application.clock.endAllWork(sparesAnimations: false)
        application.clock.finishEnding()
    }

    private func checkTouches() {
        for touch in application.activeTouches {
            LeftoverFailure.touchDown(touch).record()
            // It holds on to the view that it began in, which is not that view's fault.
            touch.update(to: .cancelled, at: touch.screenLocation, timestamp: application.timestamp)
            application.sendEvent(UIEvent(touches: [touch], timestamp: touch.timestamp))
        }
    }

    private func checkKeys() {
        let held = application.keyboard.heldKeys
        if !held.isEmpty { LeftoverFailure.keysHeld(held).record() }
        application.keyboard.letGoOfAll()
    }

    private func checkPendingWork() {
        // That the keyboard has moved is nothing that a test would wait for.
        application.keyboard.cancelAnnouncements()
        application.cancelSystemWork()
        let work = application.clock.pendingWork.filter { $0.interval == nil }
        guard !work.isEmpty else { return }
        switch leftovers {
        case .ignored: break
        case .warned: LeftoverFailure.pendingWork(work).recordWarning()
        case .failed: LeftoverFailure.pendingWork(work).record()
        }
    }
}
