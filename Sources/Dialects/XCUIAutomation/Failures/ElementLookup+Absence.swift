import ViewQuery

extension ElementLookup {
    /// Whether an element was found, which a test is about to read: an expectation that fails of it says why not.
    ///
    /// What a predicate of the test does is not repeated for a report.
    ///
    /// - Parameter name: the member that answers, such as `exists`.
    @MainActor
    func isAnswered(_ isFound: Bool, for name: String) -> Bool {
        if isFound || hasPredicate {
            QueryReads.forget()
        } else {
            QueryReads.note(["." + name]) { MissingElement(self, name).linesOfExpectation }
        }
        return isFound
    }

    private var hasPredicate: Bool {
        chain.contains {
            switch $0 {
            case .matching(_, .predicate), .containing(_, .predicate): true
            default: false
            }
        }
    }
}
