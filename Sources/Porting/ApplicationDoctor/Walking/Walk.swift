/// A walk over the screens of an application: from the first, by one tap after another, nearest screens first.
///
/// Each tap is tried after a launch of its own, on the shortest known path to its screen.
@MainActor
struct Walk {
    private let visitor: any Visitor
    private let limits: DoctorLimits
    private var report: DoctorReport
    /// What could be tapped on the known screens.
    private var known: [String: Set<TapTarget>] = [:]
    private var crashes: Set<Problem> = []
    private var launches = 0
    /// The screens whose targets have yet to be tapped.
    private var pending: [(path: [TapTarget], screen: ScreenState)] = []

    private init(_ name: String, _ visitor: any Visitor, _ limits: DoctorLimits) {
        report = DoctorReport(name: name)
        (self.visitor, self.limits) = (visitor, limits)
    }

    /// Walks to all screens that the limits allow.
    static func run(
        _ name: String, _ visitor: any Visitor, limits: DoctorLimits
    ) -> DoctorReport {
        var walk = Walk(name, visitor, limits)
        walk.begin()
        var next = 0
        while next < walk.pending.count {
            walk.tapAll(on: walk.pending[next].screen, at: walk.pending[next].path)
            next += 1
        }
        return walk.report
    }

    private mutating func begin() {
        guard let record = visit([]) else { return }
        guard let screen = record.screen else {
            let first = record.problems.first
            let problem =
                first ?? Problem(text: "The application shows no window after the launch.", place: nil)
            report.findings.append(Finding([], .failed, problem))
            return
        }
        add(screen, record, at: [])
    }

    private mutating func tapAll(on screen: ScreenState, at path: [TapTarget]) {
        var groups: [String: CellGroup] = [:]
        var taps = 0
        for target in screen.targets {
            if let group = target.group, groups[group]?.isDone ?? false { continue }
            guard path.count < limits.depth else {
                return reach("\(limits.depth) taps from the launch, on \(screen.key)", "--depth")
            }
            guard taps < limits.taps else {
                return reach("\(limits.taps) taps on \(screen.key)", "--taps")
            }
            guard launches < limits.launches else {
                return reach("\(limits.launches) launches", "--launches")
            }
            taps += 1
            let type = tap(target, on: screen, at: path)
            if let group = target.group { groups[group, default: CellGroup()].note(type) }
        }
    }

    /// Tries a tap; returns the class of the screen after it if it is another one, or what it brought on the same one.
    private mutating func tap(_ target: TapTarget, on origin: ScreenState, at path: [TapTarget]) -> String? {
        guard let record = visit(path + [target]) else { return nil }
        if let missing = record.missing {
            let text = "It was there once, and not after another launch: \(missing)."
            report.failedTaps.append(
                .init(screen: origin.key, target: target, problem: Problem(text: text, place: nil)))
            return nil
        }
        guard let screen = record.screen else { return nil }
        guard let targets = known[screen.key] else {
            add(screen, record, at: path + [target])
            return screen.type
        }
        note(record.problems.filter(\.isOfStub))
        if let problem = record.problems.first(where: { !$0.isOfStub }) {
            report.failedTaps.append(.init(screen: origin.key, target: target, problem: problem))
        }
        let new = screen.targets.filter { !targets.contains($0) }
        if !new.isEmpty { explore(new, on: screen, at: path + [target]) }
        guard screen.key == origin.key else { return screen.type }
        return new.isEmpty ? nil : "\(new)"
    }

    /// Notes that a known screen has more to tap after a path, such as rows that were unfolded.
    private mutating func explore(_ targets: [TapTarget], on screen: ScreenState, at path: [TapTarget]) {
        known[screen.key]?.formUnion(targets)
        note(skipped: screen.skipped)
        var screen = screen
        screen.targets = targets
        pending.append((path, screen))
    }

    private mutating func add(_ screen: ScreenState, _ record: VisitRecord, at path: [TapTarget]) {
        guard report.findings.count < limits.screens else {
            return reach("\(limits.screens) screens", "--screens")
        }
        known[screen.key] = Set(screen.targets)
        let finding = Finding(path, record, screen)
        report.findings.append(finding)
        note(finding.stubCalls)
        note(skipped: screen.skipped)
        pending.append((path, screen))
    }

    private mutating func note(skipped targets: [TapTarget]) {
        for target in targets where !report.skipped.contains(target.description) {
            report.skipped.append(target.description)
        }
    }

    private mutating func visit(_ path: [TapTarget]) -> VisitRecord? {
        launches += 1
        switch visitor.visit(path) {
        case .seen(let record): return record
        case .crashed(let problem):
            // A cause that ends the program after each tap is told once.
            if crashes.insert(problem).inserted { report.findings.append(Finding(path, .crashed, problem)) }
            return nil
        }
    }

    private mutating func note(_ calls: [Problem]) {
        for call in calls where !report.stubCalls.contains(call) { report.stubCalls.append(call) }
    }

    private mutating func reach(_ limit: String, _ option: String) {
        let text = "Stopped at \(limit); \(option) raises the limit."
        if !report.limits.contains(text) { report.limits.append(text) }
    }
}

/// The cells of one kind on a screen: mostly all lead to screens of one class, and few are tapped.
private struct CellGroup {
    private var types: Set<String> = []
    private var taps = 0
    /// Whether the last tap led to a screen of another class than those before it.
    private var isLastNew = true

    /// Whether further cells of the kind are not tapped: the second, and each after it, led to nothing new.
    var isDone: Bool { taps >= 2 && !isLastNew }

    mutating func note(_ type: String?) {
        taps += 1
        isLastNew = type.map { types.insert($0).inserted } ?? false
    }
}
