import Robot
import Testing

/// The examples of Assertions.md.
@MainActor @Suite("Examples of the page on assertions", .robot.leftovers(.ignored))
struct AssertionExamplesTests {
    private let state = UILabel(frame: CGRect(x: 20, y: 560, width: 350, height: 44))
    private let total = UILabel(frame: CGRect(x: 20, y: 500, width: 350, height: 44))

    /// A screen with a total, and a button that pays.
    private func showCheckout() {
        let window = UIWindow.createWindowForTesting()
        total.text = "Total: 12.50 €"
        total.accessibilityIdentifier = "total"
        let pay = UIButton(frame: CGRect(x: 20, y: 620, width: 350, height: 44))
        pay.setTitle("Pay", for: .normal)
        pay.addAction(UIAction { [state] _ in state.text = "Paid" }, for: .touchUpInside)
        let root = UIViewController()
        window.rootViewController = root
        for view in [total, state, pay] { root.view.addSubview(view) }
    }

    @Test("The assertions of the first example pass")
    func overview() {
        showCheckout()
        // Example of Assertions.md
        tapOn(theFirstView(withLabel("Pay")))
        shouldSee(theFirstView(withText("Paid")))
        shouldNotSee(allViews(withText(.prefix("Error"))))
        shouldFind(allViews(withRole(.button)), count: 1)
        shouldMatch(theFirstView(withIdentifier("total")), withText("Total: 12.50 €"), enabled(true))
        // End of example
    }

    @Test("A failed assertion about a text names the text that is there")
    func otherText() {
        showCheckout()
        expectFailure(
            // Example of Assertions.md
            """
            shouldSee(theFirstView(withText("Total: 13.50 €"))) found no view.
            Nearest: UILabel "Total: 12.50 €" #total: text is "Total: 12.50 €", wanted "Total: 13.50 €".
            …
            """
            // End of example
        ) {
            shouldSee(theFirstView(withText("Total: 13.50 €")))
        }
    }

    @Test("A failed assertion about a hidden view says that it is hidden")
    func hidden() {
        showCheckout()
        total.isHidden = true
        expectFailure(
            // Example of Assertions.md
            """
            shouldSee(theFirstView(withIdentifier("total"))): UILabel "Total: 12.50 €" #total is there, but it is hidden.
            …
            """
            // End of example
        ) {
            shouldSee(theFirstView(withIdentifier("total")))
        }
    }

    @Test("Assertions wait for what appears, and watch that nothing appears")
    func later() async {
        showCheckout()
        let state = state
        Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in
            MainActor.assumeIsolated { state.text = "Sent" }
        }
        // Example of Assertions.md
        await shouldSee(theFirstView(withText("Sent")), within: .seconds(5))
        await shouldNotSee(theFirstView(withText("Failed")), within: .seconds(60))
        // End of example
    }
}
