/// What gives a scroll view its ``UIScrollView/delegate``, in a shape that subclasses can narrow.
///
/// UIKit's table view has a `delegate` of a type of its own. Swift lets no property narrow the one that it overrides,
/// but a class's own property hides the one that a protocol's extension gives to its superclass.
@MainActor public protocol ScrollDelegateHolder: AnyObject {}

extension ScrollDelegateHolder where Self: UIScrollView {
    /// Who is told how the view scrolls; held weakly.
    ///
    /// A subclass of the framework that has a delegate of a narrower type, such as a table view, has one property for
    /// both: what is set here is set there, and the other way round. It cannot be overridden in a scroll view itself.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set {
            UncalledMethods.report(newValue, as: .scrollDelegate)
            setScrollDelegate(newValue)
        }
    }
}
