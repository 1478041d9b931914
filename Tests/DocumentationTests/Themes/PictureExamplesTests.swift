import Foundation
import Robot
import Testing

/// The examples of Pictures.
@MainActor @Suite("Examples of pictures", .robot) struct PictureExamplesTests {
    /// A window with a button that shows details, and a receipt.
    private func details() -> UIWindow {
        let window = UIWindow.createWindowForTesting()
        window.backgroundColor = .systemBackground
        let total = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 24))
        total.text = "Total"
        total.isHidden = true
        let button = UIButton(
            type: .system, primaryAction: UIAction(title: "Show details") { _ in total.isHidden = false })
        button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
        let receipt = UIView(frame: CGRect(x: 20, y: 300, width: 100, height: 50))
        receipt.accessibilityIdentifier = "receipt"
        receipt.backgroundColor = .systemGray5
        for view in [total, button, receipt] { window.addSubview(view) }
        return window
    }

    @Test("The screen and a view look as they did")
    func looks() {
        _ = details()

        // Example of Pictures.md
        tapOn(theFirstView(withLabel("Show details")))
        shouldLookLike("Details")
        shouldLookLike(theOnlyView(withIdentifier("receipt")), "Receipt")
        // End of example
    }

    @Test("The screen looks nearly as it did, apart from the receipt")
    func nearly() {
        _ = details()
        tapOn(theFirstView(withLabel("Show details")))

        // Example of Pictures.md
        shouldLookLike(
            "Details without receipt", tolerance: PictureTolerance(distance: 1, color: 0.02),
            masking: allViews(withIdentifier("receipt")))
        // End of example
    }

    @Test("The tree of a stored file is matched, and differences between pictures are told")
    func trees() {
        _ = details()
        let before = Picture(of: UIScreen.main)
        tapOn(theFirstView(withLabel("Show details")))
        let after = Picture(of: UIScreen.main)

        // Example of Pictures.md
        #expect(after.differences(from: before) == ["UILabel \"Total\" is new, at (20 200; 200 24)"])
        // End of example

        // Example of Pictures.md
        matchesAccessibilityTree(named: "Details")
        // End of example
    }

    @Test("A picture in the middle of an animation differs from the one before")
    func middle() {
        let window = details()
        let card = UIView(frame: CGRect(x: 100, y: 200, width: 40, height: 40))
        card.backgroundColor = .red
        window.addSubview(card)

        // Example of Pictures.md
        let before = Picture(of: UIScreen.main)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.alpha = 0 }
        TimeLapse.advance(by: .milliseconds(500))
        let middle = Picture(of: UIScreen.main)
        #expect(middle != before)
        #expect(middle.description.contains("(100 200; 40 40) alpha 0.5"))
        // End of example
        TimeLapse.waitForAnimationsToFinish()
    }
}
