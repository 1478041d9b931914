import Foundation
import Robot
import Testing

private final class CheckoutViewController: UIViewController {
    override func viewDidLoad() {
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Pay") { _ in })
        button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
        view.addSubview(button)
    }
}

// Example of Traces.md
@MainActor @Suite("The checkout", .robot(trace: .onFailure)) struct CheckoutTests {
    @Test("The button is called Pay")
    func pay() {
        UIWindow.createWindowForTesting().rootViewController = CheckoutViewController()
        tapOn(theFirstView(withLabel("Pay")))
    }
}
// End of example

/// The other example of Traces.
@MainActor @Suite("Examples of traces", .robot(trace: .off)) struct TraceExamplesTests {
    @Test("A part of a test is recorded")
    func part() throws {
        let folder = FileManager.default.temporaryDirectory.path + "/robot-\(UUID())"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        UIWindow.createWindowForTesting().rootViewController = CheckoutViewController()

        // Example of Traces.md
        try Trace.record(folder + "/checkout.html") {
            Trace.step("Pay") {
                tapOn(theFirstView(withLabel("Pay")))
            }
        }
        // End of example

        let page = try String(contentsOfFile: folder + "/checkout.html", encoding: .utf8)
        #expect(page.contains("tapOn(theFirstView(withLabel("))
    }
}
