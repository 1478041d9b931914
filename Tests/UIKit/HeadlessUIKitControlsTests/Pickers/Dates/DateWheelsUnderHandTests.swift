import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// Date pickers' wheels under several fingers, and under many turns.
@MainActor @Suite("Date wheels turned by several fingers") struct DateWheelsUnderHandTests {
    @Test("A wheel that the user is turning is not moved by a selection on another one")
    func heldWheel() {
        DateStage.run(.date, .wheels) { stage in
            stage.picker.date = stage.date(2027, 1, 31)
            guard let day = stage.wheel(.day) else { return }
            let start = day.convertToScreen(CGPoint(x: day.bounds.midX, y: day.bounds.midY))
            let finger = Finger(down: start)
            for step in 1...4 {
                stage.application.clock.advance(by: .milliseconds(50))
                finger.move(to: CGPoint(x: start.x, y: start.y + CGFloat(step) * 18.5))
            }
            let offset = day.contentOffset
            stage.wheel(.month)?.accessibilityIncrement()
            stage.idle()
            #expect(stage.take() == ["changed 2027-02-28 00:00:00"] && day.contentOffset == offset)
            stage.application.clock.advance(by: .milliseconds(200))
            finger.lift()
            stage.idle()
            #expect(stage.take() == [] && stage.shown == ["February", "28", "2027"])
        }
    }

    @Test("A month that the calendar puts in stays one from year to year where it can")
    func leapMonth() {
        var chinese = Calendar(identifier: .chinese)
        chinese.timeZone = .gmt
        let rules = DateRules(calendar: chinese)
        func months(_ year: Int) -> [DateMonth] { rules.months(ofYear: year) }
        let leapYears = (2000..<2040).filter { months($0).count == 13 }
        #expect(leapYears.count > 10)
        guard let year = leapYears.first, let leap = months(year).first(where: \.isLeap) else { return }
        #expect(rules.month(like: leap, in: months(year)).start == leap.start)
        let next = rules.month(like: leap, in: months(year + 1))
        #expect(next.number == leap.number && !next.isLeap)
    }

    @Test(
        "Whichever wheels are turned, they show the date, which is within the limits",
        arguments: 0..<Rounds.of(12, share: 6))
    func random(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let zones = ["America/New_York", "Europe/Berlin", "Asia/Kathmandu", "America/Sao_Paulo"]
        let modes: [UIDatePicker.Mode] = [.date, .time, .dateAndTime, .yearAndMonth]
        let calendars: [Calendar.Identifier] = [
            .gregorian, .hebrew, .buddhist, .islamicCivil, .japanese, .chinese,
        ]
        let failures = DateStage.run(numbers.element(of: modes), .wheels) { stage in
            stage.picker.calendar = Calendar(identifier: calendars[seed % calendars.count])
            stage.picker.timeZone = TimeZone(identifier: numbers.element(of: zones))
            stage.picker.minuteInterval = numbers.element(of: [1, 5, 30])
            stage.picker.date = Date(
                timeIntervalSinceReferenceDate: Double(numbers.next(below: 1_000_000_000)))
            if numbers.onceIn(2) {
                stage.picker.minimumDate = stage.picker.date.addingTimeInterval(-5_000_000)
                stage.picker.maximumDate = stage.picker.date.addingTimeInterval(9_000_000)
            }
            for _ in 0..<15 {
                let before = stage.picker.date
                stage.turn(numbers.element(of: stage.columns), by: numbers.next(below: 7) - 3)
                let date = stage.picker.date
                #expect(stage.take().count == (date == before ? 0 : 1))
                #expect(stage.picker.limitsInForce?.contains(date) ?? true)
                let shown = stage.shown
                stage.picker.setDate(date, animated: false)
                #expect(stage.shown == shown)
            }
        }
        #expect(failures.isEmpty)
    }
}
