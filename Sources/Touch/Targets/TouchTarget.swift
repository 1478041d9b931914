import Foundation
import HeadlessUIKit
import ViewQuery

/// Whatever can be touched: a view, what a query finds, a point, a controller, an accessibility element, an array.
///
/// Every gesture takes one. Of a query that finds several views a tap, a swipe, a flick, a pan and a drag act on each,
/// one after another, and all else on the first. Where the first of a query that has no order of its own is covered,
/// as the buttons of an alert behind another one are, what acts on one view takes the first that can be touched. A
/// query that was sorted, or of which positions were chosen, means the very views that it finds.
///
/// Where in it a finger comes down can be said, too:
///
/// ```swift
/// tapOn(map)                                        // in the middle of what can be hit of it
/// tapOn(map.anchor(.bottomRight))                   // in a corner
/// tapOn(map.offset(unit: CGPoint(x: 0.25, y: 0.5))) // a quarter of the way across
/// tapOn(map.offset(by: CGVector(dx: 0, dy: -40)))   // above the middle
/// longPressOn(theFirstView(withLabel("Pin")))
/// ```
///
/// A type of a test's own, such as a screen's model, becomes a target by handing on to one:
///
/// ```swift
/// extension LoginScreen: TouchTarget {
///     func touchPlaces(for gesture: String) -> [TouchPlace] { form.touchPlaces(for: gesture) }
/// }
/// ```
@MainActor
public protocol TouchTarget {
    /// What is there to touch, as things are now. Where there is nothing, that has been recorded as a failure.
    ///
    /// Taps, swipes, flicks, pans and drags touch all places, one after another; all other gestures the first.
    ///
    /// - Parameter gesture: the name that failures are to give the gesture, such as `tapOn`.
    func touchPlaces(for gesture: String) -> [TouchPlace]
}

extension UIView: TouchTarget {
    /// The view, where it can be hit.
    public final func touchPlaces(for gesture: String) -> [TouchPlace] {
        [TouchPlace(.view(self))]
    }
}

extension UIViewController: TouchTarget {
    /// The controller's view, which is loaded if it is not yet.
    public final func touchPlaces(for gesture: String) -> [TouchPlace] {
        view.map { $0.touchPlaces(for: gesture) } ?? []
    }
}

extension ViewQuery: TouchTarget {
    /// All views that the query finds; none is a failure.
    public func touchPlaces(for gesture: String) -> [TouchPlace] {
        let substitutes = substitutesForTheFirst
        let isOneOfSeveral = isInOrderOfTree
        return viewsToActOn(for: gesture).map {
            TouchPlace(.view($0)).givingWay(to: substitutes, orOthersBesideIt: isOneOfSeveral)
        }
    }
}

extension AccessibleElement: TouchTarget {
    /// The element, at its activation point.
    public func touchPlaces(for gesture: String) -> [TouchPlace] {
        [TouchPlace(.element(self))]
    }
}

extension ElementQuery: TouchTarget {
    /// All elements that the query finds; none is a failure.
    public func touchPlaces(for gesture: String) -> [TouchPlace] {
        elementsToActOn(for: gesture).map { TouchPlace(.element($0)) }
    }
}

extension CGPoint: TouchTarget {
    /// Whatever is in front at the point, which is in the key window's coordinates.
    @MainActor
    public func touchPlaces(for gesture: String) -> [TouchPlace] {
        [TouchPlace(.point(self, in: nil))]
    }
}

extension CGRect: TouchTarget {
    /// Whatever is in front in the rectangle's middle; it is in the key window's coordinates.
    @MainActor
    public func touchPlaces(for gesture: String) -> [TouchPlace] {
        [TouchPlace(.point(center, in: nil), area: self)]
    }
}

extension TouchTarget {
    /// The one place that is touched of those that there are; `nil` for none, which has been recorded.
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
