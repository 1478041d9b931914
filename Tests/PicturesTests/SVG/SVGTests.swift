import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore
@testable import Pictures

private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

/// Drawing code, and the elements that its SVG has.
struct Sketch: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let draw: @MainActor @Sendable (CGContext) -> Void
    let elements: [String]

    init(_ name: String, _ draw: @escaping @MainActor @Sendable (CGContext) -> Void, _ elements: String...) {
        (testDescription, self.draw, self.elements) = (name, draw, elements)
    }
}

@MainActor
@Suite("Pictures as SVG") struct SVGTests {
    private func svg(_ draw: (CGContext) -> Void) -> String {
        let context = CGContext(bounds: square, scale: 1)
        ContextStack.with(context) { draw(context) }
        return context.drawing.svg(in: square, title: "Sketch")
    }

    nonisolated static let shapes = [
        Sketch(
            "a rectangle",
            {
                $0.setFillColor(UIColor.red.cgColor)
                $0.fill(square)
            }, "<rect x=\"0\" y=\"0\" width=\"10\" height=\"10\" fill=\"#FF0000\"/>"),
        Sketch(
            "a path with a hole, half transparent",
            {
                $0.setFillColor(UIColor.red.withAlphaComponent(0.5).cgColor)
                $0.addRect(square)
                $0.move(to: CGPoint(x: 1, y: 1))
                $0.addLine(to: CGPoint(x: 2, y: 1))
                $0.addQuadCurve(to: CGPoint(x: 2, y: 2), control: CGPoint(x: 3, y: 3))
                $0.closePath()
                $0.fillPath(using: .evenOdd)
            },
            "<path d=\"M 0 0 L 10 0 L 10 10 L 0 10 Z M 1 1 L 2 1 Q 3 3 2 2 Z\" fill-rule=\"evenodd\" "
                + "fill=\"#FF0000\" fill-opacity=\"0.5\"/>"),
        Sketch(
            "a dashed line",
            {
                $0.setLineDash(phase: 1, lengths: [2, 3])
                $0.setLineCap(.round)
                $0.setLineJoin(.bevel)
                $0.setLineWidth(2)
                $0.stroke(square)
            },
            "<rect x=\"0\" y=\"0\" width=\"10\" height=\"10\" fill=\"none\" stroke-width=\"2\" "
                + "stroke-linecap=\"round\" stroke-linejoin=\"bevel\" stroke-dasharray=\"2 3\" "
                + "stroke-dashoffset=\"1\" stroke=\"#000000\"/>"),
        Sketch(
            "groups for what limits and moves, and only where something is drawn",
            {
                $0.saveGState()
                $0.translateBy(x: 1, y: 2)
                $0.saveGState()
                $0.rotate(by: .pi / 2)
                $0.restoreGState()
                $0.scaleBy(x: 2, y: 3)
                $0.clip(to: square)
                $0.fill(square)
                $0.restoreGState()
                $0.fill(square)
            }, "<clipPath id=\"c1\"><rect x=\"0\" y=\"0\" width=\"10\" height=\"10\"/></clipPath>",
            "<g transform=\"translate(1 2)\">", "<g transform=\"matrix(2 0 0 3 0 0)\">",
            "<g clip-path=\"url(#c1)\">",
            "<rect x=\"0\" y=\"0\" width=\"10\" height=\"10\" fill=\"#000000\"/>", "</g>", "</g>", "</g>",
            "<rect x=\"0\" y=\"0\" width=\"10\" height=\"10\" fill=\"#000000\"/>"),
        Sketch(
            "a layer with opacity, and a blend mode outside of what clips",
            {
                $0.setAlpha(0.5)
                $0.beginTransparencyLayer(auxiliaryInfo: nil)
                $0.fill(square)
                $0.endTransparencyLayer()
                $0.setAlpha(1)
                $0.setBlendMode(.multiply)
                $0.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
                $0.fill(square)
            }, "<clipPath id=\"c1\"><rect x=\"0\" y=\"0\" width=\"1\" height=\"1\"/></clipPath>",
            "<g opacity=\"0.5\">", "<rect x=\"0\" y=\"0\" width=\"10\" height=\"10\" fill=\"#000000\"/>",
            "</g>",
            "<g style=\"mix-blend-mode:multiply\"><g clip-path=\"url(#c1)\">"
                + "<rect x=\"0\" y=\"0\" width=\"10\" height=\"10\" fill=\"#000000\"/></g></g>"),
        Sketch(
            "a shadow",
            {
                $0.setShadow(offset: CGSize(width: 1, height: 2), blur: 4, color: UIColor.red.cgColor)
                $0.fill(square)
            },
            "<filter id=\"f1\" filterUnits=\"userSpaceOnUse\" x=\"-34\" y=\"-34\" width=\"78\" height=\"78\" "
                + "color-interpolation-filters=\"sRGB\"><feDropShadow dx=\"1\" dy=\"2\" stdDeviation=\"2\" "
                + "flood-color=\"#FF0000\" flood-opacity=\"1\"/></filter>",
            "<g filter=\"url(#f1)\"><rect x=\"0\" y=\"0\" width=\"10\" height=\"10\" fill=\"#000000\"/></g>"),
        Sketch(
            "a gradient that ends where its last colour is",
            {
                let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
                guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]) else {
                    return
                }
                $0.drawLinearGradient(
                    gradient, start: .zero, end: CGPoint(x: 4, y: 0), options: .drawsBeforeStartLocation)
            },
            "<linearGradient id=\"g1\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"4\" y2=\"0\">"
                + "<stop offset=\"0\" stop-color=\"#FF0000\"/><stop offset=\"1\" stop-color=\"#0000FF\"/>"
                + "<stop offset=\"1\" stop-color=\"#0000FF\" stop-opacity=\"0\"/></linearGradient>",
            "<rect x=\"0\" y=\"0\" width=\"10\" height=\"10\" fill=\"url(#g1)\"/>"),
        Sketch(
            "a part that is erased",
            {
                $0.fill(square)
                $0.clear(CGRect(x: 1, y: 1, width: 2, height: 2))
            },
            "<mask id=\"m1\" maskUnits=\"userSpaceOnUse\" x=\"-100000\" y=\"-100000\" width=\"200000\" "
                + "height=\"200000\"><rect x=\"-100000\" y=\"-100000\" width=\"200000\" height=\"200000\" "
                + "fill=\"#FFFFFF\"/><rect x=\"1\" y=\"1\" width=\"2\" height=\"2\" fill=\"#000000\"/></mask>",
            "<g mask=\"url(#m1)\">", "<rect x=\"0\" y=\"0\" width=\"10\" height=\"10\" fill=\"#000000\"/>",
            "</g>"),
        Sketch(
            "an image that was drawn, in a colour",
            { _ in
                let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
                    $0.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 1, height: 2))
                }
                image.withTintColor(.red).draw(in: square)
            },
            "<filter id=\"f1\" color-interpolation-filters=\"sRGB\"><feFlood flood-color=\"#FF0000\" "
                + "flood-opacity=\"1\"/><feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>",
            "<g filter=\"url(#f1)\"><svg x=\"0\" y=\"0\" width=\"10\" height=\"10\" viewBox=\"0 0 2 2\" "
                + "preserveAspectRatio=\"none\">",
            "<path d=\"M 1 1 C 1 1.552 0.776 2 0.5 2 C 0.224 2 0 1.552 0 1 C 0 0.448 0.224 0 0.5 0 "
                + "C 0.776 0 1 0.448 1 1 Z\" fill=\"#000000\"/>", "</svg></g>"),
    ]

    @Test("Commands are elements of SVG", arguments: shapes)
    func commands(sketch: Sketch) {
        let lines = svg(sketch.draw).split(separator: "\n").map(String.init)
        #expect(lines[0].hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"10\" "))
        #expect(lines[0].contains("viewBox=\"0 0 10 10\" role=\"img\" aria-label=\"Sketch\""))
        #expect(lines[1] == "<title>Sketch</title>" && lines.last == "</svg>")
        let body = lines.dropFirst(2).dropLast().filter { $0 != "<defs>" && $0 != "</defs>" }
        #expect(Array(body) == sketch.elements)
    }

    @Test("Text is as wide as here in any browser, and one from right to left begins at its right end")
    func text() {
        let font = UIFont.systemFont(ofSize: 10, weight: .bold)
        let latin = svg { _ in "Total".draw(at: .zero, withAttributes: [.font: font]) }
        let width = font.width(of: "Total").shortText
        #expect(
            latin.contains(
                "<text x=\"0\" y=\"9.521\" font-size=\"10\" font-weight=\"700\" fill=\"#000000\" "
                    + "textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\" xml:space=\"preserve\">Total</text>"
            ))
        let hebrew = svg { _ in "שלום".draw(at: .zero, withAttributes: [.font: font]) }
        #expect(
            hebrew.contains("<text x=\"\(font.width(of: "שלום").shortText)\" y=\"9.521\" direction=\"rtl\""))
    }

    @Test(
        "Whatever text and names say, they are text, and the document is well-formed",
        arguments: [
            "</text><script>alert(1)</script>", "\" onload=\"alert(1)", "' x='", "]]>", "<!--", "&amp;&#0;",
            "a\u{0}b\u{1B}\u{7F}\u{85}\u{FFFE}", "tab\tline", "\u{202E}reversed", "😀 e\u{301} \u{10FFFF}",
            "id=\"*\"", "url(#c1)",
        ])
    func escaping(text: String) throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 1000, height: 20))
        label.text = text
        label.accessibilityIdentifier = text
        let image = UIImageView(image: UIImage(systemName: text.isEmpty ? "x" : text))
        label.addSubview(image)
        let svg = Picture(of: label).svg()
        let allowed = svg.unicodeScalars.allSatisfy {
            $0 == "\n" || $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && $0.value != 0xFFFE
        }
        #expect(allowed)
        let reader = try XMLReader(svg)
        #expect(
            reader.elements.allSatisfy {
                [
                    "svg", "title", "g", "text", "rect", "path", "defs", "filter", "feFlood", "feComposite",
                    "mask", "circle",
                ].contains($0)
            })
        #expect(!reader.attributes.contains { $0.hasPrefix("on") })
    }

    @Test("A prefix is before all identifiers, and references follow it")
    func prefix() {
        let view = UIView(frame: square)
        view.clipsToBounds = true
        let inner = UIView(frame: square)
        inner.backgroundColor = .red
        view.addSubview(inner)
        let svg = Picture(of: view).svg(prefix: "one-")
        #expect(svg.contains("<clipPath id=\"one-c1\">") && svg.contains("clip-path=\"url(#one-c1)\""))
    }
}
