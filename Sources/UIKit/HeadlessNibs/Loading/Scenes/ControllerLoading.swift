import HeadlessLists
import HeadlessUIKitCore

/// Makes the controller of a scene with its items and children, and its view when that is loaded.
@MainActor
final class ControllerLoading {
    private let scene: Scene
    private let plan: ControllerPlan
    private let board: LoadedStoryboard
    private let storyboard: UIStoryboard
    private let loading: ObjectLoading
    private var problem: NibProblem?

    init(_ scene: Scene, _ board: LoadedStoryboard, _ storyboard: UIStoryboard) throws(NibProblem) {
        guard let plan = scene.controller else {
            throw NibProblem(
                "\(board.source.document.file): a scene has no controller.",
                cure: "remove the scene in Xcode.")
        }
        (self.scene, self.plan, self.board, self.storyboard) = (scene, plan, board, storyboard)
        loading = ObjectLoading(scene.plan, board.source, isPartial: true)
    }

    func makeController(_ creator: ((NSCoder) -> UIViewController?)?) throws(NibProblem) -> UIViewController {
        let controller = loading.maker.makeController(plan, creator) { self.fill($0) }
        if let problem { throw problem }
        loading.finish()
        return controller
    }

    // MARK: The controller

    private func fill(_ controller: UIViewController) {
        let origin = ControllerOrigin(storyboard, at: board.source.place(of: plan.id ?? ""))
        controller.origin = origin
        let segues = SceneSegues(scene, of: controller, board, storyboard)
        origin.segues = segues.all.map(\.template)
        loading.segues = segues
        loading.build { $0.fill(controller, plan, in: loading.instance) }
        origin.scene = segues
        if plan.view != nil {
            let items = WeakObjects(loading, ids: loading.instance.ids)
            origin.loadView = { [scene, plan, board, unowned segues] controller in
                SceneViewLoading(scene, plan, board.source, segues, items).load(controller)
            }
        }
        do throws(NibProblem) {
            try addChildren(to: controller)
        } catch {
            problem = error
        }
    }

    /// Gives a container the controllers that its relationships name.
    private func addChildren(to controller: UIViewController) throws(NibProblem) {
        var children: [(relationship: String, child: UIViewController)] = []
        for connection in plan.connections where connection.element["kind"] == "relationship" {
            let child = try board.makeController(object: connection.destination, of: storyboard)
            children.append((connection.element["relationship"] ?? "", child))
        }
        guard !children.isEmpty else { return }
        switch controller {
        case let navigation as UINavigationController:
            navigation.viewControllers = children.map(\.child)
        case let tabs as UITabBarController:
            tabs.viewControllers = children.map(\.child)
            if let index = plan.element["selectedIndex"].flatMap(Int.init), children.indices.contains(index) {
                tabs.selectedIndex = index
            }
        case let split as UISplitViewController: split.take(children)
        default: break
        }
    }
}

extension UISplitViewController {
    /// Takes the controllers of its columns.
    fileprivate func take(_ children: [(relationship: String, child: UIViewController)]) {
        guard style != .unspecified else {
            let order = ["masterViewController", "detailViewController"]
            viewControllers = order.flatMap { name in children.filter { $0.relationship == name }.map(\.child)
            }
            return
        }
        for (relationship, child) in children {
            let column: Column =
                switch relationship {
                case "masterViewController": .primary
                case "supplementaryViewController": .supplementary
                case "compactViewController": .compact
                default: .secondary
                }
            setViewController(child, for: column)
        }
    }
}
