import FailureReporting
import Foundation
import FoundationNetworking
import Synchronization
import TimeLapse

extension URLSession {
    /// The bytes of a response, as they come.
    public struct AsyncBytes: AsyncSequence, Sendable {
        /// A byte of the response.
        public typealias Element = UInt8

        /// The task that loads them.
        public let task: URLSessionDataTask
        let pieces: PieceLine

        /// Returns an iterator; the bytes are handed out once.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(task: task, pieces: pieces) }

        /// The lines of the response as text, without their ends; empty lines are left out, as by Foundation.
        public var lines: AsyncLines { AsyncLines(bytes: self) }

        /// Goes through the bytes of a response.
        public struct AsyncIterator: AsyncIteratorProtocol {
            let task: URLSessionDataTask
            let pieces: PieceLine
            private var piece: Data.SubSequence = Data()[...]

            init(task: URLSessionDataTask, pieces: PieceLine) {
                (self.task, self.pieces) = (task, pieces)
            }

            /// Returns the next byte, or `nil` at the end of the response.
            ///
            /// - Throws: a `URLError` if the response ends early, or the task is cancelled.
            public mutating func next() async throws -> UInt8? {
                while piece.isEmpty {
                    let (task, pieces) = (task, pieces)
                    let next = try await withTaskCancellationHandler {
                        try await pieces.next(on: task.network?.clock)
                    } onCancel: {
                        task.cancel()
                    }
                    guard let next else { return nil }
                    piece = next[...]
                }
                return piece.popFirst()
            }
        }
    }

    /// The lines of a response, as they come.
    public struct AsyncLines: AsyncSequence, Sendable {
        /// A line of the response.
        public typealias Element = String

        let bytes: AsyncBytes

        /// Returns an iterator; the lines are handed out once.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: bytes.makeAsyncIterator()) }

        /// Goes through the lines of a response.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var bytes: AsyncBytes.AsyncIterator

            /// Returns the next line, or `nil` at the end of the response.
            ///
            /// - Throws: a `URLError` if the response ends early, or the task is cancelled.
            public mutating func next() async throws -> String? {
                var line: [UInt8] = []
                while let byte = try await bytes.next() {
                    guard byte == 0x0A || byte == 0x0D else {
                        line.append(byte)
                        continue
                    }
                    if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
                }
                return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
            }
        }
    }
}

/// The pieces of a response on their way from a task to who iterates over its bytes.
final class PieceLine: Sendable {
    private struct State: Sendable {
        var response: URLResponse?
        var pieces: [Data] = []
        var isOver = false
        var error: (any Error)?
        var waiter: UnsafeContinuation<Void, Never>?

        var hasNews: Bool { !pieces.isEmpty || isOver }
    }

    private let state = Mutex(State())
    private let site: CallSite

    init(_ site: CallSite) {
        self.site = site
    }

    func receive(_ response: URLResponse) { update { $0.response = response } }

    func receive(_ piece: Data) { update { $0.pieces.append(piece) } }

    func end(_ error: (any Error)?) {
        update { state in
            state.isOver = true
            state.error = error
        }
    }

    private func update(_ change: (inout State) -> Void) {
        let waiter = state.withLock { state in
            change(&state)
            return state.waiter.take()
        }
        waiter?.resume()
    }

    nonisolated(nonsending) func response(on clock: VirtualClock?) async throws -> URLResponse {
        while true {
            let (response, isOver, error) = state.withLock { ($0.response, $0.isOver, $0.error) }
            if let response { return response }
            if isOver { throw error ?? URLError(.badServerResponse) }
            await wait(on: clock) { $0.response != nil || $0.isOver }
        }
    }

    nonisolated(nonsending) func next(on clock: VirtualClock?) async throws -> Data? {
        while true {
            let (piece, isOver, error) = state.withLock { state in
                (state.pieces.isEmpty ? nil : state.pieces.removeFirst(), state.isOver, state.error)
            }
            if let piece { return piece }
            if isOver {
                if let error { throw error }
                return nil
            }
            await wait(on: clock) { $0.hasNews }
        }
    }

    nonisolated(nonsending) private func wait(
        on clock: VirtualClock?, until hasNews: @escaping @Sendable (borrowing State) -> Bool
    ) async {
        await (clock ?? .current).suspend(until: { [self] in state.withLock { hasNews($0) } }, at: site) {
            (continuation: UnsafeContinuation<Void, Never>) in
            let isThere = state.withLock { state in
                guard !hasNews(state) else { return true }
                state.waiter = continuation
                return false
            }
            if isThere { continuation.resume() }
        }
    }
}
