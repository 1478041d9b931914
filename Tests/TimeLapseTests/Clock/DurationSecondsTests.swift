import Testing
import TimeLapse

@Suite("Durations as seconds") struct DurationSecondsTests {
    @Test(
        "The text has no trailing zeros and no noise of binary fractions",
        arguments: [
            (.zero, "0 s"), (.seconds(2), "2 s"), (.milliseconds(250), "0.25 s"),
            (.milliseconds(-1500), "-1.5 s"),
            (.milliseconds(3300), "3.3 s"), (.milliseconds(100) + .milliseconds(200), "0.3 s"),
            (.milliseconds(100) * 11, "1.1 s"), (.seconds(3601), "3601 s"), (.seconds(-3601), "-3601 s"),
            (.milliseconds(3_601_500), "3601.5 s"), (.seconds(1_000_000), "1000000 s"),
            (.nanoseconds(1), "1e-09 s"),
            (.seconds(Int64.max) * 10, "9.223372036854776e+19 s"),
        ] as [(Duration, String)])
    func text(duration: Duration, text: String) {
        #expect(duration.text == text)
        #expect(VirtualClock.Instant(offset: duration).description == text)
    }

    @Test(
        "Seconds that no clock can represent are clamped, and NaN gives nil",
        arguments: [
            (0.25, .milliseconds(250)), (-3, .seconds(-3)), (0, .zero), (1e300, .seconds(1 << 56)),
            (-1e300, .seconds(-(1 << 56))), (.greatestFiniteMagnitude, .seconds(1 << 56)), (.nan, nil),
            (.infinity, nil), (-.infinity, nil),
        ] as [(Double, Duration?)])
    func finiteSeconds(seconds: Double, duration: Duration?) {
        #expect(Duration(finiteSeconds: seconds) == duration)
    }

    @Test(
        "A decimal fraction is never a little more than it says, and a third stays one",
        arguments: [
            (1.1, .milliseconds(1100)), (2.3, .seconds(2.3)), (0.1 + 0.2, .milliseconds(300)),
            (1.0 / 3, .seconds(1.0 / 3)), (1e-9, .nanoseconds(1)), (4e-10, .seconds(4e-10)),
        ] as [(Double, Duration)])
    func decimals(seconds: Double, duration: Duration) {
        #expect(Duration(finiteSeconds: seconds) == duration)
    }
}
