import FailureReporting
import Foundation
import Robot
import Trace

/// The recording of a session from its launch on, and the page that each step writes again once it is open.
@MainActor
final class SessionPage {
    private var trace: LiveTrace?
    /// Begins to record the application that runs now.
    private var begin: (_ writes: Int) -> LiveTrace? = { _ in nil }
    private(set) var path: String?

    /// The page of an application whose name is given, if no other is asked for.
    static func usualPath(of name: String) -> String {
        let plain = String(name.map { $0.isLetter || $0.isNumber ? $0 : "-" })
        // The computer's, and not the application's, which is deleted with its world.
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        return URL(filePath: folder).appending(path: "robot-session-\(plain).html").path
    }

    /// Records an application that is about to be launched, in the place of the one before.
    ///
    /// - Parameters:
    ///   - name: the application's name.
    ///   - file: the program's file; empty if it is not known.
    func record(_ application: UIApplication, named name: String, file: String) {
        begin = { [weak application] writes in
            application.map { LiveTrace(of: $0, name: name, file: file, writes: writes) }
        }
        // A recording costs ten times the step, so there is none without a page.
        if path != nil { start() }
    }

    private func start() {
        trace?.stop()
        trace = begin(trace?.writes ?? 0)
    }

    /// Runs a step, which the page has from then on.
    func step(_ code: String, _ body: () -> TestFailure?) -> TestFailure? {
        guard let trace else { return body() }
        let failure = trace.step(code, body)
        update()
        return failure
    }

    /// Writes the page again, if it is open.
    func update() {
        // It could be written when it was opened.
        if let path { try? trace?.write(to: path) }
    }

    /// Writes the page, from now on after each step; at the prompt of a terminal a browser opens it.
    ///
    /// - Returns: where it is.
    func open(_ path: String) throws(CommandError) -> String {
        if trace == nil { start() }
        guard let trace else { throw CommandError("A paused test has no page: its trace has all of it.") }
        let path = URL(fileURLWithPath: path).path
        do { try trace.write(to: path) } catch {
            throw CommandError(
                "The page could not be written to \(path.quoted): \(error.localizedDescription)")
        }
        if self.path != path, Self.isPrompt { Self.showInBrowser(path) }
        self.path = path
        return "The page is \(path). Each step writes it again, and it loads itself again in the browser."
    }

    /// Writes on where another process has stopped.
    func goOn(at path: String) {
        self.path = path
        start()
        update()
    }

    // MARK: The browser

    /// Whether a person types the commands: a program that asks for protocols gives arguments.
    private static var isPrompt: Bool {
        CommandLine.arguments.count == 1 && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    }

    /// Opens a file with the program that people have chosen for it, if there is the command for that.
    private static func showInBrowser(_ path: String) {
        let browser = Process()
        browser.executableURL = URL(filePath: "/bin/sh")
        browser.arguments = ["-c", "command -v xdg-open && exec xdg-open \"$0\"", path]
        (browser.standardInput, browser.standardOutput) = (FileHandle.nullDevice, FileHandle.nullDevice)
        browser.standardError = FileHandle.nullDevice
        try? browser.run()
    }
}
