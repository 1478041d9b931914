import FailureReporting
import HeadlessUIKit
import TimeLapse

/// Turns a switch on or off by a tap; one that is in that state already is not touched.
///
/// It fails if the target is not a `UISwitch`, if the switch cannot be touched, as for `tapOn`, or if it is not in that
/// state when the finger is lifted. Later changes are for the test to check.
///
/// ```swift
/// turn(theFirstView(withLabel("Wi-Fi")), to: true)
/// ```
///
/// - Parameters:
///   - target: the switch; of a query, the first.
///   - isOn: whether to turn it on.
///   - lapse: how much time passes afterwards; by default as the test's trait says.
@MainActor
public func turn(
    _ target: any TouchTarget, to isOn: Bool, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    ControlSetting<UISwitch>.set(target, "turn", CallSite(fileID, filePath, line, column)) { setting in
        guard setting.control.isOn != isOn else { return }
        UIApplication.shared.clock.lapse(lapse) {
            guard setting.tap(setting.place()), setting.control.isOn != isOn else { return }
            let (wanted, shown) = isOn ? ("on", "off") : ("off", "on")
            setting.report("tapped \(setting.control.summary) to turn it \(wanted)", shown)
        }
    }
}

/// Turns a page control to a page by taps on its right or left half; one that shows it already is not touched.
///
/// It fails if the target is not a `UIPageControl`, if there is no such page, if the control cannot be touched, as for
/// `tapOn`, or if a tap does not turn it by one page.
///
/// ```swift
/// turn(theFirstView(ofClass(UIPageControl.self)), to: 2)
/// ```
///
/// - Parameters:
///   - target: the page control; of a query, the first.
///   - page: the page, from 0.
///   - lapse: how much time passes afterwards; by default as the test's trait says.
@MainActor
public func turn(
    _ target: any TouchTarget, to page: Int, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    ControlSetting<UIPageControl>.set(target, "turn", CallSite(fileID, filePath, line, column)) { setting in
        let control = setting.control
        let count = control.numberOfPages
        guard page >= 0, page < count else {
            return setting.refuse(
                count == 0 ? "it has no pages" : "page \(page) is not one of its pages, 0 to \(count - 1)")
        }
        let start = control.currentPage
        let direction = page < start ? -1 : 1
        let toTheRight = CGFloat(control.isRightToLeft ? -direction : direction)
        let half = CGPoint(x: 0.5 + 0.25 * toTheRight, y: 0.5)
        UIApplication.shared.clock.lapse(lapse) {
            setting.tap(
                abs(page - start), { setting.place(spot: .unit(half)) }, value: { control.currentPage },
                expected: { start + $0 * direction }, text: { "page \($0)" })
        }
    }
}
