import Foundation
import HeadlessUIKit

/// What views drew, in order.
@MainActor
final class DrawLog {
    var lines: [String] = []

    /// Returns the lines since the last call.
    func taken() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A view that draws a red square, and writes down when.
class DrawingView: UIView {
    let name: String
    let log: DrawLog
    var whileDrawing: () -> Void = {}

    init(_ name: String, _ log: DrawLog, _ frame: CGRect = CGRect(x: 0, y: 0, width: 20, height: 10)) {
        (self.name, self.log) = (name, log)
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        log.lines.append("\(name) layout")
    }

    override func draw(_ rect: CGRect) {
        let part =
            rect == bounds
            ? "" : " (\(Int(rect.minX)) \(Int(rect.minY)); \(Int(rect.width)) \(Int(rect.height)))"
        log.lines.append("\(name) draw\(part)")
        UIColor.red.setFill()
        UIGraphicsGetCurrentContext()?.fill(rect)
        whileDrawing()
    }
}
