extension XCUIElement.ElementType {
    /// The name of the query for the type, such as `buttons`; `nil` for ``any`` and ``application``.
    var queryName: String? {
        switch self {
        case .any, .application: nil
        case .checkBox: "checkBoxes"
        case .comboBox: "comboBoxes"
        case .switch: "switches"
        case .other: "otherElements"
        default: "\(self)s"
        }
    }

    /// The type in XCUITest's reports: `StaticText`.
    var reportName: String {
        let name = "\(self)"
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}
