import FailureReporting
import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Methods that are performed after a delay") struct DelayedMethodTests {
    /// An object that is not a responder.
    @MainActor
    private final class Search: NSObject {
        var log: [String] = []
        func search() { log.append("search") }
        func find(_ text: String) { log.append("find \(text)") }
        func anything(_ text: String?) { log.append("anything \(text ?? "nil")") }
        func answer() -> Int { log.count }
    }

    /// An object without actor isolation.
    private final class Model: NSObject {
        var log: [String] = []
        func load() { log.append("load") }
        func load(_ page: Int) { log.append("load \(page)") }
    }

    private func withClock(_ body: () -> Void) {
        UIApplication.withShared(UIApplication()) { body() }
    }

    private func pass(_ seconds: Int) { UIApplication.shared.clock.advance(by: .seconds(seconds)) }

    @Test("A method is called on any object, with an argument where it takes one")
    func methods() {
        withClock {
            let (search, model) = (Search(), Model())
            search.perform(Search.search, afterDelay: 1)
            search.perform(Search.search, with: nil, afterDelay: 2)
            search.perform(Search.find, with: "Ada", afterDelay: 3)
            search.perform(Search.anything, with: nil, afterDelay: 4)
            search.perform(Search.answer, afterDelay: 5)
            model.perform(Model.load as (Model) -> () -> Void, afterDelay: 1)
            model.perform(Model.load as (Model) -> (Int) -> Void, with: 7, afterDelay: 2)
            pass(1)
            #expect(search.log == ["search"] && model.log == ["load"])
            pass(5)
            #expect(search.log == ["search", "search", "find Ada", "anything nil"])
            #expect(model.log == ["load", "load 7"])
            #expect(UIApplication.shared.clock.pendingWork.isEmpty)
        }
    }

    @Test("Cancelling removes all of an object's calls, as for a debounced search, and no other's")
    func cancelling() {
        withClock {
            let (search, other) = (Search(), Search())
            other.perform(Search.search, afterDelay: 1)
            for text in ["A", "Ad", "Ada"] {
                NSObject.cancelPreviousPerformRequests(withTarget: search)
                search.perform(Search.find, with: text, afterDelay: 1)
                UIApplication.shared.clock.advance(by: .milliseconds(300))
            }
            NSObject.cancelPreviousPerformRequests(withTarget: Model())
            pass(3)
            #expect(search.log == ["find Ada"] && other.log == ["search"])
        }
    }

    @Test(
        "The object is kept alive until its method has been called, or the call is cancelled",
        arguments: [true, false])
    func lifetime(isCancelled: Bool) {
        withClock {
            weak var freed: Search?
            do {
                let search = Search()
                search.perform(Search.search, afterDelay: 1)
                search.perform(Search.search, afterDelay: 0)
                freed = search
            }
            UIApplication.shared.clock.advance(by: .zero)
            #expect(freed?.log == ["search"])
            if isCancelled, let search = freed {
                NSObject.cancelPreviousPerformRequests(withTarget: search)
            } else {
                pass(1)
            }
            #expect(freed == nil)
        }
    }

    @Test(
        "A method of another class, another argument and a delay that is NaN are failures at the call's line"
    )
    func misuse() {
        withClock {
            let search = Search()
            let line = UInt(#line)
            let failures = FailureCollector.failures {
                search.perform(Model.load as (Model) -> () -> Void, afterDelay: 1)
                search.perform(Search.find, with: 3, afterDelay: 1)
                search.perform(Search.search, afterDelay: .nan)
                pass(1)
            }
            #expect(
                failures.map(\.text) == [
                    "A delayed call takes a finite number of seconds, not nan.",
                    "perform(_:with:afterDelay:) called nothing: the method belongs to another class than Search, or"
                        + " takes another argument than nil.",
                    "perform(_:with:afterDelay:) called nothing: the method belongs to another class than Search, or"
                        + " takes another argument than Int.",
                ])
            #expect(failures.map(\.site?.line) == [line + 4, line + 2, line + 3])
            #expect(search.log == [])
        }
    }

    // A delayed call is a timer. A turn of the run loop runs the main queue's blocks before it fires the timers that are
    // due: CFRunLoop.c, __CFRunLoopRun, and Apple's "Threading Programming Guide", "The Run Loop Sequence of Events",
    // where port-based sources come before the loop sleeps, and timers after.
    @Test(
        "A delay of zero lets the main queue's blocks of the same turn go first, and not those that they add")
    func orderInTurn() {
        withClock {
            let search = Search()
            @MainActor func add(_ text: String) { search.log.append(text) }
            search.perform(Search.search, afterDelay: 0)
            DispatchQueue.main.async {
                add("block")
                DispatchQueue.main.async { add("block of a block") }
            }
            search.perform(Search.find, with: "x", afterDelay: 0)
            DispatchQueue.main.async { add("last block") }
            UIApplication.shared.clock.advance(by: .zero)
            #expect(search.log == ["block", "last block", "search", "find x", "block of a block"])
        }
    }

    @Test("A call without delay can be cancelled until it is made, by a block of the same turn as well")
    func cancelledInTurn() {
        withClock {
            let search = Search()
            search.perform(Search.search, afterDelay: 0)
            DispatchQueue.main.async { NSObject.cancelPreviousPerformRequests(withTarget: search) }
            UIApplication.shared.clock.advance(by: .zero)
            #expect(search.log == [] && UIApplication.shared.clock.pendingWork.isEmpty)
        }
    }
}
