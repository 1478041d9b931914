import Robot
import Testing

@testable import Guises

@MainActor @Suite("Lines that made views", .robot) struct MakingLinesTests {
    @Test("The line is that of the property that holds the view, else of its text, else of its constraint")
    func lines() {
        let screen = HoldingScreen()
        screen.loadViewIfNeeded()
        let lines = MakingLines(near: #filePath)
        let found = screen.view.subviews.map { view in
            lines.line(of: view)?.replacing("MakingLinesTests.swift:", with: "") ?? "none"
        }
        let expected = [1, 2, 3, 12, 17, 20].map { "\(HoldingScreen.firstLine + $0)" }
        #expect(found == expected + ["none"])
    }

    @Test("A property of a superclass, and of a view around the view, are known")
    func surroundings() {
        let panel = HoldingPanel()
        let lines = MakingLines(near: #filePath)
        #expect(lines.line(of: panel.title) == "MakingLinesTests.swift:\(BasePanel.line)")
        #expect(lines.line(of: panel.detail) == "MakingLinesTests.swift:\(HoldingPanel.detailLine)")
    }
}

/// Views that are held, and not, in each way that code has; the numbers of their lines are counted from the first one.
private final class HoldingScreen: UIViewController {
    nonisolated static let firstLine = #line
    private let constant = UIView()
    private lazy var late = UIView()
    private var computed: UIView = {
        UIView()
    }()
    private var madeLater: UIView?

    override func viewDidLoad() {
        super.viewDidLoad()
        // Neither `madeLater` in a comment nor in a comparison makes it.
        if madeLater == nil {
            madeLater = UIView()
        }
        [constant, late, computed].forEach(view.addSubview)
        view.addSubview(madeLater!)
        let text = UILabel()
        text.text = "A text that this file has once"
        view.addSubview(text)
        let constrained = UIView()
        constrained.widthAnchor.constraint(equalToConstant: 10).isActive = true
        constrained.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(constrained)
        view.addSubview(UIView())
    }
}

private class BasePanel: UIView {
    static let line = #line + 1
    let title = UILabel()

    init() {
        super.init(frame: .zero)
        addSubview(title)
    }

    required init?(coder: NSCoder) { fatalError("no coder") }
}

private final class HoldingPanel: BasePanel {
    static let detailLine = #line + 1
    let detail = UILabel()

    override init() {
        super.init()
        title.addSubview(detail)
    }

    required init?(coder: NSCoder) { fatalError("no coder") }
}
