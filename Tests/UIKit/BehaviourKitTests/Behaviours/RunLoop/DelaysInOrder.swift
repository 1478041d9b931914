import UIKit

enum DelaysInOrder: Behaviour {
    static let title = "What is delayed comes in the order of its times, however it was delayed"

    static func run(on stage: Stage) async {
        stage.step("schedule")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { stage.log("asyncAfter 0.6 s") }
        let timer = Timer.scheduledTimer(withTimeInterval: 0.4, repeats: false) { _ in
            MainActor.assumeIsolated { stage.log("timer 0.4 s") }
        }
        stage.target { stage.log("perform(afterDelay: 0.2)") }.fire(afterDelay: 0.2)
        Task { @MainActor in
            try? await Task.sleep(nanoseconds: 800_000_000)
            stage.log("task that slept 0.8 s")
        }
        stage.log("timer is valid: \(timer.isValid)")
        await stage.pause(1.2)
        stage.log("timer is valid: \(timer.isValid)")
    }
}
