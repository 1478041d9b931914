import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// The curves, checked by other methods: bisection and numerical integration.
@MainActor
@Suite("Curves and springs") struct MotionCurveTests {
    private func bezier(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
        // By de Casteljau's construction, not by the polynomial.
        func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * s }
        let (a, b, c) = (between(0, p1), between(p1, p2), between(p2, 1))
        return between(between(a, b), between(b, c))
    }

    private func expected(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at time: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if bezier(x1, x2, middle) < time { low = middle } else { high = middle }
        }
        return bezier(y1, y2, (low + high) / 2)
    }

    @Test(
        "Cubic curves agree with bisection",
        arguments: [
            (UIView.AnimationCurve.easeInOut, [0.42, 0, 0.58, 1]), (.easeIn, [0.42, 0, 1, 1]),
            (.easeOut, [0, 0, 0.58, 1]), (.linear, [0, 0, 1, 1]),
        ] as [(UIView.AnimationCurve, [Double])])
    func usual(curve: UIView.AnimationCurve, points: [Double]) {
        for step in 0...1000 {
            let time = Double(step) / 1000
            let wanted = expected(points[0], points[1], points[2], points[3], at: time)
            #expect(abs(curve.motion.value(at: time) - wanted) < 1e-9, "at \(time)")
        }
    }

    @Test("Curves of any control points agree with bisection", arguments: 1...20)
    func anyPoints(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let xs = [numbers.next(in: 0...1), numbers.next(in: 0...1)]
        let ys = [numbers.next(in: -1...2), numbers.next(in: -1...2)]
        let curve = CubicBezier(xs[0], ys[0], xs[1], ys[1])
        for step in 0...200 {
            let time = Double(step) / 200
            let wanted = expected(xs[0], ys[0], xs[1], ys[1], at: time)
            #expect(abs(curve.value(at: time) - wanted) < 1e-6, "at \(time)")
        }
    }

    @Test("Steep, flat and broken control points give numbers, the ends exactly")
    func oddPoints() {
        let odd: [CGFloat] = [0, 1, -5, 5, .nan, .infinity, -.infinity, 0.5]
        for (x1, x2) in zip(odd, odd.reversed()) {
            for (y1, y2) in zip(odd, odd.reversed()) {
                let curve = CubicBezier(x1, y1, x2, y2)
                #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
                for step in 1..<50 { #expect(curve.value(at: Double(step) / 50).isFinite) }
            }
        }
    }

    /// The position of a mass on a spring, by the Runge-Kutta method.
    private func swing(
        _ mass: Double, _ stiffness: Double, _ damping: Double, _ velocity: Double, until end: Double
    )
        -> Double
    {
        var (place, speed) = (0.0, velocity)
        let steps = 20_000
        let step = end / Double(steps)
        func pull(_ place: Double, _ speed: Double) -> Double {
            (stiffness * (1 - place) - damping * speed) / mass
        }
        for _ in 0..<steps {
            let (v1, a1) = (speed, pull(place, speed))
            let (v2, a2) = (speed + a1 * step / 2, pull(place + v1 * step / 2, speed + a1 * step / 2))
            let (v3, a3) = (speed + a2 * step / 2, pull(place + v2 * step / 2, speed + a2 * step / 2))
            let (v4, a4) = (speed + a3 * step, pull(place + v3 * step, speed + a3 * step))
            place += (v1 + 2 * v2 + 2 * v3 + v4) * step / 6
            speed += (a1 + 2 * a2 + 2 * a3 + a4) * step / 6
        }
        return place
    }

    @Test(
        "Springs agree with a numerical integration of their equation",
        arguments: [
            [1, 100, 10, 0], [1, 100, 20, 0], [1, 100, 40, 0], [3, 1000, 500, 0], [2, 50, 1, 3],
            [1, 100, 20, -4], [1, 30, 25, 8],
        ])
    func springs(of parts: [Double]) {
        let (mass, stiffness, damping, velocity) = (parts[0], parts[1], parts[2], parts[3])
        let spring = SpringMotion(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
        for time in [0.01, 0.1, 0.25, 0.5, 1, 2] {
            let wanted = swing(mass, stiffness, damping, velocity, until: time)
            #expect(abs(spring.value(at: time) - wanted) < 1e-6, "at \(time)")
        }
    }

    @Test(
        "A spring with a settling time stays within a thousandth of the distance from then on, not before",
        arguments: [(0.01, 0), (0.2, 0), (0.5, 5), (0.8, -3), (1, 0), (1, 4), (1.5, 0), (0, 0)]
            as [(Double, Double)])
    func settling(ratio: Double, velocity: Double) {
        let spring = SpringMotion(dampingRatio: ratio, settlingIn: 2, velocity: velocity)
        var latest = 0.0
        for step in 1...40_000 where abs(spring.value(at: Double(step) / 10_000) - 1) > 0.001 {
            latest = Double(step) / 10_000
        }
        #expect(latest <= 2)
        // An oscillation may settle well before: less than half a period earlier.
        #expect(latest > 2 - .pi / spring.frequency - 0.3)
        #expect(abs(spring.settlingDuration - 2) < 1e-6)
    }

    @Test("The perceptual duration and the bounce make the spring that Apple documents")
    func perceptual() {
        for (bounce, ratio) in [(0, 1), (0.3, 0.7), (1, 0.01), (-0.5, 2)] as [(Double, Double)] {
            let spring = SpringMotion(perceptualDuration: 0.5, bounce: bounce)
            #expect(abs(spring.frequency - 4 * .pi) < 1e-9)
            #expect(abs(spring.dampingRatio - ratio) < 1e-9)
        }
        let layer = CASpringAnimation(perceptualDuration: 2, bounce: 0.5)
        #expect(abs(layer.stiffness - .pi * .pi) < 1e-9 && abs(layer.damping - .pi) < 1e-9)
    }

    @Test("Springs with invalid parameters come to rest")
    func nonsense() {
        let odd = [0, -1, .nan, .infinity, -.infinity, 1e300, 1e-300]
        for mass in odd {
            for damping in odd {
                let spring = SpringMotion(mass: mass, stiffness: damping, damping: mass, velocity: damping)
                #expect(spring.settlingDuration.isFinite)
                #expect(spring.value(at: 1).isFinite)
                #expect(MotionCurve.spring(spring, duration: 1).value(at: 1) == 1)
            }
        }
    }
}
