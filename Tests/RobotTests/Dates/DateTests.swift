import Robot
import TestSupport
import Testing

@MainActor @Suite("The date", .robot) struct DateTests {
    /// 1 March 2026, midnight in Greenwich.
    private static let firstOfMarch = Date(timeIntervalSinceReferenceDate: 794_016_000)

    @Test("All ways to read the date read the virtual clock's", arguments: DateReading.dates)
    func dates(_ reading: DateReading) {
        #expect(reading.seconds() == 0)
        TimeLapse.advance(by: .seconds(90.5))
        #expect(reading.seconds() == 90.5)
        TimeLapse.date = Self.firstOfMarch
        #expect(reading.seconds() == 794_016_000)
        TimeLapse.advance(by: .seconds(3600))
        #expect(reading.seconds() == 794_019_600)
        inOwnWorld { #expect(reading.seconds() == 0) }
    }

    @Test("Setting the date leaves the uptime", arguments: DateReading.uptimes)
    func uptimes(_ reading: DateReading) {
        #expect(reading.seconds() == 0)
        TimeLapse.date = Self.firstOfMarch
        TimeLapse.advance(by: .seconds(90.5))
        #expect(reading.seconds() == 90.5)
    }

    @Test("Whole seconds of the C library are the date's, and computing time is the process's")
    func seconds() {
        TimeLapse.date = Self.firstOfMarch.addingTimeInterval(-0.25)
        #expect(DateReading.wholeSeconds == 1_772_323_199)
        #expect(DateReading.computedSeconds > 0 && TimeLapse.now.offset == .zero)
    }

    @Test("Calendars know which day is today, by the device's time zone")
    func days() throws {
        TimeLapse.date = Self.firstOfMarch
        func days(_ hours: [Double]) -> [String?] {
            hours.map { DateReading.day(of: Self.firstOfMarch.addingTimeInterval($0 * 3600)) }
        }
        #expect(
            days([-25, -24, -1, 0, 23, 24, 47, 48]) == [
                nil, "yesterday", "yesterday", "today", "today", "tomorrow", "tomorrow", nil,
            ])
        SimulatedDevice.current.timeZone = try #require(TimeZone(identifier: "America/New_York"))
        #expect(days([-1, 0, 4, 5, 29]) == ["today", "today", "today", "tomorrow", nil])
    }

    @Test("A test can begin at a date", .robot(date: firstOfMarch))
    func begin() {
        #expect(Date() == Self.firstOfMarch && TimeLapse.now.offset == .zero)
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
        TimeLapse.advanceToNextTimer()
        #expect(Date() == Self.firstOfMarch.addingTimeInterval(1))
    }

    @Test("A timer of a date from now fires at that date")
    func timer() {
        var fired: [Date] = []
        let timer = Timer(fire: Date(timeIntervalSinceNow: 2), interval: 0, repeats: false) { _ in
            fired.append(Date())
        }
        RunLoop.main.add(timer, forMode: .common)
        RunLoop.main.run(until: Date() + 5)
        #expect(fired == [Date(timeIntervalSinceReferenceDate: 2)])
        #expect(Date() == Date(timeIntervalSinceReferenceDate: 5))
    }

    @Test("Tasks, actors and threads of a test read its date")
    func elsewhere() async {
        TimeLapse.date = Self.firstOfMarch
        #expect(await Task.detached { Date() }.value == Self.firstOfMarch)
        let dates = await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: [Date(), Date.now]) }
        }
        #expect(dates == [Self.firstOfMarch, Self.firstOfMarch])
    }

    @Test("The computer's date is another one, and goes on by itself")
    func computersDate() {
        // The year in which this was written.
        #expect(TimeLapse.computersDate > Date(timeIntervalSinceReferenceDate: 780_000_000))
        #expect(Date() == VirtualClock.startDate)
    }

    @Test("A date that no clock of the C library can tell is the last that it can")
    func enormous() {
        TimeLapse.date = Date(timeIntervalSinceReferenceDate: 1e30)
        #expect(DateReading.wholeSeconds > 1_000_000_000_000)
        TimeLapse.date = Date(timeIntervalSinceReferenceDate: -1e30)
        #expect(DateReading.wholeSeconds < -1_000_000_000_000)
    }
}
