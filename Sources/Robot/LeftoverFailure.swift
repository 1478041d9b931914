import FailureReporting
import HeadlessUIKit
import TimeLapse
import ViewQuery

/// Work, touches, keys or views that a test left behind.
package struct LeftoverFailure: Failure {
    package let description: String
}

@MainActor
extension LeftoverFailure {
    /// How many views or callbacks are listed before the rest is counted.
    private static let shown = 10

    static func touchDown(_ touch: UITouch) -> LeftoverFailure {
        let place = touch.view.map { " in \($0.summary)" } ?? ""
        return LeftoverFailure(
            description: "A touch that began\(place) is still down at the end of the test, at"
                + " \(touch.screenLocation.shortText). End or cancel it.")
    }

    static func keysHeld(_ names: [String]) -> LeftoverFailure {
        LeftoverFailure(
            description: "Keys are still held down at the end of the test: \(names.joined(separator: ", "))."
                + " Release them.")
    }

    static func pendingWork(_ work: [PendingWork]) -> LeftoverFailure {
        LeftoverFailure(
            description:
                "The test ended with work still scheduled. Wait for it with TimeLapse.runUntilIdle(), or set"
                + " leftovers to .ignored, as .robot.leftovers(.ignored) does:\n"
                + list(work.map(\.description)))
    }

    static func subscriptionsAlive(_ names: [String]) -> LeftoverFailure {
        LeftoverFailure(
            description:
                "Subscriptions are still alive at the end of the test. Cancel them, or keep their AnyCancellable in an"
                + " object that is freed, or set leftovers to .ignored, as .robot.leftovers(.ignored) does:\n"
                + list(names))
    }

    static func viewsLeaked(_ names: [String]) -> LeftoverFailure {
        LeftoverFailure(
            description:
                "Leaked views: still referenced after their window was closed and all work had ended:\n"
                + list(names)
                + "\nLook for a retain cycle, such as a closure that captures self, or a global or static property."
        )
    }

    private static func list(_ items: [String]) -> String {
        items.listed(shown) { $0 }
    }
}
