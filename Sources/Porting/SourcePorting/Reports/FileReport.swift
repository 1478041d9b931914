/// What was rewritten in a file, and what could not be.
public struct FileReport: Equatable, Sendable {
    /// How often a form was rewritten.
    public struct Count: Equatable, Sendable {
        /// The form.
        public let form: RewrittenForm
        /// How often it was rewritten, at least once.
        public let count: Int
    }

    /// The path of the original file.
    public let path: String
    /// The forms that were rewritten, in the order of ``RewrittenForm``'s cases.
    public let counts: [Count]
    /// What could not be rewritten, in the order of the lines.
    public let warnings: [PortingWarning]

    /// How often a form was rewritten.
    ///
    /// - Parameter form: the form.
    /// - Returns: the number, 0 if it does not occur.
    public func count(of form: RewrittenForm) -> Int { counts.first { $0.form == form }?.count ?? 0 }
}
