import Foundation
import HeadlessUIKit
import Swerkin

/// Two pages that are swiped, which notes the page that it shows.
@MainActor
final class PagesStage: StageController, UIScrollViewDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        let pages = add(UIScrollView(), "pages", CGRect(x: 0, y: 150, width: 300, height: 300))
        pages.isPagingEnabled = true
        pages.contentSize = CGSize(width: 600, height: 600)
        pages.delegate = self
        let box = add(UIView(), "box", CGRect(x: 0, y: 500, width: 200, height: 100))
        for (direction, name) in [(UISwipeGestureRecognizer.Direction.up, "up"), (.down, "down")] {
            let swipe = UISwipeGestureRecognizer(target: self, action: PagesStage.swiped)
            swipe.direction = direction
            swipe.name = name
            box.addGestureRecognizer(swipe)
        }
    }

    private func swiped(_ swipe: UISwipeGestureRecognizer) { log.append("swiped \(swipe.name ?? "")") }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        let offset = scrollView.contentOffset
        log.append("at \(Int(offset.x)), \(Int(offset.y))")
    }
}
