import Robot

@MainActor let tapSuite = Suite(name: "tap") { _ in
    let taps = 2_000
    let screen = TapScreen()
    let bare = BareScreen()
    return [
        Comparison(
            name: "tapOn(view), a window of 1000 views", unit: "tap", count: taps,
            baselineName: "hit test and call",
            baseline: { bare.tap(taps) },
            work: { screen.tap(taps) })
    ]
}

/// A window of 1,000 views in ten groups, with the button in the rearmost one.
@MainActor
final class TapScreen {
    let window = UIWindow.createWindowForTesting()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    private(set) var count = 0

    init() {
        for group in 0..<10 {
            let view = UIView(frame: CGRect(x: 0, y: Double(group) * 80, width: 390, height: 80))
            for index in 0..<98 {
                view.addSubview(UIView(frame: CGRect(x: Double(index) * 3 + 60, y: 0, width: 3, height: 44)))
            }
            window.addSubview(view)
        }
        button.addAction(UIAction { [weak self] _ in self?.count += 1 }, for: .touchUpInside)
        window.subviews[0].addSubview(button)
    }

    func tap(_ times: Int) -> Int {
        for _ in 0..<times { tapOn(button) }
        return count
    }
}

/// The same with bare classes: the least that a tap can cost.
@MainActor
final class BareScreen {
    private let root = BareView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private var count = 0

    init() {
        for group in 0..<10 {
            let view = BareView(frame: CGRect(x: 0, y: Double(group) * 80, width: 390, height: 80))
            for index in 0..<98 {
                view.add(BareView(frame: CGRect(x: Double(index) * 3 + 60, y: 0, width: 3, height: 44)))
            }
            root.add(view)
        }
        let button = BareView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        button.handler = { [unowned self] in count += 1 }
        root.children[0].children.insert(button, at: 0)
    }

    func tap(_ times: Int) -> Int {
        for _ in 0..<times { root.hitTest(CGPoint(x: 22, y: 22))?.handler?() }
        return count
    }
}
