import FailureReporting
import Foundation
import TimeLapse

/// An application's keyboard: what it shows for whatever has the focus, and where.
///
/// It follows the focus by itself. Its window and its keys are views like any other, made when somebody first looks
/// at them or touches them; typing through it takes the same way with views and without.
@MainActor
package final class SystemKeyboard {
    /// What stands where the keyboard is.
    enum Content: Equatable {
        case nothing
        case keys
        /// A view that the application has there instead.
        case view(UIView)
    }

    private(set) weak var application: UIApplication?

    /// What it shows, or would show if it was not put away.
    package private(set) var layout = KeyboardLayout(.default)
    /// The set of keys that is shown.
    package internal(set) var plane = KeyboardPlane.letters {
        didSet { if plane != oldValue { keysDidChange() } }
    }
    /// Whether capital letters stay.
    package internal(set) var isCapsLocked = false {
        didSet { if isCapsLocked != oldValue { keysDidChange() } }
    }
    /// Whether dictation is under way.
    package internal(set) var isDictating = false {
        didSet { if isDictating != oldValue { keysDidChange() } }
    }
    /// When the shift key was pressed, if it was the last key that was.
    var lastShift: VirtualClock.Instant?

    /// Whether it was put away while its responder kept the focus.
    package var isPutAway = false {
        didSet { if isPutAway != oldValue { update() } }
    }
    /// Whether it moves without an animation, so that it has arrived as soon as it is told to move.
    var skipsAnimation = false
    /// Whether keys come from a keyboard with real keys, so that none need to be on the screen.
    package var isHardwareConnected = false {
        didSet { if isHardwareConnected != oldValue { update() } }
    }
    /// The modifier keys that are held down.
    package var heldModifiers: UIKeyModifierFlags = []
    var heldPresses: [UIPress] = []

    /// What was typed and sent; `nil` while nobody asked for it.
    package var log: [String]?
    /// The last answer of a delegate that did not let something be typed.
    package var refusal: KeyboardRefusal?
    /// The last answer of a delegate that did not let the focus move, since it last did.
    package var focusRefusal: KeyboardRefusal?

    private(set) var content = Content.nothing
    private(set) var accessory: UIView?
    /// Whose accessory it is.
    private(set) weak var accessoryOwner: UIResponder?
    /// Where it is, with what the application has on top of it, in the screen's coordinates; below the screen while
    /// it is hidden.
    package internal(set) var frame: CGRect
    private(set) var madeWindow: KeyboardWindow?
    /// Whether a finger has taken it along.
    var isHeld = false
    private var holds = 0
    private var isStale = false
    private var updates = 0
    var announcement: ScheduledWork?
    var guides: [WeakGuide] = []

    init(_ application: UIApplication) {
        self.application = application
        let screen = application.screen.bounds
        frame = CGRect(x: 0, y: screen.maxY, width: screen.width, height: 0)
    }

    /// Whether keys are on the screen.
    package var showsKeys: Bool { content == .keys }

    /// The view that the application has in place of the keys.
    package var replacement: UIView? {
        if case .view(let view) = content { view } else { nil }
    }

    /// Whether anything of it is on the screen.
    package var isOnScreen: Bool { content != .nothing || accessory != nil }

    // MARK: Following the focus

    /// Runs `body`, in which the focus may move on, and follows it then.
    func whileFocusMoves<Result>(_ body: () -> Result) -> Result {
        holds += 1
        defer {
            holds -= 1
            if holds == 0, isStale { update() }
        }
        return body()
    }

    /// Takes note of another responder that has the focus.
    func focusDidChange() {
        lastShift = nil
        focusRefusal = nil
        // What has the focus next brings it back; setting it alone would show it for the one before.
        holds += 1
        isPutAway = false
        holds -= 1
        isStale = true
        inputIsNew = true
        if holds == 0 { update() }
    }

    private var inputIsNew = false

    /// Brings what is shown in line with what has the focus.
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
        accessoryOwner = source.owner
        // Where it will be is found before views are shown there, for those are given the room that there is.
        let old = frame
        frame = frameOfContent
        isHeld = false
        if isOther { showContent() }
        if frame != old { didMove(from: old) }
    }

    private func content(for source: KeyboardSource) -> Content {
        if let view = source.replacement { return .view(view) }
        return source.wantsKeys && !isHardwareConnected ? .keys : .nothing
    }

    /// Takes over which keys the input wants; those of another input begin with the first plane.
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

    /// Where it is when no finger has taken it along.
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

    /// Follows the screen, which has other measures now.
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

    /// Has what shows the keyboard, and what makes room for it, follow.
    func placeViews() {
        madeWindow?.place(at: frame)
        for guide in guides { guide.value?.owningView?.setNeedsLayout() }
        guides.removeAll { $0.value == nil }
    }

    /// Hides it at once, without an animation, while its responder stays first responder.
    package func putAwayAtOnce() {
        skipsAnimation = true
        defer { skipsAnimation = false }
        isPutAway = true
    }

    // MARK: Views

    /// The window with the keyboard's views, while anything of it is on the screen; made when first asked for.
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

    /// The window if it is what a touch at a point of the screen could be in.
    func window(at point: CGPoint) -> KeyboardWindow? {
        isOnScreen && frame.contains(point) ? window : nil
    }

    func layOut() {
        madeWindow?.layOutTree()
    }

    /// Shows what there is now. Only views of the application need a window at once; keys wait to be looked at.
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

    /// Forgets what is yet to be announced, for there is nobody left to be told.
    package func cancelAnnouncements() {
        announcement?.cancel()
        announcement = nil
    }
}
