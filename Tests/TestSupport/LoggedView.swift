import Foundation
import HeadlessUIKit

/// A view that logs its touches, with the time.
package final class LoggedView: UIView {
    package let log: EventLog

    package init(_ name: String, _ frame: CGRect, log: EventLog) {
        self.log = log
        super.init(frame: frame)
        accessibilityIdentifier = name
    }

    package required init?(coder: NSCoder) { nil }

    package var name: String { accessibilityIdentifier ?? "?" }

    private func write(_ what: String, _ touches: Set<UITouch>) {
        let places = touches.map { $0.location(in: nil) }.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        log.add("\(name) \(what) \(places.map(\.shortText).joined(separator: " "))")
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        write("began", touches)
    }
    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        write("moved", touches)
    }
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        write("ended", touches)
    }
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        write("cancelled", touches)
    }
}
