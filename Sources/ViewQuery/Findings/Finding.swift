/// One thing that a report has found out.
package struct Finding {
    /// Sentences, the first of which could stand alone.
    package var lines: [String]
    /// Swift that mends the mistake at the place of the failure, if one line does.
    package var cure: String?

    init(_ lines: String..., cure: String? = nil) {
        self.lines = lines
        self.cure = cure
    }

    init?(lines: [String], cure: String? = nil) {
        guard !lines.isEmpty else { return nil }
        self.lines = lines
        self.cure = cure
    }
}
