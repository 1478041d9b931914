import HeadlessUIKit

/// What stands for an image without pixels: a grey card with the image's name.
struct PlaceholderDrawing {
    let name: String

    func element(in rect: CGRect) -> String {
        let radius = min(8, min(rect.width, rect.height) / 4)
        let card =
            "<rect \(rect.svgAttributes) rx=\"\(radius.shortText)\" fill=\"#8E8E93\" fill-opacity=\"0.25\"/>"
        let font = UIFont.systemFont(ofSize: 12)
        let natural = max(font.width(of: name), 1)
        let scale = min(1, (rect.width - 4) / natural, (rect.height - 2) / font.lineHeight)
        // Smaller letters would be dust.
        guard scale > 0.35 else { return "<g><title>\(name.xmlText)</title>\(card)</g>" }
        let size = 12 * scale
        return "<g><title>\(name.xmlText)</title>\(card)<text x=\"\(rect.midX.shortText)\" "
            + "y=\"\((rect.midY + size * 0.36).shortText)\" font-size=\"\(size.shortText)\" text-anchor=\"middle\" "
            + "fill=\"#8E8E93\" textLength=\"\((natural * scale).shortText)\" "
            + "lengthAdjust=\"spacingAndGlyphs\">\(name.xmlText)</text></g>"
    }
}
