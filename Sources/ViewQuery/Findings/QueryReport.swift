import HeadlessUIKit

/// What is said of a query that found nothing: the findings, the strongest first, and what was searched.
@MainActor
struct QueryReport {
    private let query: ViewQuery
    private let purpose: String?
    private let roots: [UIView]
    private let search: ViewSearch
    private var nearMisses: NearMisses
    private var texts: TextSuggestions
    private var classMatches: ClassMatches
    private var names: NamesThere
    private var lists: [UnloadedRows] = []
    private var rows: [RowSearch] = []
    private var lookedAt = 0
    private var nearest: [NearMisses.Miss] = []
    /// The near misses, the suggestions for texts, and the rows that are not loaded.
    private var likely: [Finding] = []
    private let census: ControllerCensus
    /// What the query looks for, outside of its scope or in rows that are not loaded.
    private var elsewhere: Finding?
    /// A view outside of the scope that may be the intended one.
    private let hint: Finding?
    /// What the query needs and does not have.
    private let prerequisites: Finding?
    /// The alert in front of what was searched.
    private let alert: Finding?

    static func nearest(to query: ViewQuery) -> NearMisses.Miss? {
        let roots = query.scope.laidOutRoots().array
        let search = ViewSearch(in: roots)
        var misses = NearMisses(of: query.predicate, in: search)
        for root in roots {
            search.visit(root, for: query) { misses.note($0) }
        }
        return misses.nearest().first
    }

    /// Looks again at the views that the query looked at.
    ///
    /// - Parameter purpose: the action on the view, such as `tapOn`; `nil` if there is none.
    /// - Complexity: O(*n*) in these views, and in those of windows and controllers outside the query's scope.
    init(of query: ViewQuery, in roots: [UIView], for purpose: String? = nil) {
        self.query = query
        self.purpose = purpose
        self.roots = roots
        search = ViewSearch(in: roots)
        nearMisses = NearMisses(of: query.predicate, in: search)
        texts = TextSuggestions(for: query.predicate)
        classMatches = ClassMatches(of: query, in: search)
        names = NamesThere(wantedBy: query.predicate, for: purpose)
        census = ControllerCensus()
        prerequisites = Finding(lines: Prerequisites(predicate: query.predicate, search: search).missing)
        alert = query.scope.isWholeScreen ? AlertFindings.front : nil
        let outside = OutOfScopeMatches(of: query, roots: roots)
        hint = outside.hint
        elsewhere =
            outside.finding
            ?? OffscreenMatch(of: query, in: query.scope.isWholeScreen ? census.hiddenRoots : []).finding
        for root in roots { look(in: root) }
        nearest = nearMisses.nearest()
        guard elsewhere == nil else { return }
        rows = lists.map { RowSearch(for: query, in: $0) }
        elsewhere = rows.lazy.compactMap(\.matching).first
        if elsewhere == nil { likely = likelyFindings }
    }

    /// The views that nearly match; none if what is sought is elsewhere.
    var nearestViews: [UIView] {
        guard elsewhere == nil, nearRow == nil else { return [] }
        let views = isNear || showsFarMisses ? nearest.map(\.view) : []
        guard let other = texts.viewWithOtherProperty else { return views }
        return [other] + views.filter { $0 !== other }
    }

    private mutating func look(in root: UIView) {
        if !query.scope.includesRoots { noteList(root) }
        search.visit(root, for: query) { view in
            noteList(view)
            lookedAt += 1
            classMatches.note(view)
            texts.note(view)
            names.note(view)
            nearMisses.note(view)
        }
    }

    private mutating func noteList(_ view: UIView) {
        guard view is UIScrollView, lists.count < UnloadedRows.shownLists, query.predicate.tellsWhich,
            let rows = UnloadedRows(of: view)
        else { return }
        lists.append(rows)
    }

    // MARK: Text

    /// The lines after the first, without the view hierarchy.
    var lines: [String] {
        var findings = [prerequisites].compactMap { $0 }
        var pending = elsewhere == nil ? PendingCallbacks() : nil
        if let elsewhere {
            findings += [elsewhere, alert].compactMap { $0 }
        } else if hasClue {
            // The very name says more than a similar one.
            if alert == nil { findings += [AbsentNames.finding(wanting: wantedNames)].compactMap { $0 } }
            findings += isNear || alert == nil ? likely : []
            if let alert { findings += [alert] + (isNear ? [] : likely) }
        } else {
            // What is not there yet is the best guess then, unless it is what repeats.
            let first = pending?.isOnlyRepeating == false ? pending.take()?.finding : nil
            findings = [AbsentNames.finding(wanting: wantedNames), first].compactMap { $0 } + guesses
        }
        if elsewhere == nil { findings += unlikely }
        var lines = findings.flatMap(\.lines)
        if let cure = findings.lazy.compactMap(\.cure).first { lines.append("Try: \(cure)") }
        return lines + (pending?.finding?.lines ?? []) + [extent]
    }

    /// Whether anything tells why the view is not found.
    private var hasClue: Bool { prerequisites != nil || elsewhere != nil || alert != nil || !likely.isEmpty }

    /// What is said where there is no clue: what there is, and what was not searched.
    private var guesses: [Finding] {
        let unloaded = census.unloaded.filter { $0.isInWindow(among: roots) }
        // Both may be the point: that there is no such name, and where one may be.
        let lines = [namesThere, UnsearchedControllers(controllers: unloaded).finding].compactMap {
            $0?.lines.joined(separator: " ")
        }
        let listing = lines.isEmpty ? nil : Finding(lines.joined(separator: " "))
        return [AlertFindings.missing(wanting: wantedNames), listing].compactMap { $0 } + rows.map(\.absence)
    }

    /// The names by which the button of an alert could be asked for.
    private var wantedNames: [String] {
        guard query.scope.isWholeScreen else { return [] }
        return query.predicate.requiredConditions.compactMap { condition in
            if (condition as? TextCondition)?.field == .identifier { return nil }
            return (condition as? any NamingCondition)?.wantedText?.onlyText
        }
    }

    /// The texts that there are, or the names of all with the wanted role; `nil` if one is near the wanted one.
    private var namesThere: Finding? {
        lookedAt == 0 || hasClue ? nil : texts.names ?? names.finding
    }

    /// Whether views of the wanted kind with another text are listed.
    private var showsFarMisses: Bool { alert == nil && namesThere == nil }

    /// The row that is not loaded and has what is nearest to the wanted text.
    private var nearRow: RowSearch? {
        let distance = isNear ? nearest.first?.distance : nil
        return rows.first { $0.near(besides: distance) != nil }
    }

    private var likelyFindings: [Finding] {
        var findings = [emptyWindow].compactMap { $0 }
        let (nearRow, other) = (nearRow, texts.viewWithOtherProperty)
        if let finding = nearRow?.near(besides: nil) { findings.append(finding) }
        let text = texts.finding(without: nearest.map(\.view), for: query)
        let isAnotherRow = isNear && nearRow == nil && nearest[0].isAnotherOfSeries
        if isAnotherRow { findings += rows.map(\.absence) }
        // What has the very text, as another property, is the intended view.
        if other != nil, let text { findings.append(text) }
        if isNear, nearRow == nil, other == nil || nearest[0].view !== other {
            findings += [nearMissFinding(limit: nearest.count)].compactMap { $0 }
        }
        if other == nil, let text { findings.append(text) }
        if let hint { findings.append(hint) }
        if let range { findings.append(Finding(range)) }
        if findings.isEmpty { return [] }
        if let names = texts.names { findings.append(names) }
        return isAnotherRow || nearRow != nil ? findings : findings + rows.map(\.absence)
    }

    /// What is said only because nothing better is known.
    private var unlikely: [Finding] {
        var findings: [Finding] = []
        if !isNear, showsFarMisses {
            findings += [nearMissFinding(limit: nearest.count)].compactMap { $0 }
        }
        if range == nil, lookedAt > 0 {
            let lines = classMatches.lines(without: nearest.map(\.view))
            if let finding = Finding(lines: lines) { findings.append(finding) }
        }
        return findings
    }

    /// Whether the nearest view is more than one of the wanted kind with another text: it has a similar one, or another
    /// name that is wanted.
    private var isNear: Bool {
        nearest.first.map {
            $0.distance < Lack.farDistance || query.predicate.names($0.view, in: search)
        } ?? false
    }

    private func nearMissFinding(limit: Int) -> Finding? {
        guard let first = nearest.first else { return nil }
        // Views that look alike miss alike; the picture shows them all.
        var others: [String] = []
        for miss in nearest.prefix(limit).dropFirst() {
            let line = "  \(miss.text)"
            if miss.text != first.text, !others.contains(line) { others.append(line) }
        }
        let correction = first.correction(of: query).map { correction in
            "\(correction)" + (first.view.isScrolledAway(from: purpose) ? ".scrolledIntoView" : "")
        }
        return Finding(
            lines: ["Nearest: \(first.text)."] + (others.isEmpty ? [] : ["Also near:"] + others),
            cure: correction)
    }

    /// How many views the query looked at, and where.
    private var extent: String {
        let isInNoWindow = !roots.contains { $0.root is UIWindow }
        let hint =
            isInNoWindow
            ? (roots.count == 1 ? ", which is not in a window" : ", which are not in a window") : ""
        return "Looked at \(lookedAt.counted("view")) in \(query.scope.name)\(hint)."
    }

    private var emptyWindow: Finding? {
        guard hint == nil, roots.count == 1, lookedAt < 2, let window = roots.first as? UIWindow,
            window.subviews.isEmpty
        else {
            return nil
        }
        return window.rootViewController == nil
            ? Finding("\(window) is empty: it has no rootViewController and no subviews.") : nil
    }

    /// How many views the query finds without its range.
    private var range: String? {
        guard let range = query.range else { return nil }
        let count = query.countInAllPositions
        guard count > 0 else { return nil }
        return "Without [\(range)] it finds \(count.counted("view"))."
    }
}

extension NearMisses.Miss {
    var text: String { "\(view.summary): \(shortfalls.joined(separator: "; "))" }
}
