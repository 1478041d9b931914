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
            application.visitDescendants(rows: false) { node, depth in
                rows.append(AutomationSource.Row(node, depth: depth))
                return rows.count < limit
            }
            return rows
        }
    }

    private static let limit = 5_000
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
