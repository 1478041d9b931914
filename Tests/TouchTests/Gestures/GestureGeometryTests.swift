import Foundation
import TestSupport
import Testing
import Touch

/// The numbers of gestures, as recognizers compute them.
@MainActor
@Suite("Geometry of gestures") struct GestureGeometryTests {
    /// Keeps where and when fingers were.
    private final class Meter: UIView {
        var places: [[CGPoint]] = []
        var times: [TimeInterval] = []

        private func keep(_ event: UIEvent?) {
            let touches = (event?.orderedTouches ?? []).map { $0.location(in: nil) }
            places.append(touches)
            times.append(event?.timestamp ?? -1)
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { keep(event) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { keep(event) }

        func distance(_ index: Int) -> CGFloat {
            hypot(places[index][1].x - places[index][0].x, places[index][1].y - places[index][0].y)
        }
        func angle(_ index: Int) -> CGFloat {
            atan2(places[index][1].y - places[index][0].y, places[index][1].x - places[index][0].x)
        }
    }

    private func withMeter(_ body: (Meter) -> Void) {
        inOwnApplication { window, _ in
            let meter = Meter(frame: CGRect(x: 33.3, y: 77.7, width: 301.1, height: 222.2))
            meter.isMultipleTouchEnabled = true
            window.addSubview(meter)
            body(meter)
        }
    }

    @Test("A pinch ends at exactly the scale asked for from where it is recognized, around the middle")
    func pinch() {
        var numbers = SeededNumbers(seed: 5)
        for _ in 0..<100 {
            let scale = exp(numbers.next(in: -6...6))
            let angle = numbers.next(in: -4...4)
            withMeter { meter in
                pinchOn(meter, scale: scale, angle: angle, duration: .milliseconds(numbers.next(below: 700)))
                let last = meter.places.count - 1
                #expect(last > 1)
                #expect(abs(abs(meter.distance(1) - meter.distance(0)) - 9) < 1e-9)
                #expect(abs(meter.distance(last) / meter.distance(1) / scale - 1) < 1e-9)
                for place in meter.places {
                    #expect(abs((place[0].x + place[1].x) / 2 - meter.frame.midX) < 1e-9)
                    #expect(abs((place[0].y + place[1].y) / 2 - meter.frame.midY) < 1e-9)
                }
            }
        }
    }

    @Test("A rotation turns by exactly the angle asked for, at one distance")
    func rotation() {
        var numbers = SeededNumbers(seed: 6)
        for _ in 0..<100 {
            let angle = numbers.next(in: -20...20)
            withMeter { meter in
                rotateOn(meter, by: angle)
                var turned: CGFloat = 0
                for index in 1..<meter.places.count {
                    let step = meter.angle(index) - meter.angle(index - 1)
                    turned += step - (step / (2 * .pi)).rounded() * 2 * .pi
                    #expect(abs(meter.distance(index) - meter.distance(0)) < 1e-9)
                }
                #expect(abs(turned - angle) < 1e-9)
            }
        }
    }

    @Test("A flick has its velocity in every step, also in one that is shorter than a frame")
    func velocity() {
        withMeter { meter in
            flick(meter, velocity: CGVector(dx: 730, dy: -410), duration: .milliseconds(110))
            #expect(meter.times.count == 8)
            for index in 1..<meter.times.count {
                let time = meter.times[index] - meter.times[index - 1]
                let (old, new) = (meter.places[index - 1][0], meter.places[index][0])
                #expect(abs((new.x - old.x) / time - 730) < 1e-6)
                #expect(abs((new.y - old.y) / time + 410) < 1e-6)
            }
            #expect(meter.times.last == 0.11)
        }
    }

    @Test("A swipe down is as long as one up, and the steps of a line are equal")
    func evenSteps() {
        withMeter { meter in
            touchAndMoveLinearlyOn(
                meter, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 120, y: 32), numberOfIntermediatePoints: 9)
            #expect(meter.places.count == 11)
            for index in 1..<meter.places.count {
                #expect(abs(meter.places[index][0].x - meter.places[index - 1][0].x - 11) < 1e-9)
                #expect(abs(meter.places[index][0].y - meter.places[index - 1][0].y - 2.2) < 1e-9)
            }
        }
        for swipe in [{ swipeDownOn($0, 70) }, { swipeUpOn($0, 70) }] as [(UIView) -> Void] {
            withMeter { meter in
                swipe(meter)
                let (first, last) = (meter.places[0][0].y, meter.places[meter.places.count - 1][0].y)
                #expect(abs(abs(last - first) - 70) < 1e-9)
            }
        }
    }

    @Test("Points of a turned and scaled view are its own")
    func transformed() {
        withWatchedView { view, log in
            view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 0.5, y: 1.5)
            dragOn(view, from: CGPoint(x: 20, y: 30), to: CGPoint(x: 150, y: 60), duration: .zero)
            #expect(log.lines == ["0 began (20, 30)", "0 moved (150, 60)", "0 ended (150, 60)"])
        }
    }
}
