import Foundation
import Synchronization
import TestSupport
import Testing
import VirtualFoundation

@testable import TimeLapse

private typealias OperationQueue = TimeLapse::OperationQueue
private typealias BlockOperation = TimeLapse::BlockOperation
private typealias DispatchQueue = TimeLapse::DispatchQueue

/// What happened, with the virtual time.
private final class OperationLog: Sendable {
    private let lines = Mutex<[String]>([])

    func add(_ line: String) { lines.withLock { $0.append("\(VirtualClock.current.now) \(line)") } }

    func take() -> [String] {
        lines.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }

    func block(_ line: String) -> BlockOperation { BlockOperation { [self] in add(line) } }
}

/// An operation that is done some time after it began, as one that waits for a server is.
private final class Download: TimeLapse::Operation, @unchecked Sendable {
    // All is on the main actor, as blocks of the clock are.
    private let (name_, seconds, log): (String, Double, OperationLog)
    private var (isRunning, isDone) = (false, false)

    init(_ name: String, _ seconds: Double, _ log: OperationLog) {
        (name_, self.seconds, self.log) = (name, seconds, log)
    }

    override var isAsynchronous: Bool { true }
    override var isExecuting: Bool { isRunning }
    override var isFinished: Bool { isDone }

    override func start() {
        guard !isCancelled else { return end() }
        isRunning = true
        log.add("\(name_) begins")
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in
            log.add("\(name_) ends")
            end()
        }
    }

    private func end() {
        willChangeValue(forKey: "isFinished")
        (isRunning, isDone) = (false, true)
        didChangeValue(forKey: "isFinished")
    }
}

@MainActor
@Suite("Operations on the clock") struct OperationTests {
    private let log = OperationLog()

    @Test(
        "Operations run when time moves, in the order of priority and of adding, and then their completions")
    func order() {
        inOwnWorld {
            let queue = OperationQueue()
            queue.isSuspended = true
            queue.maxConcurrentOperationCount = 1
            let (low, high, last) = (log.block("low"), log.block("high"), log.block("last"))
            low.queuePriority = .low
            high.queuePriority = .high
            high.completionBlock = { [log] in log.add("high is complete") }
            queue.addOperation(low)
            queue.addOperation { [log] in log.add("plain") }
            queue.addOperations([high, last], waitUntilFinished: false)
            TimeLapse.advance(by: .seconds(1))
            #expect(log.take() == [] && queue.operationCount == 4 && queue.operations.last === last)
            queue.isSuspended = false
            #expect(log.take() == [] && TimeLapse.idleReport.contains("operation"))
            TimeLapse.advance(by: .zero)
            #expect(
                log.take() == ["1 s high", "1 s high is complete", "1 s plain", "1 s last", "1 s low"])
            #expect(queue.operationCount == 0 && TimeLapse.isIdle && high.isFinished)
        }
    }

    @Test("An operation waits for those that it depends on, in whatever queue they are")
    func dependencies() {
        inOwnWorld {
            let (load, parse, show) = (Download("load", 2, log), log.block("parse"), log.block("show"))
            parse.addDependency(load)
            show.addDependency(parse)
            OperationQueue.main.addOperation(show)
            OperationQueue().addOperations([parse, load], waitUntilFinished: false)
            TimeLapse.advanceMainRunLoop()
            #expect(log.take() == ["0 s load begins", "2 s load ends", "2 s parse", "2 s show"])
            let (first, second) = (log.block("first"), log.block("second"))
            second.addDependency(first)
            OperationQueue.main.addOperation(second)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { first.start() }
            TimeLapse.advanceMainRunLoop()
            #expect(log.take() == ["3 s first", "3 s second"])
        }
    }

    @Test("Asynchronous operations run side by side, as many as the queue allows", arguments: [1, 2, -1])
    func limit(_ limit: Int) {
        inOwnWorld {
            let queue = OperationQueue()
            queue.maxConcurrentOperationCount = limit
            for name in ["a", "b", "c"] { queue.addOperation(Download(name, 1, log)) }
            TimeLapse.advanceMainRunLoop()
            let expected =
                switch limit {
                case 1: "0 a begins, 1 a ends, 1 b begins, 2 b ends, 2 c begins, 3 c ends"
                case 2: "0 a begins, 0 b begins, 1 a ends, 1 b ends, 1 c begins, 2 c ends"
                default: "0 a begins, 0 b begins, 0 c begins, 1 a ends, 1 b ends, 1 c ends"
                }
            #expect(log.take().map { $0.replacing(" s ", with: " ") }.joined(separator: ", ") == expected)
        }
    }

    @Test("A barrier runs after all before it and before all behind it")
    func barrier() {
        inOwnWorld {
            let queue = OperationQueue()
            queue.addOperation(Download("a", 1, log))
            queue.addBarrierBlock { [log] in log.add("barrier") }
            queue.addOperation(log.block("b"))
            TimeLapse.advanceMainRunLoop()
            #expect(log.take() == ["0 s a begins", "1 s a ends", "1 s barrier", "1 s b"])
        }
    }

    @Test("A cancelled operation does not run, is done, and lets those go on that depend on it")
    func cancelled() {
        inOwnWorld {
            let queue = OperationQueue()
            let (first, second) = (log.block("first"), log.block("second"))
            second.addDependency(first)
            queue.addOperations([second, first], waitUntilFinished: false)
            first.cancel()
            TimeLapse.advance(by: .zero)
            #expect(log.take() == ["0 s second"] && first.isFinished && first.isCancelled)
            queue.addOperations([log.block("a"), Download("b", 1, log)], waitUntilFinished: false)
            queue.cancelAllOperations()
            TimeLapse.advance(by: .seconds(2))
            #expect(log.take() == [] && queue.operationCount == 0)
        }
    }

    @Test("A wait on the main queue lets other queues go on, in virtual time, and finds deadlocks")
    func waits() {
        inOwnWorld {
            let queue = OperationQueue()
            queue.addOperations([Download("a", 3, log), log.block("b")], waitUntilFinished: true)
            #expect(log.take() == ["0 s a begins", "0 s b", "3 s a ends"])
            queue.addOperation(Download("c", 1, log))
            queue.waitUntilAllOperationsAreFinished()
            #expect(log.take() == ["3 s c begins", "4 s c ends"])
            let last = log.block("d")
            queue.addOperation(last)
            last.waitUntilFinished()
            #expect(log.take() == ["4 s d"])
            let onMain = log.block("main")
            OperationQueue.main.addOperation(onMain)
            let texts = failureTexts { onMain.waitUntilFinished() }
            #expect(
                texts.first?.hasPrefix("Deadlock: Operation.waitUntilFinished() blocks the main queue")
                    == true)
        }
    }

    @Test("The current queue is that of the operation, and the main one beside operations")
    func current() {
        inOwnWorld {
            let queue = OperationQueue()
            #expect(OperationQueue.current === OperationQueue.main)
            let seen = Mutex<[OperationQueue?]>([])
            queue.addOperation { seen.withLock { $0.append(OperationQueue.current) } }
            OperationQueue.main.addOperation { seen.withLock { $0.append(OperationQueue.current) } }
            TimeLapse.advance(by: .zero)
            #expect(seen.withLock { $0.map { $0 === queue } } == [true, false])
            #expect(seen.withLock { $0.last.flatMap { $0 } } === OperationQueue.main)
        }
    }

    @Test("What is an exception on a device is a failure: to add an operation twice, and a block late")
    func misuse() {
        inOwnWorld {
            let queue = OperationQueue()
            let operation = log.block("a")
            operation.name = "Load"
            queue.addOperation(operation)
            let text =
                "An operation \"Load\" was added to a queue that has it, or after it has begun. On a device this is an exception."
            #expect(failureTexts { queue.addOperation(operation) } == [text])
            TimeLapse.advance(by: .zero)
            #expect(log.take() == ["0 s a"])
            #expect(failureTexts { OperationQueue().addOperation(operation) } == [text])
            #expect(
                failureTexts { operation.addExecutionBlock {} } == [
                    "A block was added to an operation that has begun. On a device this is an exception."
                ])
        }
    }

    @Test("A queue that two tests share has room for each, and each sees its own operations")
    func shared() {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        inOwnWorld {
            queue.addOperation(Download("a", 5, log))
            TimeLapse.advance(by: .seconds(1))
            inOwnWorld {
                queue.addOperation(Download("b", 1, log))
                #expect(queue.operationCount == 1)
                TimeLapse.advanceMainRunLoop()
            }
            #expect(queue.operationCount == 1)
            TimeLapse.advanceMainRunLoop()
        }
        #expect(log.take() == ["0 s a begins", "0 s b begins", "1 s b ends", "5 s a ends"])
    }

    @Test("Ten thousand operations run one after another, and side by side", arguments: [1, -1])
    func many(_ limit: Int) {
        inOwnWorld {
            let queue = OperationQueue()
            queue.maxConcurrentOperationCount = limit
            let sum = Mutex(0)
            for number in 1...10_000 { queue.addOperation { sum.withLock { $0 += number } } }
            TimeLapse.advance(by: .zero)
            #expect(sum.withLock { $0 } == 50_005_000)
        }
    }

    @Test("A thousand operations in a chain are done at once, and none is kept")
    func chain() {
        inOwnWorld {
            let queue = OperationQueue()
            weak var kept: BlockOperation?
            var previous: BlockOperation?
            for index in 0..<1000 {
                let operation = BlockOperation { [log] in if index == 999 { log.add("last") } }
                if let previous { operation.addDependency(previous) }
                queue.addOperation(operation)
                (previous, kept) = (operation, operation)
            }
            previous = nil
            TimeLapse.advance(by: .zero)
            #expect(log.take() == ["0 s last"] && queue.operationCount == 0 && kept == nil)
        }
    }
}
