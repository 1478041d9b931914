import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The arithmetic of content that moves by itself or is stretched.
@Suite struct AxisMotionTests {
    @Test("A rubber band yields less and less, never by its whole length, and can be inverted")
    func rubberBand() {
        let band = RubberBand(length: 300)
        #expect(band.stretch(of: 0) == 0)
        #expect(band.stretch(of: 100).shortText == "46.479")
        #expect(band.stretch(of: .greatestFiniteMagnitude) <= 300)
        #expect(RubberBand(length: 0).stretch(of: 10) == 0 && RubberBand(length: 0).distance(of: 10) == 0)
        #expect(band.distance(of: 5000).isFinite)
        var numbers = SeededNumbers(seed: 4)
        var last: (way: CGFloat, stretch: CGFloat) = (0, 0)
        for _ in 0..<200 {
            let way = last.way + numbers.next(in: 0.1...20)
            let stretch = band.stretch(of: way)
            let most: CGFloat = 0.55 * (way - last.way)
            let error: CGFloat = abs(band.distance(of: stretch) - way)
            #expect(stretch > last.stretch && stretch - last.stretch < most)
            #expect(error < 1e-6)
            last = (way, stretch)
        }
    }

    @Test("A motion ends at its target without jumps, and ends at all, whatever it began with")
    func motions() {
        var numbers = SeededNumbers(seed: 7)
        for _ in 0..<500 {
            let range = CGFloat(0)...numbers.next(in: 0...3000)
            let start = numbers.next(in: -300...3300)
            let velocity = numbers.onceIn(10) ? 0 : numbers.next(in: -9000...9000)
            let rate = UIScrollView.DecelerationRate(rawValue: numbers.next(in: 0.98...0.999))
            let end = AxisMotion.rest(from: start, velocity: velocity, decay: rate.decay, in: range)
            let motion = AxisMotion(
                from: start, velocity: velocity, decay: rate.decay, in: range, to: end, bounces: true)
            #expect(range.contains(end))
            #expect(motion.duration < 20)
            #expect(motion.state(at: motion.duration + 1e-6) == (end, 0))
            // No faster than the hand was and the spring pulls from so far out.
            let out: CGFloat = abs(start - start.clamped(to: range))
            let longestStep: CGFloat = (abs(velocity) + 4 * out) / 240 + 1
            var place = start
            var time: CGFloat = 0
            while time < motion.duration {
                let next = motion.state(at: time).place
                let step: CGFloat = abs(next - place)
                #expect(step <= longestStep)
                place = next
                time += 1 / 240
            }
            let rest: CGFloat = abs(place - end)
            #expect(rest < 40)
        }
    }

    @Test("A velocity is the slope of the positions")
    func slope() {
        let motions = [
            AxisMotion(from: 0, to: 100, in: 0.3), AxisMotion(from: 0, to: 300, decay: 10),
            AxisMotion(from: 500, velocity: 3000, decay: 2, in: 0...700, to: 700, bounces: true),
        ]
        for motion in motions {
            for step in 1..<20 {
                let time: CGFloat = motion.duration * CGFloat(step) / 20
                let before: CGFloat = motion.state(at: time - 1e-6).place
                let after: CGFloat = motion.state(at: time + 1e-6).place
                let slope: CGFloat = (after - before) / 2e-6
                let error: CGFloat = abs(slope - motion.state(at: time).velocity)
                #expect(error < 1)
            }
        }
    }

    @Test(
        "An invalid rate counts as the nearest valid one",
        arguments: [
            (CGFloat.nan, 0.998), (1, 0.9995), (.infinity, 0.9995), (-1, 0.001), (0.99, 0.99),
        ] as [(CGFloat, CGFloat)])
    func rates(raw: CGFloat, counted: CGFloat) {
        let decay: CGFloat = -1000 * log(counted)
        #expect(UIScrollView.DecelerationRate(rawValue: raw).decay == decay)
    }
}
