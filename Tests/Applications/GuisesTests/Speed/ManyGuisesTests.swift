import Guises
import Robot
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Many guises", .robot) struct ManyGuisesTests {
    private final class Weakly {
        weak var controller: UIViewController?
        init(_ controller: UIViewController) { self.controller = controller }
    }

    /// A hundred guises, and a thousand in a thorough run.
    private static let guises: Guises = {
        let isThorough = Foundation::ProcessInfo.processInfo.environment["ROBOT_THOROUGH"] != nil
        return Guises(Guises.all.prefix(isThorough ? 1000 : 100))
    }()

    private func report(
        in guises: Guises, _ make: @escaping @MainActor () -> UIViewController
    ) -> (ScreenReport, made: [Weakly]) {
        var made: [Weakly] = []
        let screen = GuisedScreen {
            let controller = make()
            made.append(Weakly(controller))
            return controller
        }
        return (ScreenReport(of: screen, in: guises, pictures: false), made)
    }

    @Test("A thousand guises of a screen with sixty views leave no controller behind")
    func thousand() {
        let (report, made) = report(in: Self.guises) { SixtyFrames() }
        #expect(report.looks.count == Self.guises.count)
        #expect(made.count == Self.guises.count)
        #expect(made.allSatisfy { $0.controller == nil })
        #expect(Set(report.findings.map(\.title)) == ["Layout does not mirror"])
    }

    @Test("A screen with sixty views that constraints place fits every essential guise")
    func constrained() {
        let (report, made) = report(in: .essential) { SixtyViews() }
        #expect(made.allSatisfy { $0.controller == nil })
        #expect(report.findings.map(\.title) == [])
    }
}

/// Twelve rows with an image, a title, a detail and a switch, placed by frames, which do not mirror.
private final class SixtyFrames: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let scrolling = UIScrollView(frame: view.bounds)
        scrolling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrolling.contentSize = CGSize(width: 320, height: 12 * 120)
        view.addSubview(scrolling)
        for index in 0..<12 {
            let row = UIView(frame: CGRect(x: 16, y: 120 * CGFloat(index), width: 300, height: 120))
            let toggle = UISwitch(frame: CGRect(x: 240, y: 0, width: 51, height: 31))
            toggle.accessibilityLabel = "Setting \(index)"
            row.addSubview(UIImageView(image: UIImage(systemName: "gear")))
            row.addSubview(label("\(index)", y: 0))
            row.addSubview(label("On", y: 60))
            row.addSubview(toggle)
            scrolling.addSubview(row)
        }
    }

    private func label(_ text: String, y: CGFloat) -> UILabel {
        let label = UILabel(frame: CGRect(x: 40, y: y, width: 190, height: 59))
        label.text = text
        label.font = .preferredFont(forTextStyle: .caption1)
        label.adjustsFontForContentSizeCategory = true
        return label
    }
}

/// A list of settings, each with a title, a detail, an image and a switch, in stack views: sixty views.
private final class SixtyViews: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let scrolling = UIScrollView()
        let rows = UIStackView(arrangedSubviews: (0..<8).map(row))
        rows.axis = .vertical
        rows.spacing = 8
        for (part, outer) in [(scrolling, view), (rows, scrolling)] as [(UIView, UIView?)] {
            part.translatesAutoresizingMaskIntoConstraints = false
            outer?.addSubview(part)
        }
        let (content, safe) = (scrolling.contentLayoutGuide, view.safeAreaLayoutGuide)
        NSLayoutConstraint.activate([
            scrolling.topAnchor.constraint(equalTo: safe.topAnchor),
            scrolling.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            scrolling.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            scrolling.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            rows.topAnchor.constraint(equalTo: content.topAnchor),
            rows.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            rows.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            rows.widthAnchor.constraint(equalTo: scrolling.frameLayoutGuide.widthAnchor),
        ])
    }

    private func row(_ index: Int) -> UIView {
        let title = label("Setting \(index)", .body)
        let detail = label("What it does, in a few words", .footnote)
        let texts = UIStackView(arrangedSubviews: [title, detail])
        texts.axis = .vertical
        let toggle = UISwitch()
        toggle.accessibilityLabel = "Setting \(index)"
        let image = UIImageView(image: UIImage(systemName: "gear"))
        image.setContentHuggingPriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [image, texts, toggle])
        row.spacing = 8
        row.alignment = .center
        return row
    }

    private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.text = NSLocalizedString(text, comment: "")
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }
}
