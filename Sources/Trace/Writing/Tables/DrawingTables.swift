import HeadlessUIKit
import JSONWriting
import Pictures
import SourceReading

/// The tables of strings, fonts, images and drawings that a trace refers to.
struct DrawingTables {
    private let workingDirectory = SourceFolder(FileManager.default.currentDirectoryPath)
    private var strings = Table("")
    private var fonts = Table<UIFont>()
    private var images: [JSON] = []
    private var imageIndices: [UIImage: Int] = [:]
    private var fragments: [JSON] = []
    private var fragmentIndices: [DisplayList: Int] = [:]

    mutating func text(_ string: String) -> JSON { .integer(strings.index(of: string)) }

    /// The index of a text; `nil` for the empty one.
    mutating func textIfAny(_ string: String) -> JSON? { string.isEmpty ? nil : text(string) }

    /// The index of a file's path, from the working directory if it is in that.
    mutating func file(_ path: String) -> JSON { text(workingDirectory.path(of: path)) }

    mutating func font(_ font: UIFont) -> JSON { .integer(fonts.index(of: font)) }

    mutating func fragment(_ list: DisplayList) -> JSON {
        if let index = fragmentIndices[list] { return .integer(index) }
        let commands = list.commands.map { command(of: $0) }
        fragmentIndices[list] = fragments.count
        fragments.append(.array(commands))
        return .integer(fragments.count - 1)
    }

    /// The index of a drawing in coordinates that begin at a point; `nil` if it draws nothing.
    mutating func fragment(_ list: DisplayList, from origin: CGPoint) -> JSON? {
        guard !list.isEmpty else { return nil }
        guard origin != .zero else { return fragment(list) }
        return fragment(list.placed(CGAffineTransform(translationX: -origin.x, y: -origin.y)))
    }

    mutating func image(_ image: UIImage) -> JSON {
        if let index = imageIndices[image] { return .integer(index) }
        let json = entry(of: image)
        imageIndices[image] = images.count
        images.append(json)
        return .integer(images.count - 1)
    }

    /// The tables, as keys of the trace.
    mutating func written() -> [(String, JSON)] {
        var marks = TableMarks()
        return added(after: &marks).map { ($0, .array($1)) }
    }

    /// What the tables have in addition to some marks, which are then at their ends.
    mutating func added(after marks: inout TableMarks) -> [(String, [JSON])] {
        let fonts = fonts.values[marks.advance("fonts", to: fonts.values.count)].map { entry(of: $0) }
        let newStrings = strings.values[marks.advance("strings", to: strings.values.count)]
        return [
            ("strings", newStrings.map { .string($0) }), ("fonts", fonts),
            ("images", Array(images[marks.advance("images", to: images.count)])),
            ("fragments", Array(fragments[marks.advance("fragments", to: fragments.count)])),
        ]
    }

    private mutating func entry(of font: UIFont) -> JSON {
        .members([
            ("name", text(font.fontName)), ("size", .number(font.pointSize)),
            ("weight", .integer(font.weight.cssWeight)), ("italic", .flag(font.isItalic)),
            ("ascent", .number(font.ascender)), ("descent", .number(-font.descender)),
        ])
    }

    private mutating func entry(of image: UIImage) -> JSON {
        var pairs: [(String, JSON?)] = [("size", .numbers([image.size.width, image.size.height]))]
        switch image.content {
        case .none, .named:
            let name = image.pictureName ?? ""
            pairs += [
                ("kind", .string(image.symbolName == nil ? "name" : "symbol")), ("name", text(name)),
                ("weight", image.symbolWeight.map { .integer($0.cssWeight) }),
            ]
            if let symbol = image.symbolName { pairs += sign(of: SymbolDrawing(symbol)) }
        case .color(let color):
            let list = DisplayList(filling: CGRect(origin: .zero, size: image.size), with: color)
            pairs += [("kind", .string("drawing")), ("drawing", fragment(list))]
        case .drawing(let list):
            let turned = list.placed(image.orientationTransform)
            pairs += [
                ("kind", .string("drawing")),
                ("drawing", fragment(image.orientationTransform.isIdentity ? list : turned)),
            ]
        case .pixels(let data):
            pairs += [
                ("kind", .string("pixels")),
                ("data", .string("data:image/png;base64," + data.base64EncodedString())),
            ]
        }
        pairs.append(("tint", image.paintColor.map { $0.json }))
        return .members(pairs)
    }
}

extension DrawingTables {
    /// The drawing of a symbol, on a grid of 24.
    private mutating func sign(of symbol: SymbolDrawing) -> [(String, JSON?)] {
        [
            ("line", symbol.line.isEmpty ? nil : text(symbol.line)),
            ("area", symbol.area.isEmpty ? nil : text(symbol.area)),
            ("closed", symbol.isClosed ? .flag(true) : nil),
            ("frame", symbol.frameName.map { .string($0) }),
            ("solid", symbol.isSolid ? .flag(true) : nil),
            ("slashed", symbol.isSlashed ? .flag(true) : nil),
        ]
    }
}

extension UIColor {
    /// The colour as CSS has it.
    var json: JSON { .string(hexText) }
}
