import FailureReporting
import HeadlessUIKit
import ViewQuery
import XCUIAutomation

/// Waits for the keyboard: the system's keys, or the view that a field shows instead of them.
struct KeyboardWait {
    private let action: StepAction

    init(at site: CallSite) {
        action = StepAction(at: site)
    }

    @discardableResult
    func appears(_ timeout: TimeInterval = Timeouts.waiting) -> Bool {
        action.wait(timeout, "The software keyboard did not appear", details: { Self.reasonsHidden }) {
            Self.isShownAfterLayout()
        }
    }

    /// Waits until the keyboard is hidden; one that stays is a failure.
    @discardableResult
    func disappears(
        _ timeout: TimeInterval = Timeouts.waiting, details: @MainActor () -> [String] = { [] }
    ) -> Bool {
        action.wait(
            timeout, "The software keyboard did not disappear", details: { Self.reasonsShown + details() }
        ) { !Self.isShownAfterLayout() }
    }

    @MainActor
    private static func isShownAfterLayout() -> Bool {
        UIApplication.shared.commit()
        let keyboard = UIApplication.shared.keyboard
        return keyboard.showsKeys || keyboard.replacement != nil
    }

    @MainActor
    private static var reasonsHidden: [String] {
        let keyboard = UIApplication.shared.keyboard
        guard let focused = keyboard.focused else {
            return ["No view is first responder. Touch a text field first: ITouchTextBox(_:)."]
        }
        let name = name(of: focused)
        if keyboard.isPutAway { return ["\(name) is first responder, but the keyboard was dismissed."] }
        if keyboard.isHardwareConnected {
            return ["\(name) is first responder, but a hardware keyboard is connected."]
        }
        return ["\(name) is first responder, but takes no text."]
    }

    @MainActor
    private static var reasonsShown: [String] {
        UIApplication.shared.keyboard.focused.map { ["\(name(of: $0)) is still first responder."] } ?? []
    }

    @MainActor
    private static func name(of responder: UIResponder) -> String {
        (responder as? UIView)?.summary ?? "\(type(of: responder))"
    }
}

/// Hides the keyboard as a user does who touches the screen beside it.
struct KeyboardDismissal {
    private static let place = CGPoint(x: 10, y: 100)

    private let site: CallSite

    init(at site: CallSite) {
        self.site = site
    }

    /// Taps near the upper left corner, and waits until the keyboard is hidden; one that stays is a failure.
    @discardableResult
    func run() -> Bool {
        let action = StepAction(at: site)
        let isTapped = action.perform("Could not tap at \(Self.place.shortText).") {
            ScreenPoint(Self.place).tap(at: site)
        }
        guard isTapped else { return false }
        return KeyboardWait(at: site).disappears {
            let place = Self.place
            let hit = ScreenPoint(place).viewInWords.map { ", on \($0)," } ?? ""
            return [
                "The tap at \(place.shortText)\(hit) did not end editing."
                    + " Try: ITouchButtonBarButton(withLabel: \"Done\")"
            ]
        }
    }
}
