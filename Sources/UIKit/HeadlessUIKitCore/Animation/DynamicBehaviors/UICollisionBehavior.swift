import Foundation

/// Lets items collide with each other and with boundaries.
///
/// Items of different collision behaviors pass through each other. Boundaries are lines, and hold items on either side.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    private struct Boundary {
        var identifier: any NSCopying
        var path: UIBezierPath
        var edges: [DynamicEdge]
    }

    private var members: DynamicItems
    private var boundaries: [Boundary] = []
    private var insets: UIEdgeInsets?

    /// Makes collisions of items with each other and with boundaries, of which there are none yet.
    public init(items: [any UIDynamicItem]) {
        members = DynamicItems(items)
        super.init()
    }

    /// Makes collisions without items.
    public convenience override init() {
        self.init(items: [])
    }

    /// The delegate, which is told of contacts after the items moved in a frame; held weakly.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)? {
        didSet { UncalledMethods.report(collisionDelegate, as: .collisionDelegate) }
    }

    /// The items that collide.
    open var items: [any UIDynamicItem] { members.all }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { if members.add(item) { didChange() } }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) { if members.remove(item) { didChange() } }

    /// What the items collide with; items and boundaries by default.
    open var collisionMode = Mode.everything {
        didSet { didChange() }
    }

    // MARK: Boundaries

    /// Whether the reference view's bounds are a boundary; `false` by default.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { insets != nil }
        set {
            insets = newValue ? .zero : nil
            didChange()
        }
    }

    /// Makes the reference view's bounds a boundary, inset by positive numbers.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets.finite(or: .zero, "insets of the boundary", of: "UICollisionBehavior")
        didChange()
    }

    /// Adds a path as a boundary; another one with the same identifier is replaced.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        boundaries.append(
            Boundary(identifier: identifier, path: bezierPath, edges: DynamicEdge.edges(of: bezierPath)))
        didChange()
    }

    /// Adds a line as a boundary; another boundary with the same identifier is replaced.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// The boundary with an identifier, as a path.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { Self.same($0.identifier, identifier) }?.path
    }

    /// Removes the boundary with an identifier.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { Self.same($0.identifier, identifier) }
        didChange()
    }

    /// The identifiers of the boundaries; `nil` if none was added.
    open var boundaryIdentifiers: [any NSCopying]? {
        boundaries.isEmpty ? nil : boundaries.map(\.identifier)
    }

    /// Removes all boundaries with identifiers.
    open func removeAllBoundaries() {
        boundaries = []
        didChange()
    }

    private static func same(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
        DynamicPair.value(of: one) == DynamicPair.value(of: other)
    }

    // MARK: Frames

    override var affectedItems: [any UIDynamicItem] { items }

    override func act(in world: DynamicWorld) {
        let bodies = world.bodies(of: items)
        if collisionMode.contains(.items) {
            for (index, body) in bodies.enumerated() {
                for other in bodies[(index + 1)...] { world.addCollision(of: body, with: other, for: self) }
            }
        }
        guard collisionMode.contains(.boundaries) else { return }
        if let insets, let bounds = world.referenceBounds {
            for body in bodies {
                world.addCollision(
                    of: body, with: DynamicEdge.edges(of: bounds.inset(by: insets)), nil, for: self)
            }
        }
        for boundary in boundaries {
            for body in bodies {
                world.addCollision(of: body, with: boundary.edges, boundary.identifier, for: self)
            }
        }
    }
}

// Apple's bridges, so that `"floor" as NSCopying` is one; a struct needs no copy.
extension String: @retroactive NSCopying {
    /// Returns the string.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
