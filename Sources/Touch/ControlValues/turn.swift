import FailureReporting
import Foundation
import HeadlessUIKit
import TimeLapse

/// Turns a switch on or off by a tap; one that is as wanted already is not touched.
///
/// A target that is no `UISwitch` is a failure, and so is a switch that cannot be touched, as for `tapOn`, or that is
/// not as wanted when the finger is lifted again. What becomes of it as time passes is for the test to ask.
///
/// ```swift
/// turn(theFirstView(withLabel("Wi-Fi")), to: true)
/// ```
///
/// - Parameters:
///   - target: the switch; of a query, the first.
///   - isOn: whether it is to be on.
///   - lapse: how much time passes afterwards; as the test's trait says unless told.
@MainActor
public func turn(
    _ target: any TouchTarget, to isOn: Bool, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        guard let setting = ControlSetting<UISwitch>("turn", target) else { return }
        let control = setting.control
        guard control.isOn != isOn else { return }
        UIApplication.shared.clock.lapse(lapse) {
            guard setting.tap(setting.place()), control.isOn != isOn else { return }
            let (wanted, shown) = isOn ? ("on", "off") : ("off", "on")
            setting.report("tapped on \(control.summary) to have it \(wanted)", shown)
        }
    }
}

/// Turns a page control to a page, counted from 0, by taps on its right or left half; one that shows it already is
/// not touched.
///
/// A target that is no `UIPageControl` is a failure, and so is a page that there is not, a control that cannot be
/// touched, as for `tapOn`, or one that a tap does not turn by one page.
///
/// ```swift
/// turn(theFirstView(ofClass(UIPageControl.self)), to: 2)
/// ```
///
/// - Parameters:
///   - target: the page control; of a query, the first.
///   - page: the page.
///   - lapse: how much time passes afterwards; as the test's trait says unless told.
@MainActor
public func turn(
    _ target: any TouchTarget, to page: Int, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        guard let setting = ControlSetting<UIPageControl>("turn", target) else { return }
        let control = setting.control
        let count = control.numberOfPages
        guard page >= 0, page < count else {
            return setting.refuse(
                count == 0 ? "it has no pages" : "page \(page) is not one of its pages, 0 to \(count - 1)")
        }
        let start = control.currentPage
        let direction = page < start ? -1 : 1
        let half = CGPoint(x: 0.5 + 0.25 * CGFloat(direction), y: 0.5)
        UIApplication.shared.clock.lapse(lapse) {
            setting.tap(
                abs(page - start), { setting.place(spot: .unit(half)) }, value: { control.currentPage },
                expected: { start + $0 * direction }, text: { "page \($0)" })
        }
    }
}
