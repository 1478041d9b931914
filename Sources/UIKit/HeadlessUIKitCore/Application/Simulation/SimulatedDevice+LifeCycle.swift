import FailureReporting
import TimeLapse

extension SimulatedDevice {
    private func withRunning(_ request: String, _ body: (UIApplication) -> Void) {
        guard let application, application.process.phase != .over else {
            LifeCycleFailure.doesNotRun(request).record()
            return
        }
        guard application.process.phase != .terminating else {
            LifeCycleFailure.isTerminating(request).record()
            return
        }
        asOneTurn { body(application) }
    }

    // MARK: Foreground and background

    /// Sends the application to the background, as a swipe up or the home button does; it keeps running there.
    ///
    /// Its scheduled work continues as well: an application is not suspended here, as it would be after some seconds.
    public func pressHome(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).asStep {
            withRunning("pressHome()") { application in
                application.leaveForeground()
            }
        }
    }

    /// Brings the application to the foreground, as a tap on its icon does; does nothing if it is there.
    public func activate(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).asStep {
            withRunning("activate()") { application in
                isLocked = false
                if application.process.state == .background { comeToForeground(application) }
            }
        }
    }

    /// Locks the screen: the application enters the background.
    public func lock(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).asStep {
            withRunning("lock()") { application in
                guard !isLocked else { return }
                isLocked = true
                service(ScreenBrightness.self).restore()
                wasInFrontWhenLocked = application.process.state != .background
                application.leaveForeground()
            }
        }
    }

    /// Unlocks the screen: the application that was in front when it was locked returns.
    public func unlock(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).asStep {
            withRunning("unlock()") { application in
                guard isLocked else { return }
                isLocked = false
                if wasInFrontWhenLocked { comeToForeground(application) }
            }
        }
    }

    private func comeToForeground(_ application: UIApplication) {
        connectSceneIfNeeded(application)
        application.enterForeground()
        application.becomeActive()
    }

    /// Sends the application to the background, lets time pass, and brings it back.
    ///
    /// - Parameter duration: the time in the background. A negative one is a failure, and no time passes.
    public func background(
        for duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).asStep {
            pressHome()
            guard let application, application.process.phase != .over else { return }
            application.clock.advance(
                by: duration, fileID: fileID, filePath: filePath, line: line, column: column)
            if application.process.phase != .over { activate() }
        }
    }

    /// Begins an interruption, such as a call or the control centre, which covers the application.
    ///
    /// The application is inactive until as many interruptions have ended as have begun.
    public func beginInterruption(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).asStep {
            withRunning("beginInterruption()") { application in
                application.process.interruptions += 1
                application.resignActive()
            }
        }
    }

    /// Ends an interruption that ``beginInterruption(fileID:filePath:line:column:)`` began; a failure if there is none.
    public func endInterruption(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).asStep {
            withRunning("endInterruption()") { application in
                guard application.process.interruptions > systemInterruptions else {
                    LifeCycleFailure.notInterrupted.record()
                    return
                }
                application.process.interruptions -= 1
                application.becomeActive()
            }
        }
    }

    /// Sends the application a memory warning: first to its delegate, then to its controllers, then as a notification.
    public func sendMemoryWarning(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).asStep {
            withRunning("sendMemoryWarning()") { $0.warnOfMemory() }
        }
    }

    /// Takes a screenshot, which the application gets a notification of.
    public func takeScreenshot(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).asStep {
            withRunning("takeScreenshot()") { $0.announce(UIApplication.userDidTakeScreenshotNotification) }
        }
    }

    // MARK: Termination

    /// Terminates the application as its user does in the application switcher, which also closes its scene.
    ///
    /// It enters the background, its scene disconnects, then `applicationWillTerminate` comes. Its windows are closed,
    /// and its scheduled work is cancelled. What is stored stays: defaults, answers to permission alerts. Notification
    /// observers stay, too, as those of the test cannot be told from those of the application. At the next launch,
    /// `application(_:didDiscardSceneSessions:)` gets the session of the closed scene.
    public func terminate(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).asStep {
            withRunning("terminate()") { application in
                let process = application.process
                process.phase = .terminating
                application.leaveForeground()
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
    }

    /// Terminates the application without callbacks, as a crash does, or the system when it needs memory.
    ///
    /// The state that its scene saved when it last entered the background is kept for the next launch.
    public func kill(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).asStep {
            withRunning("kill()") { endProcess($0) }
        }
    }

    private func endProcess(_ application: UIApplication) {
        let process = application.process
        process.phase = .over
        process.state = .background
        application.cancelBackgroundExpiry()
        application.systemScreen.dropProcess()
        requests = UIDevice.Requests()
        application.closeWindows()
        application.forgetTouches()
        application.windowScene.activationState = .unattached
        application.process = ApplicationProcess()
        application.process.phase = .over
        application.process.state = .background
        permissions.forgetProcess()
        for service in services { service.forgetProcess() }
        // All scheduled work belongs to the process, except the device's, which is scheduled again.
        application.clock.cancelAll()
        for service in services { service.resumeWork() }
        application.forgetProcess()
    }

    /// Terminates the application if it is running, and launches it again with the parameters of the last launch.
    ///
    /// An application in the foreground enters the background first, so that it can save its state, and is then killed.
    ///
    /// - Parameter restoringState: whether the scene gets the activity that it last saved for restoring its state; if
    ///   not, its session is a new one.
    public func relaunch(
        restoringState: Bool = true, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).asStep {
            guard let application, let launchPlan else {
                LifeCycleFailure.neverLaunched.record()
                return
            }
            if application.process.phase == .terminating {
                LifeCycleFailure.isTerminating("relaunch()").record()
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
    }

    /// Deletes the application, with all that it stored, and installs it again; it is not running then.
    ///
    /// Deleted are defaults, answers to permission alerts, restoration state, the number on the icon, and
    /// notifications.
    public func reinstall(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).asStep {
            let plan = launchPlan
            delete()
            launchPlan = plan
        }
    }

    /// Deletes the application, with all that it stored; the next launch is that of another installation.
    package func delete() {
        launchPlan = nil
        if let application, application.process.phase == .running { kill() }
        application?.process.phase = .over
        processWorld.removeStoredData()
        (keptSession, discardedSessions) = (nil, [])
        iconBadgeNumber = 0
        installations += 1
        permissions.reset()
        for service in services { service.applicationWasDeleted() }
        application?.systemScreen.hideBanner()
    }
}
