import Foundation
import Testing
import TimeLapse

@testable import HeadlessUIKitCore

@MainActor
@Suite("Large titles") struct LargeTitleTests {
    private func safeArea(_ controller: UIViewController) -> String {
        UIApplication.shared.commit()
        let insets = controller.view.safeAreaInsets
        return "\(insets.top.shortText) \(insets.bottom.shortText)"
    }

    private func titles(_ stage: NavigationStage) -> String {
        UIApplication.shared.commit()
        let bar = stage.navigation.navigationBar
        let words = [(bar.titleLabel, "small"), (bar.largeTitleLabel, "large")].compactMap {
            $0.0.superview === bar ? $0.1 : nil
        }
        return words.joined(separator: " ") + " \(bar.frame.height.shortText)"
    }

    @Test("A large title has its own line, if the bar and the items prefer it")
    func largeTitles() {
        NavigationStage.run {
            let stage = NavigationStage("A")
            #expect(titles(stage) == "small 44")
            stage.navigation.navigationBar.prefersLargeTitles = true
            #expect(titles(stage) == "large 96" && safeArea(stage["A"]) == "143 34")
            #expect(stage.navigation.navigationBar.largeTitleLabel.text == "A")
            stage.push("B", animated: false)
            #expect(titles(stage) == "large 96", "as the one before")
            stage["B"].navigationItem.largeTitleDisplayMode = .never
            #expect(titles(stage) == "small 44" && safeArea(stage["B"]) == "91 34")
            stage.push("C", animated: false)
            #expect(titles(stage) == "small 44")
            stage["C"].navigationItem.largeTitleDisplayMode = .always
            #expect(titles(stage) == "large 96")
        }
    }

    @Test("A large title collapses as the content is scrolled, and expands again")
    func scrolling() {
        NavigationStage.run {
            let stage = NavigationStage("A")
            stage.navigation.navigationBar.prefersLargeTitles = true
            let list = UIScrollView(frame: stage["A"].view.bounds)
            list.contentSize = CGSize(width: 390, height: 3000)
            stage["A"].view.addSubview(list)
            stage.navigation.view.setNeedsLayout()
            #expect(titles(stage) == "large 96" && list.contentOffset.y == -143)
            list.contentOffset.y += 20
            #expect(titles(stage) == "large 76")
            list.contentOffset.y += 32
            #expect(titles(stage) == "small 44" && list.adjustedContentInset.top == 91)
            list.contentOffset.y += 1000
            #expect(titles(stage) == "small 44")
            list.contentOffset.y = -200
            #expect(titles(stage) == "large 96")
            list.contentOffset.y = 0
            stage.push("B", animated: false)
            #expect(titles(stage) == "large 96", "another controller, another content")
            stage.navigation.popViewController(animated: false)
            #expect(titles(stage) == "small 44")
        }
    }
}
