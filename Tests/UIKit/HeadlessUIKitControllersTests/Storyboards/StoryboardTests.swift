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

    @Test("Storyboards, their segues and nib files are failures that say what to do instead")
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
        let code = "\nTry: create the controller and its views in code."
        let nib =
            "The nib \"Row\" cannot be read: nib files are not read here. "
            + "An empty view stands for its objects.\n"
        #expect(
            texts == [
                "The storyboard \"Main\" cannot make its initial controller: storyboards are not read here. "
                    + "An empty controller stands for it." + code,
                "The storyboard \"Main\" cannot make the controller \"Form\": storyboards are not read here. "
                    + "An empty controller stands for it." + code,
                "The storyboard \"Main\" cannot make the controller \"Detail\": storyboards are not read here. "
                    + "DetailController is made without it." + code,
                "DetailController has no segue \"next\": segues are in storyboards, which are not read here.\n"
                    + "Try: present or push the next controller in code.",
                nib + "Try: create its views in code.", nib + "Try: create its views in code.",
                "The nib \"Row\" cannot be registered in UITableView for \"row\": nib files are not read here.\n"
                    + "Try: register the class.",
            ])
    }
}
