import HeadlessUIKit

/// Segments, the last of which is disabled.
final class SegmentsSection: FormSection {
    private static let titles = ["First", "Second", "Third"]

    private let control = UISegmentedControl(items: titles)
    private let label = UILabel("", style: .body, identifier: "SegmentLabel")

    init() {
        let container = UIView()
        super.init("Segments", [container, label])
        container.accessibilityIdentifier = "ExampleSegmentedControl"
        control.selectedSegmentIndex = 0
        control.setEnabled(false, forSegmentAt: Self.titles.count - 1)
        control.addTarget(self, action: SegmentsSection.selectionDidChange, for: .valueChanged)
        control.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(control)
        NSLayoutConstraint.activate([
            control.topAnchor.constraint(equalTo: container.topAnchor),
            control.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            control.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            control.bottomAnchor.constraint(equalTo: container.bottomAnchor),
            control.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
        selectionDidChange()
    }

    required init(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func selectionDidChange() {
        label.text = "Selected: \(Self.titles[control.selectedSegmentIndex])"
    }
}
