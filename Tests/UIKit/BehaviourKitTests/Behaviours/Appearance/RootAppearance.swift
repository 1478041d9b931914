import UIKit

enum RootAppearance: Behaviour {
    static let title = "A window's root controller appears with the window, and disappears for another one"

    static func run(on stage: Stage) async {
        let first = LoggingController("A", on: stage)
        first.logsLayout = true
        stage.step("root = A")
        await stage.show(first)
        stage.step("root = B")
        await stage.show(LoggingController("B", on: stage))
    }
}
