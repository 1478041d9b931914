import HeadlessUIKit

/// A walk through a view hierarchy: parents before children, siblings from back to front.
///
/// It takes no stack, however deep the hierarchy is, and counts no references. The views must be kept alive meanwhile;
/// see ``HeadlessUIKitCore/ViewTree/whileLooking(_:)``.
@MainActor
struct ViewWalk {
    private var pending: ContiguousArray<ViewReference>
    private var last: ViewReference?

    init(_ root: UIView) {
        pending = [Unmanaged.passUnretained(root)]
    }

    /// The next view; the subviews of the one before are read only now.
    mutating func next() -> ViewReference? {
        last?.pushSubviews(onto: &pending)
        last = pending.popLast()
        return last
    }
}
