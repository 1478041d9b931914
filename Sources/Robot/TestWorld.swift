import FailureReporting
import HeadlessUIKit
import TimeLapse

/// The application of one test, and the look at what the test left in it.
@MainActor
final class TestWorld {
    let application: UIApplication
    private let leftovers: RobotTrait.Leftovers

    init(lapse: Lapse, leftovers: RobotTrait.Leftovers, device: DeviceProfile = .standard) {
        self.leftovers = leftovers
        application = UIApplication(device: device)
        application.clock.defaultLapse = lapse
    }

    /// Notes that the task which asks runs the test: where it sleeps, time goes on.
    func adoptTestTask() {
        application.clock.adoptTestTask()
    }

    /// Lets the test's tasks come to rest; one that never does is a failure of the test.
    func settleTasks() async {
        await application.clock.settleTasks()
    }

    /// Looks at what is left, and takes the application down.
    func close() {
        checkTouches()
        checkKeys()
        checkPendingWork()
        checkViews()
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

    /// Closes the windows; whatever was in them must go with them.
    private func checkViews() {
        let views = closeWindows()
        let survivors = views.filter { $0.view.isAlive }.map(\.summary)
        if !survivors.isEmpty { LeftoverFailure.viewsOutliveWindow(survivors).record() }
    }

    private func closeWindows() -> [(view: WeakView, summary: String)] {
        var views: [(view: WeakView, summary: String)] = []
        for window in application.windows {
            window.visit { view in
                views.append((WeakView(view), view.summary))
                return .into
            }
        }
        application.closeWindows()
        application.leaveProcess()
        // What waits on the clock may hold views, and will never happen.
        application.clock.cancelAll()
        return views
    }
}

@MainActor
private struct WeakView {
    private weak var view: UIView?

    init(_ view: UIView) {
        self.view = view
    }

    var isAlive: Bool { view != nil }
}
