/// A condition on tags, as a tree.
indirect enum TagCondition: Sendable {
    case tag(String)
    case not(TagCondition)
    /// All of several conditions; of none, always.
    case all([TagCondition])
    /// At least one of several conditions.
    case any([TagCondition])

    func holds(for tags: Set<String>) -> Bool {
        switch self {
        case .tag(let tag): tags.contains(tag)
        case .not(let condition): !condition.holds(for: tags)
        case .all(let conditions): conditions.allSatisfy { $0.holds(for: tags) }
        case .any(let conditions): conditions.contains { $0.holds(for: tags) }
        }
    }
}
