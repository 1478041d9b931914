import TimeLapse

// Not overridable: not UIKit's; it keeps test libraries from printing a whole view hierarchy.
extension UIResponder: CustomReflectable {
    /// An empty mirror: the description says everything, and the properties lead to all views.
    public nonisolated var customMirror: Mirror {
        Mirror(whole: self)
    }
}
