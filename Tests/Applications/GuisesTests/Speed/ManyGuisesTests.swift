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

    @Test("A thousand guises of a screen with sixty views leave no controller behind")
    func thousand() {
        let isThorough = Foundation::ProcessInfo.processInfo.environment["ROBOT_THOROUGH"] != nil
        let guises = Guises(Guises.all.prefix(isThorough ? 1000 : 100))
        var made: [Weakly] = []
        let report = ScreenReport(
            of: GuisedScreen {
                let screen = SixtyViews()
                made.append(Weakly(screen))
                return screen
            }, in: guises, pictures: false)
        #expect(report.looks.count == guises.count)
        #expect(made.count >= guises.count)
        #expect(made.allSatisfy { $0.controller == nil })
        #expect(report.findings.map(\.title) == [])
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
