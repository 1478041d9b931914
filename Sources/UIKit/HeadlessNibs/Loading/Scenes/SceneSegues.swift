import HeadlessLists
import HeadlessUIKitCore

/// The segues of a scene: their templates, and what triggers them.
@MainActor
final class SceneSegues {
    private let board: LoadedStoryboard
    private unowned let storyboard: UIStoryboard
    private weak var source: UIViewController?
    /// The templates, each with the element that describes it.
    private(set) var all: [(element: NibElement, template: SegueTemplate)] = []
    /// Finds views of the scene, once they are loaded, for popovers and embedded controllers.
    var findObject: (String) -> AnyObject? = { _ in nil }

    init(_ scene: Scene, of source: UIViewController, _ board: LoadedStoryboard, _ storyboard: UIStoryboard) {
        (self.board, self.storyboard, self.source) = (board, storyboard, source)
        neededIDs = scene.segues.flatMap { element, holder in
            [
                element["kind"] == "embed" ? holder : nil, element["popoverAnchorView"],
                element["popoverAnchorBarButtonItem"],
            ].compactMap(\.self)
        }
        for (element, holder) in scene.segues {
            if let template = template(element, holder) { all.append((element, template)) }
        }
    }

    /// The ids of the objects that segues need when they are performed.
    let neededIDs: [String]

    // MARK: Triggers

    /// Has an object trigger a segue: a control, a bar item, a recognizer or a cell.
    func connect(_ object: AnyObject, _ connection: ConnectionPlan) {
        guard
            let template = all.first(where: {
                $0.element === connection.element || $0.element.isSame(as: connection.element)
            })?.template
        else { return }
        switch object {
        case let control as UIControl:
            control.addTarget(template, action: SegueTemplate.triggerAction, for: control.segueEvent)
        case let item as UIBarButtonItem: (item.target, item.action) = (template, SegueTemplate.triggerAction)
        case let recognizer as UIGestureRecognizer:
            recognizer.addTarget(template, action: SegueTemplate.recognizerAction)
        case let cell as UITableViewCell:
            cell.segues = cell.segues.adding(
                template, isForAccessory: connection.element["trigger"] == "accessoryAction")
        case let cell as UICollectionViewCell:
            cell.segues = cell.segues.adding(template, isForAccessory: false)
        default: return
        }
    }

    /// Shows the controllers that views of the scene contain.
    func embed() {
        let embedding = all.filter { $0.element["kind"] == "embed" }
        guard !embedding.isEmpty else { return }
        ControllersInMaking.together { _ in
            for (_, template) in embedding { template.trigger(sender: nil) }
        }
    }

    // MARK: Templates

    private func template(_ element: NibElement, _ holder: String?) -> SegueTemplate? {
        guard let source, let kind = kind(of: element, holder) else { return nil }
        let segueClass = NibClassName(element).flatMap { board.source.type($0) as? UIStoryboardSegue.Type }
        return SegueTemplate(
            kind, identifier: element["identifier"], class: segueClass ?? UIStoryboardSegue.self,
            source: source,
            configure: { [weak self] in self?.configure($0, element) }
        ) { [weak self] sender throws(NibProblem) in
            guard let self else { throw NibProblem("The storyboard is gone.", cure: "keep its controller.") }
            let destination = try self.makeDestination(element, sender)
            if element["kind"] == "embed" { try self.checkEmbedding(destination) }
            return destination
        }
    }

    private func kind(of element: NibElement, _ holder: String?) -> SegueTemplate.Kind? {
        let animates = element["animates"] != "NO"
        switch element["kind"] {
        case "show": return .show
        case "showDetail", "replace": return .showDetail
        case "push": return .push
        case "presentation", "modal", "popoverPresentation", "popover": return .present(animates: animates)
        case "custom": return .custom
        case "unwind": return .unwind(action: element["unwindAction"] ?? "")
        case "embed":
            return .embed(in: { [weak self] in holder.flatMap { self?.findObject($0) } as? UIView })
        default: return nil
        }
    }

    private func makeDestination(_ element: NibElement, _ sender: Any?) throws(NibProblem) -> UIViewController
    {
        let id = element["destination"] ?? ""
        guard let selector = element["destinationCreationSelector"], let source else {
            return try board.makeController(object: id, of: storyboard)
        }
        guard let action = board.source.members.member(selector, of: source, .segueAction) else {
            throw NibProblem(
                "\(board.source.document.file):\(element.line): \(type(of: source)) has no segue action \"\(selector)\".",
                cure:
                    "declare it with @IBSegueAction, in a target that the plugin PortUIKit compiles, or list it in "
                    + "nibMembers.")
        }
        return try board.makeController(object: id, of: storyboard) { coder in
            action.makeController(of: source, coder, sender: sender, identifier: element["identifier"])
        }
    }

    /// Refuses a controller whose view would contain itself, by views that embed each other.
    private func checkEmbedding(_ destination: UIViewController) throws(NibProblem) {
        guard let place = destination.origin?.place, let source else { return }
        let around = sequence(first: source, next: \.parent).compactMap(\.origin?.place)
        try place.check(inside: around.reversed())
    }

    // MARK: Presentations

    private func configure(_ destination: UIViewController, _ element: NibElement) {
        if let style = element["modalPresentationStyle"].flatMap({ ControllerKind.presentationStyles[$0] }) {
            destination.modalPresentationStyle = style
        }
        if let style = element["modalTransitionStyle"].flatMap({ ControllerKind.transitionStyles[$0] }) {
            destination.modalTransitionStyle = style
        }
        guard element["kind"] == "popoverPresentation" || element["kind"] == "popover" else { return }
        destination.modalPresentationStyle = .popover
        guard let popover = destination.popoverPresentationController else { return }
        popover.permittedArrowDirections = element.arrowDirections
        if let item = element["popoverAnchorBarButtonItem"].flatMap(findObject) as? UIBarButtonItem {
            popover.barButtonItem = item
        } else if let view = element["popoverAnchorView"].flatMap(findObject) as? UIView {
            popover.sourceView = view
            popover.sourceRect = view.bounds
        }
    }
}

extension NibElement {
    /// Whether it is the same segue, in a tree whose variations are resolved.
    fileprivate func isSame(as other: NibElement) -> Bool {
        line == other.line && id == other.id && self["destination"] == other["destination"]
    }

    /// The directions of a popover's arrow; all if it says none.
    fileprivate var arrowDirections: UIPopoverArrowDirection {
        guard let element = child(key: "popoverArrowDirection") else { return .any }
        let all: [(NibName, UIPopoverArrowDirection)] = [
            ("up", .up), ("down", .down), ("left", .left), ("right", .right),
        ]
        return all.reduce(into: []) { if element.isSet($1.0) { $0.insert($1.1) } }
    }
}

extension CellSegues? {
    fileprivate func adding(_ template: SegueTemplate, isForAccessory: Bool) -> CellSegues {
        var segues = self ?? CellSegues()
        if isForAccessory { segues.accessory = template } else { segues.selection = template }
        return segues
    }
}

extension UIControl {
    /// The event that triggers a segue: the control's own.
    fileprivate var segueEvent: Event {
        switch self {
        case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIPageControl, is UIDatePicker:
            .valueChanged
        case is UITextField: .editingDidEndOnExit
        default: .touchUpInside
        }
    }
}
