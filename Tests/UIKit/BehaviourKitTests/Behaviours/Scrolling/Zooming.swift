import UIKit

enum Zooming: Behaviour {
    static let title = "A zoom scale set in code stays within the limits and begins no zooming, a pinch does"

    static func run(on stage: Stage) async {
        let log = ScrollLog(stage)
        let view = log.scrollView()
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        content.backgroundColor = .green
        view.addSubview(content)
        view.contentSize = content.bounds.size
        view.minimumZoomScale = 1
        view.maximumZoomScale = 4
        log.zoomed = content
        log.logsScrolling = false
        await stage.show(view)
        stage.step("zoomScale = 2")
        view.zoomScale = 2
        stage.log("width \(Int(view.contentSize.width))")
        await stage.pause()
        stage.step("zoomScale = 9")
        view.zoomScale = 9
        stage.log("scale \(Int(view.zoomScale))")
        stage.step("setZoomScale(1, animated: true)")
        view.setZoomScale(1, animated: true)
        await stage.pause()
        stage.step("pinch")
        await stage.make(.pinch, on: view)
        stage.log("is zooming: \(view.isZooming)")
    }
}
