import HeadlessUIKit
import XCUIAutomation

extension ViewCase {
    static let controls = [
        ViewCase("a button", "button \"Save\" #save") {
            UIButton(type: .system).with {
                $0.setTitle("Save", for: .normal)
                $0.accessibilityIdentifier = "save"
            }
        },
        ViewCase("a button that is selected and disabled", "button \"Save\" selected disabled") {
            UIButton(type: .system).with {
                $0.setTitle("Save", for: .normal)
                $0.isSelected = true
                $0.isEnabled = false
            }
        },
        ViewCase("a link", "link \"Terms\"") {
            UIButton(type: .system).with {
                $0.setTitle("Terms", for: .normal)
                $0.accessibilityTraits = .link
            }
        },
        ViewCase("a switch that is off", "switch \"Wi-Fi\" = 0") {
            UISwitch().with { $0.accessibilityLabel = "Wi-Fi" }
        },
        ViewCase("a switch that is on", "switch = 1") { UISwitch().with { $0.isOn = true } },
        ViewCase("a slider", "slider = 25%") { UISlider().with { $0.value = 0.25 } },
        ViewCase("a stepper", "stepper\n  button \"Decrement\" disabled\n  button \"Increment\"") {
            UIStepper()
        },
        ViewCase(
            "a segmented control",
            "segmentedControl\n  button \"Day\"\n  button \"Week\" selected\n  button \"Month\" disabled"
        ) {
            UISegmentedControl(items: ["Day", "Week", "Month"]).with {
                $0.selectedSegmentIndex = 1
                $0.setEnabled(false, forSegmentAt: 2)
            }
        },
        ViewCase("an empty text field has its placeholder as value", "textField = Email (Email)") {
            UITextField().with { $0.placeholder = "Email" }
        },
        ViewCase(
            "a text field with a clear button and a view at its side",
            "textField = Ada (Name)\n  image \"Key\"\n  button \"Clear text\""
        ) {
            UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34)).with {
                $0.placeholder = "Name"
                $0.text = "Ada"
                $0.clearButtonMode = .always
                let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
                image.isAccessibilityElement = true
                image.accessibilityLabel = "Key"
                $0.leftView = image
                $0.leftViewMode = .always
            }
        },
        ViewCase("a secure text field has bullets as value", "secureTextField = ••• (Password)") {
            UITextField().with {
                $0.placeholder = "Password"
                $0.isSecureTextEntry = true
                $0.text = "abc"
            }
        },
        ViewCase("a search field", "searchField = tea\n  image\n  button \"Clear text\"") {
            UISearchTextField().with { $0.text = "tea" }
        },
        ViewCase("a page control", "pageIndicator = page 2 of 3") {
            UIPageControl().with {
                $0.numberOfPages = 3
                $0.currentPage = 1
            }
        },
        ViewCase("a compact date picker", "datePicker\n  other\n    button \"Date Picker\" = Jan 1, 2001") {
            UIDatePicker().with {
                $0.datePickerMode = .date
                $0.preferredDatePickerStyle = .compact
                $0.date = Date(timeIntervalSinceReferenceDate: 43_200)
            }
        },
        ViewCase(
            "a date picker with wheels",
            "datePicker\n  other\n    picker\n      pickerWheel = 12 o’clock\n      pickerWheel = 00 minutes\n      pickerWheel = PM"
        ) {
            UIDatePicker().with {
                $0.datePickerMode = .time
                $0.preferredDatePickerStyle = .wheels
                $0.date = Date(timeIntervalSinceReferenceDate: 43_200)
            }
        },
    ]
}
