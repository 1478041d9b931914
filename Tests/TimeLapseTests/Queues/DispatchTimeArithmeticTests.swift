import Testing

@testable import TimeLapse

@Suite("Nanoseconds of Dispatch's times") struct DispatchTimeArithmeticTests {
    @Test(
        "A time has the nanoseconds that it was made of", arguments: [0, 1, 1_000_000_000, UInt64(Int64.max)])
    func nanoseconds(count: UInt64) {
        #expect(TimeLapse::DispatchTime(uptimeNanoseconds: count).uptimeNanoseconds == count)
    }

    @Test("A fraction of a nanosecond is cut, and what is too long is clamped")
    func limits() {
        let (attoseconds, before) = (Duration(secondsComponent: 0, attosecondsComponent: 1_999_999_999), -1)
        #expect(TimeLapse::DispatchTime(offset: attoseconds).uptimeNanoseconds == 1)
        #expect(TimeLapse::DispatchTime(offset: .seconds(before)).uptimeNanoseconds == 0)
        #expect(TimeLapse::DispatchTime(offset: .seconds(Int64.max)).uptimeNanoseconds == .max)
    }
}
