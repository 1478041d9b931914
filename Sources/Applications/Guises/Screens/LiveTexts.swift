import HeadlessUIKit
import TimeLapse

/// The texts of views that were looked up, to be shown in a pseudo-language and put back.
@MainActor
final class LiveTexts {
    private let application: UIApplication
    private var restoring: [() -> Void] = []

    init(of application: UIApplication) {
        self.application = application
    }

    func show(in language: DeviceLanguage) {
        guard language.isPseudolanguage else { return }
        for window in application.windows {
            window.visit { view in
                show(view, language)
                return .into
            }
        }
    }

    func restore() {
        for action in restoring.reversed() { action() }
        restoring = []
    }

    private func show(_ view: UIView, _ language: DeviceLanguage) {
        switch view {
        case let label as UILabel where !(label.superview is UIButton):
            replace(label.text, language, in: label) { $0.text = $1 }
        case let button as UIButton:
            if button.configuration == nil {
                replace(button.title(for: .normal), language, in: button) { $0.setTitle($1, for: .normal) }
            } else {
                replace(button.configuration?.title, language, in: button) { $0.configuration?.title = $1 }
            }
        case let field as UITextField:
            replace(field.placeholder, language, in: field) { $0.placeholder = $1 }
        default: break
        }
    }

    private func replace<View: UIView>(
        _ text: String?, _ language: DeviceLanguage, in view: View, _ set: @escaping (View, String) -> Void
    ) {
        guard let text, application.world.process.hasLookedUp(text) else { return }
        let shown = language.shown(text)
        guard shown != text else { return }
        set(view, shown)
        restoring.append { set(view, text) }
    }
}
