import HeadlessUIKit
import ViewQuery

/// Counts once what all views of a picture are called, so that no view is searched for.
///
/// Queries look into the windows that users attend to, and into all windows if they are told to: each has its counts.
@MainActor
struct NameCounts {
    /// What several views may have in common.
    private enum Key: Hashable {
        case role(String, String)
        case identifier(String)
        case text(String)
        case viewClass(ObjectIdentifier)
    }

    private let modules: Set<String>
    private var inAll: [Key: Int] = [:]
    private var inAttended: [Key: Int] = [:]
    private var visible = VisibleNames()
    /// Which one of its role and name an element is, and which one of its class a view, where queries look.
    private var turns: [ObjectIdentifier: Int] = [:]
    private var places: [ObjectIdentifier: Int] = [:]
    private var roles: [ObjectIdentifier: String] = [:]
    private var attended: Set<ObjectIdentifier> = []
    /// The classes of views and the classes above them that a test can name, with their names, the nearest first.
    private var classes: [ObjectIdentifier: [(type: UIView.Type, name: String)]] = [:]

    init(of application: UIApplication, _ modules: Set<String>) {
        self.modules = modules
        var walk = AccessibilityWalk()
        for window in application.perceivedWindows {
            let isAttended = application.isAttended(window)
            walk.visit(window) { stop in
                if stop.isElement { count(stop, isAttended) }
                return true
            }
        }
        for window in application.shownWindows.reversed() {
            let isAttended = application.isAttended(window)
            if isAttended { attended.insert(ObjectIdentifier(window)) }
            visible.add(window)
            window.visit { view in
                count(view, isAttended)
                return .into
            }
        }
    }

    // MARK: Counting

    private mutating func count(_ stop: AccessibilityWalk.Stop, _ isAttended: Bool) {
        let element = AccessibleElement(stop.object, in: stop.view)
        let name = (element.label ?? "").asHeard
        if element.isView { roles[ObjectIdentifier(stop.view)] = element.role.rawValue }
        for role in element.roles {
            let turn = add(.role(role.rawValue, name), isAttended)
            if element.isView, role == element.role { turns[ObjectIdentifier(stop.view)] = turn }
            // A query for a role alone finds elements with a name, too.
            if !name.isEmpty { add(.role(role.rawValue, ""), isAttended) }
        }
    }

    private mutating func count(_ view: UIView, _ isAttended: Bool) {
        if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
            add(.identifier(identifier), isAttended)
        }
        if let text = view.contentText, !text.isEmpty { add(.text(text), isAttended) }
        for (index, known) in nameableClasses(of: view).enumerated() {
            let place = add(.viewClass(ObjectIdentifier(known.type)), isAttended)
            if index == 0 { places[ObjectIdentifier(view)] = place }
        }
    }

    /// Counts one more; returns how many there were, where a query for it looks.
    @discardableResult
    private mutating func add(_ key: Key, _ isAttended: Bool) -> Int {
        let all = inAll[key, default: 0]
        inAll[key] = all + 1
        guard isAttended else { return all }
        let own = inAttended[key, default: 0]
        inAttended[key] = own + 1
        return own
    }

    /// The classes that find the view by `ofClass`, and that a test can name.
    private mutating func nameableClasses(of view: UIView) -> [(type: UIView.Type, name: String)] {
        let key = ObjectIdentifier(type(of: view))
        if let known = classes[key] { return known }
        var found: [(UIView.Type, String)] = []
        var current: AnyClass? = type(of: view)
        while let candidate = current as? UIView.Type {
            if let name = ClassNames.name(of: candidate, inTestOf: modules) {
                found.append((candidate, name))
            }
            current = _getSuperclass(candidate)
        }
        classes[key] = found
        return found
    }

    // MARK: Names

    func names(of view: UIView) -> ViewNames {
        let key = ObjectIdentifier(view)
        var names = ViewNames()
        names.isElsewhere = !attended.contains(ObjectIdentifier(view.window ?? view))
        if let label = view.accessibilityLabel, label.isName, !label.asHeard.isEmpty { names.label = label }
        names.identifier = view.accessibilityIdentifier ?? ""
        let known = classes[ObjectIdentifier(type(of: view))]?.first
        names.className = known?.name ?? "UIView"
        let counts = names.isElsewhere ? inAll : inAttended
        func isAlone(_ key: Key) -> Bool { counts[key] == 1 }
        if let role = roles[key] {
            names.role = role
            if isAlone(.role(role, names.label.asHeard)) { names.alone.insert(.role) }
        }
        if isAlone(.identifier(names.identifier)) { names.alone.insert(.identifier) }
        if let text = view.contentText, text.isName, isAlone(.text(text)) { names.alone.insert(.text) }
        if let known, isAlone(.viewClass(ObjectIdentifier(known.type))) { names.alone.insert(.className) }
        if names.alone.isEmpty {
            if !names.role.isEmpty, !names.label.isEmpty { names.turn = turns[key] }
            if names.turn == nil { names.place = places[key] ?? 0 }
        }
        visible.complete(&names, of: view)
        return names
    }
}
