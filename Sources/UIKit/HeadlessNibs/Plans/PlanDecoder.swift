import Foundation
import HeadlessUIKitCore

/// Makes plans of elements.
@MainActor
final class PlanDecoder {
    let context: ReadingContext
    /// Elements that stand for views which an ancestor has anyway, by their ids: a cell's labels.
    private var ownParts: [String: @MainActor (UIView) -> UIView?] = [:]

    init(_ context: ReadingContext) {
        self.context = context
    }

    func topLevel(_ element: NibElement) -> NibPlan.TopLevel {
        if ViewKind.table[element.name] != nil { return .view(view(element)) }
        if Self.controllers.contains(element.name) { return .controller(controller(element)) }
        if !Self.objects.contains(element.name) { context.report.add(.unknownElement, at: element) }
        return .object(element)
    }

    // MARK: Views

    /// Reads a view that is made, with everything inside.
    func view(_ element: NibElement) -> ViewPlan {
        guard let kind = ViewKind.table[element.name] else {
            context.report.add(.unknownElement, at: element)
            return view(element, .plain, source: .made { UIView() })
        }
        let reader = ElementReader(element, in: context)
        if let id = element.id, let part = ownParts[id] { return view(reader, kind, source: .part(part)) }
        return view(reader, kind, source: .made(kind.make(reader)))
    }

    /// Reads a view that its parent has already.
    func part(_ element: NibElement, _ find: @escaping @MainActor (UIView) -> UIView?) -> ViewPlan {
        view(element, ViewKind.table[element.name] ?? .plain, source: .part(find))
    }

    /// Has the element of an id stand for a view that an ancestor has anyway.
    func ownPart(_ id: String, _ find: @escaping @MainActor (UIView) -> UIView?) {
        ownParts[id] = find
    }

    private func view(_ element: NibElement, _ kind: ViewKind, source: ViewPlan.Source) -> ViewPlan {
        view(ElementReader(element, in: context), kind, source: source)
    }

    private func view(_ reader: ElementReader, _ kind: ViewKind, source: ViewPlan.Source) -> ViewPlan {
        let plan = ViewPlan(reader.element, source: source)
        plan.readView(reader)
        for read in kind.reads { read(plan, reader, self) }
        plan.readRuntimeAttributes(reader)
        plan.readAccessibility(reader)
        plan.subviews = (reader.child("subviews")?.children ?? []).map { view($0) }
        for guide in reader.children({ $0.name == "viewLayoutGuide" }) + guides(reader.child("layoutGuides"))
        {
            if let guide = GuidePlan(guide) {
                plan.guides.append(guide)
            } else {
                context.report.add(.unknownElement, at: guide)
            }
        }
        plan.constraints = (reader.child("constraints")?.children ?? []).compactMap {
            ConstraintPlan(ElementReader($0, in: context))
        }
        plan.connections = connections(reader)
        reader.noteUnread()
        return plan
    }

    private func guides(_ element: NibElement?) -> [NibElement] { element?.children ?? [] }

    func connections(_ reader: ElementReader) -> [ConnectionPlan] {
        guard let id = reader.element.id else { return [] }
        return (reader.child("connections")?.children ?? []).compactMap { ConnectionPlan($0, of: id) }
    }

    // MARK: Controllers

    private func controller(_ element: NibElement) -> ControllerPlan {
        let reader = ElementReader(element, in: context)
        let plan = ControllerPlan(element)
        if let view = reader.child(key: "view") ?? reader.child(key: "tableView") {
            plan.view = self.view(view)
        }
        for guide in guides(reader.child("layoutGuides")) {
            switch guide["type"] {
            case "top": plan.topGuide = guide.id
            case "bottom": plan.bottomGuide = guide.id
            default: context.report.add(.unknownElement, at: guide)
            }
        }
        plan.connections = connections(reader)
        return plan
    }

    private static let controllers: Set<String> = [
        "viewController", "tableViewController", "collectionViewController", "navigationController",
        "tabBarController", "splitViewController", "pageViewController", "hostingController",
        "glkViewController", "avPlayerViewController",
    ]

    /// Objects at the top that are neither views nor controllers.
    private static let objects: Set<String> = [
        "placeholder", "customObject", "exit", "viewControllerPlaceholder", "navigationItem", "barButtonItem",
        "tabBarItem", "tapGestureRecognizer", "panGestureRecognizer", "pinchGestureRecognizer",
        "rotationGestureRecognizer", "swipeGestureRecognizer", "pongPressGestureRecognizer",
        "longPressGestureRecognizer",
        "screenEdgePanGestureRecognizer", "collectionViewFlowLayout",
    ]
}
