import TestSupport
import Testing

@testable import HeadlessUIKitCore

@MainActor @Suite("Sets of touches") struct TouchSetsTests {
    @Test("The set is that of the given touches, whatever was asked for before")
    func sets() {
        let touches = (0..<4).map { UITouch(at: CGPoint(x: CGFloat($0), y: 0), timestamp: 0) }
        var numbers = SeededNumbers(seed: 1)
        var sets = TouchSets()
        for _ in 0..<200 {
            var some: [UITouch] = []
            for touch in touches where numbers.onceIn(2) { some.append(touch) }
            if numbers.onceIn(3) { some.reverse() }
            #expect(sets.set(of: some) == Set(some))
        }
    }

    @Test("Arrays are identical if they have the same objects in the same order")
    func identity() {
        let (one, other) = (UITouch(at: .zero, timestamp: 0), UITouch(at: .zero, timestamp: 0))
        #expect([one, other].isIdentical(to: [one, other]))
        #expect(![one, other].isIdentical(to: [other, one]))
        #expect(![one].isIdentical(to: [one, other]))
        #expect([UITouch]().isIdentical(to: []))
        #expect([one].containsObject(one))
        #expect(![one].containsObject(other))
    }

    @Test("An object is found in a set, and removed from an array, by its identity")
    func objects() {
        let (one, other) = (UITouch(at: .zero, timestamp: 0), UITouch(at: .zero, timestamp: 0))
        #expect(Set([one]).containsObject(one) && !Set([one]).containsObject(other))
        #expect(Set([one, other]).containsObject(other) && !Set<UITouch>().containsObject(one))
        var touches = [one, other]
        touches.removeObject(one)
        touches.removeObject(one)
        #expect(touches == [other])
    }

    @Test("The touches in a phase are all, some or none, in their order")
    func phases() {
        let touches = (0..<3).map { UITouch(at: CGPoint(x: CGFloat($0), y: 0), timestamp: 0) }
        #expect(touches.all(in: .began) == touches && touches.all(in: .moved).isEmpty)
        touches[1].update(to: .moved, at: .zero, timestamp: 1)
        #expect(touches.all(in: .began) == [touches[0], touches[2]])
        #expect(touches.all(in: .moved) == [touches[1]])
    }

    @Test("Nothing keeps a touch and its view once the touch is over")
    func lifetime() {
        weak var touch: UITouch?
        weak var view: UIView?
        let application = UIApplication()
        UIApplication.withShared(application) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.makeKeyAndVisible()
            do {
                let area = UIView(frame: window.bounds)
                window.addSubview(area)
                let finger = UITouch(at: CGPoint(x: 5, y: 5), timestamp: 0)
                (touch, view) = (finger, area)
                application.sendEvent(UIEvent(touches: [finger], timestamp: 0))
                finger.update(to: .moved, at: CGPoint(x: 6, y: 5), timestamp: 0.1)
                application.sendEvent(UIEvent(touches: [finger], timestamp: 0.1))
                finger.update(to: .ended, at: CGPoint(x: 6, y: 5), timestamp: 0.2)
                application.sendEvent(UIEvent(touches: [finger], timestamp: 0.2))
                area.removeFromSuperview()
            }
            #expect(touch == nil && view == nil)
        }
    }
}
