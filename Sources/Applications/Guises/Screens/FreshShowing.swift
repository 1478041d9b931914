import FailureReporting
import HeadlessUIKit
import TimeLapse
import XCUIAutomation

/// A screen in one guise, in an application that is made for it and ends with it.
@MainActor
struct FreshShowing {
    let screen: GuisedScreen
    let guise: Guise

    /// Shows the screen, and returns what a function says of it, with the failures and warnings that showing recorded.
    ///
    /// Time passes as after a tap, so that what loads without a network is there.
    func look<Result>(_ body: (UIApplication, [RecordedFailure]) -> Result) -> Result? {
        let world = World()
        let application = UIApplication(in: world, device: guise.device)
        return world.whileCurrent {
            let recorded = FailureCollector.failuresAndWarnings { show(application) }
            let result = FailureCollector.quietly { body(application, recorded) }
            end(application)
            return result
        }
    }

    private func show(_ application: UIApplication) {
        guise.apply()
        screen.show()
        application.commit()
    }

    /// Closes the application as at the end of a test.
    private func end(_ application: UIApplication) {
        let clock = application.clock
        clock.beginEnding()
        clock.endScheduledWork(sparesAnimations: true)
        if clock.hasHadTasks { clock.endTasksNow(sparesAnimations: true) }
        application.closeWindows()
        application.leaveProcess()
        clock.endScheduledWork(sparesAnimations: false)
        if clock.hasHadTasks { clock.endTasksNow(sparesAnimations: false) }
        clock.finishEnding()
        application.retire()
    }
}
