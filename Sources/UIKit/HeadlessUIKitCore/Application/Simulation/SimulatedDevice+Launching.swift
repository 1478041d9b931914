import FailureReporting

/// The parameters of a launch, to be used again for a relaunch.
@MainActor
struct LaunchPlan {
    var makeDelegate: @MainActor () -> any UIApplicationDelegate
    var arguments: [String]
    var environment: [String: String]
}

extension SimulatedDevice {
    /// Launches the application as a tap on its icon does, with UIKit's callbacks in UIKit's order.
    ///
    /// First come `willFinishLaunching` and `didFinishLaunching`. With scenes, the scene's configuration is made next,
    /// and the scene's delegate gets `willConnectTo`, `sceneWillEnterForeground` and `sceneDidBecomeActive`; without,
    /// the application's delegate gets `applicationDidBecomeActive`. The application has scenes if it declares a class
    /// for their delegates, or if the delegate's configuration has one.
    ///
    /// ```swift
    /// SimulatedDevice.current.launch(AppDelegate.self, scene: SceneDelegate.self, arguments: ["-uitesting", "YES"])
    /// tapOn(theFirstView(withLabel("Sign in")))
    /// ```
    ///
    /// - Parameters:
    ///   - delegate: the class of the application's delegate.
    ///   - scene: the class of its scene's delegate, if it declares one.
    ///   - arguments: the arguments that `ProcessInfo` and `UserDefaults` return.
    ///   - environment: variables that `ProcessInfo` returns besides the environment of the test.
    ///   - url: a URL for the launch to open.
    ///   - userActivity: an activity for the launch to continue.
    ///
    /// An application that is running already is a failure, and so is a delegate that does not inherit from `NSObject`;
    /// nothing happens then.
    public func launch<Delegate: UIApplicationDelegate>(
        _ delegate: Delegate.Type, scene: (any UISceneDelegate.Type)? = nil, arguments: [String] = [],
        environment: [String: String] = [:], url: URL? = nil, userActivity: NSUserActivity? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).asStep {
            guard let maker = Self.maker(of: delegate) else { return }
            launch(
                delegate: maker, scene: scene, arguments: arguments, environment: environment,
                url: url, userActivity: userActivity)
        }
    }

    /// A closure that makes delegates of a class; `nil`, with a failure, for a class that cannot be made by type.
    package static func maker(of delegate: any UIApplicationDelegate.Type)
        -> (@MainActor () -> any UIApplicationDelegate)?
    {
        guard let type = delegate as? any (NSObject & UIApplicationDelegate).Type else {
            LifeCycleFailure.notMade("\(delegate)", "launch(delegate: { \(delegate)() })").record()
            return nil
        }
        return { instance(of: type) }
    }

    private static func instance<Delegate: NSObject & UIApplicationDelegate>(of type: Delegate.Type)
        -> any UIApplicationDelegate
    {
        unsafeDowncast(MadeObject.make(type), to: Delegate.self)
    }

    /// Launches the application with a delegate that a closure makes, once for each launch.
    ///
    /// It is for delegates that need parameters; everything else is as in a launch by class.
    public func launch(
        delegate: @escaping @MainActor () -> any UIApplicationDelegate,
        scene: (any UISceneDelegate.Type)? = nil, arguments: [String] = [],
        environment: [String: String] = [:], url: URL? = nil, userActivity: NSUserActivity? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).asStep {
            if let scene { application?.declarations.sceneDelegateClass = scene }
            let plan = LaunchPlan(makeDelegate: delegate, arguments: arguments, environment: environment)
            launch(plan, LaunchReason(url: url, userActivity: userActivity))
        }
    }

    /// Sets how the application is launched when something is opened in it and it is not running.
    package func prepareLaunch(
        _ delegate: any UIApplicationDelegate.Type, scene: (any UISceneDelegate.Type)?
    ) {
        guard let maker = Self.maker(of: delegate) else { return }
        if let scene { application?.declarations.sceneDelegateClass = scene }
        launchPlan = LaunchPlan(makeDelegate: maker, arguments: [], environment: [:])
    }

    package static let launches = Nesting()

    func launch(_ plan: LaunchPlan, _ reason: LaunchReason) {
        guard let application else { return }
        switch application.process.phase {
        case .launching, .running:
            LifeCycleFailure.runsAlready.record()
            return
        case .terminating:
            LifeCycleFailure.isTerminating("launch()").record()
            return
        case .unlaunched, .over: break
        }
        guard mayLaunch(application),
            Self.launches.enter({ LifeCycleFailure.launchesNeverEnd(levels: Self.launches.limit) })
        else { return }
        defer { Self.launches.leave() }
        launchPlan = plan
        processWorld.launch(arguments: plan.arguments, environment: plan.environment)
        asOneTurn { begin(application, plan, reason) }
    }

    /// Whether the application may be launched; a failure if scheduled work launches it again and again at one time.
    private func mayLaunch(_ application: UIApplication) -> Bool {
        let clock = application.clock
        guard clock.isFiring else {
            launchesByWork = (nil, 0)
            return true
        }
        launchesByWork = (clock.now, launchesByWork.time == clock.now ? launchesByWork.count + 1 : 1)
        if launchesByWork.count == Self.launches.limit + 1 {
            LifeCycleFailure.launchesNeverEnd(levels: Self.launches.limit).record()
        }
        return launchesByWork.count <= Self.launches.limit
    }

    private func begin(_ application: UIApplication, _ plan: LaunchPlan, _ reason: LaunchReason) {
        let process = ApplicationProcess()
        process.phase = .launching
        process.state = .inactive
        application.process = process
        // The scene is connected later.
        application.windowScene = UIWindowScene(application, session: keptSession ?? makeSession())
        let delegate = plan.makeDelegate()
        UncalledMethods.report(delegate, as: .applicationDelegate)
        process.ownDelegate = delegate
        process.module = NibClass.module(of: delegate)
        application.readInformation()
        let storyboard =
            application.declarations.sceneDelegateClass == nil
            ? MainStoryboard(application.mainStoryboard, of: application) : nil
        let window = storyboard?.makeWindow(for: delegate)
        let options = launchOptions(application, reason)
        let canOpen = delegate.application(application, willFinishLaunchingWithOptions: options)
        let hasLaunched = delegate.application(application, didFinishLaunchingWithOptions: options)
        application.announce(UIApplication.didFinishLaunchingNotification)
        guard application.process === process else { return }
        window?.makeKeyAndVisible()
        tellOfDiscardedSessions(application)
        if reason.staysInBackground {
            process.phase = .running
            process.state = .background
            application.noteBackground()
            deliver(reason, to: application)
            return
        }
        connectScene(application, connectionOptions(reason))
        guard application.process === process else { return }
        application.enterForeground()
        process.phase = .running
        let isHandled = process.usesScenes || !canOpen || !hasLaunched
        deliver(isHandled ? reason.afterLaunch : reason, to: application)
        application.becomeActive()
    }

    private func launchOptions(_ application: UIApplication, _ reason: LaunchReason)
        -> [UIApplication.LaunchOptionsKey: Any]?
    {
        // With scenes, it comes with the connection.
        guard application.declarations.sceneDelegateClass == nil else { return nil }
        var options: [UIApplication.LaunchOptionsKey: Any] = [:]
        if let url = reason.url { options[.url] = url }
        if let source = reason.sourceApplication { options[.sourceApplication] = source }
        reason.payload?.add(to: &options)
        if let activity = reason.userActivity {
            options[.userActivityDictionary] = [
                UIApplication.LaunchOptionsKey.userActivityType.rawValue: activity.activityType as Any,
                "UIApplicationLaunchOptionsUserActivityKey": activity,
            ]
        }
        return options.isEmpty ? nil : options
    }

    private func connectionOptions(_ reason: LaunchReason) -> UIScene.ConnectionOptions {
        let options = UIScene.ConnectionOptions()
        if let url = reason.url {
            options.urlContexts = [UIOpenURLContext(url, from: reason.sourceApplication)]
        }
        if let activity = reason.userActivity { options.userActivities = [activity] }
        reason.payload?.add(to: options)
        options.sourceApplication = reason.sourceApplication
        return options
    }

    /// Connects the scene of an application that was launched in the background and enters the foreground the first
    /// time.
    func connectSceneIfNeeded(_ application: UIApplication, _ reason: LaunchReason = LaunchReason()) {
        guard application.process.phase == .running, application.windowScene.activationState == .unattached,
            application.process.sceneDelegate == nil
        else { return }
        connectScene(application, connectionOptions(reason))
    }

    private func connectScene(_ application: UIApplication, _ options: UIScene.ConnectionOptions) {
        let scene = application.windowScene
        let session = scene.session
        session.configuration = UISceneConfiguration(
            name: "Default Configuration", sessionRole: .windowApplication)
        if let delegate = application.delegate {
            session.configuration = delegate.application(
                application, configurationForConnecting: session, options: options)
        }
        keptSession = session
        guard let type = session.configuration.delegateClass else { return }
        guard let type = type as? any UISceneDelegate.Type else {
            LifeCycleFailure.noSceneDelegate("\(type)").record()
            return
        }
        guard let sceneDelegate = Self.sceneDelegate(of: type) else { return }
        application.process.sceneDelegate = sceneDelegate
        scene.delegate = sceneDelegate
        let window = MainStoryboard(session.configuration.storyboardStore, of: application)?
            .makeWindow(for: sceneDelegate)
        sceneDelegate.scene(scene, willConnectTo: session, options: options)
        window?.makeKeyAndVisible()
        application.announce(UIScene.willConnectNotification)
        if let activity = session.stateRestorationActivity {
            sceneDelegate.scene(scene, restoreInteractionStateWith: activity)
        }
    }

    private static func sceneDelegate(of type: any UISceneDelegate.Type) -> (any UISceneDelegate)? {
        guard let objectType = type as? NSObject.Type,
            let delegate = MadeObject.make(objectType) as? any UISceneDelegate
        else {
            LifeCycleFailure.notMade("\(type)", "let it inherit from UIResponder").record()
            return nil
        }
        return delegate
    }

    private func tellOfDiscardedSessions(_ application: UIApplication) {
        let discarded = discardedSessions
        discardedSessions = []
        if !discarded.isEmpty {
            application.delegate?.application(application, didDiscardSceneSessions: Set(discarded))
        }
    }

    func makeSession() -> UISceneSession {
        sessionCount += 1
        let configuration =
            application.map { application in
                UIApplication.withShared(application) {
                    UISceneConfiguration(name: nil, sessionRole: .windowApplication)
                }
            } ?? UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        return UISceneSession("scene-\(sessionCount)", configuration)
    }
}
