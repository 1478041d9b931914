import Foundation

/// The simulated physics of an animator: bodies that forces accelerate, and what keeps them from moving freely.
@MainActor
final class DynamicWorld {
    /// How often the solver goes over what holds the bodies: more is more exact where many touch.
    private static let rounds = 20

    private(set) var bodies: [DynamicBody] = []
    private var bodiesByItem: [ObjectIdentifier: DynamicBody] = [:]
    /// The bounds of the reference view.
    private(set) var referenceBounds: CGRect?

    private var joints: [DynamicJoint] = []
    private var turns: [DynamicTurn] = []
    private var candidates: [(pair: DynamicPair, edges: [DynamicEdge])] = []
    private var pairs: [DynamicPair] = []
    private var contacts: [DynamicContact] = []
    /// The pairs that touched in the last frame, in the order in which they began to.
    private var touching: [DynamicPair] = []

    // MARK: Bodies

    func body(of item: any UIDynamicItem) -> DynamicBody? { bodiesByItem[ObjectIdentifier(item)] }

    func bodies(of items: [any UIDynamicItem]) -> [DynamicBody] { items.compactMap(body) }

    /// Makes bodies of new items, and removes those of others.
    func setItems(_ items: [any UIDynamicItem]) {
        var known: [ObjectIdentifier: DynamicBody] = [:]
        bodies = []
        for item in items where known[ObjectIdentifier(item)] == nil {
            let body = body(of: item) ?? DynamicBody(item)
            known[ObjectIdentifier(item)] = body
            bodies.append(body)
        }
        bodiesByItem = known
    }

    /// Whether all bodies have been at rest for a while.
    var isAtRest: Bool { bodies.allSatisfy(\.isAtRest) }

    func wake() { for body in bodies { body.wake() } }

    // MARK: A frame

    func begin(referenceBounds: CGRect?) {
        self.referenceBounds = referenceBounds
        joints = []
        turns = []
        candidates = []
        for body in bodies { body.begin() }
    }

    func add(_ joint: DynamicJoint) { joints.append(joint) }

    func add(_ turn: DynamicTurn) { turns.append(turn) }

    func addCollision(of first: DynamicBody, with second: DynamicBody, for behavior: UICollisionBehavior) {
        candidates.append((DynamicPair(behavior: behavior, first: first, second: second, boundary: nil), []))
    }

    func addCollision(
        of body: DynamicBody, with edges: [DynamicEdge], _ identifier: (any NSCopying)?,
        for behavior: UICollisionBehavior
    ) {
        let pair = DynamicPair(behavior: behavior, first: body, second: nil, boundary: identifier)
        candidates.append((pair, edges))
    }

    /// Moves the bodies by a frame.
    func step(_ interval: Double) {
        for body in bodies { body.accelerate(interval) }
        findContacts(interval)
        var constraints = joints.flatMap { $0.constraints(interval) }
        for turn in turns { turn.apply(interval) }
        // Once with what makes up for errors, by which the bodies move; then without, so that it leaves no velocity.
        for corrects in [true, false] {
            for _ in 0..<Self.rounds {
                for index in constraints.indices { constraints[index].solve(corrects: corrects) }
                for index in contacts.indices { contacts[index].solve(corrects: corrects, interval) }
            }
            guard corrects else { break }
            for body in bodies { body.move(interval) }
            for index in contacts.indices { contacts[index].didMove(interval) }
        }
        // As often as it takes for both points of a face to have their velocity.
        for _ in 0..<Self.rounds { for index in contacts.indices { contacts[index].bounce() } }
        for body in bodies { body.countRest(interval) }
    }

    func moveItems() { for body in bodies { body.moveItem() } }

    private func findContacts(_ interval: Double) {
        contacts = []
        pairs = []
        for candidate in candidates {
            let touches = touches(candidate, interval)
            guard !touches.isEmpty else { continue }
            for touch in touches {
                contacts.append(
                    DynamicContact(touch, candidate.pair.first, candidate.pair.second, pair: pairs.count))
            }
            pairs.append(candidate.pair)
        }
    }

    /// The points where two bodies can meet in a frame.
    private func touches(
        _ candidate: (pair: DynamicPair, edges: [DynamicEdge]), _ interval: Double
    ) -> [DynamicTouch] {
        let first = candidate.pair.first
        guard let second = candidate.pair.second else {
            let margin = first.distance(in: interval) + 1
            let shapes = first.placedShapes
            return candidate.edges.flatMap { edge in
                shapes.flatMap {
                    DynamicTouch.between($0, edge, center: first.position, within: margin)
                }
            }
        }
        let margin = first.distance(in: interval) + second.distance(in: interval) + 1
        guard (second.position - first.position).length <= first.reach + second.reach + margin else {
            return []
        }
        let others = second.placedShapes
        return first.placedShapes.flatMap { shape in
            others.flatMap { DynamicTouch.between(shape, $0, within: margin) }
        }
    }

    // MARK: Contacts

    /// The distance up to which two count as touching, in points.
    private static let touchDistance = 0.01

    /// Tells delegates which pairs began to touch in the last frame, and which no longer do.
    func reportContacts() {
        var now: [DynamicPair] = []
        for (index, pair) in pairs.enumerated() {
            let held = contacts.filter {
                $0.pair == index && ($0.impulse > 0 || $0.separation <= Self.touchDistance)
            }
            guard let contact = held.first else { continue }
            var pair = pair
            pair.point = held.dropFirst().reduce(contact.point) { $0 + $1.point } / Double(held.count)
            now.append(pair)
        }
        let (before, keys) = (touching, Set(now.compactMap(\.key)))
        let known = Set(before.compactMap(\.key))
        touching = before.filter { $0.key.map(keys.contains) ?? false }
        let begun = now.filter { $0.key.map { !known.contains($0) } ?? false }
        touching += begun
        for pair in before where !(pair.key.map(keys.contains) ?? true) { pair.reportEnd() }
        for pair in begun { pair.reportBeginning() }
    }
}
