import FailureReporting
import Foundation
import HeadlessUIKit
import TimeLapse

/// Selects a segment of a segmented control by its title, with a tap; one that is selected already is not touched.
///
/// A target that is no `UISegmentedControl` is a failure, and so is a title that no segment has, a segment that cannot
/// be touched, as for `tapOn`, or one that is not selected when the finger is lifted again.
///
/// ```swift
/// select(theFirstView(withIdentifier("size")), segment: "Large")
/// ```
///
/// - Parameters:
///   - target: the segmented control; of a query, the first.
///   - title: the segment's title, or its accessibility label; of several with it, the first.
///   - lapse: how much time passes afterwards; as the test's trait says unless told.
@MainActor
public func select(
    _ target: any TouchTarget, segment title: String, lapse: Lapse = .automatic,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        guard let setting = ControlSetting<UISegmentedControl>("select", target) else { return }
        let segments = setting.control.segments
        for (index, segment) in segments.enumerated()
        where segment.title == title || segment.accessibilityLabel == title {
            return setting.select(index, lapse)
        }
        let names = segments.map { ($0.accessibilityLabel ?? "").debugDescription }
        setting.refuse(
            "no segment is \(title.debugDescription)"
                + (names.isEmpty ? ", and it has none" : ", but \(names.joined(separator: ", "))"))
    }
}

/// Selects a segment of a segmented control by its index, with a tap; one that is selected already is not touched.
///
/// An index without a segment is a failure; all else is as for a title.
///
/// - Parameters:
///   - target: the segmented control; of a query, the first.
///   - index: the segment's index, from 0.
///   - lapse: how much time passes afterwards; as the test's trait says unless told.
@MainActor
public func select(
    _ target: any TouchTarget, segmentAt index: Int, lapse: Lapse = .automatic,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        guard let setting = ControlSetting<UISegmentedControl>("select", target) else { return }
        let count = setting.control.numberOfSegments
        guard index >= 0, index < count else {
            return setting.refuse(
                count == 0 ? "it has no segments" : "it has no segment \(index), but 0 to \(count - 1)")
        }
        setting.select(index, lapse)
    }
}

extension ControlSetting where Control == UISegmentedControl {
    fileprivate func select(_ index: Int, _ lapse: Lapse) {
        guard index != control.selectedSegmentIndex else { return }
        let segment = control.segments[index]
        UIApplication.shared.clock.lapse(lapse) {
            guard tap(place(of: segment)), !control.isMomentary, control.selectedSegmentIndex != index else {
                return
            }
            let shown = control.selectedSegmentIndex
            report(
                "tapped on \(segment.summary) to have it selected",
                shown < 0 ? "no segment selected" : control.segments[shown].summary)
        }
    }
}
