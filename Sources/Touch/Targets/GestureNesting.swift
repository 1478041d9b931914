import FailureReporting
import HeadlessUIKit

/// Stops gestures that trigger themselves, such as a tap on a button whose action taps the button.
@MainActor
enum GestureNesting {
    static let gestures = Nesting()

    static func failure(_ gesture: String, on place: TouchPlace) -> NestingFailure {
        NestingFailure("\(gesture) on \(place.name) triggers a gesture again before it has ended")
    }
}
