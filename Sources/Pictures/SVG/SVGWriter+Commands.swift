import HeadlessUIKit

extension SVGWriter {
    mutating func add(_ list: DisplayList) {
        for command in list.commands { add(command) }
    }

    private mutating func add(_ command: DisplayList.Command) {
        switch command {
        case .save: save()
        case .restore: restore()
        case .transform(let matrix): transform(matrix)
        case .clip(let path, let evenOdd): clip(to: path, evenOdd: evenOdd)
        case .mask(let image, let rect): mask(by: element(image, in: rect), in: rect)
        case .fill(let path, let color, let evenOdd, let effects):
            let rule = evenOdd ? " fill-rule=\"evenodd\"" : ""
            shape(path, rule, "fill", color, effects)
        case .stroke(let path, let color, let line, let effects):
            let attributes = " fill=\"none\"" + line.svgAttributes(along: path)
            shape(path, attributes, "stroke", color, effects)
        case .shadow(let path, let shadow): add(self.shadow(shadow, of: path))
        case .clear(let rect): erase("<rect \(rect.svgAttributes) fill=\"#000000\"/>")
        case .text(let text, let effects):
            add(applying(effects, to: text.svgElements, of: text.bounds), effects.blendMode)
        case .image(let image, let rect, let effects):
            add(applying(effects, to: element(image, in: rect), of: rect), effects.blendMode)
        case .linearGradient(let gradient, let start, let end, let effects):
            let name = define(gradient, from: start, to: end)
            fillClip("url(#\(name))", effects)
        case .radialGradient(let gradient, let start, let end, let effects):
            let name = define(gradient, from: start, to: end)
            fillClip("url(#\(name))", effects)
        case .beginLayer(let rect, let effects): beginLayer(rect, effects)
        case .endLayer: endLayer()
        }
    }

    // MARK: Layers

    /// Begins a surface that effects apply to as a whole.
    mutating func beginLayer(_ rect: CGRect? = nil, _ effects: DisplayList.Effects) {
        save()
        if let rect { clip(to: DisplayList.Path(rect), evenOdd: false) }
        beginSurface(attributes(effects, around: clip), effects.blendMode)
    }

    mutating func endLayer() {
        endSurface()
        restore()
    }

    // MARK: Shapes

    private mutating func shape(
        _ path: DisplayList.Path, _ attributes: String, _ paint: String, _ color: UIColor,
        _ effects: DisplayList.Effects
    ) {
        if effects.blendMode.erases, effects.blendMode != .copy || color.alphaComponent < 1 {
            erase(path.svgElement("\(attributes) \(UIColor.black.svgAttributes(paint))"))
        }
        guard effects.blendMode != .clear, effects.blendMode != .destinationOut, color.alphaComponent > 0
        else { return }
        let element = path.svgElement("\(attributes) \(color.svgAttributes(paint))")
        add(applying(effects, to: element, of: path.bounds), effects.blendMode)
    }

    private mutating func fillClip(_ paint: String, _ effects: DisplayList.Effects) {
        let element = "<rect \(clip.svgAttributes) fill=\"\(paint)\"/>"
        add(applying(effects, to: element, of: clip), effects.blendMode)
    }

    // MARK: Effects

    private mutating func applying(
        _ effects: DisplayList.Effects, to element: String, of rect: CGRect
    ) -> String {
        let attributes = attributes(effects, around: rect)
        return attributes.isEmpty || element.isEmpty ? element : "<g \(attributes)>\(element)</g>"
    }

    /// The attributes of a group with opacity and shadow.
    private mutating func attributes(_ effects: DisplayList.Effects, around rect: CGRect) -> String {
        var words: [String] = []
        if effects.alpha != 1 { words.append("opacity=\"\(effects.alpha.shortText)\"") }
        if let shadow = effects.shadow {
            let reach = 3 * shadow.blur + max(shadow.offset.width.magnitude, shadow.offset.height.magnitude)
            let region = rect.insetBy(dx: -reach - 20, dy: -reach - 20).svgAttributes
            let (color, opacity) = shadow.color.svgParts
            let name = define(
                "f",
                "<filter id=\"*\" filterUnits=\"userSpaceOnUse\" \(region) "
                    + "color-interpolation-filters=\"sRGB\"><feDropShadow dx=\"\(shadow.offset.width.shortText)\" "
                    + "dy=\"\(shadow.offset.height.shortText)\" "
                    + "stdDeviation=\"\((shadow.blur / 2).shortText)\" flood-color=\"\(color)\" "
                    + "flood-opacity=\"\(opacity.shortText)\"/></filter>")
            words.append("filter=\"url(#\(name))\"")
        }
        return words.joined(separator: " ")
    }

    private mutating func shadow(_ shadow: DisplayList.Shadow, of path: DisplayList.Path) -> String {
        let move = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
        var attributes = " \(shadow.color.svgAttributes("fill"))"
        if !move.isIdentity { attributes += " transform=\"\(move.svgText)\"" }
        if shadow.blur > 0 {
            let region = path.bounds.insetBy(dx: -2 * shadow.blur, dy: -2 * shadow.blur).svgAttributes
            let name = define(
                "f",
                "<filter id=\"*\" filterUnits=\"userSpaceOnUse\" \(region)><feGaussianBlur "
                    + "stdDeviation=\"\((shadow.blur / 2).shortText)\"/></filter>")
            attributes += " filter=\"url(#\(name))\""
        }
        return path.svgElement(attributes)
    }
}

extension DisplayList.Path {
    /// The path as an element; its attributes begin with a space.
    func svgElement(_ attributes: String) -> String {
        if let rect { return "<rect \(rect.svgAttributes)\(attributes)/>" }
        return "<path d=\"\(pathData)\"\(attributes)/>"
    }
}

extension DisplayList.Line {
    func svgAttributes(along path: DisplayList.Path) -> String {
        var words = " stroke-width=\"\(width.shortText)\""
        if cap != .butt { words += " stroke-linecap=\"\(cap)\"" }
        if join != .miter { words += " stroke-linejoin=\"\(join)\"" }
        if join == .miter, miterLimit != 4 {
            words += " stroke-miterlimit=\"\(max(miterLimit, 1).shortText)\""
        }
        let dashes = dashes(along: path)
        if !dashes.isEmpty {
            words += " stroke-dasharray=\"\(dashes.map(\.shortText).joined(separator: " "))\""
            if dashPhase != 0 { words += " stroke-dashoffset=\"\(dashPhase.shortText)\"" }
        }
        return words
    }

    /// The lengths of dashes and gaps; a part of the path is a pattern that does not repeat.
    private func dashes(along path: DisplayList.Path) -> [CGFloat] {
        let pattern = dashLengths.contains { $0 > 0 } ? dashLengths.map { max($0, 0) } : []
        guard start > 0 || end < 1 else { return pattern }
        let length = path.length
        let (from, to) = (min(start, end) * length, max(start, end) * length)
        guard !pattern.isEmpty else { return [0, from, to - from, length - to + 1] }
        var lengths: [CGFloat] = [0, from]
        var (place, index) = (from, 0)
        while place < to, lengths.count < 10_000 {
            let step = min(pattern[index % pattern.count], to - place)
            lengths.append(step)
            place += step
            index += 1
        }
        if !lengths.count.isMultiple(of: 2) { lengths.append(0) }
        lengths[lengths.count - 1] += length - to + 1
        return lengths
    }
}
