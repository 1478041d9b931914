import ConstraintSolver
import TimeLapse

/// Solves the constraints inside one view, whose size it takes as given.
///
/// The unknowns of a view are its frame in its superview, so that a view that moves changes nothing inside.
@MainActor
final class LayoutEngine: ReflectedAsWhole {
    /// What a constraint of the solver stands for.
    enum Origin {
        case constraint(Unmanaged<NSLayoutConstraint>)
        /// What the system asks for, such as a view's intrinsic content size.
        case system(SystemConstraint, Unmanaged<LayoutNode>)
    }

    let solver = Solver()
    /// The layout of the view whose constraints these are.
    unowned let root: ViewLayout
    /// Whether the view no longer has an engine of its own; what it held moves to another one.
    private(set) var isDiscarded = false

    private var origins: [ConstraintID: Origin] = [:]
    /// The nodes by the numbers of their unknowns; the engine keeps them until they leave it.
    private var nodes: [LayoutNode?] = []
    private var changed = NodeList<LayoutNode>(.changed)
    /// The size of the root, as constraints that are edited when it changes.
    private(set) var rootSize: (width: ConstraintID, height: ConstraintID)?
    private var rootValues = CGSize.zero
    var followers = NodeList<LayoutNode>(.followers)
    var staleSizes = NodeList<ViewLayout>(.staleSizes)
    var wrapping = NodeList<ViewLayout>(.wrapping)
    var reported: Set<ConstraintID> = []
    /// Whether conflicts are looked for again when the layout that is under way has ended.
    var reportsAfterLayout = false
    /// Whether constraints have referred to a baseline.
    var hasBaselines = false
    /// While a size is fitted, nothing is noted for placing.
    var isFitting = false

    init(root: ViewLayout) {
        self.root = root
    }

    func discard() {
        isDiscarded = true
        for node in nodes {
            guard let node, node.engine === self else { continue }
            node.engine = nil
            node.ownTerms = []
            node.lists = []
            node.forget()
        }
        nodes = []
        changed.forget()
        followers.forget()
        staleSizes.forget()
        wrapping.forget()
        origins = [:]
    }

    /// Has the engine solve before views are next laid out.
    func wasChanged() {
        if !isDiscarded { root.view?.markForSolving() }
    }

    // MARK: Nodes

    /// Makes the node's unknowns, unless it has them here already.
    func ensure(_ node: LayoutNode) {
        guard node.engine !== self else { return }
        node.engine?.remove(node)
        node.engine = self
        node.unknowns = LayoutUnknowns(
            left: solver.makeVariable(.position), top: solver.makeVariable(.position),
            width: solver.makeVariable(.size), height: solver.makeVariable(.size))
        for variable in node.unknowns.all { own(variable, by: node) }
        if node === root {
            installRoot()
        } else {
            node.install(in: self)
        }
        changed.add(node)
    }

    func own(_ variable: Variable, by node: LayoutNode) {
        let index = Int(variable.index)
        while nodes.count <= index { nodes.append(nil) }
        nodes[index] = node
    }

    func remove(_ node: LayoutNode) {
        guard node.engine === self else { return }
        defer { withExtendedLifetime(node) {} }
        for user in node.users { user.takeUnretainedValue().leave(self) }
        for id in node.ownTerms { remove(id) }
        node.ownTerms = []
        node.engine = nil
        changed.remove(node)
        followers.remove(node)
        staleSizes.remove(node)
        wrapping.remove(node)
        guard !isDiscarded else { return }
        for variable in node.unknowns.all + node.furtherUnknowns {
            removeDependents(on: variable)
            nodes[Int(variable.index)] = nil
            solver.remove(variable)
        }
        node.forget()
        wasChanged()
    }

    /// Removes the nodes whose own equations mention an unknown that is about to go: guides within its view, and
    /// subviews that their masks place. They are brought back with the unknowns of then.
    private func removeDependents(on variable: Variable) {
        while let id = solver.constraint(mentioning: variable) {
            guard case .system(_, let reference) = origins[id] else { return }
            let dependent = reference.takeUnretainedValue()
            guard dependent.engine === self else { return }
            remove(dependent)
            dependent.view?.markForInstalling()
        }
    }

    func takeChanged() -> [LayoutNode] { changed.takeAll() }

    // MARK: Constraints

    /// Adds what the system asks for a node.
    @discardableResult
    func add(
        _ expression: LayoutExpression, _ relation: Relation, as kind: SystemConstraint, for node: LayoutNode,
        priority: Float = 1000
    ) -> ConstraintID {
        let id = solver.add(
            expression.terms, relation, constant: expression.constant, priority: priority,
            rank: kind.rank)
        origins[id] = .system(kind, .passUnretained(node))
        node.ownTerms.append(id)
        return id
    }

    func addPositiveSize(of node: LayoutNode) {
        add(LayoutExpression(of: node.unknowns.width), .greaterOrEqual, as: .positiveWidth, for: node)
        add(LayoutExpression(of: node.unknowns.height), .greaterOrEqual, as: .positiveHeight, for: node)
    }

    /// Adds a constraint of the application.
    func add(_ constraint: NSLayoutConstraint, holder: UIView) {
        if let installation = constraint.installation, installation.engine === self { return }
        constraint.uninstall()
        let (expression, sign) = constraint.expression(in: self, holder: holder)
        let id = solver.add(
            expression.terms, constraint.relation(isReversed: sign > 0),
            constant: expression.constant + sign * Double(constraint.constant),
            priority: constraint.priority.rawValue, rank: constraint.rank)
        constraint.installation = ConstraintInstallation(
            engine: self, id: id, base: expression.constant, sign: sign)
        origins[id] = .constraint(.passUnretained(constraint))
    }

    /// Removes a constraint of the application, or one of the system's.
    func remove(_ id: ConstraintID) {
        guard !isDiscarded, origins.removeValue(forKey: id) != nil else { return }
        reported.remove(id)
        solver.remove(id)
        wasChanged()
    }

    func origin(of id: ConstraintID) -> Origin? { origins[id] }

    // MARK: The root

    private func installRoot() {
        root.install(in: self)
        let size = root.view?.boundsStore.size ?? .zero
        rootValues = size
        let width = LayoutExpression(of: root.unknowns.width, constant: -Double(size.width))
        let height = LayoutExpression(of: root.unknowns.height, constant: -Double(size.height))
        rootSize = (
            add(width, .equal, as: .rootWidth, for: root), add(height, .equal, as: .rootHeight, for: root)
        )
    }

    func followRoot() {
        guard !isFitting, let rootSize, let view = root.view else { return }
        let size = view.boundsStore.size
        guard size != rootValues else { return }
        rootValues = size
        solver.setConstant(-Double(size.width), of: rootSize.width)
        solver.setConstant(-Double(size.height), of: rootSize.height)
    }

    /// Sets another size of the root, which need not be reached with a priority below 1000.
    func setRoot(width: CGFloat, _ horizontal: Float, height: CGFloat, _ vertical: Float) {
        guard let rootSize else { return }
        rootValues = CGSize(width: width, height: height)
        solver.setPriority(horizontal, of: rootSize.width)
        solver.setPriority(vertical, of: rootSize.height)
        solver.setConstant(-Double(width), of: rootSize.width)
        solver.setConstant(-Double(height), of: rootSize.height)
    }

    // MARK: Solving

    /// Solves what changed, and notes whose place changed.
    func solve() {
        guard solver.needsSolving else { return }
        solver.solve { variable in
            if let node = nodes[Int(variable.index)] { changed.add(node) }
        }
    }
}

extension NSLayoutConstraint {
    /// The relation as the solver has it; the other way round if positions are counted from the right.
    fileprivate func relation(isReversed: Bool) -> ConstraintSolver::Relation {
        switch relation {
        case .lessThanOrEqual: isReversed ? .greaterOrEqual : .lessOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: isReversed ? .lessOrEqual : .greaterOrEqual
        }
    }
}

extension NSLayoutConstraint {
    /// A constraint of one view's size is broken rather than one that ties it to another view, as in UIKit: of
    /// reports in public threads, those with both name the size as the one that is broken, and Xcode's canvas does
    /// the same.
    fileprivate var rank: ConstraintRank {
        let isOfOne = (second == nil || second === first) && !(first is DistanceNode)
        return isOfOne && !isMadeBySystem ? .size : .relation
    }

    /// Removes the constraint from an engine that loses one of its nodes; its holder brings it to the next one.
    fileprivate func leave(_ engine: LayoutEngine) {
        guard installation?.engine === engine else { return }
        uninstall()
        holder?.view?.markForInstalling()
    }
}
