import HeadlessUIKit

/// A walk through a tree: parents before children, siblings from back to front.
///
/// It takes no stack, however deep the tree is, and counts no reference. The views must be kept alive meanwhile;
/// see ``HeadlessUIKit/ViewTree/whileLooking(_:)``.
@MainActor
struct ViewWalk {
    private var pending: ContiguousArray<Unmanaged<UIView>>
    private var last: Unmanaged<UIView>?

    init(_ root: UIView) {
        pending = [Unmanaged.passUnretained(root)]
    }

    /// The next view; what is in the one before is looked up only now.
    mutating func next() -> Unmanaged<UIView>? {
        last?._withUnsafeGuaranteedRef { view in
            var index = view.subviews.count
            while index > 0 {
                index -= 1
                pending.append(Unmanaged.passUnretained(view.subviews[index]))
            }
        }
        last = pending.popLast()
        return last
    }

    /// Passes over all that is in the view that came last.
    mutating func skipInside() {
        last = nil
    }
}
