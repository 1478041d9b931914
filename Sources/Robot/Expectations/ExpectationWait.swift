import FailureReporting
import HeadlessUIKit
import TestRecording
import TimeLapse
import ViewQuery
import XCTest

/// A wait for expectations in virtual time.
///
/// The clock moves until all expectations are fulfilled, and runs timers, animations and tasks on the way; a predicate is
/// evaluated at each instant. Then XCTest is asked to wait as well, with a time-out of zero, so that it knows that the
/// expectations were waited for.
///
/// Real time passes in one case only: nothing is scheduled on the clock, so that the expectation is another thread's to
/// fulfil, and the test has not used any element. What such a thread sends to the main queue runs meanwhile.
struct ExpectationWait: @unchecked Sendable {
    // XCTest's expectations can be used from any thread, though the class does not say so; the rest are values.

    /// The call, for failures.
    let call: String
    let expectations: [XCTestExpectation]
    let timeout: TimeInterval
    var enforceOrder = false
    let site: CallSite
    /// Whether the line is one near the call, as the call has no parameter for it.
    var isNearCall = false

    /// How a wait ended.
    enum Verdict: Sendable {
        case completed
        /// It failed; the text is for the test, unless a waiter has no one to tell.
        case failed(ExpectationFailure)
        /// It is XCTest's to make, for so many seconds, as this version of XCTest is not known.
        case byXCTest(TimeInterval)
        /// It was not made, which has been recorded.
        case refused
        /// The expectations are for threads to fulfil.
        case outside
    }

    /// Waits, from any thread, and returns how it ended.
    func verdict() -> Verdict {
        OnMainActor.run(at: site) { self.verdictOnMainActor() }
    }

    /// As ``verdict()``, for a test that awaits it: the main queue is free while it waits for threads.
    @MainActor
    func awaitedVerdict() async -> Verdict {
        let verdict = OnMainActor.run(at: site) { self.verdictOnMainActor(isAsync: true) }
        guard case .outside = verdict else { return verdict }
        var found: Finding?
        let world = World.current
        let waited = await world.clock.waitForThreads(
            until: { MainActor.assumeIsolated { self.decide(&found) } }, timeout: timeout, at: site,
            call: call)
        return self.verdict(&found, waited: waited)
    }

    @MainActor
    private func verdictOnMainActor(isAsync: Bool = false) -> Verdict {
        guard let states else { return .byXCTest(timeout) }
        if let misuse = misuse(states) {
            record(misuse)
            return .refused
        }
        guard (0...1_000_000_000).contains(max(0, timeout)) else {
            record(.notATimeout(call: call, timeout))
            return .refused
        }
        let duration = Duration.seconds(max(0, timeout))
        let clock = VirtualClock.current
        var found: Finding?
        let result = clock.watch(
            until: { MainActor.assumeIsolated { self.decide(&found) } }, within: duration, at: site)
        if result == nil { return .refused }
        if found == nil { decide(&found, timeIsUp: true) }
        guard case .missing = found, isForThreads else { return verdict(&found, waited: nil) }
        if isAsync { return .outside }
        // What is missing now may come.
        found = nil
        let waited = clock.waitForThreads(
            until: { MainActor.assumeIsolated { self.decide(&found) } }, timeout: timeout, at: site,
            call: call)
        return verdict(&found, waited: waited)
    }

    func record(_ failure: ExpectationFailure) {
        guard isNearCall, let running = RunningLine.current, running.path == site.path else {
            return failure.record(at: site)
        }
        failure.record(at: CallSite(site.fileID, site.filePath, UInt(running.line), 1))
    }

    // MARK: Expectations

    /// What a look at the expectations has found.
    private enum Finding {
        case allFulfilled
        case inverted(XCTestExpectation)
        case order(XCTestExpectation, before: XCTestExpectation)
        /// Clauses that say what is not fulfilled.
        case missing([String])
    }

    /// `nil` if one cannot be read.
    private var states: [ExpectationState]? {
        let states = expectations.compactMap { ExpectationState($0) }
        return states.count == expectations.count ? states : nil
    }

    private func misuse(_ states: [ExpectationState]) -> ExpectationFailure? {
        let former = zip(expectations, states).filter(\.1.wasWaitedOn).map(\.0.name)
        if !former.isEmpty { return .waitedOnBefore(call: call, former) }
        for (index, expectation) in expectations.enumerated()
        where expectations[..<index].contains(where: { $0 === expectation }) {
            return .listedTwice(call: call, expectation: expectation.name)
        }
        return nil
    }

    /// Looks at the expectations; returns whether there is no more to wait for.
    @MainActor
    @discardableResult
    private func decide(_ found: inout Finding?, timeIsUp: Bool = false) -> Bool {
        for expectation in expectations { expectation.evaluatePredicate() }
        guard let states else { return true }
        let all = Array(zip(expectations, states))
        let required = all.filter { !$0.1.isInverted }
        if let inverted = all.first(where: { $0.1.isInverted && $0.1.isFulfilled }) {
            found = .inverted(inverted.0)
        } else if let wrong = enforceOrder ? Self.wrongOrder(in: required) : nil {
            found = wrong
        } else if required.allSatisfy(\.1.isFulfilled) {
            // That an inverted one is not fulfilled holds only when time is up.
            if timeIsUp || required.count == all.count { found = .allFulfilled }
        } else if timeIsUp {
            found = .missing(required.filter { !$0.1.isFulfilled }.map { $0.0.shortfall($0.1) })
        }
        return found != nil
    }

    private static func wrongOrder(in required: [(XCTestExpectation, ExpectationState)]) -> Finding? {
        let fulfilled = required.filter(\.1.isFulfilled).sorted { $0.1.order < $1.1.order }
        for (first, second) in zip(required, fulfilled) where first.0 !== second.0 {
            return .order(second.0, before: first.0)
        }
        return nil
    }

    // MARK: Verdicts

    private func verdict(_ found: Finding) -> Verdict {
        switch found {
        case .allFulfilled, .missing: .completed
        case .inverted(let expectation):
            .failed(.invertedFulfillment(call: call, expectation: expectation.name))
        case .order(let second, let first):
            .failed(.incorrectOrder(call: call, fulfilled: second.name, before: first.name))
        }
    }

    /// What may fulfil an expectation that nothing on the clock will.
    @MainActor
    private static var nothingPending: String {
        "Nothing is pending. Work on other threads is not waited for in a test that uses elements"
            + (World.current === World.processWide
                ? ", nor are tasks that a plain XCTestCase begins.\nTry: a class of RobotTestCase" : ".")
    }

    /// Whether only threads can fulfil the expectations that are not.
    ///
    /// What is due now came from one after the clock had moved, and is run while others are waited for.
    @MainActor
    private var isForThreads: Bool {
        let clock = VirtualClock.current
        return clock.pendingWork.allSatisfy { $0.deadline <= clock.now } && !ElementUse.isNoted
            && !expectations.contains { $0 is XCTNSPredicateExpectation }
    }

    /// What a wait came to that has found something, or nothing.
    ///
    /// - Parameter seconds: how long it has waited in real time; `nil` if it has not.
    @MainActor
    private func verdict(_ found: inout Finding?, waited seconds: TimeInterval?) -> Verdict {
        if case .missing = found { found = nil }
        if found == nil { decide(&found, timeIsUp: true) }
        guard case .missing(let missing) = found else { return found.map(verdict) ?? .completed }
        let pending = PendingCallbacks().list
        let text =
            seconds.map { "Nothing is pending, and no thread has fulfilled it in \($0) s of real time." }
            ?? pending ?? Self.nothingPending
        return .failed(
            .timedOut(call: call, after: .seconds(max(0, timeout)), missing: missing, pending: text))
    }
}

extension XCTestExpectation {
    /// Fulfils the expectation if its predicate is true now; does nothing if it has none.
    @MainActor
    fileprivate func evaluatePredicate() {
        guard let expectation = self as? XCTNSPredicateExpectation,
            ExpectationState(self)?.isFulfilled == false
        else { return }
        // What a predicate reads may not exist yet, which is no failure.
        let isTrue = FailureCollector.quietly {
            expectation.predicate.evaluate(with: expectation.object) && expectation.handler?() ?? true
        }
        guard isTrue else { return }
        expectation.fulfill()
        // XCTest looks at it once more when it is told of the wait, and would fulfil it twice.
        if ExpectationState(self)?.isFulfilled == true { expectation.handler = { false } }
    }
}
