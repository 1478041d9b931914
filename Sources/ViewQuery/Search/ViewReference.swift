import HeadlessUIKit

/// A view that a walk passes by, without counting.
///
/// To count a reference means to write to each view, which costs a walk more than all else that it does. Whoever
/// holds one of these has seen to it that the view lives; see ``HeadlessUIKit/ViewTree/whileLooking(_:)``.
typealias ViewReference = Unmanaged<UIView>

// Not of the main actor, though only called there: what is passed to the standard library from code of the main
// actor asks at each call whether it is on it.
nonisolated extension ViewReference {
    /// Adds the subviews, the last first.
    func pushSubviews(onto pending: inout ContiguousArray<ViewReference>) {
        _withUnsafeGuaranteedRef { view in
            var index = view.subviewStore.count
            while index > 0 {
                index -= 1
                pending.append(.passUnretained(view.subviewStore[index]))
            }
        }
    }

    /// Adds the subviews, the last first, with how deep they are.
    func pushSubviews(onto pending: inout ContiguousArray<(view: ViewReference, depth: Int)>, depth: Int) {
        _withUnsafeGuaranteedRef { view in
            var index = view.subviewStore.count
            while index > 0 {
                index -= 1
                pending.append((.passUnretained(view.subviewStore[index]), depth))
            }
        }
    }

    /// Whether all that a query can find out about the view changes together with ``HeadlessUIKit/ViewTree/generation``.
    var announcesChanges: Bool { _withUnsafeGuaranteedRef { $0.announcesChanges } }

    /// The view's class.
    var viewClass: UIView.Type { _withUnsafeGuaranteedRef { type(of: $0) } }

    /// Whether it is `view`.
    func isReference(to view: UIView) -> Bool {
        toOpaque() == Unmanaged.passUnretained(view).toOpaque()
    }
}

/// A function about views that are passed by.
///
/// Made on the main actor, where its kind lives, it can use all that is there; it is called without asking for the
/// actor each time.
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
