import FailureReporting
import HeadlessUIKit

/// Whether a view is of a class.
final class ClassCondition: ViewCondition {
    enum Wanted: Sendable {
        case type(UIView.Type)
        /// A class by its name, and the line that asked for it.
        indirect case name(String, CallSite)
    }

    let wanted: Wanted
    /// Whether subclasses are excluded.
    let isExact: Bool

    init(wanted: Wanted, isExact: Bool) {
        self.wanted = wanted
        self.isExact = isExact
    }

    var cost: Int { isExact ? 1 : 2 }

    func holds(for view: UIView, in search: ViewSearch) -> Bool {
        holds(for: type(of: view))
    }

    func holds(for viewClass: UIView.Type) -> Bool {
        var current: AnyClass? = viewClass
        while let candidate = current {
            if isWanted(candidate) { return true }
            current = isExact ? nil : _getSuperclass(candidate)
        }
        return false
    }

    var needs: ConditionNeeds {
        if case .name = wanted { .checking } else { [] }
    }

    var viewClass: ClassCondition? { self }

    func check(in search: ViewSearch) {
        let roots = search.roots
        guard case .name(let name, let site) = wanted,
            !ClassNames.exists(name, module: site.module, in: roots)
        else { return }
        QueryFailure(noClassNamed: name, in: "\(self)", known: ClassNames.known(in: roots))
            .record(at: CallSite.current ?? site)
        search.noteInvalid()
    }

    private func isWanted(_ candidate: AnyClass) -> Bool {
        switch wanted {
        case .type(let type): candidate == type
        case .name(let name, _): ClassNames.isName(name, of: candidate)
        }
    }

    func shortfall(of view: UIView, in search: ViewSearch) -> String {
        "it is a \(type(of: view)), wanted \(isExact ? "exactly " : "")\(wantedName)"
    }

    /// Views of another subclass of the same class, such as two controls, are nearer than others.
    @MainActor
    func lack(of view: UIView, in search: ViewSearch) -> Lack {
        guard case .type(let wanted) = wanted else { return .kind }
        var parent: AnyClass? = _getSuperclass(wanted)
        while let candidate = parent, candidate is UIView.Type, candidate != UIView.self {
            if let related = candidate as? UIView.Type,
                ClassConditions.condition(on: related).holds(for: type(of: view))
            {
                return .relatedKind
            }
            parent = _getSuperclass(candidate)
        }
        return .kind
    }

    private var wantedName: String {
        switch wanted {
        case .type(let type): "\(type)"
        case .name(let name, _): name
        }
    }

    var description: String {
        let argument =
            switch wanted {
            case .type(let type): "\(type).self"
            case .name(let name, _): name.quoted
            }
        return "\(isExact ? "ofExactClass" : "ofClass")(\(argument))"
    }
}

extension ClassCondition {
    /// Whether a view is of the class with a name, which the call at `site` asks for.
    convenience init(_ name: String, _ site: CallSite, isExact: Bool) {
        self.init(wanted: .name(name, site), isExact: isExact)
    }
}

/// Whether a view is of a type known at compile time, such as a protocol.
final class ConformanceCondition: ViewCondition {
    private let test: @Sendable (Any) -> Bool
    private let name: String

    init<Type>(_ type: Type.Type) {
        test = { $0 is Type }
        name = "\(type)"
    }

    var description: String { "conforming(to: \(name).self)" }

    var cost: Int { 20 }

    func holds(for view: UIView, in search: ViewSearch) -> Bool { test(view) }

    func shortfall(of view: UIView, in search: ViewSearch) -> String {
        "it is a \(type(of: view)), which is not a \(name)"
    }
}
