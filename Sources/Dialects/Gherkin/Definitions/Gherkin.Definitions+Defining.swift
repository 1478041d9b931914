import FailureReporting

extension Gherkin.Definitions {
    /// Defines what to do for steps whose text is like a cucumber expression.
    ///
    /// ```swift
    /// steps.define("I have {int} cucumber(s) in my belly/stomach") { (count: Int) in … }
    /// ```
    ///
    /// | In the expression | Takes |
    /// | --- | --- |
    /// | `{int}`, `{byte}`, `{short}`, `{long}`, `{biginteger}` | a whole number |
    /// | `{float}`, `{double}`, `{bigdecimal}` | a number |
    /// | `{word}` | text without spaces |
    /// | `{string}` | text in single or double quotation marks |
    /// | `{}` | any text |
    /// | `cucumber(s)` | with or without what is in parentheses |
    /// | `belly/stomach` | either |
    /// | `\(`, `\{`, `\/`, `\\` | the character itself |
    ///
    /// The closure takes the values in their order: numbers as any type of number, text as `String` or an enumeration of
    /// texts. After them it takes the step's table, as ``Gherkin/Table``, as `[[String]]` or as an array of `Decodable`
    /// rows, and its doc string, as ``Gherkin/DocString`` or `String`. Whatever fails in it is recorded at the feature's
    /// line; an error that it throws is a failure.
    ///
    /// An expression with errors fails each scenario that is run with it, at the definition's line. A closure whose
    /// parameters do not fit fails the step.
    public mutating func define<each Value>(
        _ expression: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column,
        _ handler: @escaping @MainActor @Sendable (repeat each Value) async throws -> Void
    ) {
        add(
            StepDefinition(
                .expression(expression), at: CallSite(fileID, filePath, line, column), StepAction(handler)))
    }

    /// Defines what to do for steps in which a regular expression is found.
    ///
    /// ```swift
    /// steps.define(/^I have (\d+) cucumbers?$/) { (count: Int) in … }
    /// ```
    ///
    /// The closure takes what its groups matched, as any type that can be read from text, or as what they were transformed
    /// into. A group that may be absent is an optional. The table and the doc string of the step follow. To be found, it
    /// need not match the whole text, unless it begins with `^` and ends with `$`.
    public mutating func define<Output, each Value>(
        _ regex: Regex<Output>, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column,
        _ handler: @escaping @MainActor @Sendable (repeat each Value) async throws -> Void
    ) {
        let site = CallSite(fileID, filePath, line, column)
        add(
            StepDefinition(
                .regex(StepPattern(regex), name: "/…/ (\(site))"), at: site, StepAction(handler)))
    }

    /// Defines what to do for steps in which a regular expression is found, which is given as text.
    ///
    /// ```swift
    /// steps.define(matching: "^I have (\\d+) cucumbers?$") { (count: Int) in … }
    /// ```
    ///
    /// The closure takes what its groups matched, as any type that can be read from text. A group that may be absent is an
    /// optional. The table and the doc string of the step follow.
    public mutating func define<each Value>(
        matching pattern: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column,
        _ handler: @escaping @MainActor @Sendable (repeat each Value) async throws -> Void
    ) {
        add(
            StepDefinition(
                .regularExpression(pattern), at: CallSite(fileID, filePath, line, column), StepAction(handler)
            ))
    }

    /// Declares a type of parameters for cucumber expressions.
    ///
    /// ```swift
    /// steps.parameter("colour", matching: "red|blue") { Colour(rawValue: $0) }
    /// steps.define("the light is {colour}") { (colour: Colour) in … }
    /// ```
    ///
    /// A name that is taken, or an invalid regular expression, fails each scenario that is run with the definitions.
    ///
    /// - Parameters:
    ///   - name: the name, as it stands in braces.
    ///   - pattern: a regular expression for the texts.
    ///   - transform: makes a value of the text that matched, or of the first group that took part in the match; `nil` if
    ///     it is not a value after all, which fails the step.
    public mutating func parameter<Value>(
        _ name: String, matching pattern: String, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ transform: @escaping @Sendable (String) throws -> Value?
    ) {
        add(
            ParameterType(
                name: name, pattern: pattern, fit: .only(Value.self), values: "a value of \(Value.self)",
                site: CallSite(fileID, filePath, line, column)
            ) { try transform($0.text) })
    }
}
