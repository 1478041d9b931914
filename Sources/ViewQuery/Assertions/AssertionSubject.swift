import HeadlessUIKit

/// A view or an accessibility element that an assertion looks at.
@MainActor
public struct AssertionSubject {
    /// The view itself, or the view that the element is a part of.
    let view: UIView
    private let part: AccessibleElement?

    package init(_ view: UIView) {
        self.view = view
        part = nil
    }

    package init(_ element: AccessibleElement) {
        view = element.view
        part = element
    }

    /// The element, or the view as one, whether or not assistive technology sees it.
    var element: AccessibleElement { part ?? AccessibleElement(view, in: view) }

    var summary: String { part.map { "\($0)" } ?? view.summary }

    /// The subject in a few words, with its place.
    var description: String { part.map { "\($0) \($0.frame.shortText)" } ?? view.description }

    /// Does pending layout, and returns why no pixel of its view can be seen on the screen, as a clause; `nil` if one
    /// can.
    func findReasonNotSeen() -> String? {
        view.layOutForQuery()
        if case .failure(let obstacle) = HitTarget.shownWindow(of: view) { return obstacle.reason(for: view) }
        let area = VisibleArea(of: view)
        guard area.share <= 0 else { return nil }
        let reason = area.reason ?? "not visible"
        return reason.hasPrefix("it") ? reason : "it is \(reason)"
    }

    /// The lines of a report that show how it can be made visible, if a call of the test can do so.
    func cures(for assertion: String, _ code: String?) -> [String] {
        guard case .failure(let obstacle) = HitTarget.find(view) else { return [] }
        switch obstacle {
        case .clipped, .outsideWindow, .beneathKeyboard, .covered:
            return HitCure(for: obstacle, to: view, in: assertion, on: code).lines
        default: return []
        }
    }
}
