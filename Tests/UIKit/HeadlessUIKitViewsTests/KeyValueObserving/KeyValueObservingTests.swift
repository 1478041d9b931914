import Foundation
import HeadlessUIKit
import TestSupport
import Testing

// Apple, NSKeyValueObserving: an observer is told when the value of a property was changed, with the old and the new
// value if the options ask for them, and at once with `initial`; the observation ends when its token is released.
@MainActor @Suite("Key-value observing") struct KeyValueObservingTests {
    @Test("Views tell of what can be seen of them, once for each new value")
    func views() {
        var log: [String] = []
        func note<Value>(_ name: String) -> (Any, NSKeyValueObservedChange<Value>) -> Void {
            { _, change in
                log.append(
                    "\(name) \(change.oldValue.map { "\($0)" } ?? "-") \(change.newValue.map { "\($0)" } ?? "-")"
                )
            }
        }
        let both: NSKeyValueObservingOptions = [.old, .new]
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let image = UIImageView()
        let control = UIButton()
        let observations: [NSKeyValueObservation] = [
            label.observe(\.text, options: both) { note("text")($0, $1) },
            label.observe(\.isHidden, options: both) { note("isHidden")($0, $1) },
            label.observe(\.alpha, options: both) { note("alpha")($0, $1) },
            label.observe(\.textAlignment, options: [.new]) { label, _ in
                log.append("alignment \(label.textAlignment.rawValue)")
            },
            label.observe(\.bounds, options: [.new]) { note("bounds")($0, $1) },
            label.observe(\.center, options: [.new]) { note("center")($0, $1) },
            scroll.observe(\.contentSize, options: [.new]) { note("contentSize")($0, $1) },
            scroll.observe(\.contentOffset, options: [.new]) { note("contentOffset")($0, $1) },
            image.observe(\.image) { view, _ in log.append("image \(view.image != nil)") },
            control.observe(\.isEnabled, options: [.new]) { note("isEnabled")($0, $1) },
            control.observe(\.isSelected, options: [.new]) { note("isSelected")($0, $1) },
        ]
        func changes(_ body: () -> Void) -> [String] {
            log = []
            body()
            return log
        }
        #expect(changes { label.text = "A" } == ["text nil Optional(\"A\")"])
        #expect(changes { label.text = "A" } == [])
        #expect(changes { label.isHidden = true } == ["isHidden false true"])
        #expect(changes { label.alpha = 0.5 } == ["alpha 1.0 0.5"])
        #expect(changes { label.textAlignment = .center } == ["alignment 1"])
        #expect(changes { label.center.x += 5 } == ["center - (10.0, 5.0)"])
        #expect(changes { label.bounds.size.width = 30 } == ["bounds - (0.0, 0.0, 30.0, 10.0)"])
        #expect(
            changes { scroll.contentSize = CGSize(width: 100, height: 400) } == [
                "contentSize - (100.0, 400.0)"
            ]
        )
        #expect(changes { scroll.contentOffset.y = 50 } == ["contentOffset - (0.0, 50.0)"])
        #expect(changes { image.image = UIImage() } == ["image true"])
        #expect(changes { control.isEnabled = false } == ["isEnabled - false"])
        #expect(changes { control.isSelected = true } == ["isSelected - true"])
        withExtendedLifetime(observations) {}
    }

    @Test("A frame is told of once, when layout by constraints has set it")
    func frames() {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(box)
            let width = box.widthAnchor.constraint(equalToConstant: 40)
            NSLayoutConstraint.activate([
                width, box.heightAnchor.constraint(equalToConstant: 20),
                box.topAnchor.constraint(equalTo: window.topAnchor),
                box.leftAnchor.constraint(equalTo: window.leftAnchor),
            ])
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            var log: [CGRect] = []
            let observation = box.observe(\.frame, options: [.initial]) { box, _ in log.append(box.frame) }
            width.constant = 60
            window.layoutIfNeeded()
            #expect(log.first == CGRect(x: 0, y: 0, width: 40, height: 20))
            #expect(log.last == CGRect(x: 0, y: 0, width: 60, height: 20))
            observation.invalidate()
            width.constant = 80
            window.layoutIfNeeded()
            #expect(log.last == CGRect(x: 0, y: 0, width: 60, height: 20))
        }
    }

    @Test("Subclasses are observed by key paths of their own to what their superclass declares")
    func subclasses() {
        var log: [String] = []
        let table = UITableView()
        let size = table.observe(\UITableView.contentSize, options: .new) { _, change in
            log.append("\(change.newValue ?? .zero)")
        }
        table.contentSize = CGSize(width: 1, height: 2)
        let meter = FineMeter()
        let values = [
            meter.observe(\.level, options: [.old, .new]) { _, change in
                log.append("level \(change.oldValue ?? -1) \(change.newValue ?? -1)")
            },
            meter.observe(\.marks) { meter, _ in log.append("marks \(meter.marks.count)") },
        ]
        meter.level = 3
        meter.marks = [Mark()]
        meter.marks = []
        #expect(log == ["(1.0, 2.0)", "level 0 3", "marks 1", "marks 0"])
        withExtendedLifetime((size, values)) {}
    }

    @Test("A property that tells of its changes is observed, also when it is set to an equal value")
    func ownProperties() {
        var log: [String] = []
        let meter = Meter()
        let observation = meter.observe(\.level, options: [.initial, .old, .new]) { meter, change in
            log.append("\(change.oldValue.map { "\($0)" } ?? "-") \(change.newValue ?? -1) \(meter.level)")
        }
        meter.level = 5
        meter.level = 5
        #expect(log == ["- 0 0", "0 5 5", "5 5 5"])
        withExtendedLifetime(observation) {}
    }

    @Test("An observation ends when it is released, and keeps neither the object nor what its handler had")
    func lifetime() {
        var count = 0
        weak var gone: Meter?
        weak var captured: Mark.Object?
        do {
            let meter = Meter()
            let object = Mark.Object()
            (gone, captured) = (meter, object)
            var observation: NSKeyValueObservation? = meter.observe(\.level) { _, _ in
                count += object.weight
            }
            meter.level = 1
            observation = nil
            meter.level = 2
            #expect(observation == nil && count == 1)
        }
        #expect(gone == nil && captured == nil)
    }

    @Test("A handler may set what is observed, and end its observation")
    func reentrance() {
        let label = UILabel()
        var texts: [String] = []
        var observation: NSKeyValueObservation?
        observation = label.observe(\.text) { label, _ in
            texts.append(label.text ?? "")
            if texts.count < 3 { label.text = (label.text ?? "") + "!" } else { observation?.invalidate() }
        }
        label.text = "A"
        label.text = "B"
        #expect(texts == ["A", "A!", "A!!"])
    }

    @Test("Navigation items and controllers tell of their titles")
    func titles() {
        var log: [String] = []
        let controller = UIViewController()
        let observations = [
            controller.navigationItem.observe(\UINavigationItem.title) { item, _ in
                log.append("item \(item.title ?? "")")
            },
            controller.observe(\.title) { controller, _ in log.append("controller \(controller.title ?? "")")
            },
        ]
        controller.title = "Tea"
        #expect(log == ["item Tea", "controller Tea"])
        withExtendedLifetime(observations) {}
    }

    @Test("To observe what tells of nothing is a failure that names the class")
    func untold() {
        let texts = failureTexts { _ = Progress(totalUnitCount: 1).observe(\.fractionCompleted) { _, _ in } }
        #expect(
            texts == [
                "A property of Progress is observed, and nothing tells of its changes. Views, controllers, navigation "
                    + "items and objects of your own classes can be observed."
            ])
    }
}

private struct Mark {
    final class Object { let weight = 1 }
}

private class Meter: NSObject {
    var level = 0 {
        willSet { willChangeValue(for: \.level) }
        didSet { didChangeValue(for: \.level) }
    }
    var marks: [Mark] = [] {
        willSet { willChangeValue(for: \.marks) }
        didSet { didChangeValue(for: \.marks) }
    }
}

private class FineMeter: Meter {}
