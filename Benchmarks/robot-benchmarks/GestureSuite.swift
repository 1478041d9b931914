import Robot

/// The cost of gestures, compared with a bare hit test and a call of the handler for every event.
@MainActor let gestureSuite = Suite(name: "gesture") { _ in
    let gestures = 200
    let map = Map()
    let bare = BareScreen()
    // A finger comes down, moves once a frame for a second, and is lifted.
    let events = 62
    @MainActor func compare(_ name: String, _ perform: @escaping () -> Void) -> Comparison {
        Comparison(
            name: name, unit: "gesture", count: gestures, baselineName: "hit tests and calls",
            baseline: { bare.tap(gestures * events) },
            work: {
                for _ in 0..<gestures { perform() }
                return map.calls
            })
    }
    return [
        compare("a pan of 60 steps") {
            panOn(map.view, by: CGVector(dx: 60, dy: 30), duration: .seconds(1))
        },
        compare("a pinch of 60 steps") { pinchOn(map.view, scale: 2, duration: .seconds(1)) },
    ]
}

/// A view with pan and pinch recognizers, in a window of 1,000 views.
@MainActor
private final class Map {
    let view = UIView(frame: CGRect(x: 20, y: 100, width: 350, height: 600))
    private(set) var calls = 0

    init() {
        let window = UIWindow.createWindowForTesting()
        for index in 0..<998 {
            window.addSubview(UIView(frame: CGRect(x: Double(index % 39) * 10, y: 0, width: 10, height: 50)))
        }
        view.isMultipleTouchEnabled = true
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Map.moved))
        view.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: Map.moved))
        window.addSubview(view)
    }

    private func moved() { calls += 1 }
}
