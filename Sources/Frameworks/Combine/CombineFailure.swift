import FailureReporting

/// A call that Combine ends the program for; here it is a failure of the test, and is ignored.
@usableFromInline enum CombineFailure: Failure {
    /// A subscription was asked for no values.
    case noDemand(String)
    /// A demand was made of a negative number.
    case negativeDemand(Int)
    /// A number that must not be negative is.
    case negative(String, Int)
    /// An operator got a value, a completion or a request before its upstream's subscription.
    case beforeSubscription(String, String)
    /// A publisher that the code said never fails has failed.
    case failed(prefix: String, String)
    /// The publisher of a published property was set to another property's.
    case otherPublisher
    /// Another documented trap.
    case misuse(String)

    @usableFromInline var description: String {
        switch self {
        case .noDemand(let subscription):
            "\(subscription): request(_:) was called with a demand of zero, which Combine ends the program for."
                + " Request at least .max(1)."
        case .negativeDemand(let count):
            "Subscribers.Demand.max(\(count)): a demand cannot be negative."
        case .negative(let name, let value):
            "\(name) is \(value): it cannot be negative."
        case .beforeSubscription(let subscriber, let event):
            "\(subscriber) received \(event) before a subscription, which Combine ends the program for. A publisher"
                + " sends receive(subscription:) first."
        case .failed(let prefix, let error):
            "\(prefix)\(prefix.isEmpty ? "" : ": ")assertNoFailure() received a failure: \(error)"
        case .otherPublisher:
            "A published property was given another one's publisher, and keeps its own. Use assign(to:) to follow it."
        case .misuse(let text): text
        }
    }

    /// Records it.
    @usableFromInline func note() { record() }

    /// Records that what was said never to fail has failed.
    @usableFromInline
    static func noteFailure(_ error: any Error, _ prefix: String, _ file: StaticString, _ line: UInt) {
        failed(prefix: prefix, "\(error)").record(at: CallSite(file, file, line, 1))
    }

    /// Checks a demand; records a failure if it is zero.
    @usableFromInline static func isPositive(_ demand: Subscribers.Demand, of subscription: String) -> Bool {
        if demand > .none { return true }
        Self.noDemand(subscription).record()
        return false
    }

    /// Records a failure for a negative demand; returns zero.
    @usableFromInline static func noNegativeDemand(_ value: Int) -> Int {
        Self.negativeDemand(value).record()
        return 0
    }

    /// Returns a number, or zero with a failure if it is negative.
    @usableFromInline static func notNegative(_ value: Int, _ name: String) -> Int {
        if value < 0 { Self.negative(name, value).record() }
        return max(0, value)
    }

    /// Returns what a range has of the indices of a sequence; records a failure if it has others.
    @usableFromInline
    static func clamped<Index>(_ range: Range<Index>, to all: Range<Index>, _ name: String) -> Range<Index> {
        let clamped = range.clamped(to: all)
        if clamped != range {
            Self.misuse("\(name) is \(range): the sequence has the indices \(all).").record()
        }
        return clamped
    }

    /// Whether a number is one of a value; records a failure if not.
    @usableFromInline static func isIndex(_ value: Int, _ name: String) -> Bool {
        if value >= 0, value < .max { return true }
        Self.misuse("\(name): there is no value \(value).").record()
        return false
    }
}
