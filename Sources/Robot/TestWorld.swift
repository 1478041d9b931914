import FailureReporting
import HeadlessUIKit
import TimeLapse

#if !canImport(Darwin)
import VirtualNetworking
#endif

/// The application of one test, and the check for leftovers at its end.
@MainActor
package final class TestWorld {
    package let application: UIApplication
    /// The test's name, and the path of its file if it is known.
    var test: (name: String, file: String?) = ("", nil)
    private let leftovers: RobotTrait.Leftovers

    /// Makes the application of `world`; where that is bound, the binding keeps the application alive.
    package init(
        in world: World = World(), lapse: Lapse = .standard, leftovers: RobotTrait.Leftovers,
        device: DeviceProfile = .standard, strict: Bool = false
    ) {
        self.leftovers = leftovers
        MachineDefaults.reportIfMissing()
        TaskCheck.makeOnce()
        if let problem = SessionPrompt.problem { TestFailure(problem).record() }
        application = UIApplication(in: world, device: device)
        QueryReads.begin(in: world)
        if ScreenAudits.isOn { world.process.keepTexts() }
        application.clock.defaultLapse = lapse
        application.clock.status.isStrict = strict
    }

    /// Sets the device to a language and a region before the test begins.
    package func speak(_ language: DeviceLanguage, in region: String) {
        application.device.language = language
        application.device.region = region
    }

    /// Sets how constraints that cannot all hold are reported.
    package func check(_ layout: RobotTrait.LayoutChecks) {
        application.clock.status.isLayoutStrict = layout == .strict
    }

    #if !canImport(Darwin)
    private var network: SimulatedNetwork { application.world.sharedPart(SimulatedNetwork.self) }

    /// Adds the routes that are there from the start, or allows real servers.
    func open(_ setup: NetworkSetup) {
        setup.begin(network)
    }
    #endif

    /// Registers an application that the test can launch by its bundle identifier.
    func install(_ installed: ApplicationUnderTest) {
        application.world.part(InstalledApplications.self).add(installed)
    }

    /// Marks the current task as the one that runs the test, whose sleeps move the clock.
    package func adoptTestTask() {
        application.clock.adoptTestTask()
    }

    /// Runs the test's tasks until all are idle; a task that never is fails the test.
    package func settleTasks() async {
        await application.clock.settleTasks()
    }

    /// Reports leftovers, and closes the application.
    ///
    /// Failures in view code meanwhile, as it is cancelled and leaves the screen, are not recorded: the test is over.
    /// Views that are still alive when all work has ended have leaked.
    ///
    /// - Parameter checks: whether leftovers are reported: not after another failure, from which they may follow.
    package func close(checks: Bool = true, looksAtViews: Bool = true) async {
        checkTouches(reports: checks)
        checkKeys(reports: checks)
        if checks {
            checkPendingWork()
            application.commitBegunAnimations()
        }
        let views = checks && looksAtViews ? ViewCensus(of: application.windows) : nil
        if checks, ScreenAudits.isOn { ScreenAudits.audit(ofTest: test.name, in: test.file) }
        await takeDown()
        if checks, looksAtViews { checkSubscriptions() }
        guard let views else { return }
        await application.world.letThreadsEnd { views.areFreed }
        let leaked = views.leaked(endingObserversOf: application.notificationCenter)
        if !leaked.isEmpty { LeftoverFailure.viewsLeaked(leaked).recordAtEnd() }
    }

    /// Closes the application without checks, for a test that has failed already.
    func takeDown() async {
        QueryReads.end(in: application.world)
        for report in RunningWorlds.takeReports(of: application.world) { report.deliver() }
        let clock = application.clock
        clock.beginEnding()
        #if !canImport(Darwin)
        network.close()
        #endif
        // Tasks end first, while their screen still exists; animations end together with their windows.
        clock.endScheduledWork(sparesAnimations: true)
        if clock.hasHadTasks { await clock.endTasks(sparesAnimations: true) }
        application.closeWindows()
        application.leaveProcess()
        clock.endScheduledWork(sparesAnimations: false)
        if clock.hasHadTasks { await clock.endTasks(sparesAnimations: false) }
        clock.finishEnding()
        application.retire()
    }

    private func checkTouches(reports: Bool) {
        for touch in application.activeTouches {
            if reports { LeftoverFailure.touchDown(touch).recordAtEnd() }
            // A touch retains the view that it began in, which is not a leak.
            touch.update(to: .cancelled, at: touch.screenLocation, timestamp: application.timestamp)
            application.sendEvent(UIEvent(touches: [touch], timestamp: touch.timestamp))
        }
    }

    private func checkKeys(reports: Bool) {
        guard let keyboard = application.existingKeyboard else { return }
        let held = keyboard.heldKeys
        if reports, !held.isEmpty { LeftoverFailure.keysHeld(held).recordAtEnd() }
        keyboard.letGoOfAll()
    }

    private func checkPendingWork() {
        // Tests do not wait for the keyboard's "did" notifications.
        application.existingKeyboard?.cancelAnnouncements()
        application.cancelSystemWork()
        guard application.clock.hasScheduledWork else { return }
        // What only the framework has scheduled, its user cannot change.
        let work = application.clock.pendingWork.filter { $0.interval == nil && !$0.isOfFramework }
        if !work.isEmpty { record(.pendingWork(work)) }
    }

    /// Reports subscriptions that nothing has cancelled although all windows are closed and all work has ended.
    private func checkSubscriptions() {
        let alive = application.world.subscriptions.descriptions
        if !alive.isEmpty { record(.subscriptionsAlive(alive)) }
    }

    private func record(_ failure: LeftoverFailure) {
        switch leftovers {
        case .ignored: break
        case .warned: failure.recordAtEnd(as: .warning)
        case .failed: failure.recordAtEnd()
        }
    }
}
