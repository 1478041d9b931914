import FailureReporting
import Foundation
import TimeLapse

/// The world that views live in: windows, focus, touches under way, and the clock.
///
/// Everything that changes and is not in a view hangs from one application object, so a test that has one of
/// its own shares nothing with any other. View code finds the current one as ``shared``.
///
/// ```swift
/// UIApplication.withShared(UIApplication()) {
///     // a world of its own, with its own windows and its own time
/// }
/// ```
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The application's time: timers, animations and delayed calls of its view code are on it.
    public final let clock: VirtualClock

    /// The clock's time in seconds, which events carry.
    package final var timestamp: TimeInterval { clock.now.offset.inSeconds }

    /// Where the application's notifications are posted: `NotificationCenter.default` in its world.
    public nonisolated final let notificationCenter: NotificationCenter

    /// The device that the application runs on.
    public final let device: SimulatedDevice

    /// The application's screen.
    public final var screen: UIScreen { device.screen }

    /// What the application declares to the system.
    public final var declarations = ApplicationDeclarations() {
        didSet { inheritedValues.images = declarations.images }
    }

    /// What of the application goes when its process ends.
    final var process = ApplicationProcess()

    /// The application's one scene.
    final lazy var windowScene = UIWindowScene(self)

    /// What the system shows in front of the application.
    package private(set) final lazy var systemScreen = SystemScreen(self)

    /// The visible windows, from back to front: by level and, within a level, in the order of showing.
    ///
    /// The keyboard's is the system's, and not among them.
    public internal(set) final var windows: [UIWindow] = []

    /// The window that keys go to.
    public internal(set) final weak var keyWindow: UIWindow?

    /// The touches under way, in the order in which they began.
    package internal(set) final var activeTouches: [UITouch] = []

    /// How many events of touches are being sent inside each other.
    final var touchEventDepth = 0
    final var tapCounter = TapCounter()
    /// The gestures under way.
    final let gestures = GestureEnvironment()

    /// Whether there is any touch or gesture that a change to the views could break off.
    final var hasTouchesUnderWay: Bool {
        !activeTouches.isEmpty || !gestures.active.isEmpty || !gestures.heldTouches.isEmpty
            || !gestures.hovering.isEmpty
    }

    /// The keyboard that comes and goes with the focus.
    package private(set) final lazy var keyboard = SystemKeyboard(self)

    /// The pasteboard of the application's world: ``UIPasteboard/general``.
    package private(set) final lazy var pasteboard = UIPasteboard(notificationCenter)

    final var animationsAreEnabled = true
    /// The transactions of layers under way, the innermost last.
    final var transactions: [LayerTransaction] = []
    /// When somebody last looked at what animations show.
    private var lookAtAnimations: VirtualClock.Instant?
    final let delayedCalls: DelayedCalls
    private var commitQueue: [@MainActor () -> Void] = []
    private var isCommitting = false
    private var turnDepth = 0
    /// The caret that has moved since anybody could see it.
    final var staleCaret: TextCaret?
    private var actionSerial = 0

    /// What is current where the application is the shared one.
    package nonisolated final let world: World
    /// What is the application's also for code that is not the main actor's.
    nonisolated final let inheritedValues: DeviceTraits
    nonisolated final let processWorld: ProcessWorld

    /// Makes an application with a clock and a device of its own, the standard one, and no window.
    public override init() {
        world = World()
        (clock, notificationCenter, processWorld) = (world.clock, world.notificationCenter, world.process)
        inheritedValues = DeviceTraits()
        device = SimulatedDevice(.standard, inheritedValues, processWorld)
        delayedCalls = DelayedCalls(clock: clock)
        super.init()
        setUp()
    }

    /// Makes an application with a clock and a device of its own, and no window.
    public init(device profile: DeviceProfile) {
        world = World()
        (clock, notificationCenter, processWorld) = (world.clock, world.notificationCenter, world.process)
        inheritedValues = DeviceTraits()
        device = SimulatedDevice(profile, inheritedValues, processWorld)
        delayedCalls = DelayedCalls(clock: clock)
        super.init()
        setUp()
    }

    /// Makes the one application of a process, for code that has none of its own.
    init(ofProcess world: World) {
        self.world = world
        (clock, notificationCenter, processWorld) = (world.clock, world.notificationCenter, world.process)
        inheritedValues = .processWide
        device = SimulatedDevice(.standard, inheritedValues, processWorld)
        delayedCalls = DelayedCalls(clock: clock)
        super.init()
        setUp()
    }

    private func setUp() {
        world.owner = self
        device.connect(self)
        clock.setTurnEnded { [weak self] in self?.commit() }
    }

    // MARK: Events

    /// Sends an event on its way: touches to the windows they are in, presses and motions to the key window.
    ///
    /// A touch that begins is given its view here: the one that the front-most window's hit test finds.
    /// The touches that are down and that the event does not mention are added to it, as stationary ones.
    open func sendEvent(_ event: UIEvent) {
        let nesting = Recursion.events
        guard nesting.enter({ Recursion.event(event) }) else { return }
        defer { nesting.leave() }
        commit()
        asOneTurn {
            switch event.type {
            case .presses, .motion: keyWindow?.sendEvent(event)
            case .touches: sendTouches(of: event)
            case .hover: gestures.hover(event, in: self)
            }
        }
    }

    /// Has `target` perform an action; with no target, the first responder or whoever follows on the chain.
    ///
    /// - Parameters:
    ///   - action: the method to call.
    ///   - target: the object to call it on; `nil` for the first responder on the chain whose class has it.
    ///   - sender: the object that asks, where the chain begins if nobody has the focus; with the view of a bar's
    ///     item.
    ///   - event: the event that led to it.
    /// - Returns: whether anybody performed it.
    @discardableResult
    open func sendAction(_ action: ActionMethod, to target: Any?, from sender: Any?, for event: UIEvent?)
        -> Bool
    {
        let nesting = Recursion.methods
        guard nesting.enter({ Recursion.method(from: sender, to: target) }) else { return true }
        defer { nesting.leave() }
        if let target { return action.perform(on: target, sender: sender, event: event) }
        let start = sender as? UIResponder ?? (sender as? UIBarItem)?.shownView
        var responder = keyWindow?.firstResponder ?? start
        while let current = responder {
            if action.perform(on: current, sender: sender, event: event) { return true }
            responder = current.next
        }
        return false
    }

    /// The end of the chain: what comes here was wanted by nobody.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            touch.wasUnclaimed = touch.recognizers.isEmpty
            touch.wasUnwantedTap = !touch.recognizers.contains { !$0.isForScrolling }
        }
    }

    /// The end of the chain: what comes here was wanted by nobody.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { press.wasUnclaimed = true }
    }

    /// The end of the chain: a shake that comes here was wanted by nobody, and offers to undo.
    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake { offerUndo() }
    }

    /// Whether shaking the device offers to undo; yes unless set.
    ///
    /// A shake that no responder handles shows an alert then, if there is anything to undo or redo in the first
    /// responder's undo manager and the device's setting for it is on. `shakeDevice()` is how a test shakes it.
    public final var applicationSupportsShakeToEdit = true

    // MARK: Commits

    /// Lays out what needs it in all windows, then does what waited for that: a run-loop turn's end.
    ///
    /// It happens by itself when time moves, around every event, and before a query looks at the tree.
    ///
    /// - Parameter isToBeSeen: whether somebody may look then, so that the caret is to be where it belongs.
    package final func commit(isToBeSeen: Bool = true) {
        guard !isCommitting else { return }
        isCommitting = true
        defer { isCommitting = false }
        if !transactions.isEmpty { commitImplicitTransaction() }
        if let look = lookAtAnimations, look != clock.now {
            lookAtAnimations = nil
            ViewTree.change()
        }
        // What waits for a commit may ask for another; a hundred in a row is a loop.
        for _ in 0..<100 {
            for window in windows { window.layOutTree() }
            keyboard.layOut()
            systemScreen.layOut()
            if isToBeSeen, let caret = staleCaret.take() {
                caret.place()
                continue
            }
            if commitQueue.isEmpty { return }
            let actions = commitQueue
            commitQueue = []
            for action in actions { action() }
        }
        ViewFailure.commitsNeverEnd.record()
    }

    /// Runs `action` once pending layout is done, at the end of the turn.
    final func afterCommit(_ action: @escaping @MainActor () -> Void) {
        commitQueue.append(action)
    }

    /// Commits at once unless a turn is under way, whose end will commit.
    final func commitUnlessInTurn() {
        if turnDepth == 0, !clock.isFiring { commit(isToBeSeen: false) }
    }

    /// Runs `body` with one commit at its end, or at the end of the turn that it is a part of.
    final func asOneTurn(_ body: () -> Void) {
        turnDepth += 1
        body()
        turnDepth -= 1
        commitUnlessInTurn()
    }

    /// Lets go of the process at the end of a test, without a word to anybody, and of what the system shows.
    package final func leaveProcess() {
        systemScreen.close()
        process = ApplicationProcess()
        process.phase = .over
        device.leave()
    }

    /// Takes off the clock what the system itself has there, which is nothing that a test would wait for.
    package final func cancelSystemWork() {
        cancelBackgroundExpiry()
        device.cancelWork()
    }

    /// Forgets what was under way in the process, which has ended.
    final func forgetProcess() {
        keyboard.cancelAnnouncements()
        delayedCalls.forgetAll()
        commitQueue = []
    }

    /// A name for an action that has none of its own: a count, so that it is the same on every run.
    final func nextActionName() -> String {
        actionSerial += 1
        return "action-\(actionSerial)"
    }

    /// Takes note that what somebody saw will be another as time passes.
    final func noteLookAtAnimations() {
        lookAtAnimations = clock.now
    }

    /// Takes note of another first responder.
    final func focusDidChange() {
        keyboard.focusDidChange()
    }
}
