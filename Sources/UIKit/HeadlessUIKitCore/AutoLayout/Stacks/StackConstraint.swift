import FailureReporting

final class StackConstraint: NSLayoutConstraint {
    override var isMadeBySystem: Bool { true }

    init(_ rule: StackRule) {
        super.init()
        define(
            first: rule.first.layoutNode, rule.first.layoutAttribute, rule.relation,
            second: rule.second?.layoutNode,
            rule.second?.layoutAttribute ?? .notAnAttribute, multiplier: rule.multiplier,
            constant: rule.constant,
            at: CallSite(#fileID, #filePath, #line, #column))
        identifier = rule.role.rawValue
        priority = rule.priority
    }

    /// Takes over what can change while the constraint is active.
    func take(_ rule: StackRule) {
        constant = rule.constant
        priority = rule.priority
    }
}
