import Foundation

/// A process that answers lines by lines.
final class LineChild {
    /// How a process came to no answer.
    enum Ending: Error, Hashable {
        case exit(Int32)
        case signal(Int32)
        /// It did not answer in time, and was ended.
        case silence
        case notRun(String)
    }

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var read: [UInt8] = []

    /// Runs a program; standard error stays that of this process.
    ///
    /// - Parameter environment: variables besides those of this process.
    init(_ program: URL, _ arguments: [String], environment: [String: String] = [:]) throws(Ending) {
        process.executableURL = program
        process.arguments = arguments
        process.environment = Foundation::ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = input
        process.standardOutput = output
        do {
            try process.run()
        } catch {
            throw .notRun("\(error)")
        }
    }

    deinit { end() }

    /// Ends the process, if it has not ended.
    func end() {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    /// Sends a line.
    ///
    /// - Parameters:
    ///   - isAnswered: whether to wait for an answer.
    ///   - patience: for how many seconds of real time nothing may come.
    /// - Returns: the answer; empty if none was to come.
    func send(_ line: String, isAnswered: Bool, patience: Double) throws(Ending) -> String {
        // A process that has gone is noticed when it does not answer.
        try? input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
        return isAnswered ? try answer(within: patience) : ""
    }

    private func answer(within patience: Double) throws(Ending) -> String {
        let file = output.fileHandleForReading.fileDescriptor
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if let end = read.firstIndex(of: 0x0A) {
                let line = String(decoding: read[..<end], as: UTF8.self)
                read.removeSubrange(...end)
                return line
            }
            var place = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
            let result = poll(&place, 1, Int32(min(max(patience, 0) * 1000, 1e9)))
            if result < 0, errno == EINTR { continue }
            guard result > 0 else {
                end()
                throw .silence
            }
            let count = Foundation.read(file, &buffer, buffer.count)
            if count <= 0 { throw ending() }
            read += buffer[..<count]
        }
    }

    private func ending() -> Ending {
        process.waitUntilExit()
        let status = process.terminationStatus
        return process.terminationReason == .exit ? .exit(status) : .signal(status)
    }
}
