import UIKit

enum MainQueueOrder: Behaviour {
    static let title =
        "Blocks on the main queue and tasks on the main actor run in the order in which they come"

    static func run(on stage: Stage) async {
        stage.step("blocks, and one of a block")
        DispatchQueue.main.async {
            stage.log("first block")
            DispatchQueue.main.async { stage.log("block of the first block") }
        }
        DispatchQueue.main.async { stage.log("second block") }
        stage.log("after scheduling")
        await stage.pause(0.2)
        stage.step("a task between two blocks")
        DispatchQueue.main.async { stage.log("first block") }
        Task { @MainActor in stage.log("task") }
        DispatchQueue.main.async { stage.log("second block") }
        await stage.pause(0.2)
    }
}
