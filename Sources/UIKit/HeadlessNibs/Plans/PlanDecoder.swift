import Foundation
import HeadlessUIKitCore

/// Makes plans of elements.
@MainActor
final class PlanDecoder {
    let context: ReadingContext
    /// The ids of what variations leave out of the hierarchy, and which is read.
    var leftOut: Set<String> = []
    /// Elements that stand for views which an ancestor has anyway, by their ids: a cell's labels.
    private var ownParts: [String: @MainActor (UIView) -> UIView?] = [:]

    init(_ context: ReadingContext) {
        self.context = context
    }

    func topLevel(_ element: NibElement) -> NibPlan.TopLevel {
        if ViewKind.table[element.name] != nil { return .view(view(element)) }
        if let kind = ControllerKind.table[element.name] { return .controller(controller(element, kind)) }
        if ObjectKind.table[element.name] != nil { return .object(object(element)) }
        if !Self.placeholders.contains(element.name) { context.report.add(.unknownElement, at: element) }
        return .placeholder(element)
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
        let plan = ViewPlan(reader.element, in: context.report.file, source: source)
        plan.isInstalled = isInstalled(reader.element)
        plan.readView(reader)
        for read in kind.reads { read(plan, reader, self) }
        plan.runtimeAttributes = RuntimeAttribute.all(of: reader)
        plan.readAccessibility(reader)
        // Not by `map`: a closure on the main actor that it is handed checks its executor at each call.
        if let subviews = reader.child("subviews")?.children {
            plan.subviews.reserveCapacity(subviews.count)
            for subview in subviews { plan.subviews.append(view(subview)) }
        }
        readGuides(plan, reader)
        if let constraints = reader.child("constraints")?.children {
            plan.constraints.reserveCapacity(constraints.count)
            for constraint in constraints {
                let reader = ElementReader(constraint, in: context)
                if let read = ConstraintPlan(reader, isInstalled: isInstalled(constraint)) {
                    plan.constraints.append(read)
                }
            }
        }
        plan.connections = connections(reader)
        reader.ignore(["verifyAmbiguity", "simulatedAppContext", "catalogName", "autoshrinkMode"])
        reader.ignoreNotes()
        reader.noteUnread()
        return plan
    }

    private func readGuides(_ plan: ViewPlan, _ reader: ElementReader) {
        func add(_ guides: [NibElement]) {
            for guide in guides {
                if let guide = GuidePlan(guide) {
                    plan.guides.append(guide)
                } else {
                    context.report.add(.unknownElement, at: guide)
                }
            }
        }
        add(reader.children("viewLayoutGuide"))
        add(reader.children("keyboardLayoutGuide"))
        if let guides = reader.child("layoutGuides") { add(guides.children) }
    }

    /// Reads the values alone that a variation gives a view.
    func variation(_ changes: NibElement) -> ViewPlan {
        let plan = ViewPlan(
            changes, in: context.report.file, source: .made { UIView() }, isVariation: true)
        let reader = ElementReader(changes, in: context)
        plan.readView(reader)
        for read in (ViewKind.table[changes.name] ?? .plain).reads { read(plan, reader, self) }
        return plan
    }

    private func isInstalled(_ element: NibElement) -> Bool {
        leftOut.isEmpty || !(element.id.map(leftOut.contains) ?? false)
    }

    func connections(_ reader: ElementReader) -> [ConnectionPlan] {
        _ = reader.child("connections")
        return Self.connections(of: reader.element)
    }

    static func connections(of element: NibElement) -> [ConnectionPlan] {
        guard let id = element.id else { return [] }
        return (element.child("connections")?.children ?? []).compactMap { ConnectionPlan($0, of: id) }
    }

    /// Reads an object that is not a view, with everything inside.
    func object(_ element: NibElement) -> ObjectPlan {
        let reader = ElementReader(element, in: context)
        guard let kind = ObjectKind.table[element.name] else {
            context.report.add(.unknownElement, at: element)
            return ObjectPlan(element, make: { NSObject() })
        }
        let plan = ObjectPlan(element, make: kind.make(reader))
        for read in kind.reads { read(plan, reader, self) }
        plan.runtimeAttributes = RuntimeAttribute.all(of: reader)
        plan.connections = connections(reader)
        reader.ignoreNotes()
        reader.noteUnread()
        return plan
    }

    // MARK: Controllers

    private func controller(_ element: NibElement, _ kind: ControllerKind) -> ControllerPlan {
        let reader = ElementReader(element, in: context)
        let plan = ControllerPlan(element, make: kind.make(reader))
        plan.readController(reader)
        for read in kind.reads { read(plan, reader, self) }
        plan.view = (reader.child(key: "view") ?? reader.child(key: "tableView")).map { view($0) }
        if let control = plan.refreshControl {
            plan.view?.setView(control) { (list: UIScrollView, view) in
                list.refreshControl = view as? UIRefreshControl
            }
        }
        for guide in reader.child("layoutGuides")?.children ?? [] {
            switch guide["type"] {
            case "top": plan.topGuide = guide.id
            case "bottom": plan.bottomGuide = guide.id
            default: context.report.add(.unknownElement, at: guide)
            }
        }
        plan.navigationItem = reader.child(key: "navigationItem").map { object($0) }
        plan.tabBarItem = reader.child(key: "tabBarItem").map { object($0) }
        plan.toolbarItems = (reader.child("toolbarItems")?.children ?? []).map { object($0) }
        plan.runtimeAttributes = RuntimeAttribute.all(of: reader)
        plan.connections = connections(reader)
        reader.ignoreNotes()
        reader.noteUnread()
        return plan
    }

    /// What stands for an object outside of the file.
    private static let placeholders: Set<String> = ["placeholder", "exit", "viewControllerPlaceholder"]
}
