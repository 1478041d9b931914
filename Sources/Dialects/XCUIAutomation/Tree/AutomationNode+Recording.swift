import HeadlessUIKit
import TimeLapse
import Trace

extension AutomationSource {
    /// Gives recordings of the current world the tree of elements.
    static func connect() {
        World.current.part(AutomationSource.self).read = {
            guard let root = AutomationWorld.existing?.launched else { return [] }
            let application = AutomationNode(source: .application(root))
            var rows = [AutomationSource.Row(application, depth: 0)]
            var hasCells = false
            application.visitDescendants(rows: false) { node, depth in
                rows.append(AutomationSource.Row(node, depth: depth))
                if node.isOf(.cell) { hasCells = true }
                return rows.count < limit
            }
            if hasCells { number(&rows, in: application) }
            return rows
        }
    }

    private static let limit = 5_000

    /// Gives cells the numbers that they have among all, where rows come before them whose cells are not loaded.
    private static func number(_ rows: inout [Row], in application: AutomationNode) {
        var (all, loaded) = (0, 0)
        var numbers: [ObjectIdentifier: Int] = [:]
        application.visitDescendants(rows: true) { node in
            guard node.isOf(.cell) else { return true }
            if let view = node.ownView, all != loaded { numbers[ObjectIdentifier(view)] = all }
            all += 1
            if !node.isRow { loaded += 1 }
            return all < limit
        }
        if numbers.isEmpty { return }
        for index in rows.indices {
            rows[index].number = rows[index].view.flatMap { numbers[ObjectIdentifier($0)] }
        }
    }
}

extension AutomationSource.Row {
    @MainActor
    fileprivate init(_ node: AutomationNode, depth: Int) {
        var record = AutomationRecord(type: "\(node.elementType)")
        record.identifier = node.identifier
        record.label = node.label
        record.value = node.value ?? ""
        record.placeholder = node.placeholderValue ?? ""
        record.isEnabled = node.isEnabled
        record.isSelected = node.isSelected
        record.hasFocus = node.ownView?.isFirstResponder ?? false
        self.init(depth: depth, view: node.ownView, record: record, frame: node.frame)
    }
}
