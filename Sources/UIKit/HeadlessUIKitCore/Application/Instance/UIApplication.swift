import FailureReporting
import TimeLapse

/// The world that views live in: windows, first responder, touches under way, and the clock.
///
/// All mutable state that is not in a view belongs to one application object, so a test with its own application
/// shares nothing with other tests. View code finds the current one as ``shared``.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The methods that selectors of a name alone call; `sharedApplication` is one of the class itself.
    open override nonisolated class var selectors: [Selector] {
        super.selectors + [Selector("sharedApplication") { (type: UIApplication.Type) in { type.shared } }]
    }

    package final let clock: VirtualClock

    package final var timestamp: TimeInterval { clock.now.offset.inSeconds }

    // Not overridable: not UIKit's; it is `NotificationCenter.default`.
    /// The centre for the application's notifications: `NotificationCenter.default` in its world.
    public nonisolated final let notificationCenter: NotificationCenter

    package final let device: SimulatedDevice

    /// The application's screen.
    open var screen: UIScreen { device.screen }

    /// What the application declares to the system.
    open var declarations = ApplicationDeclarations() {
        didSet {
            inheritedValues.images = declarations.images
            inheritedValues.colors = declarations.colors
        }
    }

    package internal(set) final var process = ApplicationProcess()

    final lazy var windowScene = UIWindowScene(self)

    // Accesses to what is unchecked are over before any other code is called. All of it is read in each turn of the run
    // loop: checks took 6 % of a tap and of a drag, and 13 % of typing.

    package final var systemScreen: SystemScreen {
        if let existingSystemScreen { return existingSystemScreen }
        let screen = SystemScreen(self)
        existingSystemScreen = screen
        return screen
    }
    /// The system's screen, if anything has asked for it.
    @exclusivity(unchecked) package private(set) final var existingSystemScreen: SystemScreen?

    /// The visible windows, from back to front: by level and, within a level, in the order of showing.
    ///
    /// The keyboard's window belongs to the system, and is not among them.
    open internal(set) var windows: [UIWindow] {
        get {
            noteUse()
            return windowStore
        }
        set { windowStore = newValue }
    }
    @exclusivity(unchecked) final var windowStore: [UIWindow] = []

    /// The window that keys go to.
    open internal(set) var keyWindow: UIWindow? {
        get {
            noteUse()
            return keyWindowReference.object
        }
        set { keyWindowReference = WeakReference(newValue) }
    }
    @exclusivity(unchecked) private final var keyWindowReference = WeakReference<UIWindow>()

    @exclusivity(unchecked) package internal(set) final var activeTouches: [UITouch] = []

    @exclusivity(unchecked) final var touchEventDepth = 0
    /// The last result of `perform(_:)`, which its caller may still want to retain.
    @exclusivity(unchecked) final var performedResult: AnyObject?
    @exclusivity(unchecked) final var tapCounter = TapCounter()
    final let appearances = AppearanceRules()
    final let gestures = GestureEnvironment()
    package final let drags = DragEnvironment()

    /// Whether there is any touch or gesture that a change to the views could cancel.
    final var hasTouchesUnderWay: Bool {
        !activeTouches.isEmpty || !gestures.active.isEmpty || !gestures.heldTouches.isEmpty
            || !gestures.hovering.isEmpty
    }

    /// The keyboard, which is shown and hidden as the first responder changes.
    package final var keyboard: SystemKeyboard {
        if let existingKeyboard { return existingKeyboard }
        let keyboard = SystemKeyboard(self)
        existingKeyboard = keyboard
        return keyboard
    }
    /// The keyboard, if anything has asked for it.
    @exclusivity(unchecked) package private(set) final var existingKeyboard: SystemKeyboard?

    final lazy var pasteboardContent = PasteboardContent()
    package private(set) final lazy var pasteboard = UIPasteboard(of: WeakReference(self))
    /// Whether its test is over, so that only code which has stored it can use it.
    @exclusivity(unchecked) final var isOver = false
    final var hasReportedStoredApplication = false

    package internal(set) final var departures = Departures()

    @exclusivity(unchecked) final var animationsAreEnabled = true
    final var ownStatusBar = (style: UIStatusBarStyle.default, isHidden: false)
    @exclusivity(unchecked) final var transactions: [LayerTransaction] = []
    @exclusivity(unchecked) private var lookAtAnimations: VirtualClock.Instant?
    final let delayedCalls: DelayedCalls
    @exclusivity(unchecked) private var commitQueue: [CommitAction] = []
    @exclusivity(unchecked) private var isCommitting = false
    /// Whether the last commit did not come to an end, so that the next one continues it.
    private var isCommitEndless = false
    @exclusivity(unchecked) final var turnDepth = 0
    /// The caret that has moved since it was last visible.
    @exclusivity(unchecked) final var staleCaret: TextCaret?
    private var actionSerial = 0

    /// The world that is current where this is the shared application.
    package nonisolated final let world: World
    /// The application's values that can also be read off the main actor.
    nonisolated final let inheritedValues: DeviceTraits
    nonisolated final let processWorld: ProcessWorld

    /// Makes an application with its own clock and its own standard device, and no window.
    public override init() {
        world = World()
        (clock, notificationCenter, processWorld) = (world.clock, world.notificationCenter, world.process)
        inheritedValues = DeviceTraits()
        device = SimulatedDevice(.standard, inheritedValues, processWorld)
        delayedCalls = DelayedCalls(clock: clock)
        super.init()
        setUp()
    }

    package convenience init(device profile: DeviceProfile) {
        self.init(in: World(), device: profile)
    }

    /// Makes the application of a world that has none, with its own device, and no window.
    package convenience init(in world: World, device profile: DeviceProfile) {
        self.init(world, profile, DeviceTraits())
    }

    convenience init(ofProcess world: World) {
        self.init(world, .standard, .processWide)
    }

    private init(_ world: World, _ profile: DeviceProfile, _ traits: DeviceTraits) {
        self.world = world
        (clock, notificationCenter, processWorld) = (world.clock, world.notificationCenter, world.process)
        inheritedValues = traits
        device = SimulatedDevice(profile, inheritedValues, processWorld)
        delayedCalls = DelayedCalls(clock: clock)
        super.init()
        setUp()
    }

    /// Tells colours, images and contexts, which know no application, where the running one's traits are.
    private static let showsTraits: Void = {
        // Only an application becomes the owner of a world.
        DeviceTraits.ofApplication = { unsafeDowncast($0, to: UIApplication.self).inheritedValues }
    }()

    private func setUp() {
        Self.showsTraits
        let reference = WeakReference(self)
        world.adopt(self, by: reference)
        device.connect(reference)
        clock.setTurnEnded {
            reference.object?.commitBegunAnimations()
            reference.object?.commit()
        }
    }

    // MARK: Events

    /// Dispatches an event: touches to the windows they are in, presses and motions to the key window.
    ///
    /// A touch that begins gets its view here: the one that the front-most window's hit test finds.
    /// Touches that are down and not in the event are added to it, as stationary ones.
    open func sendEvent(_ event: UIEvent) {
        let nesting = Recursion.events
        guard nesting.enter({ Recursion.event(event) }) else { return }
        defer { nesting.leave() }
        commit()
        asOneTurn {
            switch event.type {
            case .presses, .motion: keyWindow?.sendEvent(event)
            case .touches:
                sendTouches(of: event)
                if !drags.isEmpty { drags.follow(event) }
            case .hover: gestures.hover(event, in: self)
            }
        }
        if event.type == .touches { world.observer?.touched(event.orderedTouches.map(\.observed)) }
    }

    /// Performs an action on `target`; with no target, on the first responder or the next on the chain that has it.
    ///
    /// - Parameters:
    ///   - action: the method to call.
    ///   - target: the object to call it on; `nil` for the first on the responder chain whose class has it, and for
    ///     a standard editing action the first that can perform it.
    ///   - sender: the sender; the chain begins there if there is no first responder, or at a bar item's
    ///     view.
    ///   - event: the event that led to it.
    /// - Returns: whether an object performed it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
    {
        noteUse()
        let nesting = Recursion.methods
        guard nesting.enter({ Recursion.method(from: sender, to: target) }) else { return true }
        defer { nesting.leave() }
        if let target { return action.perform(on: target, sender: sender, event: event) }
        let start = sender as? UIResponder ?? (sender as? UIBarItem)?.shownView
        var responder = keyWindow?.firstResponder ?? start
        if action.isEditAction {
            responder = responder?.target(forAction: action, withSender: sender) as? UIResponder
        }
        while let current = responder {
            if action.perform(on: current, sender: sender, event: event) { return true }
            responder = current.next
        }
        return false
    }

    /// Records that no responder handled the touches: the application is the end of the chain.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            touch.wasUnclaimed = touch.recognizers.isEmpty
            touch.wasUnwantedTap = !touch.recognizers.contains { !$0.isForScrolling }
        }
    }

    /// Records that no responder handled the presses: the application is the end of the chain.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { press.wasUnclaimed = true }
    }

    /// Offers to undo after a shake that no responder handled: the application is the end of the chain.
    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake { offerUndo() }
    }

    /// Whether shaking the device offers to undo; yes unless set.
    ///
    /// A shake that no responder handles then shows an alert, if there is anything to undo or redo in the first
    /// responder's undo manager and the device's setting for it is on. A test shakes it with `shakeDevice()`.
    open var applicationSupportsShakeToEdit = true

    /// The style of the status bar.
    ///
    /// Setting it counts where the declarations say that controllers do not determine it; else it is a failure, as
    /// it has no effect on a device.
    open var statusBarStyle: UIStatusBarStyle {
        get { shownStatusBarStyle }
        set { changeStatusBar("statusBarStyle") { $0.ownStatusBar.style = newValue } }
    }

    /// Whether the status bar is hidden; see ``statusBarStyle``.
    open var isStatusBarHidden: Bool {
        get { isStatusBarShownHidden }
        set { changeStatusBar("isStatusBarHidden") { $0.ownStatusBar.isHidden = newValue } }
    }

    /// Whether the application shows that it uses the network, as devices with a home button did. It has no effect
    /// here.
    open var isNetworkActivityIndicatorVisible = false

    // MARK: Commits

    /// Lays out all windows that need it, then runs what waits for that, as at the end of a run-loop turn.
    ///
    /// It happens automatically when time moves, around every event, and before a query reads the view hierarchy.
    ///
    /// - Parameter isToBeSeen: whether views may be read afterwards, so that the caret must be at its place.
    package final func commit(isToBeSeen: Bool = true) {
        guard !isCommitting else { return }
        isCommitting = true
        performedResult = nil
        Associations.releaseOfFreedObjects()
        defer { isCommitting = false }
        if !transactions.isEmpty { commitImplicitTransaction() }
        if let look = lookAtAnimations, look != clock.now {
            lookAtAnimations = nil
            ViewTree.change()
        }
        // What runs here may request another commit; a hundred in a row is a loop.
        for _ in 0..<100 {
            layOutAndDisplay()
            if isToBeSeen, let caret = staleCaret.take() {
                caret.place()
                continue
            }
            if commitQueue.isEmpty {
                isCommitEndless = false
                return
            }
            let actions = commitQueue
            commitQueue = []
            for action in actions { action.perform() }
        }
        // What is left goes on with the next commit, and is the same mistake.
        if !isCommitEndless { ViewFailure.commitsNeverEnd.record() }
        isCommitEndless = true
    }

    /// Runs `action` after the pending layout, at the end of the turn.
    final func afterCommit(_ action: @escaping @MainActor () -> Void) {
        commitQueue.append(CommitAction(perform: action))
    }

    /// What waits for the end of the turn.
    ///
    /// A structure: a closure in an array would be wrapped in another one.
    private struct CommitAction {
        let perform: @MainActor () -> Void
    }

    /// Commits immediately unless a turn is under way, whose end will commit.
    final func commitUnlessInTurn() {
        if turnDepth == 0, !clock.isFiring { commit(isToBeSeen: false) }
    }

    /// Runs `body` with one commit at its end, or at the end of the surrounding turn.
    final func asOneTurn(_ body: () -> Void) {
        turnDepth += 1
        body()
        turnDepth -= 1
        commitUnlessInTurn()
    }

    /// Commits the animations that were begun and not committed in this turn, which is a failure.
    package final func commitBegunAnimations() {
        AnimationScopes.endTurn(of: self)
    }

    /// Drops the process at the end of a test, without callbacks, and what the system shows.
    package final func leaveProcess() {
        AnimationScopes.forgetBegun(of: self)
        existingSystemScreen?.close()
        process = ApplicationProcess()
        process.phase = .over
        device.leave()
    }

    /// Cancels the system's own work on the clock, which a test would not wait for.
    package final func cancelSystemWork() {
        cancelBackgroundExpiry()
        device.cancelWork()
    }

    final func forgetProcess() {
        existingKeyboard?.cancelAnnouncements()
        delayedCalls.forgetAll()
        commitQueue = []
    }

    /// Returns a name for an action without one: a count, so that it is the same on every run.
    final func nextActionName() -> String {
        actionSerial += 1
        return "action-\(actionSerial)"
    }

    /// Records that an animated value was read, which changes as time passes.
    final func noteLookAtAnimations() {
        lookAtAnimations = clock.now
    }

    final func focusDidChange() {
        keyboard.focusDidChange()
    }

    // MARK: Life cycle

    /// The delegate, which gets the callbacks of the application's life cycle.
    ///
    /// The delegate that the application was launched with is held until the end of its process; one that is set is
    /// held weakly.
    open var delegate: (any UIApplicationDelegate)? {
        get {
            noteUse()
            return process.ownDelegate ?? process.otherDelegate
        }
        set {
            UncalledMethods.report(newValue, as: .applicationDelegate)
            process.ownDelegate = nil
            process.otherDelegate = newValue
        }
    }

    /// The application's state: active, until a test changes it.
    open var applicationState: State {
        noteUse()
        return process.state
    }

    /// The connected scenes: the application's one scene.
    open var connectedScenes: Set<UIScene> {
        noteUse()
        return process.phase == .over || windowScene.activationState == .unattached ? [] : [windowScene]
    }

    /// The sessions of the scenes that the user has not closed.
    open var openSessions: Set<UISceneSession> {
        connectedScenes.reduce(into: []) { $0.insert($1.session) }
    }

    /// Always `false`: an application cannot have more than one scene.
    open var supportsMultipleScenes: Bool { false }

    /// Whether the screen stays on without touches; no screen turns off. It has no effect here.
    open var isIdleTimerDisabled: Bool {
        get { process.isIdleTimerDisabled }
        set {
            noteUse()
            process.isIdleTimerDisabled = newValue
        }
    }

    /// The number on the application's icon, which outlives its process; none at 0. A negative one counts as 0.
    open var applicationIconBadgeNumber: Int {
        get { device.iconBadgeNumber }
        set {
            noteUse()
            device.iconBadgeNumber = newValue
        }
    }

    /// The text size that the user prefers.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        inheritedValues.value.traits.preferredContentSizeCategory
    }

    // MARK: Background tasks

    /// Requests time to finish a task if the application enters the background meanwhile.
    ///
    /// - Parameters:
    ///   - taskName: the name of the task in failures.
    ///   - handler: called when the time expires. The task must be ended then; one that is not is a failure, and the
    ///     system terminates the application.
    /// - Returns: the identifier for ``endBackgroundTask(_:)``; `invalid` if the time has expired already.
    @preconcurrency
    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        noteUse()
        guard backgroundTimeRemaining > 0 else { return .invalid }
        process.backgroundTasks.lastNumber += 1
        let identifier = UIBackgroundTaskIdentifier(rawValue: process.backgroundTasks.lastNumber)
        process.backgroundTasks.tasks.append(
            .init(
                identifier: identifier, name: taskName ?? "task \(identifier.rawValue)",
                expirationHandler: handler))
        scheduleBackgroundExpiry()
        return identifier
    }

    /// Requests time to finish a task if the application enters the background meanwhile.
    @preconcurrency
    open func beginBackgroundTask(
        expirationHandler handler: (@MainActor () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// Ends a background task; does nothing if it is not under way.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        process.backgroundTasks.tasks.removeAll { $0.identifier == identifier }
        if process.backgroundTasks.tasks.isEmpty { cancelBackgroundExpiry() }
    }

    /// The seconds left in the background: 30 at first; unlimited while the application is in the foreground.
    open var backgroundTimeRemaining: TimeInterval {
        guard let start = process.backgroundTasks.backgroundedAt else { return .greatestFiniteMagnitude }
        return max((BackgroundTasks.limit - start.duration(to: clock.now)).inSeconds, 0)
    }

    // MARK: Remote notifications

    /// Registers for remote notifications; the delegate gets the token of the device, or an error, in a separate turn.
    ///
    /// A test sets the answer by ``SimulatedDevice/remoteNotificationRegistration``.
    open func registerForRemoteNotifications() {
        noteUse()
        device.service(RemoteNotifications.self).register()
    }

    /// Ends the registration for remote notifications.
    open func unregisterForRemoteNotifications() {
        device.service(RemoteNotifications.self).isRegistered = false
    }

    /// Whether the application is registered for remote notifications.
    open var isRegisteredForRemoteNotifications: Bool {
        device.service(RemoteNotifications.self).isRegistered
    }

    // MARK: URLs

    /// Opens a URL with the application that is registered for it.
    ///
    /// If it is another application, that comes to the front: this one enters the background, and
    /// ``SimulatedDevice/openedURLs`` contains the URL. `SimulatedDevice.activate()` brings it back.
    ///
    /// - Parameters:
    ///   - url: the URL. The application itself opens those of the schemes that it declares.
    ///   - options: `universalLinksOnly` for a web URL that only an application that claims its host may open, and not
    ///     the browser.
    ///   - completion: called in a separate turn with whether an application opens it.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        noteUse()
        let isUniversal = options[.universalLinksOnly] as? Bool ?? false
        device.inTurnOfItsOwn("opening of \(url.absoluteString)") { [weak self] in
            self?.openNow(url, universalLinksOnly: isUniversal, completion)
        }
    }

    /// Opens a URL with the application that is registered for it; returns whether there is one.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        noteUse()
        var isOpened = false
        let isUniversal = options[.universalLinksOnly] as? Bool ?? false
        device.asOneTurn { openNow(url, universalLinksOnly: isUniversal) { isOpened = $0 } }
        return isOpened
    }

    /// Opens a URL with the application that is registered for it, by the old name; returns whether there is one.
    @discardableResult
    open func openURL(_ url: URL) -> Bool {
        let isOpened = canOpenURL(url)
        open(url)
        return isOpened
    }

    /// The status bar's rectangle in screen coordinates; zero while there is none.
    open var statusBarFrame: CGRect { windowScene.statusBarManager?.statusBarFrame ?? .zero }

    /// The orientation of the interface.
    open var statusBarOrientation: UIInterfaceOrientation { windowScene.interfaceOrientation }

    /// Returns whether there is an application that opens a URL.
    ///
    /// `false` for a scheme that is not among ``ApplicationDeclarations/queriedURLSchemes``, if these are declared;
    /// `http` and `https` need no declaration.
    open func canOpenURL(_ url: URL) -> Bool {
        noteUse()
        if let queried = declarations.queriedURLSchemes, let scheme = url.scheme?.lowercased(),
            !["http", "https"].contains(scheme), !queried.contains(caseInsensitive: scheme)
        {
            return false
        }
        return device.handler(of: url, universalLinksOnly: false) != nil
    }

    /// The orientations that the application declares; those of the device if it declares none.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        declarations.supportedInterfaceOrientations ?? device.profile.supportedInterfaceOrientations
    }

    /// The direction in which the application's interface is read: that of the device's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        device.language.isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// The quick actions of the application's icon; `nil` for none. They stay while the application is not running.
    open var shortcutItems: [UIApplicationShortcutItem]? {
        get { device.service(HomeScreenShortcuts.self).items }
        set { device.service(HomeScreenShortcuts.self).items = newValue }
    }

    // MARK: Icons

    /// Whether the application has other icons than its own; see ``SimulatedDevice/alternateIconNames``.
    open var supportsAlternateIcons: Bool { device.alternateIconNames?.isEmpty != true }

    /// The name of the icon that is shown; `nil` for the application's own.
    open var alternateIconName: String? { device.service(AlternateIcons.self).current }

    /// Shows another icon; the system says so in an alert.
    ///
    /// - Parameters:
    ///   - alternateIconName: the icon's name; `nil` for the application's own.
    ///   - completionHandler: called one turn later, with an error if the application does not have the icon.
    open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
    ) {
        var problem: (any Error)?
        do {
            try device.service(AlternateIcons.self).set(alternateIconName)
        } catch {
            problem = error
        }
        device.inTurnOfItsOwn("changing the icon") { completionHandler?(problem) }
    }

    /// Shows another icon; the system says so in an alert.
    ///
    /// - Parameter alternateIconName: the icon's name; `nil` for the application's own.
    /// - Throws: an error if the application does not have the icon.
    open func setAlternateIconName(_ alternateIconName: String?) async throws {
        try device.service(AlternateIcons.self).set(alternateIconName)
    }
}
