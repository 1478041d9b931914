import FailureReporting
import HeadlessUIKit
import TimeLapse

/// Records what code does with the current application, as a page to look at in a browser.
///
/// Tests with the trait `.robot` are recorded by `.robot(trace:)`, or by `ROBOT_TRACE=always`; for a part of a test, or
/// of a program that is not a test:
///
/// ```swift
/// try Trace.record("login.html") {
///     tapOn(theFirstView(withLabel("Log in")))
/// }
/// ```
///
/// The page has each step in its words and at its line, the screen before and after it as a drawing with the fingers on
/// it, the view hierarchy and the accessibility tree, and what happened on the clock. It needs no server and loads nothing.
@MainActor
public enum Trace {
    /// Records a body, and writes the page, also if the body throws.
    ///
    /// A recording of the test around it pauses meanwhile.
    ///
    /// - Parameters:
    ///   - path: the file to write; folders on the way are made.
    ///   - name: the title; by default the file's name.
    ///   - body: what is recorded.
    /// - Returns: what the body returns.
    /// - Throws: what the body throws; else an error of Foundation's if the file cannot be written.
    @discardableResult
    public static func record<Result>(
        _ path: String, name: String? = nil, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ body: () throws -> Result
    ) throws -> Result {
        let taping = Taping(path, name, CallSite(fileID, filePath, line, column))
        let result = Swift.Result { try body() }
        try taping.finish(result)
        return try result.get()
    }

    /// Runs a body as a named step of the recording, if there is one: the steps in it are shown below its name.
    ///
    /// ```swift
    /// Trace.step("Sign in") { … }
    /// ```
    ///
    /// - Parameters:
    ///   - name: what it does, in words.
    ///   - body: the step.
    /// - Returns: what the body returns; throws what it throws.
    @discardableResult
    public static func step<Result>(
        _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, _ body: () throws -> Result
    ) rethrows -> Result {
        try CallContext.step(.step, name, at: CallSite(fileID, filePath, line, column), body)
    }

    /// Runs a body that suspends as a named step of the recording, if there is one; see the other `step`.
    @discardableResult
    public static func step<Result>(
        _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await CallContext.step(.step, name, at: CallSite(fileID, filePath, line, column), body)
    }

    /// Records a body that suspends, and writes the page, also if the body throws; see the other `record`.
    @discardableResult
    public static func record<Result>(
        _ path: String, name: String? = nil, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ body: () async throws -> Result
    ) async throws -> Result {
        let taping = Taping(path, name, CallSite(fileID, filePath, line, column))
        let result: Swift.Result<Result, any Error>
        do { result = .success(try await body()) } catch { result = .failure(error) }
        try taping.finish(result)
        return try result.get()
    }
}

/// A recording that a test asked for itself.
@MainActor
private struct Taping {
    private let file: URL
    private let name: String
    private let site: CallSite
    private let application = UIApplication.shared
    private let recorder: TraceRecorder

    init(_ path: String, _ name: String?, _ site: CallSite) {
        file = URL(fileURLWithPath: path)
        self.name = name ?? file.deletingPathExtension().lastPathComponent
        self.site = site
        recorder = TraceRecorder(
            application, detail: .everything, TestModules(module: site.module, file: site.path))
        application.world.calls.add(recorder)
    }

    /// Writes the page, unless the body has thrown and that fails, too: the body's error is then the news.
    func finish<Result>(_ result: Swift.Result<Result, any Error>) throws {
        recorder.end()
        application.world.calls.remove(recorder)
        if case .failure(let error) = result {
            recorder.add("Threw \(error)", file: site.path, line: Int(site.line))
        }
        var test = TestDescription(name: name)
        (test.file, test.line) = (site.path, Int(site.line))
        do {
            try recorder.document(test, DeviceDescription(application)).write(to: file)
        } catch {
            if case .success = result { throw error }
        }
    }
}
