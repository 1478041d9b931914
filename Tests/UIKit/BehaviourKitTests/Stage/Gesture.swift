import UIKit

/// What a finger or a keyboard has to do, which UIKit itself cannot.
enum Gesture {
    case tap, doubleTap
    /// A touch that stays for a second.
    case press
    /// A slow drag upwards by 100 points, which is held before the finger lifts.
    case drag
    /// A fast swipe upwards.
    case flick
    /// Two fingers that move apart, to twice their distance.
    case pinch
    case tapStatusBar
    case type(String)
    case pressReturn, pressDelete

    /// What a person is asked to do.
    var instruction: String {
        switch self {
        case .tap: "Tap the framed view once"
        case .doubleTap: "Tap the framed view twice, fast"
        case .press: "Hold the framed view for a second"
        case .drag: "Drag the framed view slowly upwards by 2 cm, wait, and lift"
        case .flick: "Swipe fast upwards over the framed view"
        case .pinch: "Pinch the framed view open (hold the option key)"
        case .tapStatusBar: "Tap the status bar"
        case .type(let text): "Type \(text) on the keyboard on screen"
        case .pressReturn: "Press return on the keyboard on screen"
        case .pressDelete: "Press delete on the keyboard on screen"
        }
    }
}
