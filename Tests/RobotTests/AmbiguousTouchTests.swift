import FailureReporting
import Robot
import Testing

@MainActor @Suite("Touches of views with an ambiguous layout", .robot) struct AmbiguousTouchTests {
    @Test("A failed tap says that constraints leave open where the view is")
    func tap() {
        let window = UIWindow.createWindowForTesting()
        let root = UIViewController()
        window.rootViewController = root
        let box = UIView()
        box.accessibilityIdentifier = "box"
        box.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: root.view.topAnchor),
            box.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
            box.heightAnchor.constraint(equalToConstant: 40),
        ])
        let texts = FailureCollector.failures { tapOn(theFirstView(withIdentifier("box"))) }.map(\.text)
        let lines = texts.first?.split(separator: "\n").prefix(2).map(String.init) ?? []
        #expect(
            lines == [
                "tapOn cannot touch UIView #box: it has no size, at (0 0; 0 40).",
                "Its layout is ambiguous: no constraint decides its width, see layoutReport(of:).",
            ])
    }
}
