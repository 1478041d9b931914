import FailureReporting
import HeadlessUIKit
import Robot
import Touch
import ViewQuery

// Where XCUITest's elements meet Robot's functions for views.

extension XCUIElement: TouchTarget {
    /// The element, which a gesture touches as it touches a view; none, or several, are a failure.
    ///
    /// ```swift
    /// tapOn(app.buttons["Log in"])
    /// pinchOn(app.images["Map"], scale: 2)
    /// ```
    ///
    /// Unlike by the element's own `tap()`, it is not scrolled to. Time passes after a tap as the test's trait says.
    @MainActor
    public func touchPlaces(for gesture: String) -> [TouchPlace] {
        guard let node = node(for: gesture) else { return [] }
        switch node.source {
        case .application: return UIApplication.shared.keyWindow?.touchPlaces(for: gesture) ?? []
        case .statusBar: return node.frame.touchPlaces(for: gesture)
        case .view(let view): return view.touchPlaces(for: gesture)
        case .element(let object, in: let view):
            return AccessibleElement(object, in: view).touchPlaces(for: gesture)
        case .row:
            AutomationFailure(
                "\(gesture) cannot touch \(node.summary): its cell is not loaded."
                    + "\nScroll to it first: \(lookup.code).tap() does, and scrollOn(…, until: …)."
            ).record()
            return []
        }
    }
}

extension XCUIElement: AssertionTarget {
    /// The element, as `shouldSee` and the like look at it; several, where one is meant, are a failure.
    ///
    /// ```swift
    /// shouldSee(app.staticTexts["Welcome"], within: .seconds(5))
    /// ```
    @MainActor
    public func assertionSubjects(for assertion: String) -> AssertionSubjects {
        let found = lookup.laidOut().onlyNode(for: assertion)
        var subjects: [AssertionSubject] = []
        if case .success(let node) = found {
            switch node.source {
            case .application: subjects = UIApplication.shared.keyWindow.map { [AssertionSubject($0)] } ?? []
            case .view(let view): subjects = [AssertionSubject(view)]
            case .element(let object, in: let view):
                subjects = [AssertionSubject(AccessibleElement(object, in: view))]
            case .row, .statusBar: break
            }
        }
        let code = lookup.code
        return AssertionSubjects(
            name: code, subjects: subjects, code: { code },
            failureForNone: {
                switch found {
                case .failure(let failure): failure
                case .success(let node):
                    AutomationFailure(
                        "\(assertion)(\(code)): \(node.summary) "
                            + (node.isRow
                                ? "is not loaded: it is outside of the visible part of its table."
                                : "is the system's, and has no view."))
                }
            })
    }
}

extension ViewQuery {
    /// The same query within the view that an element is when the query is evaluated.
    ///
    /// ```swift
    /// let prices = allViews(ofClass(UILabel.self)).inside(app.cells["Total"])
    /// ```
    public func inside(_ element: XCUIElement) -> ViewQuery {
        inside(ViewSource(element.lookup.code) { element.view.map { [$0] } ?? [] })
    }
}
