import FailureReporting
import Robot
import TestSupport
import Testing

@testable import Guises

@MainActor @Suite("The screens that tests end on", .robot) struct RunOfGuisesTests {
    @Test("Robot finds the auditing by its name")
    func name() throws {
        let type = try #require(_typeByName("6Guises11RunOfGuisesC"))
        #expect(ObjectIdentifier(type) == ObjectIdentifier(RunOfGuises.self))
        #expect(type is any ScreenAuditing.Type)
    }

    @Test("A set is asked for by its name, with others, and strictly")
    func requests() throws {
        #expect(try GuiseRequest("essential").guises == .essential)
        #expect(try GuiseRequest("appearances+textSizes").guises == .appearances + .textSizes)
        #expect(try GuiseRequest("essential, strict").isStrict)
        #expect(throws: GuiseRequest.Problem.self) { try GuiseRequest("essential,orientations") }
        do {
            _ = try GuiseRequest("esential")
        } catch {
            #expect(
                error.description
                    == "There is no set of guises with the name \"esential\". The sets are standard, essential, all, "
                    + "devices, orientations, appearances, textSizes, languages, settings.")
        }
    }

    @Test(
        "A screen that a test ends on is shown in each guise, once in a run, and what is wrong is a warning")
    func warning() throws {
        show()
        let warnings = try FailureCollector.warnings {
            for _ in 0..<2 { RunOfGuises.audit(try GuiseRequest("essential"), "a test", nil) }
        }
        #expect(warnings.count == 1)
        let text = warnings.first.map { "\($0.failure)" } ?? ""
        #expect(text.hasPrefix("This test ends on EndScreen, which does not fit: 2 findings in 16 guises.\n"))
        #expect(text.contains("Text clipped: The text of UILabel \"Welcome to the shop\""), "\(text)")
        #expect(text.contains("iPhone SE, AX5; iPhone SE, en (doubleLength)\n"), "\(text)")
        #expect(text.contains("Layout does not mirror: UIView at (0 300; 44 44) stands 0 points"), "\(text)")
    }

    @Test("The live views are in each guise's size, direction, text size and pseudo-language, and come back")
    func live() {
        UIApplication.shared.world.process.keepTexts()
        let screen = show()
        var seen: [String] = []
        let showing = LiveShowing(MakingLines(near: #filePath))
        for guise in Guises.essential {
            showing.show(guise)
            let size = screen.view.bounds.size
            seen.append("\(guise): \(Int(size.width))×\(Int(size.height)) \(screen.label.text ?? "")")
        }
        #expect(seen[0] == "iPhone 14: 390×844 Welcome to the shop")
        #expect(seen.contains("iPhone 14, landscape: 844×390 Welcome to the shop"))
        #expect(
            seen.contains("iPhone SE, en (doubleLength): 375×667 Welcome to the shop Welcome to the shop"))
        #expect(seen.contains("iPad, landscape, dark, XXXL: 1180×820 Welcome to the shop"))
        showing.show(.standard)
        #expect(screen.label.text == "Welcome to the shop")
        #expect(Guise.current == .standard)
    }

    @discardableResult
    private func show() -> EndScreen {
        UIApplication.shared.world.process.keepTexts()
        let screen = EndScreen()
        UIWindow.createWindowForTesting(showing: screen)
        return screen
    }
}

/// A screen that fits the standard guise alone.
private final class EndScreen: UIViewController {
    let label = UILabel()
    private let mark = UIView(frame: CGRect(x: 0, y: 300, width: 44, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = NSLocalizedString("Welcome to the shop", comment: "")
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        mark.backgroundColor = .systemGreen
        view.addSubview(label)
        view.addSubview(mark)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            label.widthAnchor.constraint(equalToConstant: 240),
        ])
    }
}
