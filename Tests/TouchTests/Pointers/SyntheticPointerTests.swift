import FailureReporting
import TestSupport
import Testing
import Touch

/// An application that notes events of a pointer.
private final class PointedApplication: UIApplication {
    var lines: [String] = []

    override func sendEvent(_ event: UIEvent) {
        if event.type == .hover {
            for touch in event.orderedTouches {
                let time = CGFloat(touch.timestamp).shortText
                let keys = event.modifierFlags.isEmpty ? "" : " keys \(event.modifierFlags.rawValue >> 16)"
                lines.append("\(time) \(touch.phase) \(touch.screenLocation.shortText)\(keys)")
            }
        }
        super.sendEvent(event)
    }
}

@MainActor
@Suite("Synthetic pointers") struct SyntheticPointerTests {
    private func inPointedApplication(_ body: (PointedApplication, UIView) -> Void) {
        let application = PointedApplication()
        UIApplication.withShared(application) {
            let window = UIWindow.createWindowForTesting()
            body(application, UIView().named("v", 100, 100, 200, 100, in: window))
        }
    }

    @Test("A pointer comes over the screen, moves and leaves, with keys held down")
    func script() {
        inPointedApplication { application, view in
            let pointer = SyntheticPointer(modifiers: .command)
            #expect(!pointer.isOverScreen && pointer.location == nil)
            pointer.enter(at: CGPoint(x: 10, y: 10), in: view)
            pointer.move(to: CGPoint(x: 20, y: 10), in: view)
            pointer.move(to: CGPoint(x: 20, y: 30), in: view, over: .seconds(1) / 30)
            #expect(pointer.location == CGPoint(x: 120, y: 130))
            pointer.exit()
            #expect(!pointer.isOverScreen)
            #expect(
                application.lines == [
                    "0 regionEntered (110, 110) keys 16", "0 regionMoved (120, 110) keys 16",
                    "0.017 regionMoved (120, 120) keys 16", "0.033 regionMoved (120, 130) keys 16",
                    "0.033 regionExited (120, 130) keys 16",
                ])
            #expect(application.activeTouches.isEmpty)
        }
    }

    @Test("Hovering is coming, staying and leaving")
    func hovering() {
        inPointedApplication { application, view in
            hoverOver(view, for: .seconds(2))
            #expect(application.lines == ["0 regionEntered (200, 150)", "2 regionExited (200, 150)"])
        }
    }

    @Test("What a pointer cannot do is a failure")
    func misuse() {
        inPointedApplication { application, _ in
            let pointer = SyntheticPointer()
            let texts = firstLines {
                pointer.move(to: .zero)
                pointer.exit()
                pointer.enter(at: CGPoint(x: CGFloat.nan, y: 0))
                pointer.enter(at: .zero)
                pointer.enter(at: .zero)
                pointer.move(to: CGPoint(x: CGFloat.infinity, y: 0))
                pointer.move(to: .zero, over: .seconds(-1))
                pointer.exit()
            }
            #expect(
                texts == [
                    "A pointer cannot move: it is not over the screen.",
                    "A pointer cannot exit: it is not over the screen.",
                    "A pointer cannot enter: (nan, 0) is not a point.",
                    "A pointer cannot enter: it is over the screen already.",
                    "A pointer cannot move: (inf, 0) is not a point.",
                    "A pointer cannot move: -1 s is not a valid duration.",
                ])
            #expect(application.lines == ["0 regionEntered (0, 0)", "0 regionExited (0, 0)"])
        }
    }
}
