import Robot

/// Screens beside each other on a grey card, each with what it is below it, as one SVG.
struct ScreenStrip {
    /// A screen, and what is said of it.
    struct Frame {
        var picture: Picture
        var caption: String
        /// Where a finger touched it, in the screen's points.
        var touch: CGPoint?
    }

    var title: String
    var frames: [Frame] = []
    /// How large a point of a screen is.
    var scale: CGFloat = 0.6

    private static let margin: CGFloat = 24
    private static let captionHeight: CGFloat = 28

    /// Adds what the screen shows now.
    @MainActor
    mutating func add(_ caption: String, touch: CGPoint? = nil) {
        frames.append(Frame(picture: Picture(of: UIScreen.main), caption: caption, touch: touch))
    }

    /// The size without a margin around it.
    var size: CGSize {
        let widths = frames.map { $0.picture.size.width * scale }.reduce(0, +)
        let gaps = Self.margin * CGFloat(max(frames.count - 1, 0))
        let height = frames.map { $0.picture.size.height * scale }.max() ?? 0
        return CGSize(width: widths + gaps, height: height + Self.captionHeight)
    }

    /// The document.
    var svg: String {
        let card = CGSize(width: size.width + 2 * Self.margin, height: size.height + 1.5 * Self.margin)
        return Self.document(card, title: title, body(at: CGPoint(x: Self.margin, y: Self.margin)))
    }

    /// A document with a grey card behind all.
    static func document(_ size: CGSize, title: String, _ body: String) -> String {
        let (width, height) = (size.width.text, size.height.text)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" role="img" font-family="\(fonts)">
            <title>\(title.escaped)</title>
            <rect width="\(width)" height="\(height)" rx="16" fill="#ECECF1"/>
            \(body)
            </svg>

            """
    }

    static let fonts = "-apple-system, Inter, 'Helvetica Neue', Roboto, Helvetica, Arial, sans-serif"

    /// The frames, whose first has its corner at a point.
    func body(at origin: CGPoint) -> String {
        var x = origin.x
        return frames.enumerated().map { index, frame in
            defer { x += frame.picture.size.width * scale + Self.margin }
            return svg(
                of: frame, "\(title.lowercased().filter(\.isLetter))\(index)", at: CGPoint(x: x, y: origin.y))
        }.joined(separator: "\n")
    }

    private func svg(of frame: Frame, _ prefix: String, at origin: CGPoint) -> String {
        let size = frame.picture.size
        let (width, height) = (size.width * scale, size.height * scale)
        let outline = "width=\"\(width.text)\" height=\"\(height.text)\" rx=\"\((36 * scale).text)\""
        let document = frame.picture.svg(prefix: prefix)
        // The picture's own document, in which only the place is another.
        let opening =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size.width.text)\" height=\"\(size.height.text)\""
        precondition(
            document.hasPrefix(opening), "A picture's SVG begins in another way: \(document.prefix(120))")
        let screen =
            "<svg width=\"\(width.text)\" height=\"\(height.text)\"" + document.dropFirst(opening.count)
        let touch = frame.touch.map { point in
            "<circle cx=\"\((point.x * scale).text)\" cy=\"\((point.y * scale).text)\" r=\"11\" fill=\"#5E5CE6\" "
                + "fill-opacity=\"0.35\" stroke=\"#5E5CE6\" stroke-width=\"1.5\"/>\n"
        }
        return """
            <g transform="translate(\(origin.x.text) \(origin.y.text))">
            <clipPath id="\(prefix)outline"><rect \(outline)/></clipPath>
            <g clip-path="url(#\(prefix)outline)">
            <rect \(outline) fill="#FFFFFF"/>
            \(screen)\(touch ?? "")</g>
            <rect \(outline) fill="none" stroke="#A8A8B3" stroke-width="1.5"/>
            <text x="\((width / 2).text)" y="\((height + 22).text)" font-size="14" fill="#3C3C43" \
            text-anchor="middle">\(frame.caption.escaped)</text>
            </g>
            """
    }
}

extension CGFloat {
    /// The number with at most two digits after the point.
    var text: String {
        let hundredths = Int((self * 100).rounded())
        let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
        let sign = hundredths < 0 ? "-" : ""
        if rest == 0 { return "\(sign)\(whole)" }
        return rest % 10 == 0
            ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}

extension String {
    /// The text as it stands in XML.
    var escaped: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}
