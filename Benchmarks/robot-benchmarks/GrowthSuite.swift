import Foundation
import Robot
import SourcePorting

/// What must not grow faster than its input: the work with ten times as much beside ten times the work with a tenth of it.
@MainActor let growthSuite = Suite(name: "growth", hasOwnApplication: true) { _ in
    [
        compare("a tap on a view with recognizers", 2_000, of: "recognizer") { GrowthStage.tap($0) },
        compare("a long press on a view with tap recognizers", 2_000, of: "recognizer") {
            GrowthStage.press($0)
        },
        compare("inserting first into a stack of labels", 2_000, of: "label") { GrowthStage.insertFirst($0) },
        compare("the accessibility text of siblings", 2_000, of: "sibling") { GrowthStage.describe($0) },
        compare("popping controllers", 2_000, of: "controller") { GrowthStage.pop($0) },
        compare("targets of a control that come, are called and go", 2_000, of: "target") {
            GrowthStage.send($0)
        },
        compare("children that come and go, the first one first", 2_000, of: "controller") {
            GrowthStage.adopt($0)
        },
        compare("sublayers that come and go, the first one first", 2_000, of: "layer") {
            GrowthStage.draw($0)
        },
        compare("rewriting a file of protocols", 1_000, of: "protocol") { GrowthStage.rewrite($0) },
        compare("observers that come, hear and go", 2_000, of: "observer") { GrowthStage.observe($0) },
    ]
}

@MainActor
private func compare(
    _ name: String, _ count: Int, of unit: String, _ work: @escaping @MainActor (Int) -> Int
) -> Comparison {
    Comparison(
        name: name, unit: unit, count: count, baselineName: "ten times \(count / 10) of them",
        baseline: { (0..<10).reduce(0) { sum, _ in sum + work(count / 10) } },
        work: { work(count) })
}

@MainActor
private enum GrowthStage {
    @MainActor
    private final class Target {
        var calls = 0
        func tapped() { calls += 1 }
    }

    private static func shown(_ root: UIViewController, _ body: () -> Int) -> Int {
        let window = UIWindow.createWindowForTesting()
        window.rootViewController = root
        defer { window.isHidden = true }
        return body()
    }

    static func tap(_ count: Int) -> Int { touch(count) { tapOn($0, lapse: .animations) } }

    /// All taps fail after the same time, and are removed one after another.
    static func press(_ count: Int) -> Int {
        touch(count) { view in
            longPressOn(view, duration: .seconds(1))
            for recognizer in view.gestureRecognizers ?? [] { view.removeGestureRecognizer(recognizer) }
        }
    }

    private static func touch(_ count: Int, _ gesture: (UIView) -> Void) -> Int {
        let controller = UIViewController()
        let target = Target()
        let view: UIView = controller.view
        for _ in 0..<count {
            view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Target.tapped))
        }
        return shown(controller) {
            gesture(view)
            return target.calls
        }
    }

    static func insertFirst(_ count: Int) -> Int {
        let controller = UIViewController()
        let stack = UIStackView()
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(stack)
        stack.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
        for index in 0..<count {
            let label = UILabel()
            label.text = "\(index)"
            stack.insertArrangedSubview(label, at: 0)
        }
        return shown(controller) {
            controller.view.layoutIfNeeded()
            return stack.arrangedSubviews.count
        }
    }

    static func describe(_ count: Int) -> Int {
        let controller = UIViewController()
        for index in 0..<count {
            let label = UILabel(frame: CGRect(x: index % 300, y: index % 700, width: 40, height: 20))
            label.text = "\(index)"
            controller.view.addSubview(label)
        }
        return shown(controller) { controller.view.accessibilityTreeText().utf8.count }
    }

    static func pop(_ count: Int) -> Int {
        let navigation = UINavigationController()
        navigation.viewControllers = (0..<count).map { _ in UIViewController() }
        return shown(navigation) {
            UIApplication.shared.commit()
            let popped = navigation.popToRootViewController(animated: false)?.count ?? 0
            UIApplication.shared.commit()
            return popped
        }
    }

    static func send(_ count: Int) -> Int {
        let targets = (0..<count).map { _ in Target() }
        let control = UIControl()
        for target in targets { control.addTarget(target, action: Target.tapped, for: .touchUpInside) }
        control.sendActions(for: .touchUpInside)
        for target in targets { control.removeTarget(target, action: nil, for: .allEvents) }
        return targets.reduce(0) { $0 + $1.calls }
    }

    static func adopt(_ count: Int) -> Int {
        let parent = UIViewController()
        let children = (0..<count).map { _ in UIViewController() }
        for child in children { parent.addChild(child) }
        let adopted = parent.children.count
        for child in children { child.removeFromParent() }
        return adopted - parent.children.count
    }

    static func draw(_ count: Int) -> Int {
        let outer = CALayer()
        let layers = (0..<count).map { _ in CALayer() }
        for layer in layers { outer.addSublayer(layer) }
        let added = outer.sublayers?.count ?? 0
        for layer in layers { layer.removeFromSuperlayer() }
        return added
    }

    static func observe(_ count: Int) -> Int {
        let observers = (0..<count).map { _ in Target() }
        let names = (0..<count).map { Notification.Name("\($0)") }
        let center = NotificationCenter()
        for (observer, name) in zip(observers, names) {
            center.addObserver(observer, selector: Target.tapped, name: name, object: nil)
        }
        for name in names { center.post(name: name, object: nil) }
        for observer in observers { center.removeObserver(observer) }
        return observers.reduce(0) { $0 + $1.calls }
    }

    static func rewrite(_ count: Int) -> Int {
        let text = (0..<count).map { "@objc protocol P\($0) { @objc optional func m\($0)() }\n" }.joined()
        return SourceRewriter().rewrite([SourceFile(path: "Protocols.swift", text: text)])[0].text.utf8.count
    }
}
