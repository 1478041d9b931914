import FailureReporting

/// Makes the constraints of a visual format that was read.
@MainActor
struct VisualFormatMaker {
    /// A side of a view, a guide or the superview.
    private typealias Side = (node: LayoutNode, attribute: NSLayoutConstraint.Attribute)

    private struct Item {
        var node: LayoutNode
        /// The superview of a view, or the view that owns a guide.
        var container: UIView?
    }

    private let format: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions
    private let values: VisualFormatValues
    private let site: CallSite
    private var constraints: [NSLayoutConstraint] = []

    init(
        _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
        _ views: [String: Any], at site: CallSite
    ) {
        self.format = format
        self.options = options
        values = VisualFormatValues(metrics: metrics, views: views)
        self.site = site
    }

    mutating func make() throws(VisualFormatError) -> [NSLayoutConstraint] {
        let attributes = try alignedAttributes()
        var items: [Item] = []
        for element in format.elements { items.append(try item(element.name)) }
        if let start = format.start, let first = items.first {
            let near = try superviewSide(of: first, format.elements[0].name, ends.start, start)
            try connect(start.connection, near, (first.node, ends.start), standard: 0)
        }
        for (index, element) in format.elements.enumerated() {
            if index > 0 { try connect(items[index - 1], items[index], format.connections[index - 1]) }
            try addLengths(element.lengths, of: items[index])
        }
        if let end = format.end, let last = items.last {
            let far = try superviewSide(of: last, format.elements[items.count - 1].name, ends.end, end)
            try connect(end.connection, (last.node, ends.end), far, standard: 0)
        }
        for attribute in attributes {
            for (item, next) in zip(items, items.dropFirst()) {
                add((next.node, attribute), .equal, (item.node, attribute), 0, .required)
            }
        }
        return constraints
    }

    // MARK: Sides

    private var isReversed: Bool {
        format.axis == .horizontal && options.contains(.directionRightToLeft)
    }

    private var ends: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
        if format.axis == .vertical { return (.top, .bottom) }
        if isReversed { return (.right, .left) }
        return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
    }

    private func superviewSide(
        of item: Item, _ name: VisualFormat.Name, _ attribute: NSLayoutConstraint.Attribute,
        _ place: (connection: VisualFormat.Connection, position: Int)
    ) throws(VisualFormatError) -> Side {
        guard let view = item.container else {
            throw VisualFormatError(
                reason: "Unable to interpret '|', because \(name.text) has no superview.",
                position: place.position)
        }
        guard case .standard = place.connection else { return (view.layout, attribute) }
        return (view.layout, attribute.ofMargin)
    }

    /// The attributes that the options align, which must lie across the format's direction.
    private func alignedAttributes() throws(VisualFormatError) -> [NSLayoutConstraint.Attribute] {
        let attributes = options.alignedAttributes
        let isHorizontal = format.axis == .horizontal
        let allowed: NSLayoutConstraint.Attribute.Kind =
            isHorizontal ? .verticalPosition : .horizontalPosition
        for attribute in attributes where attribute.kind != allowed {
            throw VisualFormatError(
                reason: "The options align \(attribute.name), which is not possible in a"
                    + " \(isHorizontal ? "horizontal" : "vertical") format.")
        }
        return attributes
    }

    // MARK: Items

    private func item(_ name: VisualFormat.Name) throws(VisualFormatError) -> Item {
        let value = try values.item(name)
        if let view = value as? UIView { return Item(node: view.layout, container: view.superview) }
        if let guide = value as? UILayoutGuide { return Item(node: guide.node, container: guide.owningView) }
        throw name.failure(
            "The value of \(name.text) in the views dictionary is of type \(type(of: value)), which is neither a"
                + " view nor a layout guide.")
    }

    // MARK: Constraints

    private mutating func connect(
        _ item: Item, _ next: Item, _ connection: VisualFormat.Connection
    ) throws(VisualFormatError) {
        guard format.axis == .vertical, options.contains(.spacingBaselineToBaseline) else {
            return try connect(
                connection, (item.node, ends.end), (next.node, ends.start),
                standard: SystemSpacing.standard)
        }
        let spacing = SystemSpacing.between(
            NSLayoutYAxisAnchor(next.node, .firstBaseline), NSLayoutYAxisAnchor(item.node, .lastBaseline))
        try connect(connection, (item.node, .lastBaseline), (next.node, .firstBaseline), standard: spacing)
    }

    /// Adds constraints for the distance from one side to the next, in the format's direction.
    private mutating func connect(
        _ connection: VisualFormat.Connection, _ near: Side, _ far: Side, standard: CGFloat
    ) throws(VisualFormatError) {
        let (first, second) = isReversed ? (near, far) : (far, near)
        switch connection {
        case .flush: add(first, .equal, second, 0, .required)
        case .standard: add(first, .equal, second, standard, .required)
        case .distances(let predicates):
            for predicate in predicates {
                let distance = try values.number(predicate.amount)
                add(first, predicate.relation, second, distance, try values.priority(predicate.priority))
            }
        }
    }

    private mutating func addLengths(
        _ predicates: [VisualFormat.Predicate], of item: Item
    ) throws(VisualFormatError) {
        let side: Side = (item.node, format.axis.length)
        for predicate in predicates {
            let priority = try values.priority(predicate.priority)
            if case .name(let name) = predicate.amount, values.metrics[name.text] == nil {
                guard values.views[name.text] != nil else { throw values.unknown(name) }
                add(side, predicate.relation, (try self.item(name).node, format.axis.length), 0, priority)
            } else {
                add(side, predicate.relation, nil, try values.number(predicate.amount), priority)
            }
        }
    }

    private mutating func add(
        _ first: Side, _ relation: NSLayoutConstraint.Relation, _ second: Side?, _ constant: CGFloat,
        _ priority: UILayoutPriority
    ) {
        let constraint = NSLayoutConstraint(
            first: first.node, first.attribute, relation, second: second?.node,
            second?.attribute ?? .notAnAttribute, constant: constant, at: site)
        constraint.priority = priority
        constraints.append(constraint)
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var ofMargin: Self {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        default: self
        }
    }
}
