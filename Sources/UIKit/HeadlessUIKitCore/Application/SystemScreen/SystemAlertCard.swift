/// The visible part of a system alert, with its texts and buttons.
@MainActor
package final class SystemAlertCard: UIView {
    package let title: String

    init(title: String) {
        self.title = title
        super.init(frame: .zero)
    }

    package required init?(coder: NSCoder) { nil }
}
