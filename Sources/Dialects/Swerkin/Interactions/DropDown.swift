import FailureReporting
import HeadlessUIKit
import Robot
import TimeLapse
import ViewQuery

/// A text field that shows a picker instead of the keyboard, with bar buttons above it.
struct DropDown {
    private let field: ElementAction

    init(_ id: String? = nil, label: String? = nil, value: String? = nil, at site: CallSite) {
        field = site.element(.textField, id: id, label: label, value: value)
    }

    /// Opens it, and turns the picker's wheels to rows, the first wheel to the first of them.
    func select(_ items: [String]) {
        guard open() else { return }
        for (component, item) in items.enumerated() {
            guard PickerChoice(at: field.site).select(item, inComponent: component) else { return }
        }
    }

    func set(_ item: String) {
        // Its value is another one afterwards.
        guard open(), field.set(item) else { return }
        BarButton("Cancel", at: field.site).tap()
    }

    func close(with button: String) {
        guard open() else { return }
        BarButton(button, at: field.site).tap()
    }

    private func open() -> Bool { field.tap() && KeyboardWait(at: field.site).appears() }
}

/// The row of a picker that is on the screen.
struct PickerChoice {
    private let picker: ElementAction

    init(at site: CallSite) {
        picker = site.element(.picker)
    }

    /// Turns a wheel to the row with a title; no picker, and no such row, are failures.
    @discardableResult
    func select(_ title: String, inComponent component: Int) -> Bool {
        let site = picker.site
        return picker.withTappable("Could not select \(title.debugDescription) in the picker.") { picker in
            pick(
                picker.view, title: title, component: component, lapse: .animations, fileID: site.fileID,
                filePath: site.filePath, line: site.line, column: site.column)
        }
    }
}
