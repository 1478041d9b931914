import Foundation

extension CGContext {
    /// Sets the width of lines, in points; 1 at first.
    public func setLineWidth(_ width: CGFloat) {
        if areFinite([width], "setLineWidth(_:)") { state.line.width = width }
    }

    /// Sets the shape of the ends of lines.
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

    /// Sets the shape of the corners of lines.
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

    /// Sets the length up to which corners are sharp, as a multiple of the line's width; 10 at first.
    public func setMiterLimit(_ limit: CGFloat) {
        if areFinite([limit], "setMiterLimit(_:)") { state.line.miterLimit = limit }
    }

    /// Sets the lengths of dashes and gaps, in points; none for a solid line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        guard areFinite([phase] + lengths, "setLineDash(phase:lengths:)") else { return }
        state.line.dashPhase = phase
        state.line.dashLengths = lengths
    }

    /// Sets the opacity of what is drawn, from 0 to 1; values outside are clamped.
    public func setAlpha(_ alpha: CGFloat) {
        if areFinite([alpha], "setAlpha(_:)") { state.effects.alpha = alpha.cutToUnit }
    }

    /// Sets how the colours of what is drawn are mixed with those below.
    public func setBlendMode(_ mode: CGBlendMode) { state.effects.blendMode = mode }

    /// Sets a black shadow with a third of the opacity.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, UIColor(white: 0, alpha: 1.0 / 3))
    }

    /// Sets the shadow of what is drawn; none if the colour is `nil`.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        setShadow(offset: offset, blur: blur, color.map { UIColor(cgColor: $0) })
    }

    private func setShadow(offset: CGSize, blur: CGFloat, _ color: UIColor?) {
        guard areFinite([offset.width, offset.height, blur], "setShadow(offset:blur:)") else { return }
        state.effects.shadow = color.map { DisplayList.Shadow(offset: offset, blur: blur, color: $0) }
    }

    // MARK: Colours

    /// Sets the colour of what is filled; black at first.
    public func setFillColor(_ color: CGColor) { state.fillColor = UIColor(cgColor: color) }

    /// Sets the colour of what is filled.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the grey of what is filled.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fillColor = UIColor(white: gray, alpha: alpha)
    }

    /// Sets the colour of lines; black at first.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = UIColor(cgColor: color) }

    /// Sets the colour of lines.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the grey of lines.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = UIColor(white: gray, alpha: alpha)
    }

    /// Sets the space of colours to fill with; all colours are kept in one space. It has no effect here.
    public func setFillColorSpace(_ space: CGColorSpace) {}

    /// Sets the space of colours of lines; all colours are kept in one space. It has no effect here.
    public func setStrokeColorSpace(_ space: CGColorSpace) {}

    // MARK: Quality and text

    /// How smoothly images are scaled; there are no pixels. It has no effect here.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// Sets whether edges are smoothed; there are no pixels. It has no effect here.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}

    /// Sets whether edges may be smoothed; there are no pixels. It has no effect here.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

    /// Sets whether text is smoothed; there are no pixels. It has no effect here.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

    /// Sets whether text may be smoothed; there are no pixels. It has no effect here.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

    /// Sets how far lines may be from a curve, in pixels. It has no effect here.
    public func setFlatness(_ flatness: CGFloat) {}

    /// Sets how text is drawn; text is recorded as characters. It has no effect here.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}

    /// Sets the extra space between characters; attributed text has its own. It has no effect here.
    public func setCharacterSpacing(_ spacing: CGFloat) {}
}
