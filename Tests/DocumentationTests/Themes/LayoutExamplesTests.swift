import FailureReporting
import Robot
import Testing

// Example of Layout.md
final class GreetingView: UIView {
    let name = UITextField()
    let greet = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        greet.setTitle("Greet", for: .normal)
        let column = UIStackView(arrangedSubviews: [name, greet])
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            column.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 20),
            name.heightAnchor.constraint(equalToConstant: 44),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
// End of example

/// The examples of Layout.md.
@MainActor @Suite("Examples of the page on layout", .robot.leftovers(.ignored))
struct LayoutExamplesTests {
    @Test("The constraints of the first example place its views")
    func overview() {
        let window = UIWindow.createWindowForTesting()
        let view = GreetingView(frame: window.bounds)
        window.addSubview(view)
        shouldSee(theFirstView(withLabel("Greet")))
        let top = window.safeAreaInsets.top + 20
        #expect(view.name.convert(view.name.bounds, to: window).minY == top)
        #expect(view.greet.convert(view.greet.bounds, to: window).minY == top + 44 + 12)
        #expect(view.greet.frame.width == window.bounds.width - 16)
    }

    /// A view with a height that a constraint gives it.
    private final class Details: UIView {
        lazy var heightConstraint = heightAnchor.constraint(equalToConstant: 100)
    }

    @Test("A constraint's change is animated")
    func animation() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        UIWindow.createWindowForTesting().addSubview(view)
        let details = Details()
        details.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(details)
        details.heightConstraint.isActive = true
        view.layoutIfNeeded()
        // Example of Layout.md
        details.heightConstraint.constant = 200
        UIView.animate(withDuration: 0.25) { view.layoutIfNeeded() }
        // End of example
        #expect(details.frame.height == 200)
        #expect(details.layer.presentation()?.bounds.height == 100)
    }

    @Test("Conflicting constraints are a warning, and a layout report lists what decides")
    func conflict() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let total = UILabel()
        total.text = "Total"
        total.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(total)
        total.widthAnchor.constraint(equalToConstant: 100).isActive = true
        let wide = total.widthAnchor.constraint(equalToConstant: 200)
        wide.identifier = "wide"
        wide.isActive = true
        let quoted =
            // Example of Layout.md
            """
            Constraints in UIView cannot all hold: broke "wide": UILabel "Total".width == 200 (…).
            These 2 contradict each other:
              UILabel "Total".width == 100 (…)
              "wide": UILabel "Total".width == 200 (…)
            """
        // End of example
        expectFailure(quoted, in: FailureCollector.warnings { view.layoutIfNeeded() })
        // Example of Layout.md
        print(layoutReport(of: total))
        // End of example
        #expect(layoutReport(of: total).contains("right 100, ambiguous"))
    }
}
