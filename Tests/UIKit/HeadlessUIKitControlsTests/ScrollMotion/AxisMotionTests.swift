import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// The arithmetic of content that moves by itself or is stretched.
@Suite("Scroll motion") struct AxisMotionTests {
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

    @Test(
        "A spring that goes on from where it is ends at its edge, and does not cross it",
        arguments: [-100, -1, 1, 100] as [CGFloat], [-3000, -300, 0, 300, 3000] as [CGFloat])
    func continuedSpring(out: CGFloat, velocity: CGFloat) {
        let motion = AxisMotion(from: 50 + out, velocity: velocity, pulledTo: 50)
        #expect(motion.end == 50 && motion.state(at: motion.duration).place == 50)
        for frame in 0...Int(motion.duration * 60) {
            #expect((motion.state(at: CGFloat(frame) / 60).place - 50) * out >= 0)
        }
    }

    @Test("A spring pulls from the edge on, and no longer than the motion lasts")
    func pulled() {
        let motion = AxisMotion(
            from: 90, velocity: 1000, decay: 2, in: 0...100, to: 100, bounces: true)
        let inside = (0...600).prefix { motion.state(at: CGFloat($0) / 1000).place < 100 }.count
        #expect(inside > 0)
        #expect(!motion.isPulled(at: 0) && !motion.isPulled(at: CGFloat(inside - 1) / 1000))
        #expect(motion.isPulled(at: CGFloat(inside) / 1000) && motion.isPulled(at: motion.duration - 0.001))
        #expect(!motion.isPulled(at: motion.duration))
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
