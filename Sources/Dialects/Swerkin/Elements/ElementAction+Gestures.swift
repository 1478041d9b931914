import FailureReporting
import HeadlessUIKit
import Robot
import TimeLapse
import ViewQuery
import XCUIAutomation

extension ElementAction {
    /// Presses on the element for half a second, or for as long as its long-press recognizers ask for.
    @discardableResult
    func longPress() -> Bool {
        withTappable("Could not press \(sought.name).") { element in
            longPressOn(
                element.target, duration: .seconds(element.view.longestPress), fileID: site.fileID,
                filePath: site.filePath, line: site.line, column: site.column)
        }
    }

    /// Swipes on the element: half its width or height, and at least 100 points.
    @discardableResult
    func swipe(_ direction: KIFSwipeDirection) -> Bool {
        withTappable("Could not swipe \(direction) on \(sought.name).") { element in
            let swipe =
                switch direction {
                case .left: swipeLeftOn
                case .right: swipeRightOn
                case .up: swipeUpOn
                case .down: swipeDownOn
                }
            swipe(
                element.target, nil, .milliseconds(100), 1, false, site.fileID, site.filePath, site.line,
                site.column
            )
        }
    }

    @discardableResult
    func turnSwitch(_ isOn: Bool) -> Bool {
        withTappable("Could not turn \(sought.name) \(isOn ? "on" : "off").") { element in
            turn(
                element.target, to: isOn, lapse: .animations, fileID: site.fileID, filePath: site.filePath,
                line: site.line, column: site.column)
        }
    }

    /// Taps at the middle of the element's frame, on whatever view is in front there.
    @discardableResult
    func tapMiddle() -> Bool {
        guard waitForElement(Timeouts.validation) else { return false }
        let point = "Could not touch the middle of \(sought.name)."
        return perform(point) {
            scrollIntoView()
            guard let element = sought.first else { return }
            let middle = element.frame.center
            guard UIApplication.shared.screen.bounds.contains(middle) else {
                return record(
                    point, ["\(element) has its middle at \(middle.shortText), outside the screen."])
            }
            ScreenPoint(middle).tap(at: site)
        }
    }
}

/// A point of the screen that is tapped, on whatever view is there.
@MainActor
struct ScreenPoint {
    private let point: CGPoint

    init(_ point: CGPoint) {
        self.point = point
    }

    /// Taps there, and finishes animations; outside the screen that is a failure.
    func tap(at site: CallSite) {
        let window = UIApplication.shared.keyWindow
        tapOn(
            window?.convertFromScreen(point) ?? point, in: nil, lapse: .animations, fileID: site.fileID,
            filePath: site.filePath, line: site.line, column: site.column)
        StepAction(at: site).finishAnimations()
    }

    var viewInWords: String? { UIApplication.shared.hitTest(point, with: nil)?.view.summary }
}

extension UIView {
    /// How long the shortest press is that all long-press recognizers of the view and its ancestors recognize, in
    /// seconds; at least UIKit's default of half a second.
    fileprivate var longestPress: TimeInterval {
        lineage.flatMap { $0.gestureRecognizers ?? [] }
            .compactMap { $0.isEnabled ? $0 as? UILongPressGestureRecognizer : nil }
            .reduce(0.5) { max($0, $1.minimumPressDuration) }
    }
}
