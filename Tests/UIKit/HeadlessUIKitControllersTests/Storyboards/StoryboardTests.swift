import Foundation
import HeadlessUIKit
import TestSupport
import Testing

private final class DetailController: UIViewController {
    var text = ""

    init(text: String) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? DetailController)?.text = "\(segue.identifier ?? ""): \(sender ?? "")"
    }
}

@MainActor @Suite("Storyboards and nibs") struct StoryboardTests {
    @Test("A segue that code makes prepares its destination and calls its closure")
    func segue() {
        let (source, destination) = (DetailController(text: "a"), DetailController(text: "b"))
        var isPerformed = false
        let segue = UIStoryboardSegue(identifier: "next", source: source, destination: destination) {
            isPerformed = true
        }
        #expect(source.shouldPerformSegue(withIdentifier: "next", sender: 3) && source.storyboard == nil)
        source.prepare(for: segue, sender: 3)
        segue.perform()
        #expect(destination.text == "next: 3" && isPerformed && segue.source === source)
    }

    @Test("Storyboards, segues and nibs that are not there are failures that say what to do")
    func failures() {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let table = UITableView()
        var made: [UIViewController?] = []
        let texts = failureTexts {
            made.append(storyboard.instantiateInitialViewController())
            made.append(storyboard.instantiateViewController(withIdentifier: "Form"))
            made.append(
                storyboard.instantiateViewController(identifier: "Detail") { DetailController(coder: $0) })
            DetailController(text: "").performSegue(withIdentifier: "next", sender: nil)
            #expect(UINib(nibName: "Row", bundle: nil).instantiate(withOwner: nil).count == 1)
            #expect(Bundle.main.loadNibNamed("Row", owner: nil)?.first is UIView)
            table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
        }
        #expect(
            made.map { $0.map { "\(type(of: $0))" } } == [
                "UIViewController", "UIViewController", "DetailController",
            ])
        func missing(_ kind: String, _ name: String, _ file: String, _ result: String) -> String {
            "There is no \(kind) \"\(name)\": the main bundle has none, and the calling module has no resources. "
                + "\(result)\nTry: add \(file) to the resources of its target, such as resources: [.process(\"Resources\")]."
        }
        func storyboardMissing(_ result: String) -> String {
            missing("storyboard", "Main", "Main.storyboard", result)
        }
        let nib = missing("nib", "Row", "Row.xib", "An empty view stands for its objects.")
        #expect(
            texts == [
                storyboardMissing("An empty controller stands for it."),
                storyboardMissing("An empty controller stands for it."),
                storyboardMissing("DetailController is made without it."),
                "DetailController has no segue \"next\": it was not made by a storyboard.\n"
                    + "Try: make it by UIStoryboard, or present or push the next controller in code.",
                nib, nib,
            ])
    }
}
