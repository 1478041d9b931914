extension NameIndex {
    /// Views that may be found by a name.
    struct Candidates {
        var views: [ViewReference] = []
        /// Whether they are in the order of the tree, as far as the index knows.
        var areInOrder = true
    }

    /// What the index knows of a name.
    enum SoleCandidate {
        case none
        case one(ViewReference)
        /// There are several, or views that may change unannounced.
        case unknown
    }
}
