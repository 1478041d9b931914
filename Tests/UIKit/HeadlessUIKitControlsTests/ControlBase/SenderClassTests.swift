import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Actions whose sender is declared as another class than the one that sends them.
///
/// Objective-C does not look at the class of what it passes, so UIKit calls them.
@MainActor
@Suite("Actions with another class as sender") struct SenderClassTests {
    private let log = EventLog()

    /// A target whose methods are for views, and are called by what else sends actions.
    @MainActor
    private final class ViewForm {
        let log: EventLog
        init(_ log: EventLog) { self.log = log }
        func view(_ sender: UIView) { log.add("\(type(of: sender))") }
        func label(_ sender: UILabel) { log.add("\(type(of: sender))") }
        func cell(_ sender: UITableViewCell) { log.add("\(type(of: sender))") }
        func collection(_ sender: UICollectionView) { log.add("\(type(of: sender))") }
        func content(_ sender: UIListContentView) { log.add("\(type(of: sender))") }
    }

    @Test("A method with any view of UIKit's as its sender is called, with a warning")
    func viewsAsSenders() {
        UIApplication.withShared(UIApplication()) {
            let form = ViewForm(log)
            let methods = [
                Selector(ViewForm.view), Selector(ViewForm.label), Selector(ViewForm.cell),
                Selector(ViewForm.collection), Selector(ViewForm.content),
            ]
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            for method in methods {
                view.addGestureRecognizer(UITapGestureRecognizer(target: form, action: method))
            }
            _ = UIWindow.showing(view)
            let classes = ["UIView", "UILabel", "UITableViewCell", "UICollectionView", "UIListContentView"]
            for (index, recognizer) in (view.gestureRecognizers ?? []).enumerated() {
                for other in view.gestureRecognizers ?? [] { other.isEnabled = other === recognizer }
                let warnings = FailureCollector.warnings { Finger.tap(CGPoint(x: 5, y: 5)) }.map(\.text)
                #expect(log.take() == classes[index] && warnings.count == 1)
                #expect(warnings.first?.contains("declares its sender as \(classes[index])") == true)
            }
        }
    }
}
