import FailureReporting
import HeadlessUIKit
import TimeLapse
import ViewQuery

/// Scrolls until a target is visible, by dragging the scroll views around it, as a user does.
///
/// Each scroll view is dragged just far enough to show all of the target, or as much as there is room for, the
/// outermost first; one that pages is flicked from page to page. Every drag moves the clock by about a third of a
/// second, and on until the content is at rest. A target that is visible already is not scrolled.
///
/// It fails if the target is not in a scroll view, or outside its content, and if the scroll view does not scroll, is
/// covered, or does not follow the finger.
///
/// ```swift
/// scrollIntoView(theFirstView(withText("Row 40")))
/// ```
///
/// ``TouchTarget/scrolledIntoView`` has a gesture do this first.
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
    /// The same target, scrolled into view, place by place, before it is touched.
    ///
    /// It scrolls and fails as ``scrollIntoView(_:fileID:filePath:line:column:)`` does. The view that is dragged onto a
    /// destination can be scrolled to, the destination cannot.
    ///
    /// ```swift
    /// tapOn(theFirstView(withText("Row 40")).scrolledIntoView)
    /// ```
    public var scrolledIntoView: SpotOfTarget {
        SpotOfTarget(target: self) { $0.scrolling(true) }
    }
}

extension TouchPlace {
    /// Scrolls until the place is visible; returns the failure if that is impossible.
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
    /// A target that cannot be scrolled into view.
    @MainActor
    fileprivate init(_ gesture: String, cannotShow name: String, _ view: UIView?, _ obstacle: ScrollObstacle)
    {
        var text = "\(gesture) cannot bring \(name) into view: \(obstacle.reason(for: view))."
        if let view {
            let culprit = obstacle.culprit
            var marks = [ObjectIdentifier(view): "target"]
            if let culprit, culprit !== view { marks[ObjectIdentifier(culprit)] = "cause" }
            text += "\nThe view hierarchy:\n" + HierarchyText.report(of: view.root, marking: marks)
        }
        self.init(misuse: text)
    }
}
