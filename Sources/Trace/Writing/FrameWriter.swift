import HeadlessUIKit
import JSONWriting

/// Writes frames as differences, each from the one before.
struct FrameWriter {
    /// What is written of a node, so that the next frame can leave out what is the same.
    private struct Written {
        var node: RecordedNode
        var keys: [String: JSON]
    }

    /// Only what is drawn, for a thumbnail.
    let isForThumbnails: Bool
    private var written: [Int: Written] = [:]
    private var screen: ScreenState?
    private var windows: [Int] = []
    private var focus: Int?
    private var trees = RecordedTrees()

    init(isForThumbnails: Bool = false) {
        self.isForThumbnails = isForThumbnails
    }

    /// The difference of a frame from the one written before.
    mutating func json(of frame: RecordedFrame, _ tables: inout TraceTables) -> JSON {
        var pairs: [(String, JSON?)] = [("at", .integer(frame.time.microseconds))]
        if isForThumbnails {
            pairs.append(("full", .integer(1)))
            self = FrameWriter(isForThumbnails: true)
        }
        if screen != frame.screen { pairs.append(("screen", frame.screen.json)) }
        screen = frame.screen
        let numbers = frame.windows.map(\.number)
        if numbers != windows { pairs.append(("windows", .integers(numbers))) }
        windows = numbers
        var set: [JSON] = []
        var present: Set<Int> = []
        for window in frame.windows { write(window, &set, &present, &tables) }
        let gone = written.keys.filter { !present.contains($0) }.sorted()
        for number in gone { written[number] = nil }
        if !set.isEmpty { pairs.append(("set", .array(set))) }
        if !gone.isEmpty { pairs.append(("gone", .integers(gone))) }
        if focus != frame.focus { pairs.append(("focus", frame.focus.map { .integer($0) } ?? .null)) }
        focus = frame.focus
        if let trees = frame.trees, !isForThumbnails { pairs += splices(to: trees, &tables) }
        return .members(pairs)
    }

    // MARK: Nodes

    private mutating func write(
        _ node: RecordedNode, _ set: inout [JSON], _ present: inout Set<Int>, _ tables: inout TraceTables
    ) {
        guard present.insert(node.number).inserted else { return }
        let former = written[node.number]
        if former?.node === node { return keep(node, &present) }
        let pairs = NodeWriter(node: node, isForThumbnails: isForThumbnails).pairs(&tables)
        let keys = Dictionary(uniqueKeysWithValues: pairs)
        var changes = pairs.filter { former?.keys[$0.0] != keys[$0.0] }
        for key in (former?.keys.keys.sorted() ?? []) where keys[key] == nil {
            changes.append((key, JSON.null))
        }
        if !changes.isEmpty || former == nil {
            set.append(.array([.integer(node.number), .object(changes)]))
        }
        written[node.number] = Written(node: node, keys: keys)
        for child in node.children { write(child, &set, &present, &tables) }
    }

    /// Notes that a node and all in it are there, unchanged.
    private func keep(_ node: RecordedNode, _ present: inout Set<Int>) {
        for child in node.children {
            present.insert(child.number)
            keep(child, &present)
        }
    }

    // MARK: Trees

    private mutating func splices(
        to trees: RecordedTrees, _ tables: inout TraceTables
    ) -> [(String, JSON?)] {
        let former = self.trees
        self.trees = trees
        let access = splice(former.accessibility, trees.accessibility) { tables.index(of: $0) }
        let automation = splice(former.automation, trees.automation) { tables.index(of: $0) }
        return [("access", access), ("automation", automation)]
    }

    /// What follows in a row, if anything does.
    private func tail<Record>(of row: RecordedRow<Record>) -> [JSON] {
        if let number = row.number { return [row.frame?.json ?? .null, .integer(number)] }
        return row.frame.map { [$0.json] } ?? []
    }

    /// One replacement that turns the former rows into the new ones; `nil` if they are the same.
    private func splice<Record>(
        _ former: [RecordedRow<Record>], _ new: [RecordedRow<Record>], _ index: (Record) -> JSON
    ) -> JSON? {
        guard former != new else { return nil }
        let start = zip(former, new).prefix { $0 == $1 }.count
        let rest = min(former.count, new.count) - start
        let end = zip(former.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
        let rows = new[start..<(new.count - end)].map { row in
            JSON.array(
                [.integer(row.depth), .integer(row.view), index(row.record)]
                    + tail(of: row))
        }
        return .array([.array([.integer(start), .integer(former.count - end - start), .array(rows)])])
    }
}

extension ScreenState {
    fileprivate var json: JSON {
        .object([
            ("size", .numbers([size.width, size.height])),
            ("insets", .numbers([insets.top, insets.left, insets.bottom, insets.right])),
            ("appearance", .string(isDark ? "dark" : "light")),
        ])
    }
}

extension Duration {
    var microseconds: Int {
        let (seconds, attoseconds) = components
        return Int(clamping: seconds.multipliedReportingOverflow(by: 1_000_000).partialValue)
            + Int(attoseconds / 1_000_000_000_000)
    }
}
