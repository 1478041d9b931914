import HeadlessUIKit

extension SVGWriter {
    /// How deep images are drawn that are made of images.
    private static let imageDepthLimit = 16

    mutating func element(_ image: UIImage, in rect: CGRect) -> String {
        guard rect.width > 0, rect.height > 0, imageDepth < Self.imageDepthLimit else { return "" }
        switch image.content {
        case .none: return ""
        case .named(let name):
            return image.isSymbolImage
                ? symbol(name, of: image, in: rect) : PlaceholderDrawing(name: name).element(in: rect)
        case .color(let color):
            let paint = image.paintColor.map {
                $0.withAlphaComponent($0.alphaComponent * color.alphaComponent)
            }
            return "<rect \(rect.svgAttributes) \((paint ?? color).svgAttributes("fill"))/>"
        case .drawing, .pixels: return painted(parts(of: image, in: rect), image.paintColor)
        }
    }

    /// The whole image, or nine parts of it if its edges do not stretch.
    private mutating func parts(of image: UIImage, in rect: CGRect) -> String {
        let insets = image.capInsets
        let size = image.size
        let isResized = abs(size.width - rect.width) > 0.001 || abs(size.height - rect.height) > 0.001
        guard insets != .zero, isResized, insets.left + insets.right < size.width,
            insets.top + insets.bottom < size.height
        else { return part(of: image, CGRect(origin: .zero, size: size), in: rect) }
        let columns = Self.cuts(insets.left, insets.right, size.width, rect.minX, rect.width)
        let rows = Self.cuts(insets.top, insets.bottom, size.height, rect.minY, rect.height)
        var elements = ""
        for row in rows {
            for column in columns {
                let source = CGRect(
                    x: column.from.lowerBound, y: row.from.lowerBound,
                    width: column.from.upperBound - column.from.lowerBound,
                    height: row.from.upperBound - row.from.lowerBound)
                let target = CGRect(
                    x: column.to.lowerBound, y: row.to.lowerBound,
                    width: column.to.upperBound - column.to.lowerBound,
                    height: row.to.upperBound - row.to.lowerBound)
                elements += part(of: image, source, in: target)
            }
        }
        return elements
    }

    private typealias Cut = (from: ClosedRange<CGFloat>, to: ClosedRange<CGFloat>)

    /// The three parts of a side with ends that keep their lengths, as far as there is room for them.
    private static func cuts(
        _ first: CGFloat, _ last: CGFloat, _ length: CGFloat, _ origin: CGFloat, _ room: CGFloat
    ) -> [Cut] {
        let scale = min(1, room / max(first + last, 0.001))
        let (start, end) = (origin + first * scale, origin + room - last * scale)
        let cuts: [Cut] = [
            (0...first, origin...start), (first...(length - last), start...max(start, end)),
            ((length - last)...length, end...(origin + room)),
        ]
        return cuts.filter { $0.from.lowerBound < $0.from.upperBound && $0.to.lowerBound < $0.to.upperBound }
    }

    /// A part of an image, stretched to a rectangle.
    private mutating func part(of image: UIImage, _ source: CGRect, in rect: CGRect) -> String {
        let whole = source.size == image.size
        if whole, case .pixels(let data) = image.content { return Self.pixels(data, in: rect) }
        let box = [source.minX, source.minY, source.width, source.height].map(\.shortText)
        return
            "<svg \(rect.svgAttributes) viewBox=\"\(box.joined(separator: " "))\" preserveAspectRatio=\"none\">"
            + "\(inner(of: image))</svg>"
    }

    private static func pixels(_ data: Data, in rect: CGRect) -> String {
        "<image \(rect.svgAttributes) preserveAspectRatio=\"none\" "
            + "href=\"data:image/png;base64,\(data.base64EncodedString())\"/>"
    }

    /// The image in its own size.
    private mutating func inner(of image: UIImage) -> String {
        let bounds = CGRect(origin: .zero, size: image.size)
        switch image.content {
        case .pixels(let data): return Self.pixels(data, in: bounds)
        case .drawing(let list):
            imageDepth += 1
            defer { imageDepth -= 1 }
            beginSurface(clip: bounds)
            transform(image.orientationTransform)
            add(list)
            return "\n" + takeSurface()
        default: return ""
        }
    }

    private mutating func painted(_ element: String, _ color: UIColor?) -> String {
        guard let color, !element.isEmpty else { return element }
        let (paint, opacity) = color.svgParts
        let name = define(
            "f",
            "<filter id=\"*\" color-interpolation-filters=\"sRGB\"><feFlood flood-color=\"\(paint)\" "
                + "flood-opacity=\"\(opacity.shortText)\"/><feComposite in2=\"SourceAlpha\" operator=\"in\"/>"
                + "</filter>")
        return "<g filter=\"url(#\(name))\">\(element)</g>"
    }

    private mutating func symbol(_ name: String, of image: UIImage, in rect: CGRect) -> String {
        let drawing = SymbolDrawing(name)
        let color = image.paintColor ?? .black
        let mirror = image.imageOrientation == .upMirrored
        var mask: String?
        if let hole = drawing.hole(weight: image.symbolWeight) {
            let name = define(
                "m",
                "<mask id=\"*\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"24\" height=\"24\">"
                    + "<rect width=\"24\" height=\"24\" fill=\"#FFFFFF\"/>\(hole)</mask>")
            mask = "url(#\(name))"
        }
        let shape = drawing.element(color, weight: image.symbolWeight, mask: mask)
        let side = min(rect.width, rect.height)
        let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        let inner = mirror ? "<g transform=\"matrix(-1 0 0 1 24 0)\">\(shape)</g>" : shape
        return
            "<svg \(square.svgAttributes) viewBox=\"0 0 24 24\"><title>\(name.xmlText)</title>\(inner)</svg>"
    }
}
