import FailureReporting

extension Gherkin.Definitions {
    mutating func addWords<Value: Sendable>(
        _ name: String, _ values: [String: Value], line: UInt = #line, column: UInt = #column
    ) {
        // The longest first: one may begin with another.
        let words = values.keys.sorted { ($0.count, $0) > ($1.count, $1) }
        add(
            ParameterType(
                name: name, pattern: words.joined(separator: "|"), fit: .only(Value.self),
                values: words.sorted().joined(separator: ", "),
                site: CallSite(#fileID, #filePath, line, column)
            ) { values[$0.text] })
    }
}
