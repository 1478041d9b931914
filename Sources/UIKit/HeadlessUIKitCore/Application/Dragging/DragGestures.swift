/// The gestures of a drag interaction: the press that lifts items, and the tap that adds items to a drag under way.
///
/// If there are no items, they fail, and the touch continues as if they were not there.
@MainActor
final class DragGestures: UIGestureRecognizerDelegate {
    weak var interaction: UIDragInteraction?
    private let press = UILongPressGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    /// The drag that the press may lift, until it does; from then on the application holds it.
    private var prepared: ActiveDrag?
    private weak var lifted: ActiveDrag?
    private var addition: (drag: ActiveDrag, items: [UIDragItem])?

    init() {
        press.name = "drag lift"
        tap.name = "drag addition"
        press.addTarget(self, action: DragGestures.pressed)
        tap.addTarget(self, action: DragGestures.tapped)
        press.delegate = self
        tap.delegate = self
    }

    var isEnabled = true {
        didSet {
            press.isEnabled = isEnabled
            tap.isEnabled = isEnabled
        }
    }

    func watch(_ view: UIView) {
        for recognizer in [press, tap] { view.addGestureRecognizer(recognizer) }
    }

    func leave() {
        for recognizer in [press, tap] { recognizer.view?.removeGestureRecognizer(recognizer) }
    }

    private var drags: DragEnvironment? { interaction?.view?.window?.application?.drags }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer === tap else { return true }
        return drags?.takingItems(besides: touch).isEmpty == false
    }

    /// Long presses go on, as UIKit documents; the others only if the interaction allows it.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer === press else { return false }
        return other is UILongPressGestureRecognizer
            || interaction?.allowsSimultaneousRecognitionDuringLift ?? false
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let interaction, let view = interaction.view, let drags,
            let touch = gestureRecognizer.history.last
        else { return false }
        if gestureRecognizer === press {
            prepared = drags.isActive(interaction) ? nil : ActiveDrag(touch, interaction, drags)
            return prepared != nil
        }
        let drag = drag(among: drags.takingItems(besides: touch), for: touch, in: view)
        addition = drag.flatMap { drag in
            let items = interaction.delegate?.dragInteraction(
                interaction, itemsForAddingTo: drag.session, withTouchAt: touch.location(in: view))
            return items?.isEmpty == false ? (drag, items ?? []) : nil
        }
        return addition != nil
    }

    /// The drag that a tap adds to: the only one, or the one that the delegate chooses.
    private func drag(among drags: [ActiveDrag], for touch: UITouch, in view: UIView) -> ActiveDrag? {
        guard drags.count > 1, let interaction else { return drags.first }
        let session = interaction.delegate?.dragInteraction(
            interaction, sessionForAddingItems: drags.map(\.session), withTouchAt: touch.location(in: view))
        return drags.first { $0.session === session }
    }

    private func pressed() {
        switch press.state {
        case .began:
            let drag = prepared.take()
            lifted = drag
            drag?.lift()
        case .cancelled, .failed: lifted?.recognizerWasCancelled()
        default: break
        }
    }

    private func tapped() {
        guard let (drag, items) = addition.take(), let interaction else { return }
        drag.add(items, from: interaction)
    }
}
