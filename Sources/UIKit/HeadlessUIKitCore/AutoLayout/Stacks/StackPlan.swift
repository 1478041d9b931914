/// The constraints that a stack view wants, from its properties and the views that it arranges.
///
/// They are those of UIKit's stack view as far as their effect goes, with its identifiers and priorities. Where UIKit
/// connects views by way of helping guides or the first view, these connect each view with the stack view itself, so that
/// a change to one view concerns few constraints.
@MainActor
struct StackPlan {
    /// The stack view's own length hugs what is inside where nothing else gives it.
    static let canvasFit = UILayoutPriority(49)
    static let spanningFit = UILayoutPriority(51)
    static let ambiguitySuppression = UILayoutPriority(25)
    /// A hidden view has no length, unless a required constraint gives it one: it disturbs no neighbour then.
    static let hiding = UILayoutPriority(999.999)
    static let hiddenPosition = UILayoutPriority(50)
    /// Nothing is visible: whatever else there is decides.
    static let empty = UILayoutPriority(0.001)
    static let margins = UILayoutPriority(999)

    let stack: UIStackView
    let axis: NSLayoutConstraint.Axis
    let all: [UIView]
    let visible: [UIView]
    /// What the views are arranged in: the stack view, or its layout margins.
    let canvas: LayoutNode
    var rules: [StackRule] = []
    /// The view that gives way first among those of equal priority: the first one, as in UIKit.
    var yielding: UIView?
    var wrapping: Set<ObjectIdentifier> = []

    init(of stack: UIStackView) {
        self.stack = stack
        axis = stack.axis
        all = stack.arrangedSubviews
        visible = all.filter { !$0.flags.contains(.isHidden) }
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide.node : stack.layout
    }

    mutating func make() {
        rules.reserveCapacity(all.count * 5 + 4)
        hide()
        if visible.isEmpty {
            for length in [part(canvas, axis.length), part(canvas, axis.other.length)] {
                add(.spanningFit, length, priority: Self.empty)
                // The margins need their room, as far as there is some.
                add(.spanningFit, length, .greaterThanOrEqual, priority: Self.margins)
            }
        } else {
            arrangeAlong()
        }
        arrangeAcross()
    }

    // MARK: Rules

    func part(_ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute) -> StackRule.Part {
        StackRule.Part(node: node, attribute: attribute)
    }

    func part(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> StackRule.Part {
        StackRule.Part(node: view.layout, attribute: attribute)
    }

    /// Adds a constraint with a second side.
    mutating func add(
        _ role: StackRule.Role, _ first: StackRule.Part, _ relation: NSLayoutConstraint.Relation,
        _ second: StackRule.Part, times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) {
        rules.append(
            StackRule(
                role: role, first: first, relation: relation, second: second, multiplier: multiplier,
                constant: constant, priority: priority))
    }

    mutating func add(
        _ role: StackRule.Role, _ first: StackRule.Part, _ second: StackRule.Part,
        times multiplier: CGFloat = 1,
        plus constant: CGFloat = 0, priority: UILayoutPriority = .required
    ) {
        add(role, first, .equal, second, times: multiplier, plus: constant, priority: priority)
    }

    /// Adds a constraint that compares a length with 0.
    mutating func add(
        _ role: StackRule.Role, _ length: StackRule.Part, _ relation: NSLayoutConstraint.Relation = .equal,
        priority: UILayoutPriority = .required
    ) {
        rules.append(StackRule(role: role, first: length, relation: relation, priority: priority))
    }

    // MARK: Hidden views

    /// Gives hidden views no length, in the middle between their neighbours.
    private mutating func hide() {
        guard visible.count < all.count else { return }
        var previous: UIView?
        var hidden: [UIView] = []
        for view in all {
            if view.flags.contains(.isHidden) {
                add(.hiding, part(view, axis.length), priority: Self.hiding)
                hidden.append(view)
                continue
            }
            place(hidden, after: previous, before: view)
            hidden = []
            previous = view
        }
        place(hidden, after: previous, before: nil)
    }

    private mutating func place(_ hidden: [UIView], after previous: UIView?, before next: UIView?) {
        for view in hidden {
            if let previous {
                let gap = next.map { distance(from: previous, to: $0) / 2 } ?? 0
                add(
                    .spacing, part(view, axis.start), part(previous, axis.end), plus: gap,
                    priority: Self.hiddenPosition)
            } else if let next {
                add(.spacing, part(next, axis.start), part(view, axis.end), priority: Self.hiddenPosition)
            } else {
                add(.spacing, part(view, axis.start), part(canvas, axis.start), priority: Self.hiddenPosition)
            }
        }
    }
}
