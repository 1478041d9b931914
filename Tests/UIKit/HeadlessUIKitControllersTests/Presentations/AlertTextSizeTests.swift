import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// Alerts and action sheets at the user's text size.
@MainActor @Suite("Alerts and text sizes") struct AlertTextSizeTests {
    private func labels(in view: UIView) -> [UILabel] {
        var labels: [UILabel] = []
        view.visit { view in
            if let label = view as? UILabel, label.text?.isEmpty == false { labels.append(label) }
            return .into
        }
        return labels
    }

    @Test(
        "Titles, messages and actions grow, while an alert is shown and in one that is shown then",
        arguments: [
            UIAlertController.Style.alert, .actionSheet,
        ])
    func grow(style: UIAlertController.Style) throws {
        try inOwnWorld {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let root = UIViewController(nibName: nil, bundle: nil)
            window.rootViewController = root
            window.makeKeyAndVisible()
            let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
            alert.addAction(UIAlertAction(title: "Open", style: .default))
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            root.present(alert, animated: false)
            UIApplication.shared.commit()
            let content = try #require(alert.view)
            let before = labels(in: content).map(\.font.pointSize)
            #expect(before.sorted() == (style == .alert ? [13, 17, 17, 17] : [13, 13, 17, 17]))
            let height = try #require(labels(in: content).first?.superview?.bounds.height)
            UIApplication.shared.device.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            UIApplication.shared.commit()
            let after = labels(in: content)
            #expect(zip(before, after).allSatisfy { $1.font.pointSize > 2 * $0 - 1 })
            #expect(try #require(after.first?.superview?.bounds.height) > height)
            for label in after where label.superview is UIButton {
                #expect(try #require(label.superview).bounds.height >= label.font.lineHeight)
            }
            alert.dismiss(animated: false)
        }
    }
}
