import FailureReporting
import Foundation
import TimeLapse

extension SimulatedDevice {
    /// Does something with the application if it runs; a failure otherwise.
    private func withRunning(_ request: String, _ body: (UIApplication) -> Void) {
        guard let application, application.process.phase != .over else {
            LifeCycleFailure.doesNotRun(request).record()
            return
        }
        asOneTurn { body(application) }
    }

    // MARK: Front and background

    /// Puts the application out of sight, as a swipe up or the home button does; it goes on running there.
    ///
    /// What is on the clock goes on as well: an application is not suspended here, as it would be after some seconds.
    public func pressHome() {
        withRunning("pressHome()") { application in
            application.resignActive()
            application.enterBackground()
        }
    }

    /// Brings the application to the front from out of sight, as a tap on its icon does; in front it stays as it is.
    public func activate() {
        withRunning("activate()") { application in
            isLocked = false
            guard application.process.state == .background else { return }
            connectSceneIfNeeded(application)
            application.enterForeground()
            application.becomeActive()
        }
    }

    /// Locks the screen: the application goes out of sight.
    public func lock() {
        withRunning("lock()") { application in
            guard !isLocked else { return }
            isLocked = true
            wasInFrontWhenLocked = application.process.state != .background
            application.resignActive()
            application.enterBackground()
        }
    }

    /// Unlocks the screen: what was in front when it was locked comes back.
    public func unlock() {
        withRunning("unlock()") { application in
            guard isLocked else { return }
            isLocked = false
            guard wasInFrontWhenLocked else { return }
            connectSceneIfNeeded(application)
            application.enterForeground()
            application.becomeActive()
        }
    }

    /// Puts the application out of sight, lets time pass, and brings it back.
    ///
    /// - Parameter duration: how long it is out of sight. A negative one is a failure, and no time passes.
    public func background(
        for duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        pressHome()
        guard let application, application.process.phase != .over else { return }
        application.clock.advance(
            by: duration, fileID: fileID, filePath: filePath, line: line, column: column)
        if application.process.phase != .over { activate() }
    }

    /// Has something come in front of the application without taking its place: a call, the control centre.
    ///
    /// It receives no events until as many interruptions have ended as have begun.
    public func beginInterruption() {
        withRunning("beginInterruption()") { application in
            application.process.interruptions += 1
            application.resignActive()
        }
    }

    /// Ends what ``beginInterruption()`` began. An end without a beginning is a failure.
    public func endInterruption() {
        withRunning("endInterruption()") { application in
            guard application.process.interruptions > systemInterruptions else {
                LifeCycleFailure.notInterrupted.record()
                return
            }
            application.process.interruptions -= 1
            application.becomeActive()
        }
    }

    /// Tells the application that memory is short: its delegate, then its controllers, then the notification.
    public func sendMemoryWarning() {
        withRunning("sendMemoryWarning()") { $0.warnOfMemory() }
    }

    /// Takes a picture of the screen, of which the application is told by its notification.
    public func takeScreenshot() {
        withRunning("takeScreenshot()") { $0.announce(UIApplication.userDidTakeScreenshotNotification) }
    }

    // MARK: End

    /// Ends the application as its user does in the application switcher: it is told, and its scene is done away with.
    ///
    /// It goes out of sight, its scene disconnects, then `applicationWillTerminate` comes. Its windows are closed, and what
    /// it had on the clock does not happen any more. What it kept stays: defaults, answers to the system's questions.
    /// Observers of notifications stay, too, for nobody can tell those of the test from those of the application.
    public func terminate() {
        withRunning("terminate()") { application in
            let process = application.process
            application.resignActive()
            application.enterBackground()
            if let sceneDelegate = process.sceneDelegate {
                application.windowScene.activationState = .unattached
                sceneDelegate.sceneDidDisconnect(application.windowScene)
                application.announce(UIScene.didDisconnectNotification)
            }
            application.delegate?.applicationWillTerminate(application)
            application.announce(UIApplication.willTerminateNotification)
            if let session = keptSession { discardedSessions.append(session) }
            keptSession = nil
            endProcess(application)
        }
    }

    /// Ends the application without a word, as the system does that needs its memory, or a crash.
    ///
    /// What its scene showed when it last went into the background is kept for the next launch.
    public func kill() {
        withRunning("kill()") { endProcess($0) }
    }

    private func endProcess(_ application: UIApplication) {
        let process = application.process
        process.phase = .over
        process.state = .background
        application.cancelBackgroundExpiry()
        application.systemScreen.dropProcess()
        facts.forgetProcess()
        application.closeWindows()
        application.forgetTouches()
        application.windowScene.activationState = .unattached
        application.process = ApplicationProcess()
        application.process.phase = .over
        application.process.state = .background
        permissions.forgetProcess()
        biometrics.forgetProcess()
        managers.removeAll()
        // What waits on the clock is the process's, but for what the device has there.
        application.clock.cancelAll()
        notifications.reschedule()
        application.forgetProcess()
    }

    /// Ends the application if it runs, and launches it again as it was launched last.
    ///
    /// One that is in front goes into the background first, so that it can say what it shows, and is then killed.
    ///
    /// - Parameter restoringState: whether the scene gets the activity that it last gave for restoring its state; if
    ///   not, its session is a new one.
    public func relaunch(restoringState: Bool = true) {
        guard let application, let launchPlan else {
            LifeCycleFailure.neverLaunched.record()
            return
        }
        if application.process.phase == .running {
            if restoringState {
                pressHome()
                if application.process.phase == .running { kill() }
            } else {
                terminate()
            }
        }
        if !restoringState { keptSession = nil }
        launch(launchPlan, LaunchReason())
    }

    /// Deletes the application, with all that it kept, and installs it anew; it does not run then.
    ///
    /// Gone are defaults, answers to the system's questions, what was restored, the number on the icon, and
    /// notifications.
    public func reinstall() {
        if let application, application.process.phase == .running { kill() }
        application?.process.phase = .over
        processWorld.removeDefaults()
        (keptSession, discardedSessions) = (nil, [])
        iconBadgeNumber = 0
        installations += 1
        permissions.reset()
        notifications.removeAll()
        application?.systemScreen.hideBanner()
    }
}
