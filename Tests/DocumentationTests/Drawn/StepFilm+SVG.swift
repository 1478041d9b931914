import Robot

extension StepFilm {
    private static let listWidth: CGFloat = 372
    private static let rowHeight: CGFloat = 62

    /// The list of the steps, with the screens behind those that touch or type.
    func svg(title: String) -> String {
        let steps = steps
        var strip = ScreenStrip(title: title, scale: 0.46)
        for (index, step) in steps.enumerated() {
            guard let picture = step.picture, step.isInput else { continue }
            strip.frames.append(
                .init(picture: picture, caption: "after step \(index + 1)", touch: step.touch))
        }
        let size = CGSize(width: 24 + Self.listWidth + strip.size.width + 24, height: strip.size.height + 36)
        let end = steps.last.map { Self.text($0.end) } ?? ""
        let rows = steps.enumerated().map { index, step in
            Self.row(index, step, at: 92 + Self.rowHeight * CGFloat(index))
        }
        let head = """
            <text x="24" y="44" font-size="17" font-weight="600" fill="#1C1C1E">\(title.escaped)</text>
            <text x="24" y="66" font-size="13" fill="#1B7F5F">✓ Passed<tspan fill="#6C6C70"> · \
            \(end) of virtual time</tspan></text>
            """
        let body = ([head] + rows + [strip.body(at: CGPoint(x: 24 + Self.listWidth, y: 24))])
            .joined(separator: "\n")
        return ScreenStrip.document(size, title: title, body)
    }

    private static func row(_ index: Int, _ step: Step, at y: CGFloat) -> String {
        let time = text(step.start) + (step.end > step.start ? " +\(text(step.end - step.start))" : "")
        return """
            <g transform="translate(24 \(y.text))">
            <rect width="\((listWidth - 24).text)" height="\((rowHeight - 8).text)" rx="8" fill="#FFFFFF"/>
            <text x="12" y="22" font-size="12" font-family="ui-monospace, Menlo, Consolas, monospace" fill="#4B3F8F" \
            textLength="\((CGFloat(step.words.count) * 6.9).text)" \
            lengthAdjust="spacingAndGlyphs">\(step.words.escaped)</text>
            <text x="12" y="41" font-size="12" fill="#6C6C70">step \(index + 1) · \(time)</text>
            </g>
            """
    }

    /// A time with as many digits as it has, up to thousandths.
    private static func text(_ time: Duration) -> String {
        let thousandths = Int(time / .milliseconds(1))
        return "\(Double(thousandths) / 1000) s".replacing(".0 s", with: " s")
    }
}

extension StepFilm.Step {
    /// Whether it touches or types, rather than looks or sets something up.
    fileprivate var isInput: Bool { touch != nil || words.hasPrefix("SoftwareKeyboard") }
}
