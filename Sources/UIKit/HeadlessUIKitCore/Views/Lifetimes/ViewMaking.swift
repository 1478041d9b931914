/// What tells of each new view, and of what is added to one for its touches, while somebody listens.
@MainActor
package enum ViewMaking {
    package enum Event {
        case made
        case actionAdded
        case recognizerAdded
    }

    /// Called with the view before the initializer or the method returns; `nil` while nobody listens.
    package static var listener: ((AnyObject, Event) -> Void)?
}
