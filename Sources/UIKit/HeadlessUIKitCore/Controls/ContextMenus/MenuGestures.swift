/// The gestures that open a context menu: a press of half a second, or a click with the secondary button.
///
/// If there is no menu to show, they fail, and the touch continues as if they were not there.
@MainActor
final class MenuGestures: UIGestureRecognizerDelegate {
    weak var interaction: UIContextMenuInteraction?
    private let press = UILongPressGestureRecognizer()
    private let click = UITapGestureRecognizer()

    init() {
        press.addTarget(self, action: MenuGestures.pressed)
        click.addTarget(self, action: MenuGestures.clicked)
        click.buttonMaskRequired = .secondary
        click.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
        press.delegate = self
        click.delegate = self
    }

    func watch(_ view: UIView) {
        for recognizer in [press, click] { view.addGestureRecognizer(recognizer) }
    }

    func leave() {
        for recognizer in [press, click] { recognizer.view?.removeGestureRecognizer(recognizer) }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let interaction, let view = interaction.view else { return false }
        return interaction.prepare(at: gestureRecognizer.location(in: view))
    }

    private func pressed() {
        if press.state == .began { interaction?.presentPrepared() }
    }

    private func clicked() {
        if click.state == .ended { interaction?.presentPrepared() }
    }
}
