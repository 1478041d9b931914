import HeadlessUIKit

/// Matches outside a query's scope: in another window, or outside the views that it looks inside.
@MainActor
struct OutOfScopeMatches {
    private let query: ViewQuery
    private let roots: [UIView]
    private let rootIdentities: Set<ObjectIdentifier>
    private let search: ViewSearch
    private var check: ConditionCheck
    private let texts: [TextCondition]
    /// The first view that meets all conditions; how many more do; and the first with a wanted text.
    private var found: UIView?
    private var others = 0
    private var namesake: (condition: TextCondition, view: UIView)?

    /// Searches all windows of the application, what it shows with the keyboard and the trees of the roots, except the
    /// query's scope.
    ///
    /// - Complexity: O(*n*) in these views.
    init(of query: ViewQuery, roots: [UIView]) {
        self.query = query
        self.roots = roots
        rootIdentities = Set(roots.map { ObjectIdentifier($0) })
        let predicate = query.predicate
        // Custom code is not called for views outside the scope.
        check = ConditionCheck(
            predicate.tellsWhich && !predicate.needs.contains(.foreignCode) ? predicate.plan : [])
        texts = predicate.soughtTexts.filter { !$0.isOfOthers }.map(\.condition)
        var tops: [UIView] = UIApplication.shared.windows.reversed()
        for top in ViewSearch(in: roots).treeTops where !tops.contains(where: { $0 === top }) {
            tops.append(top)
        }
        // Not the keys: nearly every text has a letter in it.
        let keyboard = UIApplication.shared.keyboard
        tops += [keyboard.accessory, keyboard.replacement].compactMap { $0 }
        search = ViewSearch(in: tops)
        guard !check.isEmpty || !texts.isEmpty else { return }
        for top in tops { look(in: top) }
    }

    private mutating func look(in top: UIView) {
        let isRootAbove = roots.contains { $0 === top }
        if isRootAbove, query.scope.includesRoots { return }
        var walk = PlaceWalk(top)
        while let (place, _) = walk.next() {
            if isRoot(place.view) {
                walk.skipInside()
                if query.scope.includesRoots { continue }
            }
            search.arrive(at: place)
            note(place.view)
        }
        search.leave()
    }

    private func isRoot(_ view: UIView) -> Bool { rootIdentities.contains(ObjectIdentifier(view)) }

    private mutating func note(_ view: UIView) {
        if check.passes(view, in: search) {
            // The label of a button is a part of it.
            if let found, view.ownerOfLabel === found { return }
            if found == nil { found = view } else { others += 1 }
        } else if namesake == nil, found == nil {
            for text in texts where text.holds(for: view) {
                namesake = (text, view)
                break
            }
        }
    }

    /// The match outside, and the query that finds it; `nil` if there is none.
    var finding: Finding? {
        guard let found, !isRoot(found) else { return nil }
        let more = others == 0 ? "" : " (and \(others) more like it)"
        return Finding("\(found.summary)\(more) \(place(of: found))", cure: code(for: found))
    }

    /// What may be the intended view: the root of the query, or a view with the wanted text alone.
    var hint: Finding? {
        if let found {
            return isRoot(found) ? Finding("\(found.summary) \(place(of: found))") : nil
        }
        guard let namesake else { return nil }
        let (condition, view) = namesake
        return Finding(
            "\(view.summary) matches \(condition.description.cutInMiddle(to: 120)) and \(place(of: view))")
    }

    /// The query that finds a match in another window.
    private func code(for view: UIView) -> String? {
        guard query.scope.isWholeScreen, query.conditionsCode != nil, view.window != nil else { return nil }
        if view.window is KeyboardWindow {
            let found = query.inside(allViews(ofExactClass(KeyboardWindow.self)).inAllWindows()).first
            return found == nil ? nil : "\(query).inside(SoftwareKeyboard.main)"
        }
        let wide = query.inAllWindows()
        return wide.first == nil ? nil : wide.description
    }

    private func place(of view: UIView) -> String {
        if isRoot(view) {
            return "is the root of the query, which only finds subviews."
        }
        let top = view.root
        if roots.contains(where: { $0.root === top }) {
            let place = view.superview.map { ", in \($0.summary)" } ?? ""
            let scope = roots.count == 1 ? roots[0].summary : "the views that the query looks inside"
            return "is outside \(scope)\(place)."
        }
        if top is KeyboardWindow {
            return "is shown with the keyboard, where queries look with inside(_:) alone."
        }
        let another = roots.contains { $0.root is UIWindow } ? "another" : "a"
        return "is in \(another) window, \(top)."
    }
}
