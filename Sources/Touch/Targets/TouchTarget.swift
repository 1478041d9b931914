import HeadlessUIKit
import ViewQuery

/// A target of gestures: a view, a query, a point, a view controller, an accessibility element, or an array of these.
///
/// Every gesture takes one. If a query finds several views, taps, swipes, flicks, pans and drags act on each of them,
/// one after another, and all other gestures on the first. If that first view is covered, as the buttons of an alert
/// behind another one are, a gesture on one view takes the first that can be touched; but not if the query was sorted,
/// or positions were chosen, as it then stands for exactly the views that it finds.
///
/// Gestures that set a control, such as ``turn(_:to:lapse:fileID:filePath:line:column:)-(_,Bool,_,_,_,_,_)`` and
/// ``slide(_:to:duration:fileID:filePath:line:column:)``, take the views of its class alone, if the query finds some: a
/// row's switch, and not its label with the same text.
///
/// A target can say at which point a finger comes down:
///
/// ```swift
/// tapOn(map)                                        // at the center of the part that can be hit
/// tapOn(map.anchor(.bottomRight))                   // in a corner
/// tapOn(map.offset(unit: CGPoint(x: 0.25, y: 0.5))) // a quarter of the way across
/// tapOn(map.offset(by: CGVector(dx: 0, dy: -40)))   // above the middle
/// longPressOn(theFirstView(withLabel("Pin")))
/// ```
///
/// A type of your own, such as a page object, becomes a target by forwarding to one:
///
/// ```swift
/// extension LoginScreen: TouchTarget {
///     func touchPlaces(for gesture: String) -> [TouchPlace] { form.touchPlaces(for: gesture) }
/// }
/// ```
@MainActor
public protocol TouchTarget {
    /// Returns the places to touch, as the views are now; an empty result has been recorded as a failure.
    ///
    /// Taps, swipes, flicks, pans and drags touch all places, one after another; all other gestures the first.
    ///
    /// - Parameter gesture: the name that failures give the gesture, such as `tapOn`.
    func touchPlaces(for gesture: String) -> [TouchPlace]
}

extension UIView: TouchTarget {
    /// The view, at a point that can be hit.
    public final func touchPlaces(for gesture: String) -> [TouchPlace] {
        // That the view does not exist has been recorded.
        self is AbsentView ? [] : [TouchPlace(.view(self))]
    }
}

extension UIViewController: TouchTarget {
    /// The controller's view, which is loaded if needed.
    public final func touchPlaces(for gesture: String) -> [TouchPlace] {
        view.map { $0.touchPlaces(for: gesture) } ?? []
    }
}

extension ViewQuery: TouchTarget {
    /// All views that the query finds; none is a failure.
    public func touchPlaces(for gesture: String) -> [TouchPlace] {
        let query = SoughtControl.current?.narrowed(self) ?? self
        let substitutes = query.substitutesForTheFirst
        let isOneOfSeveral = query.isInOrderOfTree
        return query.viewsToActOn(for: gesture).map {
            TouchPlace(.view($0)).givingWay(to: substitutes, orOthersBesideIt: isOneOfSeveral)
                .written(as: { query.sourceCode }, substitute: { query.code(findingAlone: $0) })
        }
    }
}

extension AccessibleElement: TouchTarget {
    /// The element, at its activation point.
    public func touchPlaces(for gesture: String) -> [TouchPlace] {
        view is AbsentView ? [] : [TouchPlace(.element(self))]
    }
}

extension ElementQuery: TouchTarget {
    /// All elements that the query finds; none is a failure.
    public func touchPlaces(for gesture: String) -> [TouchPlace] {
        elementsToActOn(for: gesture, preferring: SoughtControl.current?.isMeant).map {
            TouchPlace(.element($0)).written { sourceCode }
        }
    }
}

extension CGPoint: TouchTarget {
    /// The frontmost view at the point, which is in the key window's coordinates.
    @MainActor
    public func touchPlaces(for gesture: String) -> [TouchPlace] {
        [TouchPlace(.point(self, in: nil))]
    }
}

extension CGRect: TouchTarget {
    /// The frontmost view at the rectangle's center; the rectangle is in the key window's coordinates.
    @MainActor
    public func touchPlaces(for gesture: String) -> [TouchPlace] {
        [TouchPlace(.point(center, in: nil), area: self)]
    }
}

extension TouchTarget {
    /// The place for a gesture that sets a control of a class.
    func place<Control: UIView>(of controlClass: Control.Type, for gesture: String) -> TouchPlace? {
        SoughtControl.$current.withValue(SoughtControl(Control.self)) { placeToTouch(for: gesture) }
    }

    /// The place for a gesture that touches only one; `nil` if there is none, which has been recorded.
    func placeToTouch(for gesture: String) -> TouchPlace? {
        let places = touchPlaces(for: gesture)
        guard let first = places.first, first.givesWayToOthersBesideIt, places.count > 1 else {
            return places.first
        }
        return first.givingWay(to: { places.compactMap(\.view) })
    }
}

extension TouchPlace: TouchTarget {
    /// The place itself.
    public func touchPlaces(for gesture: String) -> [TouchPlace] { [self] }
}
