import FailureReporting
import Foundation
import HeadlessUIKit

/// The keyboard on the screen, and the one that may be connected: what is typed goes to whatever has the focus.
///
/// ```swift
/// tapOn(textField)
/// SoftwareKeyboard.main.type("Hello World!")
/// SoftwareKeyboard.main.type(.delete, .delete, ".", .return)
/// SoftwareKeyboard.main.type(.command + "a")
/// SoftwareKeyboard.main.dismiss()
/// ```
///
/// It is on the screen while something that can be typed into has the focus of the key window, in a window of the
/// system's above all others, and its keys are views like any other. To press one by hand does the same as to type
/// it:
///
/// ```swift
/// tapOn(theFirstView(withLabel("q")).inside(SoftwareKeyboard.main))
/// ```
///
/// Which keys there are is as the input's `keyboardType` says. A character that a keyboard with letters has no key
/// for, such as `é`, `漢` or `👩‍🚀`, goes in as another keyboard or dictation would put it in; on a pad of digits it
/// is a failure. Nothing that is typed is corrected, and no letter is made a capital unless a test asks for it.
@MainActor
public struct SoftwareKeyboard {
    let application: UIApplication

    var system: SystemKeyboard { application.keyboard }

    /// The current application's keyboard.
    public static var main: SoftwareKeyboard {
        SoftwareKeyboard(application: .shared)
    }

    // MARK: What is there

    /// Whether its keys are on the screen.
    public var isVisible: Bool { system.showsKeys && system.input != nil }

    /// Where it is, in the screen's coordinates, with the input accessory view; below the screen while it is hidden.
    ///
    /// So it says for a view that is there in place of the keys, too.
    public var frame: CGRect { system.frame }

    /// Which keyboard it is; `nil` while no keys are on the screen.
    public var keyboardType: UIKeyboardType? { isVisible ? system.layout.type : nil }

    /// The labels of the keys that are on the screen now, in reading order; none while it is hidden.
    public var keys: [String] {
        isVisible ? system.layout.keys(of: system.plane).map(\.label) : []
    }

    /// Whether a keyboard with real keys is connected: then there is none on the screen, and what is typed is typed
    /// with that.
    public var isHardwareKeyboardConnected: Bool {
        get { system.isHardwareConnected }
        nonmutating set { system.isHardwareConnected = newValue }
    }

    /// Whether dictation is under way, since its key was pressed.
    public var isDictating: Bool { system.isDictating }

    // MARK: Log

    /// Whether to write down what is typed and what becomes of it; off unless it is set, which begins a new log.
    public var isLogging: Bool {
        get { system.log != nil }
        nonmutating set { system.log = newValue ? [] : nil }
    }

    /// What was typed and sent since logging was switched on, a line each; empty while it is off.
    public var debugLog: String { system.log?.joined(separator: "\n") ?? "" }

    // MARK: Away

    /// Hides the keyboard at once; what is first responder stays it.
    ///
    /// The four notifications of hiding are posted before this returns, as Robot's keyboard hides without an
    /// animation. It comes back with the next first responder, and when the input is tapped on. With no keyboard on
    /// the screen it does nothing.
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
