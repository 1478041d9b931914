import HeadlessUIKit
import XCUIAutomation

/// The elements inside an element, a line each, without frames: `button "Save" #save = value (placeholder) selected`.
@MainActor
func outline(_ element: XCUIElement) -> String {
    guard let snapshot = try? element.snapshot() else { return "none" }
    var lines: [String] = []
    func add(_ snapshots: [any XCUIElementSnapshot], _ indent: String) {
        for snapshot in snapshots {
            lines.append(indent + line(snapshot))
            add(snapshot.children, indent + "  ")
        }
    }
    add(snapshot.children, "")
    return lines.joined(separator: "\n")
}

private func line(_ snapshot: any XCUIElementSnapshot) -> String {
    var line = "\(snapshot.elementType)"
    if !snapshot.label.isEmpty { line += " \"\(snapshot.label)\"" }
    if !snapshot.identifier.isEmpty { line += " #\(snapshot.identifier)" }
    if let value = snapshot.value as? String, !value.isEmpty { line += " = \(value)" }
    if let placeholder = snapshot.placeholderValue { line += " (\(placeholder))" }
    if snapshot.isSelected { line += " selected" }
    if !snapshot.isEnabled { line += " disabled" }
    if snapshot.hasFocus { line += " focused" }
    return line
}

/// The elements of a window that shows a view alone, below the window.
@MainActor
func outline(of view: UIView) -> String {
    let window = UIWindow.createWindowForTesting()
    if view.frame.isEmpty { view.frame = CGRect(x: 20, y: 100, width: 300, height: 200) }
    window.addSubview(view)
    return outline(XCUIApplication().windows.firstMatch)
}
