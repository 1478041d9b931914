import UIKit

enum RepeatingTimers: Behaviour {
    static let title = "A repeating timer first fires after its interval, and never after it was invalidated"

    static func run(on stage: Stage) async {
        let timer = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { _ in
            MainActor.assumeIsolated {
                stage.log("fires")
            }
        }
        stage.step("0.2 s")
        await stage.pause(0.2)
        stage.step("0.5 s")
        await stage.pause(0.5)
        stage.step("fire in code")
        timer.fire()
        stage.step("invalidate, 0.5 s")
        timer.invalidate()
        await stage.pause(0.5)
        stage.log("is valid: \(timer.isValid)")
        stage.step("fire after invalidation")
        timer.fire()
    }
}
