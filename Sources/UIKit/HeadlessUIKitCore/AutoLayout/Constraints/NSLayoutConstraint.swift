import ConstraintSolver
import FailureReporting
import TimeLapse

/// A linear relation between parts of two views or layout guides, or between one and a number.
///
/// The first item's attribute equals, or is at most or at least, the second's times ``multiplier`` plus ``constant``.
/// A constraint takes effect while it ``isActive``, and then when views are next laid out.
///
/// ```swift
/// field.translatesAutoresizingMaskIntoConstraints = false
/// NSLayoutConstraint.activate([
///     field.leadingAnchor.constraint(equalTo: page.layoutMarginsGuide.leadingAnchor),
///     field.trailingAnchor.constraint(equalTo: page.layoutMarginsGuide.trailingAnchor),
///     field.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
/// ])
/// ```
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, AssociationHolder {
    nonisolated(unsafe) final var associations: Associations?
    private(set) final var first: LayoutNode
    private(set) final var second: LayoutNode?
    // Not overridable: the solver reads the parts of a constraint once; subclasses add properties.
    /// The first item's attribute.
    public private(set) final var firstAttribute = Attribute.width
    /// The second item's attribute; ``Attribute/notAnAttribute`` without one.
    public private(set) final var secondAttribute = Attribute.notAnAttribute
    /// How the two sides compare.
    public private(set) final var relation = Relation.equal
    /// The factor of the second item's attribute.
    public private(set) final var multiplier: CGFloat = 1

    private var constantStore: CGFloat = 0
    private var priorityStore = UILayoutPriority.required
    /// The layout of the view that holds the constraint while it is active.
    final unowned(unsafe) var holder: ViewLayout?
    /// Where the constraint takes part, if anywhere.
    final var installation: ConstraintInstallation?
    /// Counts the constraints as they are activated.
    final var serial = 0
    /// The line that made the constraint, or that of the file which has it.
    package final var origin: CallSite
    /// Whether a view of the framework made the constraint for the views inside, so that no line of code is to be
    /// shown.
    ///
    /// Leading and trailing are then those of the view that holds it.
    var isMadeBySystem: Bool { false }
    /// Whether it was refused when it was made, so that it can never be active.
    final var isInvalid = false

    /// Called when the constraint was loaded from a nib. It has no effect here.
    open func awakeFromNib() {}

    /// A name for the constraint, which failures and reports show.
    open var identifier: String?

    // The designated initializer is public, so that subclasses elsewhere inherit UIKit's convenience initializer.
    /// Makes a constraint without items, which stands for one that code makes later; activating it is a failure.
    public override init() {
        first = Self.nowhere
        origin = CallSite(#fileID, #filePath, #line, #column)
        super.init()
    }

    convenience init(
        first: LayoutNode, _ firstAttribute: Attribute, _ relation: Relation, second: LayoutNode? = nil,
        _ secondAttribute: Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        at origin: CallSite
    ) {
        self.init()
        define(
            first: first, firstAttribute, relation, second: second, secondAttribute, multiplier: multiplier,
            constant: constant, at: origin)
    }

    /// The item of constraints that have none yet.
    private static let nowhere = LayoutNode()

    final func define(
        first: LayoutNode, _ firstAttribute: Attribute, _ relation: Relation, second: LayoutNode?,
        _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat, at origin: CallSite
    ) {
        self.first = first
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.second = second
        self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
        self.multiplier = multiplier.isFinite ? multiplier : 1
        constantStore = constant.isFinite ? constant : 0
        self.origin = origin
        if let reason = reasonToReject(multiplier, constant) {
            isInvalid = true
            ConstraintFailure(reason).record(at: origin)
        }
    }

    /// Makes a constraint between two attributes, or between one and a number.
    ///
    /// Attributes that cannot be compared, such as a side and a width, a multiplier or constant that is not finite, and
    /// an item that is neither a view nor a layout guide are failures; the constraint can then not be activated.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let origin = CallSite(fileID, filePath, line, column)
        let first = Self.node(of: view1)
        var second: LayoutNode?
        // Not by `flatMap`: a function on the main actor that it is handed checks its executor.
        if let view2 { second = Self.node(of: view2) }
        self.init(
            first: first ?? LayoutNode(), attr1, relation, second: second, attr2, multiplier: multiplier,
            constant: c, at: origin)
        let strange: Any? = first == nil ? view1 : second == nil ? view2 : nil
        if let item = strange {
            isInvalid = true
            ConstraintFailure(
                "A constraint refers to \(type(of: item)), which is neither a view nor a layout guide."
            ).record(at: origin)
            return
        }
        if second == nil { refuseSecondAttribute(attr2, at: origin) }
    }

    // Beside the one above, as casts of what may be no object take longer than all the rest.
    /// Makes a constraint of items that are views and layout guides.
    package convenience init(
        _ first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?,
        _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat, at origin: CallSite
    ) {
        var secondNode: LayoutNode?
        if let second { secondNode = Self.node(of: second) }
        self.init(
            first: Self.node(of: first) ?? LayoutNode(), firstAttribute, relation, second: secondNode,
            secondAttribute, multiplier: multiplier, constant: constant, at: origin)
        if second == nil { refuseSecondAttribute(secondAttribute, at: origin) }
    }

    private func refuseSecondAttribute(_ attribute: Attribute, at origin: CallSite) {
        // As in UIKit, a size without an item stands for none.
        guard attribute != .notAnAttribute, attribute.kind != .size else { return }
        isInvalid = true
        ConstraintFailure("\(sentence) has the second attribute \(attribute.name), but no second item.")
            .record(at: origin)
    }

    private static func node(of item: Any) -> LayoutNode? {
        (item as? UIView)?.layout ?? (item as? UILayoutGuide)?.node
    }

    private static func node(of item: AnyObject) -> LayoutNode? {
        (item as? UIView)?.layout ?? (item as? UILayoutGuide)?.node
    }

    /// The first item: a view or a layout guide; `nil` once it was freed.
    open var firstItem: AnyObject? { first.item }

    /// The second item, if any: a view or a layout guide; `nil` once it was freed.
    open var secondItem: AnyObject? { second?.item }

    /// What is added to the second side, in points; it can change while the constraint is active.
    ///
    /// A value that is not finite is a failure, and the old is kept.
    open var constant: CGFloat {
        get { constantStore }
        set {
            guard newValue.isFinite else {
                return ConstraintFailure(
                    "The constant of \(sentence) must be finite, not \(newValue). The old value is kept."
                ).record()
            }
            guard newValue != constantStore else { return }
            constantStore = newValue
            reinstallConstant()
        }
    }

    /// How important the constraint is; required unless set.
    ///
    /// It can change while the constraint is active, also from and to required. A value that is not above 0 and at most
    /// 1000 is a failure, and the old is kept, as UIKit throws an exception.
    open var priority: UILayoutPriority {
        get { priorityStore }
        set {
            guard newValue.isValid else {
                return ConstraintFailure(
                    "The priority of \(sentence) must be above 0 and at most 1000, not \(newValue.rawValue)."
                        + " The old value is kept."
                ).record()
            }
            guard newValue != priorityStore else { return }
            priorityStore = newValue
            guard let installation = liveInstallation else { return }
            installation.engine.solver.setPriority(newValue.rawValue, of: installation.id)
            installation.engine.wasChanged()
        }
    }

    /// Whether the constraint takes part in layout; activating adds it to the closest common ancestor of its items.
    ///
    /// Activating a constraint whose items have no common ancestor is a failure, and it stays inactive.
    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    /// The constraint in the anchors' spelling, such as `UILabel "Name".top == UIView.top + 8`.
    open nonisolated override var description: String {
        MainQueue.isCurrent ? MainActor.assumeIsolated { sentence } : super.description
    }
}
