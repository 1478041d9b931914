import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("Spring-loaded interactions") struct SpringLoadedTests {
    /// Logs the states of a spring.
    private final class Effect: NSObject, UISpringLoadedInteractionEffect, UISpringLoadedInteractionBehavior {
        let log: EventLog
        var allows = true

        init(_ log: EventLog) {
            self.log = log
            super.init()
        }

        func interaction(
            _ interaction: UISpringLoadedInteraction,
            didChangeWith context: any UISpringLoadedInteractionContext
        ) { log.add("\(context.state) \(context.location(in: interaction.view).shortText)") }

        func shouldAllow(
            _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
        ) -> Bool { allows }

        func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { log.add("finished") }
    }

    @Test("A drag that rests on a view activates it once, after its states")
    func activation() {
        DragStage.use { stage in
            let folder = UIView().named("folder", 400, 100, 100, 100, in: stage.window)
            let springs = EventLog()
            let effect = Effect(springs)
            folder.addInteraction(
                UISpringLoadedInteraction(interactionBehavior: effect, interactionEffect: effect) { _, _ in
                    springs.add("activated")
                })
            let finger = stage.lift()
            finger.move(to: CGPoint(x: 450, y: 150))
            #expect(springs.take() == "possible (50, 50)")
            stage.pass(0.5)
            #expect(springs.take() == "activating (50, 50)")
            finger.move(to: CGPoint(x: 200, y: 500))
            #expect(springs.take() == "inactive (-200, 400)\nfinished")
            finger.move(to: CGPoint(x: 450, y: 150))
            stage.pass(0.75)
            #expect(springs.takeLines().suffix(3) == ["activated (50, 50)", "activated", "finished"])
            stage.pass(5)
            finger.move(to: CGPoint(x: 451, y: 150))
            finger.cancel()
            #expect(springs.take() == "")
            effect.allows = false
            let other = stage.lift()
            other.move(to: CGPoint(x: 450, y: 150))
            stage.pass(2)
            other.lift()
            #expect(springs.take() == "")
        }
    }

    @Test("A spring that shows another screen keeps the drag, which is dropped there")
    func navigation() {
        DragStage.use { stage in
            let folder = UIView().named("folder", 400, 100, 100, 100, in: stage.window)
            let inside = DragRecorder(stage.log, "inside")
            let screen = UIView(frame: stage.window.bounds)
            screen.addInteraction(UIDropInteraction(delegate: inside))
            folder.addInteraction(
                UISpringLoadedInteraction { _, _ in
                    stage.card.removeFromSuperview()
                    stage.window.addSubview(screen)
                })
            let finger = stage.lift()
            finger.move(to: CGPoint(x: 450, y: 150))
            stage.pass(1)
            finger.move(to: CGPoint(x: 300, y: 300))
            finger.lift()
            #expect(stage.log.lines.contains("inside performDrop [\"Milk\"]"))
            withExtendedLifetime(inside) {}
        }
    }

    @Test("A spring-loaded button is pressed, a segment selected; disabled ones are not")
    func controls() {
        DragStage.use { stage in
            let button = UIButton().named("button", 400, 100, 100, 50, in: stage.window)
            button.addAction(UIAction { _ in stage.log.add("pressed") }, for: .touchUpInside)
            let segments = UISegmentedControl(items: ["One", "Two"]).named(
                "segments", 400, 200, 200, 32, in: stage.window)
            segments.selectedSegmentIndex = 0
            segments.addAction(UIAction { _ in stage.log.add("selected") }, for: .valueChanged)
            #expect(!button.isSpringLoaded && !segments.isSpringLoaded)
            let finger = stage.lift()
            @MainActor func rest(at point: CGPoint) -> [String] {
                _ = stage.log.take()
                finger.move(to: point)
                stage.pass(1)
                return stage.log.lines.filter { $0 == "pressed" || $0 == "selected" }
            }
            #expect(rest(at: CGPoint(x: 450, y: 120)) == [])
            (button.isSpringLoaded, segments.isSpringLoaded) = (true, true)
            #expect(rest(at: CGPoint(x: 451, y: 120)) == ["pressed"])
            #expect(rest(at: CGPoint(x: 550, y: 216)) == ["selected"] && segments.selectedSegmentIndex == 1)
            #expect(rest(at: CGPoint(x: 450, y: 216)) == ["selected"] && segments.selectedSegmentIndex == 0)
            button.isEnabled = false
            #expect(rest(at: CGPoint(x: 450, y: 120)) == [])
            button.isEnabled = true
            button.isSpringLoaded = false
            #expect(!button.isSpringLoaded)
            #expect(rest(at: CGPoint(x: 452, y: 120)) == [])
            finger.cancel()
        }
    }
}
