/// A hook for new views, and for actions and gesture recognizers that are added to views.
@MainActor
package enum ViewMaking {
    package enum Event {
        case made
        case actionAdded
        case recognizerAdded
    }

    /// Called with the view before the initializer or the method returns.
    package static var listener: ((AnyObject, Event) -> Void)?
}
