import HeadlessUIKit
import ViewQuery

/// Whether a touch at a point of an element would meet it, and if not, why.
///
/// As in XCUITest, a touch may go to an element that is disabled or ignores it. It must be visible at the point, and
/// nothing may cover it there.
@MainActor
struct ElementHit {
    let node: AutomationNode
    let point: CGPoint

    /// - Parameter point: in the screen's coordinates; by default the element's middle.
    init(_ node: AutomationNode, at point: CGPoint? = nil) {
        self.node = node
        let frame = node.frame
        self.point = point ?? CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Why the touch would not meet the element, as a clause; `nil` if it would.
    var obstacle: String? {
        let application = UIApplication.shared
        switch node.source {
        case .application(let root):
            return root.isForeground ? nil : "the application is not in the foreground"
        case .statusBar: return nil
        case .row: return "its cell is not loaded: it is outside of the visible part of the table"
        case .view, .element: break
        }
        guard let view = node.view, node.rootIsForeground else {
            return "the application is not in the foreground"
        }
        guard case .success(let window) = HitTarget.shownWindow(of: view) else {
            return "its window is not shown"
        }
        let frame = node.frame
        guard frame.width > 0, frame.height > 0, point.isFinite else {
            return "it has no size, at \(frame.shortText)"
        }
        if let limit = limit(of: view, in: window) {
            if limit === window { return "it is outside its window, at \(frame.shortText)" }
            return "it is outside \(limit.summary), which clips it, at \(frame.shortText)"
        }
        guard let hit = application.hitTest(point, with: nil)?.view else {
            return "the hit test finds no view there"
        }
        return isMet(by: hit, view, application)
            ? nil : cover(hit, of: view).reason(for: view, isPart: node.ownView == nil)
    }

    private func isMet(by hit: UIView, _ view: UIView, _ application: UIApplication) -> Bool {
        // What is inside the element, and its ancestors, which get the touches that it lets through.
        if hit === view || hit.isDescendant(of: view) || view.isDescendant(of: hit) { return true }
        return hit.isBehind(view, in: application)
    }

    private func cover(_ hit: UIView, of view: UIView) -> HitObstacle {
        hit.window is KeyboardWindow ? .beneathKeyboard(hit) : .covered(by: hit)
    }

    /// The first view from the element's upwards that clips the point, or the window if the point is outside it.
    private func limit(of view: UIView, in window: UIWindow) -> UIView? {
        view.lineage.dropFirst(node.ownView == nil ? 0 : 1).first {
            ($0.clipsToBounds || $0 === window) && !$0.bounds.contains($0.convertFromScreen(point))
        }
    }
}

extension AutomationNode {
    fileprivate var rootIsForeground: Bool {
        if view?.window is SystemWindow || view is SystemWindow { return true }
        return UIApplication.shared.process.state != .background
    }
}

extension AutomationRoot {
    @MainActor
    var isForeground: Bool {
        ApplicationControl(self).state == .runningForeground || isSpringboard
    }
}
