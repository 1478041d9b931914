import Foundation
import TestSupport
import Testing
import TimeLapse

@testable import HeadlessUIKitCore

@MainActor
@Suite("Mirrored bars and alerts") struct MirroredBarsTests {
    private static func items(_ numbers: inout SeededNumbers, spaces: Bool) -> [UIBarButtonItem] {
        (0..<numbers.next(below: 4)).map { _ in
            if spaces, numbers.onceIn(3) { return .flexibleSpace() }
            if numbers.onceIn(4) { return UIBarButtonItem(customView: UISwitch()) }
            let item = UIBarButtonItem(
                title: numbers.element(of: ["A", "Done", "More of it"]), primaryAction: nil)
            if numbers.onceIn(3) { item.width = numbers.next(in: 20...80) }
            return item
        }
    }

    @Test("Navigation bars, toolbars and tab bars have their items where a mirror shows them")
    func bars() {
        inOwnWorld {
            var numbers = SeededNumbers(seed: 8)
            for round in 0..<Rounds.of(200) {
                let seed = numbers
                let frame = CGRect(x: 10, y: 20, width: numbers.next(in: 200...380), height: 120)
                let layouts = [
                    MirroredLayout(frame: frame) { () -> UIView in
                        var own = seed
                        return Self.navigationBar(&own)
                    },
                    MirroredLayout(frame: frame) { () -> UIView in
                        var own = seed
                        let bar = UIToolbar()
                        bar.items = Self.items(&own, spaces: true)
                        return bar
                    },
                    MirroredLayout(frame: frame) { () -> UIView in
                        var own = seed
                        return Self.tabBar(&own)
                    },
                    MirroredLayout(frame: frame) { () -> UIView in
                        var own = seed
                        let bar = UISearchBar()
                        bar.showsCancelButton = own.onceIn(2)
                        bar.text = own.onceIn(2) ? "Text" : nil
                        bar.scopeButtonTitles = ["All", "Some of it"]
                        bar.showsScopeBar = own.onceIn(2)
                        return bar
                    },
                ]
                let differences = layouts.flatMap(\.differences)
                #expect(differences == [], "round \(round)")
                guard differences.isEmpty else { return }
            }
        }
    }

    private static func navigationBar(_ numbers: inout SeededNumbers) -> UINavigationBar {
        let bar = UINavigationBar()
        let back = UINavigationItem(title: numbers.element(of: ["Back here", "A", "A very long title"]))
        let top = UINavigationItem(title: numbers.element(of: ["Title", "A title that has no room", ""]))
        top.leftBarButtonItems = items(&numbers, spaces: false)
        top.rightBarButtonItems = items(&numbers, spaces: false)
        top.leftItemsSupplementBackButton = numbers.onceIn(2)
        top.prompt = numbers.onceIn(3) ? "Prompt" : nil
        bar.prefersLargeTitles = numbers.onceIn(3)
        bar.setItems(numbers.onceIn(2) ? [back, top] : [top], animated: false)
        return bar
    }

    private static func tabBar(_ numbers: inout SeededNumbers) -> UITabBar {
        let bar = UITabBar()
        bar.items = (0...numbers.next(below: 4)).map { index in
            let item = UITabBarItem(
                title: "Tab \(index)", image: UIImage(color: .red, size: CGSize(width: 20, height: 20)),
                tag: index)
            item.badgeValue = numbers.onceIn(2) ? "5" : nil
            return item
        }
        return bar
    }

    @Test("An alert's two buttons, and a permission alert's, begin at the right")
    func alerts() {
        inOwnWorld {
            SimulatedDevice.current.language = .arabic
            let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            let window = UIWindow.showing(UIViewController())
            window.rootViewController?.present(alert, animated: false)
            window.layoutIfNeeded()
            var places: [String: CGFloat] = [:]
            window.visit { view in
                if let button = view as? UIButton, let title = button.currentTitle {
                    places[title] = button.frame.minX
                }
                return .into
            }
            #expect(places == ["Cancel": 135, "Delete": 0])
            window.isHidden = true
        }
    }
}
