import FailureReporting

/// A module that is not there, in whose place `swift package adopt` writes a file.
///
/// Each call of the module is a failure at the caller's line, `Analytics.Tracker.log(_:) is not available here.`,
/// and the application's code goes on. Calls that are expected are named as silent:
///
/// ```swift
/// private let moduleStub = Stub("Analytics", silent: [
///     "Tracker.log(_:)"
/// ])
/// ```
///
/// `"Tracker.*"` names all calls of a type, and `"*"` all calls of the module.
public struct Stub: Sendable {
    private let module: String
    private let silent: Set<String>

    /// Makes a stub.
    ///
    /// - Parameters:
    ///   - module: the module's name.
    ///   - silent: the calls that are no failures.
    public init(_ module: String, silent: Set<String> = []) {
        self.module = module
        self.silent = silent
    }

    /// Records a call as a failure, unless it is silent.
    ///
    /// - Parameters:
    ///   - name: the function's name with its type and labels, such as `Tracker.log(_:)`.
    ///   - file: the caller's file.
    ///   - line: the caller's line.
    public func call(_ name: String, _ file: StaticString, _ line: UInt) {
        guard !isSilent(name) else { return }
        let site = CallSite(file, file, line, 1)
        UnavailableFailure(module: module, name: name).record(at: site)
    }

    /// Records a call as a failure, unless it is silent, and makes a value for the caller to go on with.
    ///
    /// - Parameters:
    ///   - name: the function's name with its type and labels.
    ///   - file: the caller's file.
    ///   - line: the caller's line.
    /// - Returns: `nil`, `false`, zero, or what is empty. For a type that has none of these, the program ends.
    public func value<Value>(_ name: String, _ file: StaticString, _ line: UInt) -> Value {
        call(name, file, line)
        return Placeholder.required("\(module).\(name)")
    }

    private func isSilent(_ name: String) -> Bool {
        if silent.contains(name) || silent.contains("*") { return true }
        let type = name.prefix { $0 != "(" }.split(separator: ".").dropLast().joined(separator: ".")
        return !type.isEmpty && silent.contains("\(type).*")
    }
}
