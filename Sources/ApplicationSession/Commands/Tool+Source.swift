import HeadlessUIKit
import Robot
import ViewQuery

extension Tool {
    static let source: [Tool] = [
        Tool(
            name: "source",
            description:
                "Which property of the application has the element's view, and which methods its actions call.",
            parameters: [target, role], effect: .asks
        ) { session, arguments throws(CommandError) in
            let element = try session.element(arguments)
            return ElementSource(element.view, SourceSearch(near: session.source.file)).text
        }
    ]
}

/// Where the code of a view is: the properties that have it, and the methods that its actions call.
@MainActor
struct ElementSource {
    private let view: UIView
    private let search: SourceSearch?

    init(_ view: UIView, _ search: SourceSearch?) { (self.view, self.search) = (view, search) }

    var text: String {
        let owners = owners.map { owner, property in
            "\(owner).\(property)\(place("var \(property)", "let \(property)", in: owner))"
        }
        let lines = [view.summary] + owners + actions
        return
            (lines.count > 1
            ? lines : lines + ["No property of what is around it has it, and it has no actions."])
            .joined(separator: "\n")
    }

    /// What has the view in a property: the views around it, and their controllers.
    private var owners: [(type: String, property: String)] {
        var found: [(String, String)] = []
        for responder in sequence(first: view as UIResponder, next: \.next).dropFirst() {
            var mirror: Mirror? = Mirror(reflecting: responder)
            while let current = mirror {
                for child in current.children where (child.value as AnyObject) === view {
                    guard let label = child.label else { continue }
                    found.append((Self.name(of: current.subjectType), Self.property(label)))
                }
                mirror = current.superclassMirror
            }
        }
        return found
    }

    /// A lazy property, or one behind a wrapper, by the name that it is declared with.
    private static func property(_ label: String) -> String {
        let lazyPrefix = "$__lazy_storage_$_"
        return label.hasPrefix(lazyPrefix)
            ? String(label.dropFirst(lazyPrefix.count))
            : label.hasPrefix("_") ? String(label.dropFirst()) : label
    }

    private static func name(of type: Any.Type) -> String { "\(type)" }

    private var actions: [String] {
        guard let control = view as? UIControl else { return [] }
        var lines: [String] = []
        control.enumerateEventHandlers { action, pair, event, _ in
            if let (target, selector) = pair {
                let type = target.map { Self.name(of: Swift.type(of: $0)) } ?? "the responder chain"
                let name = Self.method(selector.name ?? "\(selector)")
                lines.append("\(event): \(type).\(name)\(place("func \(name)", in: type))")
            } else if let action {
                lines.append(
                    "\(event): a closure\(action.title.isEmpty ? "" : " of the action \(action.title.quoted)")"
                )
            }
        }
        return lines
    }

    /// A method's name in Swift, without the labels of its arguments.
    private static func method(_ selector: String) -> String {
        let name = selector.prefix { $0 != ":" && $0 != "(" }
        guard selector.contains(":"), let range = name.range(of: "With") else { return String(name) }
        return String(name[..<range.lowerBound])
    }

    private func place(_ declarations: String..., in type: String) -> String {
        let found = declarations.lazy.compactMap { search?.place(of: $0, in: type) }.first
        return found.map { ", \($0)" } ?? ""
    }
}
