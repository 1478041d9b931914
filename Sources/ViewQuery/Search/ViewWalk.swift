import HeadlessUIKit

/// A walk through a tree: parents before children, siblings from back to front.
///
/// It takes no stack, however deep the tree is, and counts no reference. The views must be kept alive meanwhile;
/// see ``HeadlessUIKit/ViewTree/whileLooking(_:)``.
@MainActor
struct ViewWalk {
    private var pending: ContiguousArray<ViewReference>
    private var last: ViewReference?

    init(_ root: UIView) {
        pending = [Unmanaged.passUnretained(root)]
    }

    /// The next view; what is in the one before is looked up only now.
    mutating func next() -> ViewReference? {
        last?.pushSubviews(onto: &pending)
        last = pending.popLast()
        return last
    }
}
