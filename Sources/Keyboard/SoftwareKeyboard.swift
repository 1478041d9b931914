import FailureReporting
import HeadlessUIKit

/// The software keyboard, and a hardware keyboard that may be connected. They type into the first responder.
///
/// ```swift
/// tapOn(textField)
/// SoftwareKeyboard.main.type("Hello World!")
/// SoftwareKeyboard.main.type(.delete, .delete, ".", .return)
/// SoftwareKeyboard.main.type(.command + "a")
/// SoftwareKeyboard.main.dismiss()
/// ```
///
/// It is visible while the key window's first responder is a text input, in a system window above all others, and its
/// keys are views like any other. Tapping a key does the same as typing it:
///
/// ```swift
/// tapOn(theFirstView(withLabel("q")).inside(SoftwareKeyboard.main))
/// ```
///
/// The input's `keyboardType` determines the keys. A character without a key, such as `é`, `漢` or `👩‍🚀`, is inserted as
/// another keyboard or dictation would insert it; on a number pad it is a failure. Text is not autocorrected, and
/// letters are not autocapitalized unless a test asks for it.
@MainActor
public struct SoftwareKeyboard {
    let application: UIApplication

    var system: SystemKeyboard { application.keyboard }

    /// The current application's keyboard.
    public static var main: SoftwareKeyboard {
        SoftwareKeyboard(application: .shared)
    }

    // MARK: State

    /// Whether the keys are visible.
    public var isVisible: Bool { system.showsKeys && system.input != nil }

    /// The keyboard's frame with the input accessory view, in the screen's coordinates; below the screen while it is
    /// hidden.
    ///
    /// A custom input view instead of the keys counts, too.
    public var frame: CGRect { system.frame }

    /// The type of the keyboard; `nil` while no keys are visible.
    public var keyboardType: UIKeyboardType? { isVisible ? system.layout.type : nil }

    /// The labels of the visible keys, in reading order; empty while it is hidden.
    public var keys: [String] {
        isVisible ? system.layout.keys(of: system.plane).map(\.label) : []
    }

    /// Whether a hardware keyboard is connected: then the software keyboard is hidden, and text is typed with hardware
    /// keys.
    public var isHardwareKeyboardConnected: Bool {
        get { system.isHardwareConnected }
        nonmutating set { system.isHardwareConnected = newValue }
    }

    /// Whether dictation is active, since its key was pressed.
    public var isDictating: Bool { system.isDictating }

    // MARK: Log

    /// Whether typing and its effects are logged; `false` by default. Setting it to `true` begins a new log.
    public var isLogging: Bool {
        get { system.log != nil }
        nonmutating set { system.log = newValue ? [] : nil }
    }

    /// The events since logging was turned on, one a line; empty while it is off.
    public var debugLog: String { system.log?.joined(separator: "\n") ?? "" }

    // MARK: Dismissing

    /// Hides the keyboard immediately; the first responder stays first responder.
    ///
    /// All four hiding notifications are posted before this returns, as Robot's keyboard hides without an animation. It
    /// comes back with the next first responder, and when the input is tapped. It does nothing while the keyboard is
    /// hidden.
    public func dismiss(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrent {
            application.commit(isToBeSeen: false)
            guard system.isOnScreen else { return }
            system.note("dismiss")
            system.putAwayAtOnce()
        }
    }
}
