/// The protocol that gives a scroll view its ``UIScrollView/delegate``, so that subclasses can narrow its type.
///
/// UIKit's table view has a `delegate` of a narrower type. A Swift property cannot narrow the one that it overrides,
/// but a property of a class hides the one that a protocol extension gives to its superclass.
@preconcurrency @MainActor public protocol ScrollDelegateHolder: AnyObject {}

extension ScrollDelegateHolder where Self: UIScrollView {
    /// The object that is told about scrolling; held weakly.
    ///
    /// In a subclass of the framework with a delegate of a narrower type, such as a table view, both properties are
    /// the same: setting one sets the other. It cannot be overridden in a scroll view.
    @preconcurrency public var delegate: (any UIScrollViewDelegate)? {
        get { delegateOfApplication }
        set {
            UncalledMethods.report(newValue, as: .scrollDelegate)
            setScrollDelegate(newValue)
        }
    }
}
