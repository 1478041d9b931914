/// The drags under way in an application.
///
/// A drag is lifted by a recognizer, and follows its touch from then on: once it has begun, its view may leave the
/// window, as when a spring shows another screen.
@MainActor
package final class DragEnvironment {
    private(set) var active: [ActiveDrag] = []
    /// Notes what becomes of drags, if a test's gesture asks for it.
    package weak var report: DragReport?

    package var isEmpty: Bool { active.isEmpty }

    package func isDragged(by touch: UITouch) -> Bool {
        active.contains { $0.touch === touch && $0.stage == .dragging }
    }

    func takingItems(besides touch: UITouch?) -> [ActiveDrag] {
        active.filter { $0.stage == .dragging && $0.touch !== touch }
    }

    func isActive(_ interaction: UIDragInteraction) -> Bool {
        active.contains { $0.source === interaction }
    }

    func isOccupied(_ interaction: UIDropInteraction, besides drag: DropTracker) -> Bool {
        active.contains { $0.drop !== drag && $0.drop.target === interaction }
    }

    func add(_ drag: ActiveDrag) { active.append(drag) }

    func remove(_ drag: ActiveDrag) { active.removeAll { $0 === drag } }

    func follow(_ event: UIEvent) {
        for touch in event.orderedTouches {
            for drag in active where drag.touch === touch {
                switch touch.phase {
                case .moved: drag.move()
                case .ended: drag.end()
                case .cancelled: drag.cancel()
                default: break
                }
            }
        }
    }

    /// Cancels all drags, because the application is no longer active.
    func cancelAll() {
        for drag in active { drag.cancel() }
    }

    func windowWasClosed(_ window: UIWindow) {
        for drag in active where drag.touch.window === window { drag.cancel() }
    }

    /// Drops everything without a callback: the application is closed.
    func abandon() {
        active = []
    }
}
