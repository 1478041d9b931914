import HeadlessUIKit

/// An unowned reference to a view in a walk.
///
/// Reference counting writes to each view, which costs a walk more than everything else. The holder of one of these keeps
/// the view alive; see ``HeadlessUIKitCore/ViewTree/whileLooking(_:)``.
typealias ViewReference = Unmanaged<UIView>

// Nonisolated, though only called on the main actor: closures of the main actor that are passed to the standard library
// check their isolation at each call.
nonisolated extension ViewReference {
    /// Adds the subviews, the last first.
    func pushSubviews(onto pending: inout ContiguousArray<ViewReference>) {
        _withUnsafeGuaranteedRef { view in
            var index = view.uncheckedCount
            while index > 0 {
                index -= 1
                pending.append(view.uncheckedSubview(at: index))
            }
        }
    }

    /// Adds the subviews, the last first, with their depth.
    func pushSubviews(onto pending: inout ContiguousArray<(view: ViewReference, depth: Int)>, depth: Int) {
        _withUnsafeGuaranteedRef { view in
            var index = view.uncheckedCount
            while index > 0 {
                index -= 1
                pending.append((view.uncheckedSubview(at: index), depth))
            }
        }
    }

    var hasSubviews: Bool { _withUnsafeGuaranteedRef { $0.uncheckedCount > 0 } }

    /// Makes the observer of the view's tree notice what happens to it.
    func markAsObserved() {
        _withUnsafeGuaranteedRef { view in
            // Most are marked already, and what is not written need not be written back to memory.
            if !view.uncheckedFlags.contains(.isObserved) { view.uncheckedFlags.insert(.isObserved) }
        }
    }

    /// Whether ``HeadlessUIKitCore/ViewTree/generation`` grows with every change of the view that a query can notice.
    var announcesChanges: Bool { _withUnsafeGuaranteedRef { $0.announcesChanges } }

    var viewClass: UIView.Type { _withUnsafeGuaranteedRef { type(of: $0) } }

    func isReference(to view: UIView) -> Bool {
        toOpaque() == Unmanaged.passUnretained(view).toOpaque()
    }
}

// Plain loops, for the same reason.
nonisolated extension RandomAccessCollection<ViewReference> {
    /// The index of a view; the references are compared, and not followed.
    func index(of view: UIView) -> Index? {
        let address = Unmanaged.passUnretained(view).toOpaque()
        for index in indices where self[index].toOpaque() == address { return index }
        return nil
    }

    func contains(_ view: UIView) -> Bool { index(of: view) != nil }
}

/// A function of views in a walk.
///
/// It is made on the main actor and can use everything there; calls do not check the isolation each time.
struct ViewQuestion<Context, Answer> {
    private let function: (UIView, Context) -> Answer

    @MainActor
    init(_ function: @escaping (UIView, Context) -> Answer) {
        self.function = function
    }

    nonisolated func callAsFunction(_ view: ViewReference, _ context: Context) -> Answer {
        view._withUnsafeGuaranteedRef { function($0, context) }
    }
}
