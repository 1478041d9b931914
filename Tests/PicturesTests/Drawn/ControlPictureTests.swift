import Foundation
import TestSupport
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore
@testable import Pictures

/// A view of the framework, whose picture is stored.
struct PicturedControl: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @MainActor @Sendable () -> UIView

    init(_ name: String, _ make: @escaping @MainActor @Sendable () -> UIView) {
        (testDescription, self.make) = (name, make)
    }
}

@MainActor
@Suite("Pictures of controls") struct ControlPictureTests {
    nonisolated static let controls = [
        PicturedControl("Label") { label { $0.text = "Label" } },
        PicturedControl("Disabled label") {
            label {
                $0.text = "Label"
                $0.isEnabled = false
            }
        },
        PicturedControl("Field") { field { $0.text = "Text" } },
        PicturedControl("Field with a placeholder") { field { $0.placeholder = "Name" } },
        PicturedControl("Secure field") {
            field {
                $0.text = "secret"
                $0.isSecureTextEntry = true
            }
        },
        PicturedControl("Field with a clear button") {
            field {
                $0.text = "Text"
                $0.clearButtonMode = .always
            }
        },
        PicturedControl("Search field") {
            let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
            field.placeholder = "Search"
            return field
        },
        PicturedControl("Text view") {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
            view.text = "One line and another\n\nThe end"
            return view
        },
        PicturedControl("Switch") { UISwitch() },
        PicturedControl("Switch that is on") {
            let view = UISwitch()
            view.isOn = true
            return view
        },
        PicturedControl("Slider") {
            let view = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
            view.value = 0.25
            return view
        },
        PicturedControl("Stepper") { UIStepper() },
        PicturedControl("Segments") {
            let view = UISegmentedControl(items: ["One", "Two"])
            view.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
            view.selectedSegmentIndex = 1
            return view
        },
        PicturedControl("Progress") {
            let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
            view.progress = 0.5
            return view
        },
        PicturedControl("Spinner") {
            let view = UIActivityIndicatorView(style: .medium)
            view.startAnimating()
            return view
        },
        PicturedControl("Pages") {
            let view = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
            view.numberOfPages = 3
            return view
        },
        PicturedControl("System button") {
            let view = UIButton(type: .system)
            view.setTitle("Save", for: .normal)
            view.sizeToFit()
            return view
        },
        PicturedControl("Filled button") { button(.filled()) },
        PicturedControl("Tinted button") { button(.tinted()) },
        PicturedControl("Info button") { UIButton(type: .infoLight) },
        PicturedControl("Picker") {
            UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        },
        PicturedControl("Navigation bar") {
            let view = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            let item = UINavigationItem(title: "Title")
            item.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
            view.setItems([UINavigationItem(title: "Back"), item], animated: false)
            return view
        },
        PicturedControl("Tab bar") {
            let view = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
            view.items = [
                UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 0),
                UITabBarItem(title: "Two", image: UIImage(systemName: "heart"), tag: 1),
            ]
            view.selectedItem = view.items?.first
            view.items?[1].badgeValue = "3"
            return view
        },
        PicturedControl("Tool bar") {
            let view = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            view.items = [UIBarButtonItem(systemItem: .trash), UIBarButtonItem(systemItem: .edit)]
            return view
        },
        PicturedControl("Blur") {
            let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
            view.frame.size = CGSize(width: 10, height: 10)
            return view
        },
        PicturedControl("Table") { table(.plain) },
        PicturedControl("Inset table that is edited") {
            let view = table(.insetGrouped)
            view.setEditing(true, animated: false)
            return view
        },
    ]

    private static func label(_ set: (UILabel) -> Void) -> UIView {
        let view = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        set(view)
        return view
    }

    private static func field(_ set: (UITextField) -> Void) -> UIView {
        let view = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        view.borderStyle = .roundedRect
        set(view)
        return view
    }

    private static func button(_ style: UIButton.Configuration) -> UIView {
        var configuration = style
        configuration.title = "Save"
        configuration.image = UIImage(systemName: "star.fill")
        let view = UIButton(configuration: configuration)
        view.sizeToFit()
        return view
    }

    private static let rows = Rows()

    private static func table(_ style: UITableView.Style) -> UITableView {
        let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 160), style: style)
        view.dataSource = rows
        return view
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            cell.accessoryType = indexPath.row == 0 ? .disclosureIndicator : .checkmark
            return cell
        }
    }

    @Test("A control looks as it did", arguments: controls)
    func look(control: PicturedControl) {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.isHidden = false
            let view = control.make()
            window.addSubview(view)
            let stored = StoredPicture(named: control.testDescription, beside: #filePath)
            switch stored.compare(with: Picture(of: view)) {
            case .same, .updated: break
            case .different(let difference, _, _): Issue.record("\(difference.text)")
            case .written(let path): Issue.record("\(path) was not there.")
            case .failed(let reason): Issue.record("\(reason)")
            }
        }
    }

    // The spokes of a spinner have one grey in both.
    @Test(
        "Dark pictures have other colours, and the same places",
        arguments: controls.filter { $0.testDescription != "Spinner" })
    func dark(control: PicturedControl) throws {
        func text(_ style: UIUserInterfaceStyle) -> String {
            UIApplication.withShared(UIApplication()) {
                SimulatedDevice.current.userInterfaceStyle = style
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.isHidden = false
                let view = control.make()
                window.addSubview(view)
                return Picture(of: view).description
            }
        }
        let (light, dark) = (text(.light), text(.dark))
        #expect(light != dark)
        let color = /#[0-9A-F]{6,8}/
        #expect(light.replacing(color, with: "#") == dark.replacing(color, with: "#"))
    }
}
