import FailureReporting
import HeadlessUIKit

/// Ends gestures that lead to themselves, such as a tap on a button whose action taps the button.
@MainActor
enum GestureNesting {
    static let gestures = Nesting()

    static func failure(_ gesture: String, on place: TouchPlace) -> NestingFailure {
        NestingFailure("\(gesture) on \(place.name) makes a gesture again before it is done")
    }
}
