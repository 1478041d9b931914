import FailureReporting
import TimeLapse

/// An application's keyboard: its content for the current first responder, and its frame.
///
/// It follows the first responder. Its window and keys are views like any other, made when they are first queried or
/// touched; typing takes the same path with and without views.
@MainActor
package final class SystemKeyboard {
    /// The content of the keyboard's area.
    enum Content: Equatable {
        case nothing
        case keys
        /// A custom input view of the application.
        case view(UIView)
    }

    var application: UIApplication? { applicationReference.object }
    // Some are not checked for overlapping accesses, as none calls out: each key reads and writes most of
    // them.
    @exclusivity(unchecked) private var applicationReference = WeakReference<UIApplication>()

    /// The layout that it shows, or would show if it was not dismissed.
    @exclusivity(unchecked) package private(set) var layout = KeyboardLayout(.default)
    /// The plane that is shown.
    @exclusivity(unchecked) package internal(set) var plane = KeyboardPlane.letters {
        didSet { if plane != oldValue { keysDidChange() } }
    }
    @exclusivity(unchecked) package internal(set) var isCapsLocked = false {
        didSet { if isCapsLocked != oldValue { keysDidChange() } }
    }
    /// Whether dictation is active.
    @exclusivity(unchecked) package internal(set) var isDictating = false {
        didSet { if isDictating != oldValue { keysDidChange() } }
    }
    /// When the shift key was pressed, if it was the last key pressed.
    @exclusivity(unchecked) var lastShift: VirtualClock.Instant?

    /// Whether it was dismissed while its responder stayed first responder.
    @exclusivity(unchecked) package var isPutAway = false {
        didSet { if isPutAway != oldValue { update() } }
    }
    /// Whether it moves without an animation, so that moves end immediately.
    var skipsAnimation = false
    /// Whether a hardware keyboard is connected, so that the software keyboard stays hidden.
    @exclusivity(unchecked) package var isHardwareConnected = false {
        didSet { if isHardwareConnected != oldValue { update() } }
    }
    @exclusivity(unchecked) package var heldModifiers: UIKeyModifierFlags = []
    var heldPresses: [UIPress] = []

    /// The log of typing; `nil` while logging is off.
    @exclusivity(unchecked) package var log: [String]?
    /// The last refusal of a text change by a delegate.
    @exclusivity(unchecked) package var refusal: KeyboardRefusal?
    /// The last refusal of a delegate to change the first responder, since it last changed.
    package var focusRefusal: KeyboardRefusal?

    @exclusivity(unchecked) private(set) var content = Content.nothing
    /// The application's view above the keys.
    package private(set) var accessory: UIView?
    /// The responder that provides the accessory view.
    var accessoryOwner: UIResponder? { accessoryOwnerReference.object }
    private var accessoryOwnerReference = WeakReference<UIResponder>()
    /// The frame with the accessory view, in the screen's coordinates; below the screen while it is hidden.
    package internal(set) var frame: CGRect
    private(set) var madeWindow: KeyboardWindow?
    /// Whether a finger is dragging it.
    var isHeld = false
    private var holds = 0
    private var isStale = false
    private var updates = 0
    var announcement: ScheduledWork?
    private var followers = KeyboardFollowers()

    init(_ application: UIApplication) {
        applicationReference = WeakReference(application)
        let screen = application.screen.bounds
        frame = CGRect(x: 0, y: screen.maxY, width: screen.width, height: 0)
    }

    package var showsKeys: Bool { content == .keys }

    /// The custom input view instead of the keys.
    package var replacement: UIView? {
        if case .view(let view) = content { view } else { nil }
    }

    /// Whether it is there for typing: neither dismissed nor replaced by a view.
    package var isAvailable: Bool { !isPutAway && replacement == nil }

    /// Whether any part of it is visible.
    package var isOnScreen: Bool { content != .nothing || accessory != nil }

    // MARK: Following the first responder

    /// Runs `body`, which may change the first responder several times, then updates the keyboard once.
    func whileFocusMoves<Result>(_ body: () -> Result) -> Result {
        holds += 1
        defer {
            holds -= 1
            if holds == 0, isStale { update() }
        }
        return body()
    }

    /// Called when the first responder changed.
    func focusDidChange() {
        lastShift = nil
        focusRefusal = nil
        // The next first responder shows the keyboard again; held back, so that it does not show for the former one.
        holds += 1
        isPutAway = false
        holds -= 1
        isStale = true
        inputIsNew = true
        if holds == 0 { update() }
    }

    private var inputIsNew = false

    /// Updates the content for the first responder.
    package func update() {
        guard holds == 0 else {
            isStale = true
            return
        }
        isStale = false
        let limit = 50
        guard updates < limit else {
            KeyboardNotificationFailure.neverSettles(limit).record()
            return
        }
        updates += 1
        defer { updates -= 1 }
        let source = isPutAway ? KeyboardSource() : KeyboardSource(application?.keyWindow?.firstResponder)
        adopt(source)
        let content = content(for: source)
        let isOther = content != self.content || source.accessory !== accessory
        self.content = content
        accessory = source.accessory
        accessoryOwnerReference = WeakReference(source.owner)
        // The new frame is computed before views are shown, as they are laid out in it.
        let old = frame
        frame = frameOfContent
        // What a finger has dragged all the way down is only hidden now.
        let isGone = isHeld && !isOnScreen
        isHeld = false
        if isOther { showContent() }
        if frame != old || isGone { didMove(from: old) }
    }

    private func content(for source: KeyboardSource) -> Content {
        if let view = source.replacement { return .view(view) }
        return source.wantsKeys && !isHardwareConnected ? .keys : .nothing
    }

    /// Adopts the layout that the input asks for; for another input, it begins with the first plane.
    private func adopt(_ source: KeyboardSource) {
        guard let layout = source.layout else { return }
        let isOther = layout.type != self.layout.type || layout.isSecure != self.layout.isSecure
        let isNew = layout != self.layout
        self.layout = layout
        if isOther || inputIsNew {
            plane = layout.firstPlane
            isCapsLocked = false
            isDictating = false
        }
        inputIsNew = false
        if isNew { keysDidChange() }
    }

    /// The frame when no finger drags it.
    var frameOfContent: CGRect {
        let screen = application?.screen.bounds ?? .zero
        var height = (accessory?.bounds.height ?? 0)
        switch content {
        case .nothing: break
        case .keys: height += KeyboardMetrics.height
        case .view(let view): height += KeyboardMetrics.height(of: view)
        }
        guard isOnScreen else {
            return CGRect(x: 0, y: screen.maxY, width: screen.width, height: frame.height)
        }
        return CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height)
    }

    /// Updates the frame after the screen's size changed.
    func screenDidTurn() {
        if let madeWindow, let screen = application?.screen.bounds { madeWindow.frame = screen }
        let old = frame
        frame = frameOfContent
        isHeld = false
        guard isOnScreen else { return }
        if frame != old { didMove(from: old) }
    }

    func didMove(from old: CGRect) {
        placeViews()
        announceMove(from: old)
    }

    /// Has an object called whenever the keyboard moves; it is held weakly.
    func add(_ follower: any KeyboardFollower) { followers.append(follower) }

    /// Updates the keyboard's views and what follows it.
    func placeViews() {
        madeWindow?.place(at: frame)
        for follower in followers.present { follower.keyboardMoved() }
        for window in applicationReference.object?.windows ?? [] { window.keyboardMoved() }
    }

    /// Hides it immediately, without an animation, while its responder stays first responder.
    package func putAwayAtOnce() {
        skipsAnimation = true
        defer { skipsAnimation = false }
        isPutAway = true
    }

    // MARK: Views

    /// The window with the keyboard's views, while any part is visible; made on first access.
    package var window: KeyboardWindow? {
        guard isOnScreen else { return nil }
        if madeWindow == nil, let application {
            let window = UIApplication.withShared(application) {
                KeyboardWindow(self, application.screen.bounds)
            }
            madeWindow = window
            window.isHidden = false
            fill(window)
            window.layoutIfNeeded()
        }
        return madeWindow
    }

    /// The window, if a point of the screen is inside the keyboard.
    func window(at point: CGPoint) -> KeyboardWindow? {
        isOnScreen && frame.contains(point) ? window : nil
    }

    func layOut() {
        madeWindow?.layOutTree()
    }

    /// Draws what waits for it, without making keys that nothing has asked for.
    func display() {
        madeWindow?.displayTree()
    }

    /// Shows the current content. Only the application's views need a window immediately; keys are made when queried.
    private func showContent() {
        if !isOnScreen {
            if let window = madeWindow {
                madeWindow = nil
                window.empty()
                window.isHidden = true
            }
            return
        }
        if let madeWindow {
            fill(madeWindow)
        } else if accessory != nil || replacement != nil {
            _ = window
        }
    }

    private func fill(_ window: KeyboardWindow) {
        window.show(accessory: accessory, owner: accessoryOwner, content: content)
        window.place(at: frame)
    }

    private func keysDidChange() {
        madeWindow?.keysDidChange()
    }

    /// Cancels the scheduled "did" notifications, at the end of the application.
    package func cancelAnnouncements() {
        announcement?.cancel()
        announcement = nil
    }
}
