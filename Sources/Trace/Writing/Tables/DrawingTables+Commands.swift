import HeadlessUIKit
import JSONWriting

extension DrawingTables {
    /// A drawing command as the format has it: a word, then what belongs to it.
    mutating func command(of command: DisplayList.Command) -> JSON {
        switch command {
        case .save: return .array([.string("save")])
        case .restore: return .array([.string("restore")])
        case .transform(let matrix): return .array([.string("transform"), matrix.json])
        case .clip(let path, let evenOdd):
            return list("clip", [self.path(path)], [("evenOdd", .flag(evenOdd))])
        case .mask(let image, let rect): return .array([.string("mask"), self.image(image), rect.json])
        case .fill(let path, let color, let evenOdd, let effects):
            return list(
                "fill", [self.path(path), color.json], [("evenOdd", .flag(evenOdd))] + options(effects))
        case .stroke(let path, let color, let line, let effects):
            return list("stroke", [self.path(path), color.json], options(line) + options(effects))
        case .shadow(let path, let shadow):
            return .array([.string("shadow"), self.path(path), shadow.json])
        case .clear(let rect): return .array([.string("clear"), rect.json])
        case .text(let text, let effects): return line(text, effects)
        case .image(let image, let rect, let effects):
            return list("image", [self.image(image), rect.json], options(effects))
        case .linearGradient(let gradient, let start, let end, let effects):
            return list(
                "linear", [gradient.stopsJSON, start.json, end.json], gradient.options + options(effects))
        case .radialGradient(let gradient, let start, let end, let effects):
            return list(
                "radial", [gradient.stopsJSON, start.json, end.json], gradient.options + options(effects))
        case .beginLayer(let rect, let effects):
            return list("begin", [rect?.json ?? .null], options(effects))
        case .endLayer: return .array([.string("end")])
        }
    }

    private func list(_ word: String, _ values: [JSON], _ options: [(String, JSON?)]) -> JSON {
        let options = options.filter { $0.1 != nil }
        return .array([.string(word)] + values + (options.isEmpty ? [] : [.members(options)]))
    }

    private mutating func line(_ text: DisplayList.Text, _ effects: DisplayList.Effects) -> JSON {
        list(
            "text",
            [
                self.text(text.string), .number(text.origin.x), .number(text.origin.y), .number(text.width),
                font(text.font), text.color.json,
            ],
            [
                ("kern", text.kern == 0 ? nil : .number(text.kern)),
                ("background", text.backgroundColor?.json), ("underline", text.underlineColor?.json),
                ("strike", text.strikethroughColor?.json),
            ] + options(effects))
    }

    private mutating func path(_ path: DisplayList.Path) -> JSON {
        path.rect?.json ?? text(path.description)
    }

    private func options(_ effects: DisplayList.Effects) -> [(String, JSON?)] {
        [
            ("alpha", effects.alpha == 1 ? nil : .number(effects.alpha)),
            ("blend", effects.blendMode == .normal ? nil : .string("\(effects.blendMode)")),
            ("shadow", effects.shadow?.json),
        ]
    }

    private func options(_ line: DisplayList.Line) -> [(String, JSON?)] {
        [
            ("width", line.width == 1 ? nil : .number(line.width)),
            ("cap", line.cap == .butt ? nil : .string("\(line.cap)")),
            ("join", line.join == .miter ? nil : .string("\(line.join)")),
            ("miter", line.miterLimit == 10 ? nil : .number(line.miterLimit)),
            ("dash", line.dashLengths.isEmpty ? nil : .numbers(line.dashLengths)),
            ("phase", line.dashPhase == 0 ? nil : .number(line.dashPhase)),
            ("from", line.start == 0 ? nil : .number(line.start)),
            ("to", line.end == 1 ? nil : .number(line.end)),
        ]
    }
}

extension DisplayList.Shadow {
    var json: JSON {
        .array([.number(offset.width), .number(offset.height), .number(blur), color.json])
    }

    /// The shadow as layers have it: by the radius, which is half of the blur.
    var jsonOfLayer: JSON {
        .array([.number(offset.width), .number(offset.height), .number(blur / 2), color.json])
    }
}

extension DisplayList.Gradient {
    fileprivate var stopsJSON: JSON { .array(stops.map { .array([.number($0.location), $0.color.json]) }) }

    fileprivate var options: [(String, JSON?)] {
        [("before", .flag(extendsBeforeStart)), ("after", .flag(extendsAfterEnd))]
    }
}

extension DisplayList.Circle {
    fileprivate var json: JSON { .numbers([center.x, center.y, radius]) }
}

extension CGRect {
    var json: JSON { .numbers([minX, minY, width, height]) }
}

extension CGPoint {
    var json: JSON { .numbers([x, y]) }
}

extension CGAffineTransform {
    var json: JSON { .numbers([a, b, c, d, tx, ty]) }
}
