import FailureReporting
import Robot
import TestSupport
import Testing

@testable import Guises

@MainActor @Suite("shouldFit", .robot) struct ShouldFitTests {
    /// A folder with a test file beside which known findings stand; removed at the end.
    private func withFolder(_ body: (_ testFile: String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "guises-\(Self.nextFolder())")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.appendingPathComponent("CartTests.swift").path)
    }

    private static var folders = 0
    private static func nextFolder() -> Int {
        folders += 1
        return folders
    }

    private func check(
        _ report: ScreenReport, beside file: String, isWhole: Bool = true, updates: Bool = false
    ) -> (failures: [String], warnings: [String]) {
        let site = CallSite(file, 7, for: CallSite(#fileID, #filePath, #line, #column))
        var failures: [RecordedFailure] = []
        let warnings = FailureCollector.warnings {
            failures = FailureCollector.failures {
                _ = FitAssertion(site: site, isWhole: isWhole, updates: updates).check(report)
            }
        }
        return (failures.map { "\($0.failure)" }, warnings.map { "\($0.failure)" })
    }

    private func report(_ guises: Guises, _ texts: String...) -> ScreenReport {
        ScreenReport(of: GuisedScreen("Cart") { PaleScreen(texts) }, in: guises, pictures: false)
    }

    @Test("A finding in many guises is one entry, with view, guises, line and cure")
    func entry() throws {
        let line = #line + 3
        let report = FailureCollector.failures {
            shouldFit(in: .appearances, named: "Entry") {
                PaleScreen(["A pale text of this test"])
            }
        }
        let text = try #require(report.first.map { "\($0.failure)" })
        #expect(report.count == 1)
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines[0] == "Entry does not fit: 1 finding in 2 guises.")
        #expect(
            lines[1]
                == "1. Contrast failed: Contrast 2.1:1 of UILabel \"A pale text of this test\" (#B3B3B3 on #FFFFFF) "
                + "is below 4.5:1. Use a darker text colour.")
        #expect(lines[2] == "   in 1 of 2 guises: iPhone 14")
        #expect(lines[3].hasPrefix("   at PaleScreen/UILabel"))
        #expect(lines.last?.hasPrefix("To keep them as known: ROBOT_UPDATE_GUISES=1 writes /") == true)
        _ = line
    }

    @Test("Known findings do not fail, new ones do, and one that is gone is a warning")
    func baseline() throws {
        try withFolder { file in
            let (one, two) = (report(.appearances, "Terms"), report(.appearances, "Terms", "Privacy"))
            #expect(check(one, beside: file).failures.count == 1)
            #expect(check(one, beside: file, updates: true).failures == [])
            let stored = try String(
                contentsOfFile: (file as NSString).deletingLastPathComponent + "/Guises/CartTests/Cart.txt",
                encoding: .utf8)
            #expect(
                stored.split(separator: "\n").last
                    == "Contrast failed | PaleScreen/#Terms | iPhone 14 | UILabel \"Terms\" #Terms")
            #expect(check(one, beside: file).failures == [])
            let new = check(two, beside: file)
            #expect(new.failures.count == 1)
            #expect(
                new.failures.first?.hasPrefix("Cart does not fit: 1 finding in 2 guises, besides 1 known.")
                    == true)
            #expect(new.failures.first?.contains("Privacy") == true)
            let gone = check(report(.appearances), beside: file)
            #expect(gone.failures == [])
            #expect(gone.warnings.count == 1)
            #expect(gone.warnings.first?.contains("1 known finding is no longer there") == true)
            #expect(check(report(.appearances), beside: file, updates: true).warnings == [])
            #expect(check(report(.appearances), beside: file).warnings == [])
        }
    }

    @Test("A finding that is known in one guise is new in another")
    func otherGuise() throws {
        try withFolder { file in
            let narrow = report(.standard, "Terms")
            _ = check(narrow, beside: file, isWhole: false, updates: true)
            #expect(check(narrow, beside: file).failures == [])
            let failures = check(report(.standard + .devices(.iPad), "Terms"), beside: file).failures
            #expect(failures.count == 1)
            #expect(failures.first?.contains("in 1 of 2 guises: iPad\n") == true)
        }
    }

    @Test("Guises one after the other keep what the file knows of the others")
    func oneByOne() throws {
        try withFolder { file in
            for device in [DeviceProfile.iPhone14, .iPad, .iPhone14] {
                let report = report(.devices(device), "Terms")
                _ = check(report, beside: file, isWhole: false, updates: true)
            }
            let baseline = try Baseline(of: "Cart", beside: file)
            #expect(baseline.entries.map(\.guises) == [["iPhone 14", "iPad"]])
            _ = check(report(.devices(.iPad)), beside: file, isWhole: false, updates: true)
            #expect(try Baseline(of: "Cart", beside: file).entries.map(\.guises) == [["iPhone 14"]])
        }
    }

    @Test("A file of known findings that is damaged is a failure with its line")
    func damaged() throws {
        try withFolder { file in
            let folder = (file as NSString).deletingLastPathComponent + "/Guises/CartTests"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try "# fine\nContrast failed: Terms\n".write(
                toFile: folder + "/Cart.txt", atomically: true, encoding: .utf8)
            #expect(
                check(report(.standard, "Terms"), beside: file).failures == [
                    "shouldFit: the known findings of Cart cannot be read or written: "
                        + "line 2 is not `finding | place | guises | view`: Contrast failed: Terms"
                ])
        }
    }

    @Test("What is shown is audited in the guise that is on", arguments: [UIUserInterfaceStyle.light, .dark])
    func shown(style: UIUserInterfaceStyle) {
        Guise(userInterfaceStyle: style).apply()
        UIWindow.createWindowForTesting(showing: PaleScreen(["Terms"]))
        let failures = FailureCollector.failures { shouldFit() }
        #expect(failures.count == (style == .light ? 1 : 0))
    }

    @Test("Without a window, or without guises, there is nothing to audit")
    func nothing() {
        let failures = FailureCollector.failures {
            shouldFit()
            shouldFit(UIViewController(), in: [])
        }
        #expect(
            failures.map { "\($0.failure)" } == [
                "shouldFit: nothing is shown. Show a window first, or pass the screen.",
                "shouldFit: the set of guises is empty, so nothing is shown. Use .essential, or parts of a set.",
            ])
    }

    @Test("A view alone is shown in each guise")
    func view() {
        let failures = FailureCollector.failures {
            shouldFit(PaleScreen.label("Alone"), in: .orientations)
        }
        #expect(failures.count == 1)
        #expect(failures.first.map { "\($0.failure)" }?.hasPrefix("UILabel does not fit") == true)
    }
}

/// A screen with pale texts, which dark appearance makes readable.
private final class PaleScreen: UIViewController {
    private let texts: [String]

    init(_ texts: [String]) {
        self.texts = texts
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    static func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = UIColor(white: 0.7, alpha: 1)
        label.numberOfLines = 0
        return label
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (index, text) in texts.enumerated() {
            let label = Self.label(text)
            if !text.contains(" ") { label.accessibilityIdentifier = text }
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
                label.trailingAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.trailingAnchor),
                label.topAnchor.constraint(
                    equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 60 * CGFloat(index)),
            ])
        }
    }
}
