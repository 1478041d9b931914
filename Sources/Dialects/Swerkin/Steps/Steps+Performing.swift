import FailureReporting
import Scenarios

extension Steps {
    /// Runs a step under the name of the function that it is written in; for steps of your own.
    ///
    /// ```swift
    /// extension Steps {
    ///     func ILogIn(as name: String, file: StaticString = #filePath, line: UInt = #line) {
    ///         performStep([name], file: file, line: line) {
    ///             enterText(into: "userName", withText: name)
    ///             touchButton(withIdentifier: "logIn")
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// The report says `When ILogIn(as:): Ada`. A failure inside is recorded at the step's line, and the steps that
    /// follow are skipped.
    ///
    /// - Parameters:
    ///   - values: what the step is given, for the report.
    ///   - name: the step's name.
    ///   - f: what the step does; an error that it throws is a failure.
    public func performStep(
        _ values: [String] = [], _ name: String = #function, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column, f: () throws -> Void
    ) {
        let words =
            StepName(name).text
            + (values.isEmpty ? "" : ": \(values.map(\.onOneLine).joined(separator: ", "))")
        perform(words, fileID: fileID, filePath: file, line: line, column: column, f)
    }

    /// Runs a step of this module at the line of its call, which the body gets.
    func step(
        _ values: [String], _ fileID: StaticString, _ file: StaticString, _ line: UInt, _ column: UInt,
        function: StaticString = #function, _ body: (CallSite) -> Void
    ) {
        let site = CallSite(fileID, file, line, column, function: function)
        performStep(values, "\(function)", fileID: fileID, file: file, line: line, column: column) {
            body(site)
        }
    }
}

/// The name of a step's function, without the labels by which the line is passed on.
struct StepName {
    private static let hidden: Set = ["fileID", "file", "filePath", "line", "column"]

    let text: String

    init(_ function: String) {
        guard let open = function.firstIndex(of: "("), function.hasSuffix(")") else {
            text = function
            return
        }
        let labels = function[function.index(after: open)...].dropLast().split(separator: ":")
            .filter { !Self.hidden.contains(String($0)) }
        text = function[..<open] + "(" + labels.map { "\($0):" }.joined() + ")"
    }
}
