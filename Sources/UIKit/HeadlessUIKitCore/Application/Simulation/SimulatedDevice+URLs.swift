import FailureReporting

enum URLHandler {
    case application
    case other
}

extension SimulatedDevice {
    func handler(of url: URL, universalLinksOnly: Bool) -> URLHandler? {
        guard let scheme = url.scheme?.lowercased(), let application else { return nil }
        if universalLinksOnly {
            let host = url.host?.lowercased() ?? ""
            let isOfWeb = ["http", "https"].contains(scheme)
            return isOfWeb && universalLinkHosts.contains(caseInsensitive: host) ? .other : nil
        }
        if application.declarations.urlSchemes.contains(caseInsensitive: scheme) { return .application }
        return installedURLSchemes.contains(caseInsensitive: scheme) ? .other : nil
    }

    /// Opens a URL in the application, as a tap on a link in another application does.
    ///
    /// The application comes to the foreground; if it is not running, it is launched again as it was last. A URL of a
    /// declared scheme goes to `application(_:open:options:)`, to `scene(_:openURLContexts:)`, or with the scene's
    /// connection; a web URL of a declared host arrives as a web browsing activity. Any other is a failure, as the
    /// system would not open it in the application.
    ///
    /// - Parameter sourceApplication: the bundle identifier of the application with the link.
    public func open(
        _ url: URL, sourceApplication: String? = nil, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).asStep {
            guard let application else { return }
            let declarations = application.declarations
            let scheme = url.scheme?.lowercased() ?? ""
            var reason = LaunchReason(sourceApplication: sourceApplication)
            if declarations.urlSchemes.contains(caseInsensitive: scheme) {
                reason.url = url
            } else if ["http", "https"].contains(scheme),
                declarations.associatedDomains.contains(caseInsensitive: url.host?.lowercased() ?? "")
            {
                let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
                activity.webpageURL = url
                reason.userActivity = activity
            } else {
                DeviceFailure.urlIsForOthers(url.absoluteString).record()
                return
            }
            bringToFront(for: reason)
        }
    }

    /// Continues an activity in the application, from another device or from a search.
    public func continueUserActivity(
        _ activity: NSUserActivity, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).asStep {
            bringToFront(for: LaunchReason(userActivity: activity))
        }
    }

    /// Brings the application to the front for a reason, unless that keeps it in the background; launches it if it is
    /// not running.
    package func bringToFront(for reason: LaunchReason) {
        guard let application else { return }
        let isUnlaunched = application.process.phase == .unlaunched && application.windows.isEmpty
        guard application.process.phase != .over, !isUnlaunched || launchPlan == nil else {
            guard let launchPlan else {
                LifeCycleFailure.doesNotRun("Opening something in the application").record()
                return
            }
            launch(launchPlan, reason)
            return
        }
        if reason.staysInBackground {
            asOneTurn { deliver(reason, to: application) }
            return
        }
        isLocked = false
        asOneTurn {
            if application.process.state == .background {
                connectSceneIfNeeded(application)
                application.enterForeground()
            }
            deliver(reason, to: application)
            application.becomeActive()
        }
    }

    func deliver(_ reason: LaunchReason, to application: UIApplication) {
        if let url = reason.url { deliver(url, from: reason.sourceApplication, to: application) }
        if let activity = reason.userActivity { deliver(activity, to: application) }
        reason.payload?.deliver(to: application)
    }

    private func deliver(_ url: URL, from source: String?, to application: UIApplication) {
        if let sceneDelegate = application.process.sceneDelegate {
            sceneDelegate.scene(
                application.windowScene, openURLContexts: [UIOpenURLContext(url, from: source)])
            return
        }
        var options: [UIApplication.OpenURLOptionsKey: Any] = [:]
        if let source { options[.sourceApplication] = source }
        _ = application.delegate?.application(application, open: url, options: options)
    }

    private func deliver(_ activity: NSUserActivity, to application: UIApplication) {
        if let sceneDelegate = application.process.sceneDelegate {
            sceneDelegate.scene(
                application.windowScene, willContinueUserActivityWithType: activity.activityType)
            sceneDelegate.scene(application.windowScene, continue: activity)
            return
        }
        guard let delegate = application.delegate else { return }
        _ = delegate.application(application, willContinueUserActivityWithType: activity.activityType)
        _ = delegate.application(application, continue: activity) { restoring in
            for object in restoring ?? [] { object.restoreUserActivityState(activity) }
        }
    }
}
