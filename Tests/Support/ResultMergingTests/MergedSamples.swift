import Foundation
import Robot
import Testing

// Tests that TraceMergeTests runs in processes of their own, which are the machines of these tests.

@MainActor @Suite("Samples whose traces are merged", .robot) struct MergedSample {
    nonisolated static let variable = "MERGED_SAMPLE_FAILS"

    /// A screen with a title, a symbol and a gradient.
    private func show(_ title: String, symbol: String, color: UIColor) {
        let window = UIWindow.createWindowForTesting()
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        label.text = title
        label.isUserInteractionEnabled = true
        label.font = .systemFont(ofSize: CGFloat(title.count + 10))
        let image = UIImageView(image: UIImage(systemName: symbol))
        image.frame = CGRect(x: 20, y: 160, width: 40, height: 40)
        let box = UIView(frame: CGRect(x: 20, y: 220, width: 100, height: 100))
        box.layer.cornerRadius = 12
        box.layer.cornerCurve = .continuous
        box.backgroundColor = color
        let gradient = CAGradientLayer()
        gradient.colors = [color.cgColor, UIColor.black.cgColor]
        gradient.frame = CGRect(x: 20, y: 340, width: 100, height: 20)
        window.layer.addSublayer(gradient)
        for view in [label, image, box] { window.addSubview(view) }
        tapOn(label)
    }

    @Test("The list") func list() { show("List", symbol: "list.bullet", color: .red) }
    @Test("The detail") func detail() { show("Detail", symbol: "star", color: .green) }
    @Test("Settings") func settings() { show("Settings", symbol: "gear", color: .blue) }

    @Test("Sizes", arguments: ["Small", "Large"]) func sizes(name: String) {
        show(name, symbol: "circle", color: .gray)
    }

    @Test("A broken one") func broken() {
        show("Broken", symbol: "xmark", color: .orange)
        if ProcessInfo.processInfo.environment[Self.variable] != nil {
            tapOn(theFirstView(withLabel("Mend it")))
        }
    }
}
