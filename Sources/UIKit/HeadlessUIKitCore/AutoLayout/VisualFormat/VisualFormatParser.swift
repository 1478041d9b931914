/// Reads the grammar of visual formats.
struct VisualFormatParser {
    private var reader: VisualFormatReader

    init(_ format: String) throws(VisualFormatError) {
        reader = try VisualFormatReader(format)
    }

    /// `(H:|V:)? (| connection)? view (connection view)* (connection |)?`
    mutating func parse() throws(VisualFormatError) -> VisualFormat {
        var format = VisualFormat()
        guard reader.peek() != nil else { throw VisualFormatError(reason: "It is empty.") }
        if let axis = try orientation() { format.axis = axis }
        _ = reader.peek()
        let start = reader.position
        if reader.take("|") {
            format.start = (try connection(), start)
        }
        format.elements.append(try element())
        while reader.peek() != nil {
            let connection = try connection()
            _ = reader.peek()
            let place = reader.position
            if reader.take("|") {
                format.end = (connection, place)
                if reader.peek() != nil { throw reader.failure("Expected the end of the format after '|'.") }
                return format
            }
            format.elements.append(try element())
            format.connections.append(connection)
        }
        return format
    }

    private mutating func orientation() throws(VisualFormatError) -> NSLayoutConstraint.Axis? {
        let axis: NSLayoutConstraint.Axis
        if reader.take("H") {
            axis = .horizontal
        } else if reader.take("V") {
            axis = .vertical
        } else {
            return nil
        }
        try reader.expect(":", "Expected ':' after the orientation.")
        return axis
    }

    /// Nothing, `-`, `-8-`, `-metric-` or `-(predicates)-`.
    private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard reader.take("-") else { return .flush }
        if let next = reader.peek(), next == UInt8(ascii: "[") || next == UInt8(ascii: "|") {
            return .standard
        }
        let distances: [VisualFormat.Predicate]
        if reader.take("(") {
            distances = try predicates()
        } else if let amount = try amount(allowsMinus: false) {
            distances = [VisualFormat.Predicate(amount: amount)]
        } else {
            throw reader.failure("Expected a number, a metric, '(', '[' or '|' after '-'.")
        }
        try reader.expect("-", "Expected '-' after the distance.")
        return .distances(distances)
    }

    /// `[name]` or `[name(predicates)]`.
    private mutating func element() throws(VisualFormatError) -> VisualFormat.Element {
        try reader.expect("[", "Expected a view in brackets.")
        guard let name = reader.name() else {
            throw reader.failure(
                "Expected the name of a view: letters, digits and underscores, no digit first.")
        }
        var element = VisualFormat.Element(name: name)
        if reader.take("(") { element.lengths = try predicates() }
        try reader.expect("]", "Expected ']' after the view.")
        return element
    }

    /// The predicates between parentheses, of which the first is read already.
    private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        var predicates = [try predicate()]
        while reader.take(",") { predicates.append(try predicate()) }
        try reader.expect(")", "Expected ',' or ')' after the predicate.")
        return predicates
    }

    /// A relation, an amount and a priority, of which the first and the last can be left out.
    private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if reader.take("<", "=") {
            relation = .lessThanOrEqual
        } else if reader.take(">", "=") {
            relation = .greaterThanOrEqual
        } else {
            _ = reader.take("=", "=")
        }
        guard let amount = try amount(allowsMinus: true) else {
            throw reader.failure("Expected '==', '<=', '>=', a number, or the name of a metric or view.")
        }
        var predicate = VisualFormat.Predicate(relation: relation, amount: amount)
        if reader.take("@") {
            predicate.priority = try self.amount(allowsMinus: true)
            if predicate.priority == nil { throw reader.failure("Expected a priority after '@'.") }
        }
        return predicate
    }

    private mutating func amount(allowsMinus: Bool) throws(VisualFormatError) -> VisualFormat.Amount? {
        if let name = reader.name() { return .name(name) }
        _ = reader.peek()
        let position = reader.position
        return try reader.number(allowsMinus: allowsMinus).map { .number($0, position: position) }
    }
}
