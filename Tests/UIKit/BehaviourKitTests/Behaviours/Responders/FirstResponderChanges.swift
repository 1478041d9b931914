import UIKit

enum FirstResponderChanges: Behaviour {
    static let title = "A responder that can become first asks the one that is first to resign"

    private final class Responder: UIView {
        let name: String
        let stage: Stage
        var accepts = true
        var resigns = true

        init(_ name: String, _ stage: Stage) {
            self.name = name
            self.stage = stage
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override var canBecomeFirstResponder: Bool { accepts }
        override var canResignFirstResponder: Bool { resigns }

        override func becomeFirstResponder() -> Bool {
            stage.log("\(name) becomeFirstResponder")
            return super.becomeFirstResponder()
        }

        override func resignFirstResponder() -> Bool {
            stage.log("\(name) resignFirstResponder")
            return super.resignFirstResponder()
        }
    }

    static func run(on stage: Stage) async {
        let first = Responder("first", stage)
        let second = Responder("second", stage)
        await stage.show(first, second)
        func logFirst() { stage.log("first: \(first.isFirstResponder), second: \(second.isFirstResponder)") }
        stage.step("first becomes first responder")
        stage.log("returns \(first.becomeFirstResponder())")
        stage.step("second does")
        stage.log("returns \(second.becomeFirstResponder())")
        logFirst()
        stage.step("first does, and second cannot resign")
        second.resigns = false
        stage.log("returns \(first.becomeFirstResponder())")
        logFirst()
        stage.step("first does, and cannot become it")
        second.resigns = true
        first.accepts = false
        stage.log("returns \(first.becomeFirstResponder())")
        logFirst()
    }
}
