import FailureReporting
import HeadlessUIKit
import TimeLapse
import ViewQuery

/// Selects a segment of a segmented control by its title, with a tap; one that is selected already is not touched.
///
/// It fails if the target is not a `UISegmentedControl`, if no segment has the title, if the segment cannot be touched,
/// as for `tapOn`, or if it is not selected when the finger is lifted.
///
/// ```swift
/// select(theFirstView(withIdentifier("size")), segment: "Large")
/// ```
///
/// - Parameters:
///   - target: the segmented control; of a query, the first.
///   - title: the segment's title, or its accessibility label; of several with it, the first.
///   - lapse: how much time passes afterwards; by default as the test's trait says.
@MainActor
public func select(
    _ target: any TouchTarget, segment title: String, lapse: Lapse = .automatic,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    let site = CallSite(fileID, filePath, line, column)
    ControlSetting<UISegmentedControl>.set(target, "select", site) { $0.select(titled: title, lapse) }
}

/// Selects a segment of a segmented control by its index, with a tap; one that is selected already is not touched.
///
/// It fails if there is no segment at the index; all else is as for a title.
///
/// - Parameters:
///   - target: the segmented control; of a query, the first.
///   - index: the segment's index, from 0.
///   - lapse: how much time passes afterwards; by default as the test's trait says.
@MainActor
public func select(
    _ target: any TouchTarget, segmentAt index: Int, lapse: Lapse = .automatic,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    let site = CallSite(fileID, filePath, line, column)
    ControlSetting<UISegmentedControl>.set(target, "select", site) { setting in
        let count = setting.control.numberOfSegments
        guard index >= 0, index < count else {
            return setting.refuse(
                count == 0
                    ? "it has no segments" : "it has no segment \(index); its segments are 0 to \(count - 1)")
        }
        setting.select(index, lapse)
    }
}

extension ControlSetting where Control == UISegmentedControl {
    /// Selects the first segment with a title; none is a failure.
    fileprivate func select(titled title: String, _ lapse: Lapse) {
        let index = control.segments.firstIndex { $0.title == title || $0.accessibilityLabel == title }
        guard let index else { return refuse(reason(noSegmentTitled: title)) }
        select(index, lapse)
    }

    /// Why a title selects no segment, with the most similar title and all titles.
    fileprivate func reason(noSegmentTitled title: String) -> String {
        let names = control.segments.map { $0.accessibilityLabel ?? "" }
        let reason = "no segment is titled \(title.debugDescription)"
        if names.isEmpty { return reason + ": it has no segments" }
        let distance = TextDistance(to: title)
        let similar = names.compactMap { name in
            distance.edits(from: name, limit: distance.nearEdits).map { (name: name, edits: $0) }
        }
        let nearest = similar.min { $0.edits < $1.edits }
        let suggestion = nearest.map { " Did you mean \($0.name.debugDescription)?" } ?? ""
        return reason + ".\(suggestion) Segments: " + names.map(\.debugDescription).joined(separator: ", ")
    }

    fileprivate func select(_ index: Int, _ lapse: Lapse) {
        guard index != control.selectedSegmentIndex else { return }
        let segment = control.segments[index]
        UIApplication.shared.clock.lapse(lapse) {
            guard tap(place(of: segment)), !control.isMomentary, control.selectedSegmentIndex != index else {
                return
            }
            let shown = control.selectedSegmentIndex
            report(
                "tapped \(segment.summary) to select it",
                shown < 0 ? "no segment selected" : control.segments[shown].summary)
        }
    }
}
