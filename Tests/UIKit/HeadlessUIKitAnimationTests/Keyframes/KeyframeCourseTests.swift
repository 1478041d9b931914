import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// Paths and calculation modes of keyframe animations.
@MainActor
@Suite("Keyframe paths and calculation modes") struct KeyframeCourseTests {
    private func positions(
        at times: [Double], duration: Double = 4, _ change: (CAKeyframeAnimation) -> Void
    ) -> [CGPoint] {
        var found: [CGPoint] = []
        onStage { clock in
            let view = UIView()
            let animation = CAKeyframeAnimation()
            animation.keyPath = "position"
            animation.duration = duration
            change(animation)
            view.layer.add(animation, forKey: "move")
            var passed = 0.0
            for time in times {
                clock.pass(time - passed)
                passed = time
                found.append(view.shown.position)
            }
        }
        return found
    }

    private let corner: CGPath = {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 10))
        return path
    }()

    @Test("A position moves along a path, each line in the same time")
    func linear() {
        let found = positions(at: [1, 2, 3]) { $0.path = corner }
        #expect(found == [CGPoint(x: 15, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 5)])
    }

    @Test("A position moves along a line at one speed, also without pacing")
    func line() {
        let found = positions(at: [0.5]) { $0.path = corner }
        #expect(found == [CGPoint(x: 7.5, y: 0)])
    }

    @Test("Key times are those of the path's points")
    func keyTimes() {
        let found = positions(at: [1, 2.5]) {
            $0.path = corner
            $0.keyTimes = [0, 0.25, 1]
        }
        #expect(found == [CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 5)])
    }

    @Test("A paced animation has one speed")
    func paced() {
        let found = positions(at: [1, 3, 3.5]) {
            $0.path = corner
            $0.calculationMode = .paced
            $0.keyTimes = [0, 0.1, 1]
        }
        #expect(found == [CGPoint(x: 10, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 5)])
        let values = positions(at: [1, 3.5]) {
            $0.values = [CGPoint.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)]
            $0.calculationMode = .paced
        }
        #expect(values == [CGPoint(x: 10, y: 0), CGPoint(x: 30, y: 5)])
    }

    @Test("A paced animation keeps its speed along an arc")
    func arc() {
        let path = UIBezierPath(
            arcCenter: .zero, radius: 100, startAngle: 0, endAngle: .pi, clockwise: true)
        let found = positions(at: [0.5, 1, 3]) {
            $0.path = path.cgPath
            $0.calculationMode = .paced
        }
        for (point, turn) in zip(found, [0.125, 0.25, 0.75]) {
            #expect(abs(point.x - 100 * cos(.pi * turn)) < 0.1)
            #expect(abs(point.y - 100 * sin(.pi * turn)) < 0.1)
        }
    }

    @Test("A discrete animation jumps from point to point")
    func discrete() {
        let found = positions(at: [1, 2, 3.5], duration: 4) {
            $0.path = corner
            $0.calculationMode = .discrete
        }
        #expect(found == [.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)])
    }

    @Test("A cubic animation goes through its values on a smooth curve")
    func cubic() {
        let found = positions(at: [0.5, 1, 1.5], duration: 3) {
            $0.values = [CGPoint.zero, CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 10), CGPoint(x: 20, y: 20)]
            $0.calculationMode = .cubic
        }
        #expect(found[1] == CGPoint(x: 10, y: 0))
        // Half-way, Catmull and Rom's curve weighs the four values with -1/16, 9/16, 9/16, -1/16.
        #expect(abs(found[2].x - 15.625) < 1e-12 && abs(found[2].y - 4.375) < 1e-12)
        #expect(found[0].y < 0)
    }

    @Test(
        "A path that fits no position is a failure",
        arguments: [
            (
                "opacity",
                "The animation was not added: its path gives points, and \"opacity\" takes a number."
            ),
            ("position", "The animation was not added: its path has no lines or curves."),
        ])
    func unfitting(keyPath: String, text: String) {
        let layer = CALayer()
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.path = CGMutablePath()
        #expect(failureTexts { layer.add(animation, forKey: nil) } == [text])
    }

    @Test("The largest number of runs stands for no end", arguments: [Float.infinity, HUGE])
    func endless(_ count: Float) {
        onStage { clock in
            let view = UIView()
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 0
            animation.duration = 4
            animation.repeatCount = count
            view.layer.add(animation, forKey: "pulse")
            clock.pass(4001)
            #expect(view.shown.opacity == 0.25)
        }
    }
}
