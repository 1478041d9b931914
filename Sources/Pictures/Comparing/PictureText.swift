import HeadlessUIKit
import RegexBuilder

/// The text of a picture, read again: views with what they draw and what is in them.
struct PictureText {
    /// A view of the text.
    struct View {
        /// The class, with the label and the identifier.
        var name: String
        var frame: CGRect?
        /// What follows the frame, such as an opacity.
        var details: String
        /// The drawing commands, without the view's indentation.
        var drawing: [String] = []
        var subviews: [View] = []

        var className: Substring { name.prefix { $0 != " " } }

        /// Whether it is left out of comparisons; no other view of a picture is without a frame.
        var isMasked: Bool { frame == nil && name == "\(className) \(Picture.maskWord)" }

        /// The frame in the picture's coordinates, where the superview's begin at a point.
        func place(in origin: CGPoint?) -> CGRect? {
            guard let origin else { return nil }
            return frame?.offsetBy(dx: origin.x, dy: origin.y)
        }

        /// Where the coordinates of its subviews begin, where the superview's begin at a point.
        func innerOrigin(in origin: CGPoint?) -> CGPoint? {
            let details = ViewDetails(details)
            guard let origin, !details.isTransformed else { return nil }
            let place = frame?.origin ?? .zero
            return CGPoint(
                x: origin.x + place.x - details.origin.x, y: origin.y + place.y - details.origin.y)
        }
    }

    private static let depthLimit = 1000

    /// What is above the views: the size.
    let heading: String
    /// The windows or the view, and what is drawn beside them.
    let root: View

    init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
        heading = lines.first ?? ""
        // The views from the root to the last one that was read.
        var open = [View(name: "", frame: nil, details: "")]
        for line in lines.dropFirst() {
            let indent = line.prefix { $0 == " " }.count / 2
            let content = line.dropFirst(2 * indent)
            let isView = content.hasPrefix("- ") && indent < open.count
            let depth = isView ? indent : min(indent, open.count - 1)
            while open.count > depth + 1 { Self.close(&open) }
            if isView, open.count < Self.depthLimit {
                open.append(Self.view(String(content.dropFirst(2))))
            } else {
                let inner = String(repeating: "  ", count: indent - depth) + content
                open[open.count - 1].drawing.append(inner)
            }
        }
        while open.count > 1 { Self.close(&open) }
        root = open[0]
    }

    private static func close(_ open: inout [View]) {
        let view = open.removeLast()
        open[open.count - 1].subviews.append(view)
    }

    private static func view(_ line: String) -> View {
        let number = /-?[0-9.]+|nan|-?inf/
        let pattern = Regex {
            " ("
            Capture { number }
            " "
            Capture { number }
            "; "
            Capture { number }
            " "
            Capture { number }
            ")"
        }
        guard let match = line.firstMatch(of: pattern) else {
            return View(name: line, frame: nil, details: "")
        }
        let numbers = [match.output.1, match.output.2, match.output.3, match.output.4].map { Double($0) ?? 0 }
        return View(
            name: String(line[..<match.range.lowerBound]),
            frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
            details: String(line[match.range.upperBound...].drop { $0 == " " }))
    }
}
