import Foundation
import Robot

/// The cost of animations that are read only once: their ends, and one value on the way.
@MainActor let animationSuite = Suite(name: "animation") { _ in
    let count = 10_000
    let views = AnimatedViews(count)
    return [
        Comparison(
            name: "ten seconds of \(count) animated views", unit: "view", count: count,
            baselineName: "heap of closures, one curve", baseline: { BareAnimation.run(count) },
            work: { views.animateEach() }),
        Comparison(
            name: "\(count) animated views, ten seconds", unit: "view", count: count,
            baselineName: "as many timers", baseline: { views.schedule() },
            work: { views.animateEach() }),
        Comparison(
            name: "\(count) views in one block, ten seconds", unit: "view", count: count,
            baselineName: "as many timers", baseline: { views.schedule() },
            work: { views.animateTogether() }),
    ]
}

/// Views in a window that fade in and out.
@MainActor
private final class AnimatedViews {
    private let views: [UIView]
    private let window = UIWindow.createWindowForTesting()
    private var goal: CGFloat = 1

    init(_ count: Int) {
        views = (0..<count).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        for view in views { window.addSubview(view) }
    }

    /// The end of a view's animation, in seconds: spread over ten seconds.
    private static func seconds(_ index: Int) -> Double { Double(BareAnimation.due(index)) / 1000 }

    /// Animates each view in a separate block, and reads one value part-way.
    func animateEach() -> Int {
        let counter = Counter()
        goal = 1 - goal
        for (index, view) in views.enumerated() {
            UIView.animate(withDuration: Self.seconds(index)) {
                view.alpha = self.goal
            } completion: { _ in
                counter.value += 1
            }
        }
        return lapse(counter)
    }

    /// Animates all views in one block, and reads one value part-way.
    func animateTogether() -> Int {
        let counter = Counter()
        goal = 1 - goal
        UIView.animate(withDuration: 10) {
            for view in self.views { view.alpha = self.goal }
        } completion: { _ in
            counter.value += 1
        }
        return lapse(counter)
    }

    /// Schedules as many timers, for the same instants, on the same clock.
    func schedule() -> Int {
        let counter = Counter()
        for index in views.indices {
            Timer.scheduledTimer(withTimeInterval: Self.seconds(index), repeats: false) { _ in
                counter.value += 1
            }
        }
        return lapse(counter)
    }

    private func lapse(_ counter: Counter) -> Int {
        TimeLapse.advance(by: .seconds(5))
        let seen = views.last?.layer.presentation()?.opacity ?? 0
        TimeLapse.advance(by: .seconds(5))
        return counter.value + (seen > 0.5 ? 1 : 0)
    }
}

/// The least that animations can cost: a heap of their ends, and one evaluation of a curve.
@MainActor
private enum BareAnimation {
    /// The end of an index's animation, in milliseconds: spread over ten seconds.
    static func due(_ index: Int) -> Int { index &* 7_919 % 10_000 }

    static func run(_ count: Int) -> Int {
        var fired = 0
        var heap = BareHeap()
        for index in 0..<count { heap.insert(due(index)) { fired += 1 } }
        // The value of a cubic curve at parameter 0.5.
        let seen = 3 * 0.25 * 0.5 * Double(fired) + 0.125
        while let action = heap.removeFirst() { action() }
        return fired + (seen > 0.5 ? 1 : 0)
    }
}
