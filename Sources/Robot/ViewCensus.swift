import HeadlessUIKit
import TimeLapse
import ViewQuery

/// The views that were in windows when a test ended, to find those that leak.
@MainActor
struct ViewCensus {
    private struct WeakView {
        weak var view: UIView?
    }

    private let views: [WeakView]

    init(of windows: [UIWindow]) {
        var views: [WeakView] = []
        for window in windows {
            window.visit { view in
                views.append(WeakView(view: view))
                return .into
            }
        }
        self.views = views
    }

    var areFreed: Bool { views.allSatisfy { $0.view == nil } }

    /// The topmost live views, as a report names them, with what retains them where that is known.
    ///
    /// Live views inside of another live view are only counted, as that one retains them.
    ///
    /// - Parameter center: its blocks are removed one by one, to find the views that they retain.
    func leaked(endingObserversOf center: TimeLapse::NotificationCenter) -> [String] {
        let topmost = topmost()
        guard !topmost.isEmpty else { return [] }
        var holders: [Int: String] = [:]
        center.removeBlocks { name in
            for (index, found) in topmost.enumerated() where found.view.view == nil && holders[index] == nil {
                holders[index] = ", held by a block that \(name)"
            }
        }
        return topmost.enumerated().map { $1.name + (holders[$0] ?? "") }
    }

    private func topmost() -> [(view: WeakView, name: String)] {
        let alive = views.compactMap(\.view)
        let identifiers = Set(alive.map { ObjectIdentifier($0) })
        // Superviews come first, so the view that a subview is counted with is already known.
        var top: [ObjectIdentifier: Int] = [:]
        var found: [(view: UIView, inside: Int)] = []
        for view in alive {
            if let superview = view.superview, identifiers.contains(ObjectIdentifier(superview)),
                let index = top[ObjectIdentifier(superview)]
            {
                top[ObjectIdentifier(view)] = index
                found[index].inside += 1
            } else {
                top[ObjectIdentifier(view)] = found.count
                found.append((view, 0))
            }
        }
        return found.map { (WeakView(view: $0.view), Self.name($0.view, inside: $0.inside)) }
    }

    private static func name(_ view: UIView, inside: Int) -> String {
        var name = view.summary
        if let controller = view.next as? UIViewController {
            name += ", the view of \(type(of: controller))"
        }
        if inside > 0 { name += ", with \(inside.counted("view")) inside it" }
        return name
    }
}
