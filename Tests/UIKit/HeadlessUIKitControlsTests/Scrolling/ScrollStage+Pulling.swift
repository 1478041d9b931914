import Foundation
import HeadlessUIKit
import TestSupport

extension ScrollStage {
    /// Pulls the content down with a finger from near the view's top, slowly, and then further.
    func pull(by way: CGFloat, further: CGFloat = 0, from start: CGFloat = 110, rest: Int = 0) {
        let finger = Finger(down: CGPoint(x: 150, y: start))
        var places = (1...5).map { start + way * CGFloat($0) / 5 }
        if further > 0 { places += [start + way - further, start + way, start + way + 20] }
        for place in places {
            lapse(20)
            finger.move(to: CGPoint(x: 150, y: place))
        }
        lapse(rest)
        finger.lift()
    }
}

extension UIRefreshControl {
    /// Has its events written to a stage's log, with the time.
    func write(to stage: ScrollStage) {
        for (event, name) in [(Event.valueChanged, "valueChanged"), (.primaryActionTriggered, "primary")] {
            addAction(
                UIAction { [weak self, log = stage.log, application = stage.application] _ in
                    let time = CGFloat(application.timestamp).shortText
                    log.add("\(time) \(name)\(self?.isRefreshing == true ? " (refreshing)" : "")")
                }, for: event)
        }
    }
}
