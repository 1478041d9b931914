import JSONWriting

/// All tables of a trace.
struct TraceTables {
    var drawings = DrawingTables()
    private var properties = Table<[String]>()
    private var edges = Table<[NodeEdge]>()
    private var names = Table<ViewNames>()
    private var accessibility = Table<AccessibilityRecord>()
    private var automation = Table<AutomationRecord>()

    mutating func index(ofProperties list: [String]) -> JSON { .integer(properties.index(of: list)) }

    mutating func index(of list: [NodeEdge]) -> JSON { .integer(edges.index(of: list)) }

    mutating func index(of list: ViewNames) -> JSON { .integer(names.index(of: list)) }

    mutating func index(of record: AccessibilityRecord) -> JSON {
        .integer(accessibility.index(of: record))
    }

    mutating func index(of record: AutomationRecord) -> JSON { .integer(automation.index(of: record)) }

    /// The tables, as keys of the trace.
    mutating func written() -> [(String, JSON)] {
        var marks = TableMarks()
        return added(after: &marks).map { ($0, .array($1)) }
    }

    /// What the tables have in addition to some marks, which are then at their ends.
    mutating func added(after marks: inout TableMarks) -> [(String, [JSON])] {
        func new<Value>(_ name: String, in table: Table<Value>) -> ArraySlice<Value> {
            table.values[marks.advance(name, to: table.values.count)]
        }
        let (properties, edges) = (new("properties", in: properties), new("edges", in: edges))
        let names = new("names", in: names)
        let (accessible, automated) = (
            new("accessibility", in: accessibility), new("automation", in: automation)
        )
        let lists: [(String, [JSON])] = [
            ("properties", properties.map { list in .array(list.map { drawings.text($0) }) }),
            ("edges", edges.map { list in .array(list.map { entry(of: $0) }) }),
            ("names", names.map { entry(of: $0) }), ("accessibility", accessible.map { entry(of: $0) }),
            ("automation", automated.map { entry(of: $0) }),
        ]
        // Last, as the lists above add strings.
        return drawings.added(after: &marks) + lists
    }

    private mutating func entry(of edge: NodeEdge) -> JSON {
        let parts = [drawings.text(edge.edge), drawings.text(edge.kind), drawings.text(edge.text)]
        return .array(parts + (edge.file.isEmpty ? [] : [drawings.file(edge.file), .integer(edge.line)]))
    }

    private mutating func entry(of names: ViewNames) -> JSON {
        .members([
            ("role", drawings.textIfAny(names.role)), ("label", drawings.textIfAny(names.label)),
            ("identifier", drawings.textIfAny(names.identifier)),
            ("class", drawings.textIfAny(names.className)), ("trait", drawings.textIfAny(names.trait)),
            ("alone", names.alone.isEmpty ? nil : .integer(names.alone.rawValue)),
            ("turn", names.turn.map { .integer($0) }), ("place", names.place.map { .integer($0) }),
            ("elsewhere", .flag(names.isElsewhere)),
        ])
    }

    private mutating func entry(of record: AccessibilityRecord) -> JSON {
        .members([
            ("element", .flag(record.isElement)), ("role", drawings.textIfAny(record.role)),
            ("label", drawings.textIfAny(record.label)), ("value", drawings.textIfAny(record.value)),
            ("hint", drawings.textIfAny(record.hint)),
            ("identifier", drawings.textIfAny(record.identifier)),
            ("traits", drawings.textIfAny(record.traits)),
            ("actions", drawings.textIfAny(record.actions.joined(separator: ", "))),
        ])
    }

    private mutating func entry(of record: AutomationRecord) -> JSON {
        .members([
            ("type", drawings.text(record.type)), ("identifier", drawings.textIfAny(record.identifier)),
            ("label", drawings.textIfAny(record.label)), ("value", drawings.textIfAny(record.value)),
            ("placeholder", drawings.textIfAny(record.placeholder)),
            ("disabled", .flag(!record.isEnabled)), ("selected", .flag(record.isSelected)),
            ("focused", .flag(record.hasFocus)),
        ])
    }
}
