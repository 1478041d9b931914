import FailureReporting
import Foundation
import OSLog
import Robot
import Testing
import TimeLapse

@MainActor
@Suite("The log", .robot) struct LogTests {
    private let logger = Logger(subsystem: "com.example.shop", category: "cart")
    private var messages: [String] { SimulatedDevice.current.log.map(\.message) }

    @Test("A logger writes messages with levels and virtual times")
    func levels() {
        logger.debug("one")
        TimeLapse.advance(by: .seconds(2))
        logger.log(level: .fault, "two")
        logger.warning("three")
        Logger().notice("four")
        #expect(
            SimulatedDevice.current.log.map(\.description) == [
                "0 s debug [com.example.shop:cart] one", "2 s fault [com.example.shop:cart] two",
                "2 s error [com.example.shop:cart] three", "2 s notice four",
            ])
        SimulatedDevice.current.clearLog()
        #expect(SimulatedDevice.current.log.isEmpty)
    }

    @Test("Numbers are written in the radix, and with the digits and the sign, of their format")
    func formats() {
        logger.info("\(8, format: .octal) \(7, format: .decimal(explicitPositiveSign: true, minDigits: 3))")
        logger.info("\(1500.0, format: .exponential) \(1500.0, format: .exponential(precision: 1))")
        logger.info("\(0.5, format: .hybrid) \(0.25, format: .hybrid(precision: 1, uppercase: true))")
        logger.info("\(1.0, format: .hex) \(1.0, format: .hex(explicitPositiveSign: true, uppercase: true))")
        #expect(
            messages == [
                "10 +007", "1.500000e+03 1.5e+03", "0.5 0.2", "0x1p+0 +0X1P+0",
            ])
    }

    @Test("Each method of a logger has its level")
    func methods() {
        let logger = Logger(OSLog(subsystem: "com.example.shop", category: "cart"))
        logger.log("log")
        logger.trace("trace")
        logger.critical("critical")
        logger.fault("fault")
        #expect(
            SimulatedDevice.current.log.map { "\($0.level) \($0.message)" } == [
                "notice log", "debug trace", "fault critical", "fault fault",
            ])
    }

    @Test("Values have a format, and texts are private unless they say otherwise")
    func privacy() {
        let (name, count, price) = ("Ada", 7, 1.5)
        logger.info("\(name) \(name, privacy: .public) \(count) \(count, privacy: .private)")
        logger.info(
            "\(price) \(price, format: .fixed(precision: 2)) \(255, format: .hex) \(true) \(Int.self)")
        logger.info("\(name, align: .right(columns: 5))|\(name, align: .left(columns: 5), privacy: .public)|")
        logger.info("\(name, privacy: .sensitive) \(URL(fileURLWithPath: "/a")) \(NSNumber(value: 3))")
        #expect(
            messages == [
                "Ada Ada 7 7", "1.500000 1.50 ff true Int", "  Ada|Ada  |", "Ada file:///a 3",
            ])
        #expect(
            SimulatedDevice.current.log.map(\.redactedMessage) == [
                "<private> Ada 7 <private>", "1.500000 1.50 ff true Int", "<private>|Ada  |",
                "<sensitive> <private> <private>",
            ])
        logger.info("\(name, privacy: .private(mask: .hash)) \(name, privacy: .private(mask: .hash))")
        let masks = SimulatedDevice.current.log.last?.redactedMessage.components(separatedBy: "> <")
        #expect(masks?.count == 2 && masks?.first?.hasPrefix("<mask.hash: '") == true)
    }

    @Test("`os_log` takes formats and interpolations, in the old order and in the new one")
    func functions() {
        let log = OSLog(subsystem: "com.example.shop", category: "net")
        os_log("plain")
        os_log("%{public}@ took %.2f s, %d of %ld%%, %@", log: log, type: .error, "Load", 1.5, 3, 4, "Ada")
        os_log(.info, log: log, "new %x", 255)
        let host = "example.com"
        os_log("interpolated \(host)")
        os_log(.debug, log: log, "at \(host, privacy: .public)")
        os_log("missing %d %@", log: log, 1)
        os_log("dropped", log: .disabled)
        #expect(
            messages == [
                "plain", "Load took 1.50 s, 3 of 4%, Ada", "new ff", "interpolated example.com",
                "at example.com",
                "missing 1 (missing)",
            ])
        #expect(
            SimulatedDevice.current.log[1].redactedMessage == "Load took 1.50 s, 3 of 4%, <private>")
        #expect(
            SimulatedDevice.current.log.map(\.level) == [.notice, .error, .info, .notice, .debug, .notice])
    }

    @Test("Signposts mark intervals and moments")
    func signposts() {
        let signposter = OSSignposter(subsystem: "com.example.shop", category: "images")
        let state = signposter.beginInterval("decode", id: signposter.makeSignpostID())
        TimeLapse.advance(by: .seconds(1))
        signposter.emitEvent("half", "\(50) %")
        signposter.endInterval("decode", state)
        #expect(signposter.withIntervalSignpost("sum") { 3 } == 3)
        os_signpost(.begin, log: OSLog(subsystem: "s", category: .pointsOfInterest), name: "old", "%d", 4)
        OSSignposter.disabled.emitEvent("none")
        #expect(
            SimulatedDevice.current.log.map(\.description) == [
                "0 s decode begin [com.example.shop:images]", "1 s half event [com.example.shop:images] 50 %",
                "1 s decode end [com.example.shop:images]", "1 s sum begin [com.example.shop:images]",
                "1 s sum end [com.example.shop:images]", "1 s old begin [s:PointsOfInterest] 4",
            ])
    }

    @Test("Numbers of any type, errors and pointers are written, errors as private")
    func otherValues() {
        enum Trouble: Error { case flatTyre }
        let trouble: any Error = Trouble.flatTyre
        logger.info("\(Float(0.5), format: .fixed(precision: 1)) \(CGFloat(2), format: .fixed(precision: 0))")
        logger.info("\(trouble) \(nil as (any Error)?, privacy: .public)")
        withUnsafeBytes(of: 1) { bytes in
            guard let start = bytes.baseAddress else { return }
            logger.info("\(start)")
            #expect(messages.last == "\(start)")
        }
        #expect(messages.prefix(2) == ["0.5 2", "flatTyre (null)"])
        #expect(SimulatedDevice.current.log[1].redactedMessage == "<private> (null)")
    }

    @Test("A signposter of a logger writes to its log, and an object's identifier stays the same")
    func identifiers() {
        let signposter = OSSignposter(logger: logger)
        let (one, other) = (NSObject(), NSObject())
        let id = signposter.makeSignpostID(from: one)
        #expect(id == signposter.makeSignpostID(from: one) && id != signposter.makeSignpostID(from: other))
        #expect(OSSignposter.disabled.makeSignpostID(from: one) == .invalid)
        #expect(OSSignpostIntervalState.beginState(id: id).signpostID == id && id != .null)
        signposter.endInterval("elsewhere", .beginState(id: id))
        OSSignposter().emitEvent("plain")
        os_signpost(.event, log: OSLog(subsystem: "s", category: .dynamicTracing), name: "moment")
        let traces = OSLog(subsystem: "s", category: .dynamicStackTracing)
        #expect(traces.isEnabled(type: OSLogType(0x11)) && !OSLog.disabled.isEnabled(type: .fault))
        #expect(
            SimulatedDevice.current.log.map(\.description) == [
                "0 s elsewhere end [com.example.shop:cart]", "0 s plain event",
                "0 s moment event [s:DynamicTracing]",
            ])
    }

    @Test("A log store finds entries by dates and by the time since the start, and reads signposts")
    func positions() throws {
        let start = VirtualClock.current.date
        logger.info("early")
        TimeLapse.advance(by: .seconds(60))
        OSSignposter(logger: logger).emitEvent("moment")
        let store = try OSLogStore(scope: .currentProcessIdentifier)
        let all = Array(try store.getEntries(at: store.position(date: start)))
        let late = Array(try store.getEntries(at: store.position(timeIntervalSinceLatestBoot: 30)))
        #expect(all.count == 2 && late.count == 1)
        let signpost = late.first as? OSLogEntrySignpost
        #expect(signpost?.signpostName == "moment" && signpost?.signpostType == .event)
        #expect(all.map { $0.date.timeIntervalSince(start).rounded() } == [0, 60])
        #expect(all.allSatisfy { $0.storeCategory == .undefined })
    }

    @Test("A log store reads what was logged")
    func store() throws {
        logger.info("early")
        TimeLapse.advance(by: .seconds(60))
        logger.error("late \("x")")
        let store = try OSLogStore(scope: .currentProcessIdentifier)
        let late = try store.getEntries(at: store.position(timeIntervalSinceEnd: 10))
        #expect(late.map(\.composedMessage) == ["late x"])
        let levels = try store.getEntries(with: .reverse).compactMap { ($0 as? OSLogEntryLog)?.level }
        #expect(levels == [.error, .info])
        #expect(throws: (any Error).self) { try OSLogStore(scope: .system) }
    }

    @Test("The text that a failure shows has the last messages")
    func failure() {
        for number in 1...12 { logger.info("message \(number)") }
        let lines = (3...12).map { "  0 s info [com.example.shop:cart] message \($0)" }
        #expect(
            LogStore.current.report(last: 10)
                == "Log (the last 10 of 12 entries):\n" + lines.joined(separator: "\n"))
        SimulatedDevice.current.clearLog()
        #expect(LogStore.current.report(last: 10) == nil)
    }

    @Test("A lock protects its state, and one that is locked twice is a failure")
    func locks() {
        let counter = OSAllocatedUnfairLock(initialState: 0)
        counter.withLock { $0 += 1 }
        #expect(counter.withLock { $0 } == 1)
        #expect(counter.withLockIfAvailable { $0 } == 1)
        let failures = FailureCollector.failures {
            counter.withLockUnchecked { value in
                value += 1
                counter.withLockUnchecked { $0 += 1 }
            }
        }
        #expect(counter.withLock { $0 } == 2)
        #expect(
            failures.map(\.text) == [
                "An unfair lock was locked by the thread that holds it already, which ends the program on a device."
                    + "\nTry: a lock is not recursive; call the inner function outside of withLock."
            ])
        let lock = OSAllocatedUnfairLock()
        #expect(lock.lockIfAvailable() && !lock.lockIfAvailable())
        lock.unlock()
        lock.lock()
        #expect(lock.withLockIfAvailable { 1 } == nil)
        #expect(FailureCollector.failures { lock.precondition(.owner) }.isEmpty)
        #expect(
            FailureCollector.failures { lock.precondition(.notOwner) }.map(\.text) == [
                "An unfair lock is held by this thread, which must not hold it here."
            ])
        lock.unlock()
        #expect(lock.withLock { 2 } == 2 && lock.withLockUnchecked { 3 } == 3)
        #expect(lock.withLockIfAvailable { 4 } == 4)
        #expect(
            FailureCollector.failures { lock.unlock() }.map(\.text) == [
                "An unfair lock is not held by this thread, which must hold it here."
            ])
        var plain = os_unfair_lock()
        os_unfair_lock_lock(&plain)
        #expect(!os_unfair_lock_trylock(&plain))
        os_unfair_lock_unlock(&plain)
        #expect(os_unfair_lock_trylock(&plain))
    }
}
