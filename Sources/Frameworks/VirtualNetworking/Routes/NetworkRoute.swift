import FailureReporting
import Synchronization

/// An answer for the requests that match a pattern; see
/// ``SimulatedNetwork/route(_:times:fileID:filePath:line:column:answer:)``.
public final class NetworkRoute: Sendable {
    /// Answers a request, on the main actor.
    public typealias Answer = @MainActor (NetworkRequest) throws -> NetworkAnswer

    let pattern: RequestPattern
    let answer: Answer
    private let limit: Int?
    private let answered = Atomic(0)
    let site: CallSite

    init(_ pattern: RequestPattern, times limit: Int?, at site: CallSite, _ answer: @escaping Answer) {
        (self.pattern, self.limit, self.site, self.answer) = (pattern, limit, site, answer)
    }

    /// How many requests it has answered; one that fell through does not count.
    public var count: Int { answered.load(ordering: .relaxed) }

    /// Whether it may answer more requests.
    var isOpen: Bool { limit.map { count < $0 } ?? true }

    /// Counts an answer that is about to be given: a closure may move time, and with it other requests.
    ///
    /// - Returns: how many there were before.
    func beginAnswer() -> Int { answered.add(1, ordering: .relaxed).oldValue }

    /// Takes back an answer that was none.
    func fallThrough() { answered.subtract(1, ordering: .relaxed) }

    /// Such as `POST https://example.com/orders, at CartTests.swift:12`.
    var text: String { "\(pattern.text), at \(site)" }
}
