import FailureReporting
import Foundation
import HeadlessUIKit
import TimeLapse
import ViewQuery

/// Scrolls until a target is in view, by dragging the scroll views that it is in, as a hand would.
///
/// Each scroll view is dragged just as far as it takes to show all of the target, or as much as there is room for, the
/// outermost first; one that pages is flicked from page to page. Every drag takes about a third of a second, by which
/// the clock is moved on, and until what was flicked rests. What is in view already is left alone.
///
/// What prevents it is a failure: a target in no scroll view, outside the content, in one that cannot be dragged or
/// is covered, or a scroll view that does not go where it is dragged to.
///
/// ```swift
/// scrollIntoView(theFirstView(withText("Row 40")))
/// ```
///
/// To have a gesture do so first, there is ``TouchTarget/scrolledIntoView``.
///
/// - Parameter target: what to show; of a query, the first.
@MainActor
public func scrollIntoView(
    _ target: any TouchTarget, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        guard let place = target.placeToTouch(for: "scrollIntoView") else { return }
        place.scrollIntoView(for: "scrollIntoView")?.record()
    }
}

extension TouchTarget {
    /// The target, which is scrolled into view, place by place, before it is touched.
    ///
    /// It is scrolled as ``scrollIntoView(_:fileID:filePath:line:column:)`` does, and what prevents it is a failure of
    /// the gesture. What is dragged onto a destination can be scrolled to, the destination cannot.
    ///
    /// ```swift
    /// tapOn(theFirstView(withText("Row 40")).scrolledIntoView)
    /// ```
    public var scrolledIntoView: SpotOfTarget {
        SpotOfTarget(target: self) { $0.scrolling(true) }
    }
}

extension TouchPlace {
    /// Scrolls until the place is in view; returns what prevents it.
    func scrollIntoView(for gesture: String) -> TouchFailure? {
        UIApplication.shared.commit()
        guard let view = scrolledView else {
            return TouchFailure(gesture, cannotShow: name, nil, .isPoint)
        }
        if case .failure(let obstacle) = HitTarget.shownWindow(of: view) {
            return TouchFailure(gesture, view, obstacle)
        }
        do {
            try ScrollPlan.carryOut(for: view) { scrolledRect(of: view) }
            return nil
        } catch {
            return TouchFailure(gesture, cannotShow: name, view, error)
        }
    }
}

extension TouchFailure {
    /// A target that cannot be brought into view.
    @MainActor
    fileprivate init(_ gesture: String, cannotShow name: String, _ view: UIView?, _ obstacle: ScrollObstacle)
    {
        var text = "\(gesture) cannot bring \(name) into view: \(obstacle.reason(for: view))."
        if let view {
            let culprit = obstacle.culprit
            var marks = [ObjectIdentifier(view): "to be in view"]
            if let culprit, culprit !== view { marks[ObjectIdentifier(culprit)] = "in the way" }
            text += "\nThe tree:\n" + HierarchyText.report(of: view.root, marking: marks)
        }
        self.init(misuse: text)
    }
}
