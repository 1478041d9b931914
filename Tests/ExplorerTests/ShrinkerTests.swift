import Robot
import TestSupport
import Testing

/// The explorer finds faults that were planted, and tells of nothing but the steps that they take.
@MainActor
@Suite("Shrinking of explored steps") struct ShrinkerTests {
    @Test("Shrinking leaves just those of a thousand numbers that matter", arguments: 0..<20)
    func numbers(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let wanted = Set((0..<(1 + numbers.next(below: 4))).map { _ in numbers.next(below: 1000) })
        var shrinker = Shrinker<Int>()
        let left = shrinker.shrink(Array(0..<1000)) { wanted.isSubset(of: $0) }
        #expect(left == wanted.sorted())
    }

    @Test("Tries are limited, and what is left then still holds")
    func limit() {
        var shrinker = Shrinker<Int>(tries: 3)
        let left = shrinker.shrink(Array(0..<64)) { $0.contains(5) }
        #expect(left.contains(5) && left.count < 64)
        #expect(shrinker.tries == 0)
    }

    /// A screen with a lamp that burns out when it is switched on while the window is open, and a store that keeps
    /// the screens which it is shown.
    private final class PlantedViewController: UIViewController {
        private let store: Store
        private var isOpen = false

        init(_ store: Store) {
            self.store = store
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            for (index, name) in ["Open", "Close", "Lamp", "Keep", "Nothing", "Nothing else"].enumerated() {
                let button = UIButton(type: .system)
                button.setTitle(name, for: .normal)
                button.frame = CGRect(x: 20, y: 80 + 60 * index, width: 300, height: 44)
                button.addAction(UIAction { [weak self] _ in self?.press(name) }, for: .touchUpInside)
                view.addSubview(button)
            }
        }

        private func press(_ name: String) {
            switch name {
            case "Open": isOpen = true
            case "Close": isOpen = false
            case "Lamp" where isOpen: view.subviews.first?.accessibilityLabel = "Burnt out"
            case "Keep": if store.keeps { store.kept.append(self) }
            default: break
            }
        }
    }

    @MainActor private final class Store {
        var keeps: Bool
        var kept: [UIViewController] = []

        init(keeps: Bool) {
            self.keeps = keeps
        }
    }

    private func subject(_ store: Store) -> Subject {
        Subject(
            name: "Planted", device: .iPhone14,
            start: { _ in
                store.kept = []
                UIWindow.createWindowForTesting().rootViewController = PlantedViewController(store)
            },
            fault: { application in
                let isBurnt =
                    !store.keeps
                    && application.keyWindow?.accessibilityTreeText().contains("Burnt out") == true
                return isBurnt ? "The lamp is burnt out." : nil
            })
    }

    private func found(_ subject: Subject) -> Finding? {
        for seed in UInt64(1)...40 {
            let outcome = Exploration.run(subject, StepSource(seed: seed), limit: 60)
            if outcome.fault != nil { return Finding(outcome, in: subject, seed: seed) }
        }
        return nil
    }

    @Test("A fault that takes two steps is found, and reported with these two")
    func state() throws {
        let finding = try #require(found(subject(Store(keeps: false))))
        #expect(finding.outcome.fault == Fault(.subject, "The lamp is burnt out."))
        let deeds = finding.outcome.log.filter { !$0.hasPrefix(" ") }
        try #require(deeds.count == 2)
        // Some hands touch views, others use elements.
        #expect(deeds[0].contains("\"Open\"") && deeds[1].contains("\"Lamp\""), "\(deeds)")
        #expect(finding.length > 2)
        let lines = finding.description.split(separator: "\n")
        #expect(lines[0] == "Planted on iPhone 14, seed \(finding.seed): The lamp is burnt out.")
        #expect(lines[1] == "2 of \(finding.length) steps lead there:")
        #expect(lines[2].hasPrefix("  1. "))
    }

    @Test("A screen that is still alive after the end is found, and reported with the step that keeps it")
    func leak() throws {
        let finding = try #require(found(subject(Store(keeps: true))))
        #expect(finding.outcome.fault?.kind == .leak)
        #expect(finding.outcome.fault?.text.contains("PlantedViewController") == true)
        let deeds = finding.outcome.log.filter { !$0.hasPrefix(" ") }
        try #require(deeds.count == 1)
        #expect(deeds[0].contains("UIButton \"Keep\""))
    }
}
