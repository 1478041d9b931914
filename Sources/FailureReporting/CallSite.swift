/// The line of a test, or of view code, that made a call.
///
/// Every function of the test DSL takes the four parts as defaulted parameters and packs them immediately, so that a
/// failure found deep inside is recorded at the line of the test. One parameter cannot do for the four: a `#line` inside
/// an expression that is a default, such as `CallSite(…, #line, …)`, is the line of the declaration.
package struct CallSite: Sendable, CustomStringConvertible {
    /// `Module/File.swift`.
    package let fileID: StaticString
    /// The file's full path, which XCTest needs.
    package let filePath: StaticString
    /// The line, counted from 1.
    package let line: UInt
    /// The column, counted from 1.
    package let column: UInt
    /// The function that was called there, with its labels: `tapOn(_:lapse:fileID:filePath:line:column:)`.
    package let function: StaticString

    /// Makes the line of a call of the function that this stands in.
    package init(
        _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt,
        function: StaticString = #function
    ) {
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
        self.column = column
        self.function = function
    }

    /// The module that the line is in.
    package var module: String { String("\(fileID)".prefix { $0 != "/" }) }

    /// Whether the line is in this package, and says nothing to its users.
    package var isOfFramework: Bool { RunningLine.ownModules.contains(module) }

    /// The function's name without its labels: `tapOn`.
    package var functionName: String { String("\(function)".prefix { $0 != "(" }) }

    /// Whether another site is on the same line of the same file.
    func isSameLine(as other: CallSite) -> Bool {
        line == other.line && "\(filePath)" == "\(other.filePath)"
    }

    /// Whether another site is the same call, by the addresses of its texts: `false` may be returned for equal texts.
    package func isIdentical(to other: CallSite) -> Bool {
        line == other.line && column == other.column && Self.isSameText(filePath, other.filePath)
            && Self.isSameText(fileID, other.fileID) && Self.isSameText(function, other.function)
    }

    private static func isSameText(_ one: StaticString, _ other: StaticString) -> Bool {
        one.hasPointerRepresentation && other.hasPointerRepresentation && one.utf8Start == other.utf8Start
            && one.utf8CodeUnitCount == other.utf8CodeUnitCount
    }

    /// `File.swift:12`, the file without its folders.
    package var description: String { "\(fileName):\(line)" }

    /// The file without its folders.
    ///
    /// Not that of `fileID`: a function of a test may pass on `#filePath` and `#line` of its caller alone.
    package var fileName: String {
        "\(filePath)".split(separator: "/").last.map(String.init) ?? "\(filePath)"
    }
}

extension CallSite {
    /// The DSL call that is running, if any: failures in view code that it runs are recorded at its line.
    package static var current: CallSite? { CallContext.current.site }

    /// Runs `body` as a part of the call at this site.
    package func whileCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        let context = context
        guard let observer = context.log?.observer else { return try context.whileCurrent(body) }
        let number = observer.callBegan(self)
        defer { observer.stepEnded(number) }
        return try context.whileCurrent(body)
    }

    /// Runs `body`, and tasks that it starts, as a part of the call at this site.
    package func whileCurrent<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        let context = context
        guard let observer = context.log?.observer else { return try await context.whileCurrent(body) }
        let number = observer.callBegan(self)
        defer { observer.stepEnded(number) }
        return try await context.whileCurrent(body)
    }

    /// The context of the call, which is noted as the last of the test unless another call runs it.
    private var context: CallContext {
        var context = CallContext.current
        if context.site == nil { context.log?.note(self) }
        context.site = self
        return context
    }

    /// Runs `body` as a part of the call that is running, if there is one, or else of the call at this site.
    package func whileCurrentUnlessNested<Result>(_ body: () throws -> Result) rethrows -> Result {
        Self.current == nil ? try whileCurrent(body) : try body()
    }
}
