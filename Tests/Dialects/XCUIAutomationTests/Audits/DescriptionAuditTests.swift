import HeadlessUIKit
import Robot
import Testing
import XCUIAutomation

@MainActor @Suite("Audits of descriptions", .robot) struct DescriptionAuditTests {
    private nonisolated static let cure = "Set an accessibilityLabel that tells what it is or does."

    nonisolated static let cases = [
        AuditCase(
            "A button without a title",
            finds:
                "Element has no description: UIButton at (20 100; 200 44) has no accessibility label. \(cure)"
        ) { $0.add(UIButton(type: .custom)) },
        AuditCase(
            "A button with an image",
            finds: "Element has no description: UIButton #close has no accessibility label: "
                + "all there is to read is the image's name, \"ic_close\". \(cure)"
        ) {
            $0.add(UIButton(type: .custom)) {
                $0.setImage(UIImage(named: "ic_close"), for: .normal)
                $0.accessibilityIdentifier = "close"
            }
        },
        AuditCase(
            "A switch and a slider",
            finds:
                "Element has no description: UISwitch at (20 100; 51 31) has no accessibility label. \(cure)",
            "Element has no description: UISlider at (20 200; 200 44) has no accessibility label. \(cure)"
        ) {
            $0.add(UISwitch())
            $0.add(UISlider(), y: 200)
        },
        AuditCase(
            "An element that is no view",
            finds: "Element has no description: The element at (20 100; 50 50) in UIView #chart "
                + "has no accessibility label. \(cure)"
        ) {
            let chart = $0.add(UIView()) { $0.accessibilityIdentifier = "chart" }
            let bar = UIAccessibilityElement(accessibilityContainer: chart)
            bar.accessibilityFrame = CGRect(x: 20, y: 100, width: 50, height: 50)
            chart.accessibilityElements = [bar]
        },
        AuditCase(
            "A bar button with an image",
            finds: "Element has no description: UIBarButton at (330 0; 44 44) has no accessibility label: "
                + "all there is to read is the image's name, \"gear\". \(cure)"
        ) {
            let bar = $0.add(UINavigationBar(), x: 0, y: 0, 390)
            let item = UINavigationItem(title: "Home")
            item.rightBarButtonItem = UIBarButtonItem(
                title: nil, image: UIImage(named: "gear"), primaryAction: nil, menu: nil)
            bar.items = [item]
        },
        AuditCase(
            "A label like the name of a file",
            finds:
                "Label not human-readable: The label \"ic_close\" of UIButton \"ic_close\" looks like the name of a "
                + "file. Set an accessibilityLabel in words that people read.",
            "Label not human-readable: The label \"closeButton\" of UIButton \"closeButton\" looks like the name of a "
                + "file. Set an accessibilityLabel in words that people read."
        ) { screen in
            for (index, name) in ["ic_close", "closeButton"].enumerated() {
                screen.add(UIButton(type: .custom), y: 100 + 60 * CGFloat(index)) {
                    $0.setImage(UIImage(named: name), for: .normal)
                    $0.accessibilityLabel = name
                }
            }
        },
        AuditCase(
            "Labels that repeat the trait",
            finds:
                "Label repeats the trait: The label \"Save button\" of UIButton \"Save button\" repeats its trait: "
                + "VoiceOver says \"button\" twice. Leave the word out of the label.",
            "Label repeats the trait: The label \"Mute Switch\" of UISwitch \"Mute Switch\" repeats its trait: "
                + "VoiceOver says \"switch\" twice. Leave the word out of the label."
        ) {
            $0.add(UIButton(type: .system)) { $0.accessibilityLabel = "Save button" }
            $0.add(UISwitch(), y: 200) { $0.accessibilityLabel = "Mute Switch" }
        },
        AuditCase(
            "An identifier twice",
            finds:
                "Identifier is not unique: The identifier \"name\" of UITextField \"Ada\" #name is also that of "
                + "UILabel \"Name\" #name. Give each element of a screen an accessibilityIdentifier of its own."
        ) {
            $0.add(UILabel()) { ($0.text, $0.accessibilityIdentifier) = ("Name", "name") }
            $0.add(UITextField(), y: 200) { ($0.text, $0.accessibilityIdentifier) = ("Ada", "name") }
        },
    ]

    @Test("A description audit finds missing and insufficient descriptions", arguments: cases)
    func finds(_ screen: AuditCase) throws {
        let found = try screen.found(.sufficientElementDescription)
        #expect(found == screen.issues)
    }

    nonisolated static let nearMisses = [
        AuditCase("Titles, labels, placeholders and values") {
            $0.add(UIButton(type: .system)) { $0.setTitle("Save", for: .normal) }
            $0.add(UISwitch(), y: 200) { $0.accessibilityLabel = "Mute" }
            $0.add(UITextField(), y: 260) { $0.placeholder = "Name" }
            $0.add(UITextView(), y: 320) { $0.text = "A note" }
            $0.add(UILabel(), y: 400)
        },
        AuditCase("What UIKit describes") {
            $0.add(UIPageControl()) { $0.numberOfPages = 3 }
            $0.add(UIActivityIndicatorView(style: .medium), y: 200) { $0.startAnimating() }
            $0.add(UIProgressView(), y: 260)
            $0.add(UIStepper(), y: 300)
            $0.add(UISearchBar(), y: 360)
            $0.add(UIButton(type: .system), y: 420) { $0.setImage(UIImage(systemName: "plus"), for: .normal) }
        },
        AuditCase("An image that is no element, and what is hidden") {
            $0.add(UIImageView()) { $0.image = UIImage(named: "ic_close") }
            $0.add(UIButton(type: .custom)) { $0.isHidden = true }
            $0.add(UIButton(type: .custom)) { $0.alpha = 0 }
            $0.add(UIButton(type: .custom), x: 2000)
            $0.add(UIView()) { $0.accessibilityElementsHidden = true }.add(UIButton(type: .custom))
        },
        AuditCase("A visible title like a file's name, and an image's name in one word") {
            $0.add(UIButton(type: .system)) { $0.setTitle("notes_2024.pdf", for: .normal) }
            $0.add(UIButton(type: .custom), y: 200) {
                $0.setImage(UIImage(named: "Logo"), for: .normal)
                $0.accessibilityLabel = "Logo"
            }
        },
        AuditCase("A word that is not the trait's") {
            $0.add(UIButton(type: .system)) { $0.setTitle("Copy link", for: .normal) }
            $0.add(UIButton(type: .system), y: 200) { $0.setTitle("Unbutton", for: .normal) }
        },
        AuditCase("The contents of a list's cells, with the same identifiers") {
            $0.add(IdentifiedTable(frame: .zero, style: .plain), 300, 400)
        },
    ]

    @Test("A description audit finds nothing in elements that are described", arguments: nearMisses)
    func nearMisses(_ screen: AuditCase) throws {
        let found = try screen.found(.sufficientElementDescription)
        #expect(found == [])
    }
}

/// A table whose cells have the same identifiers inside.
private final class IdentifiedTable: UITableView, UITableViewDataSource {
    override init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame, style: style)
        dataSource = self
    }

    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessibilityIdentifier = "row"
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.textLabel?.accessibilityIdentifier = "title"
        return cell
    }
}
