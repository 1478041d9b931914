import UIKit

enum DisplayLinks: Behaviour {
    static let title = "A display link fires once a frame while it is in a run loop and not paused"

    static func run(on stage: Stage) async {
        let target = stage.target { stage.logOnce("frame") }
        let link = target.displayLink()
        stage.step("made")
        await stage.pause(0.2)
        stage.step("added to the run loop")
        link.add(to: .main, forMode: .common)
        await stage.pause(0.2)
        stage.step("paused")
        link.isPaused = true
        await stage.pause(0.2)
        stage.step("resumed")
        link.isPaused = false
        await stage.pause(0.2)
        stage.step("invalidated")
        link.invalidate()
        await stage.pause(0.2)
    }
}
