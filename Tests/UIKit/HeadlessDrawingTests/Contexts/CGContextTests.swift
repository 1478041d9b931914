import FailureReporting
import Foundation
import Testing

@testable import HeadlessDrawing
@testable import HeadlessUIKitCore

private let square = CGRect(x: 0, y: 0, width: 10, height: 10)
private let red = UIColor.red.cgColor

@MainActor
@Suite("CGContext") struct CGContextTests {
    @Test("Each call records its command, with the settings of that moment", arguments: sketches)
    func records(_ sketch: Sketch) {
        #expect(lines(of: sketch.draw) == sketch.lines)
    }

    nonisolated static let sketches = [
        Sketch("fill", { $0.fill(square) }, "fill rect (0 0; 10 10) color #000000"),
        Sketch(
            "settings without an effect",
            {
                $0.setFillColorSpace(CGColorSpaceCreateDeviceGray())
                $0.setStrokeColorSpace(CGColorSpaceCreateDeviceGray())
                $0.setShouldAntialias(false)
                $0.setAllowsAntialiasing(false)
                $0.setShouldSmoothFonts(false)
                $0.setAllowsFontSmoothing(false)
                $0.setFlatness(2)
                $0.setTextDrawingMode(.stroke)
                $0.setCharacterSpacing(3)
                ($0.textPosition, $0.textMatrix) = (CGPoint(x: 1, y: 2), CGAffineTransform(scaleX: 2, y: 2))
                $0.fill(square)
            }, "fill rect (0 0; 10 10) color #000000"),
        Sketch(
            "colours",
            {
                $0.setFillColor(red)
                $0.fill(square)
                $0.setFillColor(gray: 1, alpha: 0.5)
                $0.fillEllipse(in: .zero)
                $0.setStrokeColor(red: 0, green: 1, blue: 0, alpha: 1)
                $0.stroke(square, width: 3)
            }, "fill rect (0 0; 10 10) color #FF0000",
            "fill M 0 0 C 0 0 0 0 0 0 C 0 0 0 0 0 0 C 0 0 0 0 0 0 C 0 0 0 0 0 0 Z color #FFFFFF80",
            "stroke rect (0 0; 10 10) color #00FF00 width 3"),
        Sketch(
            "a path",
            {
                $0.move(to: .zero)
                $0.addLine(to: CGPoint(x: 10, y: 0))
                $0.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 20, y: 5))
                $0.closePath()
                $0.drawPath(using: .eoFillStroke)
                $0.fillPath()
            }, "fill M 0 0 L 10 0 Q 20 5 10 10 Z color #000000 even-odd",
            "stroke M 0 0 L 10 0 Q 20 5 10 10 Z color #000000 width 1"),
        Sketch(
            "a line",
            {
                $0.setLineWidth(2)
                $0.setLineCap(.round)
                $0.setLineJoin(.bevel)
                $0.setLineDash(phase: 1, lengths: [4, 2])
                $0.strokeLineSegments(between: [.zero, CGPoint(x: 5, y: 0), CGPoint(x: 9, y: 9)])
                $0.setLineJoin(.miter)
                $0.setMiterLimit(4)
                $0.setLineDash(phase: 0, lengths: [])
                $0.addLines(between: [.zero, CGPoint(x: 1, y: 1)])
                $0.strokePath()
            }, "stroke M 0 0 L 5 0 color #000000 width 2 cap round join bevel dash 4 2 phase 1",
            "stroke M 0 0 L 1 1 color #000000 width 2 cap round miter limit 4"),
        Sketch(
            "states",
            {
                $0.saveGState()
                $0.setFillColor(red)
                $0.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
                $0.fill(square)
                $0.restoreGState()
                $0.fill(square)
            }, "save", "  clip rect (0 0; 5 5)", "  fill rect (0 0; 10 10) color #FF0000", "restore",
            "fill rect (0 0; 10 10) color #000000"),
        Sketch(
            "transforms",
            {
                $0.translateBy(x: 10, y: 20)
                $0.scaleBy(x: 2, y: 3)
                $0.rotate(by: .pi / 2)
                $0.concatenate(CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 5, ty: 0))
            }, "transform translate 10 20", "transform scale 2 3", "transform matrix 0 1 -1 0 0 0",
            "transform translate 5 0 scale 2 1"),
        Sketch(
            "effects",
            {
                $0.setAlpha(0.5)
                $0.setBlendMode(.multiply)
                $0.setShadow(offset: CGSize(width: 1, height: 2), blur: 3)
                $0.fill(square)
                $0.setShadow(offset: .zero, blur: 0, color: nil)
                $0.fill(square)
            },
            "fill rect (0 0; 10 10) color #000000 alpha 0.5 blend multiply shadow (1, 2) blur 3 color #00000055",
            "fill rect (0 0; 10 10) color #000000 alpha 0.5 blend multiply"),
        Sketch(
            "layers",
            {
                $0.setAlpha(0.25)
                $0.beginTransparencyLayer(in: square, auxiliaryInfo: nil)
                $0.setFillColor(red)
                $0.fill(square)
                $0.endTransparencyLayer()
                $0.clear(square)
            }, "begin layer in (0 0; 10 10) alpha 0.25", "  fill rect (0 0; 10 10) color #FF0000",
            "end layer", "clear (0 0; 10 10)"),
        Sketch(
            "gradients",
            {
                guard
                    let gradient = CGGradient(
                        colorsSpace: CGColorSpaceCreateDeviceRGB(),
                        colors: [red, UIColor.blue.cgColor] as CFArray, locations: [0, 0.5])
                else { return }
                $0.drawLinearGradient(
                    gradient, start: .zero, end: CGPoint(x: 9, y: 0), options: .drawsAfterEndLocation)
                $0.drawRadialGradient(
                    gradient, startCenter: .zero, startRadius: 1, endCenter: CGPoint(x: 5, y: 5),
                    endRadius: 8, options: .drawsBeforeStartLocation)
            }, "linear gradient (0, 0) to (9, 0) #FF0000 0, #0000FF 0.5 after end",
            "radial gradient (0, 0) radius 1 to (5, 5) radius 8 #FF0000 0, #0000FF 0.5 before start"),
        Sketch(
            "images",
            {
                let star = UIImage(systemName: "star")
                star?.draw(at: CGPoint(x: 1, y: 2))
                star?.draw(in: square, blendMode: .screen, alpha: 0.5)
                let dot = UIImage(color: .red, size: CGSize(width: 2, height: 1)).cgImage
                if let dot { $0.draw(dot, in: square) }
                if let dot { $0.clip(to: square, mask: dot) }
            }, "image \"star\" in (1 2; 20.4 20.4)", "image \"star\" in (0 0; 10 10) alpha 0.5 blend screen",
            "image 2×1 color #FF0000 downMirrored in (0 0; 10 10)", "mask UIImage 2×1 in (0 0; 10 10)"),
        Sketch(
            "patterns",
            { _ in
                UIImage(color: .red, size: CGSize(width: 4, height: 10)).drawAsPattern(in: square)
            }, "save", "  clip rect (0 0; 10 10)", "  image 4×10 color #FF0000 in (0 0; 4 10)",
            "  image 4×10 color #FF0000 in (4 0; 4 10)", "  image 4×10 color #FF0000 in (8 0; 4 10)",
            "restore"),
        Sketch(
            "UIKit's functions",
            { _ in
                UIColor.red.set()
                UIRectFill(square)
                UIRectFrame(square)
                UIRectClip(square)
                UIColor.blue.setStroke()
                let path = UIBezierPath(rect: square)
                path.lineWidth = 2
                path.setLineDash([1, 2], count: 2, phase: 0)
                path.usesEvenOddFillRule = true
                path.stroke()
                path.fill()
                path.fill(with: .darken, alpha: 0.5)
                path.addClip()
            }, "fill rect (0 0; 10 10) color #FF0000 blend copy",
            "fill M 0 0 L 10 0 L 10 10 L 0 10 Z M 1 1 L 9 1 L 9 9 L 1 9 Z color #FF0000 even-odd blend copy",
            "clip rect (0 0; 10 10)", "stroke rect (0 0; 10 10) color #0000FF width 2 dash 1 2",
            "fill rect (0 0; 10 10) color #FF0000 even-odd",
            "fill rect (0 0; 10 10) color #FF0000 even-odd alpha 0.5 blend darken",
            "clip rect (0 0; 10 10) even-odd"),
    ]

    @Test("A path stays where it is when the coordinates change before it is drawn")
    func pathAndTransform() {
        let list = lines {
            $0.addRect(square)
            $0.saveGState()
            $0.translateBy(x: 5, y: 5)
            $0.addRect(square)
            $0.restoreGState()
            $0.fillPath()
        }
        #expect(
            list == [
                "save", "  transform translate 5 5", "restore",
                "fill M 0 0 L 10 0 L 10 10 L 0 10 Z M 5 5 L 15 5 L 15 15 L 5 15 Z color #000000",
            ])
    }

    @Test("What is not restored and not ended at the end is restored and ended in the list")
    func unbalanced() {
        let list = lines {
            $0.saveGState()
            $0.beginTransparencyLayer(auxiliaryInfo: nil)
            $0.saveGState()
        }
        #expect(list == ["save", "  begin layer", "    save", "    restore", "  end layer", "restore"])
    }

    @Test(
        "A restore without a save, an end without a layer and a pop without a push are logged, and do nothing"
    )
    func underflow() {
        let texts = logged {
            let list = lines {
                $0.restoreGState()
                $0.endTransparencyLayer()
                $0.saveGState()
                $0.endTransparencyLayer()
            }
            #expect(list == ["save", "restore"])
            UIGraphicsPopContext()
            UIGraphicsEndImageContext()
        }
        let noLayer =
            "endTransparencyLayer() was called without a beginTransparencyLayer(auxiliaryInfo:) before, or with a"
            + " saveGState() in between that was not restored. It does nothing."
        #expect(
            texts == [
                "restoreGState() was called without a saveGState() before. It does nothing.", noLayer,
                noLayer,
                "UIGraphicsPopContext() was called without a UIGraphicsPushContext(_:) before. It does nothing.",
            ])
    }

    @Test("Without a context, drawing is logged and does nothing", arguments: drawings)
    func noContext(_ drawing: Sketch) {
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIApplication.withShared(UIApplication()) {
            let unused = CGContext(bounds: square, scale: 1)
            let texts = FailureCollector.warnings { drawing.draw(unused) }.map(\.text)
            #expect(
                texts == [
                    "\(drawing) was called without a graphics context, so it does nothing. Call it in a view's draw(_:),"
                        + " or in the closure of UIGraphicsImageRenderer's image(actions:)."
                ])
        }
    }

    nonisolated static let drawings = [
        Sketch("UIColor.set()", { _ in UIColor.red.set() }),
        Sketch("UIColor.setFill()", { _ in UIColor.red.setFill() }),
        Sketch("UIColor.setStroke()", { _ in UIColor.red.setStroke() }),
        Sketch("UIRectFill(_:)", { _ in UIRectFill(square) }),
        Sketch("UIRectFrame(_:)", { _ in UIRectFrame(square) }),
        Sketch("UIRectClip(_:)", { _ in UIRectClip(square) }),
        Sketch("UIBezierPath.fill()", { _ in UIBezierPath(rect: square).fill() }),
        Sketch("UIBezierPath.stroke()", { _ in UIBezierPath(rect: square).stroke() }),
        Sketch("UIBezierPath.addClip()", { _ in UIBezierPath(rect: square).addClip() }),
        Sketch("UIImage.draw(in:)", { _ in UIImage().draw(in: square) }),
        Sketch("NSAttributedString.draw(at:)", { _ in ("a" as NSString).draw(at: .zero) }),
    ]

    @Test("Numbers that are not finite are logged and draw nothing", arguments: badNumbers)
    func notFinite(_ drawing: Sketch) {
        UIApplication.withShared(UIApplication()) {
            let texts = FailureCollector.warnings { #expect(lines(of: drawing.draw) == []) }.map(\.text)
            #expect(texts == ["\(drawing) was called with nan, which is not finite. It does nothing."])
        }
    }

    nonisolated static let badNumbers = [
        Sketch("fill(_:)", { $0.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) }),
        Sketch("stroke(_:)", { $0.stroke(CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)) }),
        Sketch("stroke(_:width:)", { $0.stroke(square, width: .nan) }),
        Sketch("clear(_:)", { $0.clear(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)) }),
        Sketch("clip(to:)", { $0.clip(to: CGRect(x: 0, y: 0, width: 1, height: CGFloat.nan)) }),
        Sketch("translateBy(x:y:)", { $0.translateBy(x: .nan, y: 0) }),
        Sketch("setLineWidth(_:)", { $0.setLineWidth(.nan) }),
        Sketch("setAlpha(_:)", { $0.setAlpha(.nan) }),
        Sketch("setLineDash(phase:lengths:)", { $0.setLineDash(phase: 0, lengths: [1, .nan]) }),
        Sketch("setShadow(offset:blur:)", { $0.setShadow(offset: .zero, blur: .nan) }),
    ]

    @Test(
        "The transform to pixels has its origin at the lower left; clips are in the code's coordinates"
    )
    func coordinates() {
        _ = lines {
            #expect($0.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 100))
            $0.translateBy(x: 10, y: 10)
            #expect($0.convertToDeviceSpace(CGPoint.zero) == CGPoint(x: 20, y: 80))
            #expect($0.convertToUserSpace(CGPoint(x: 20, y: 80)) == .zero)
            #expect($0.boundingBoxOfClipPath == CGRect(x: -10, y: -10, width: 100, height: 50))
            $0.clip(to: square)
            #expect($0.boundingBoxOfClipPath == square)
            #expect(($0.width, $0.height) == (200, 100))
        }
    }

    @Test("The path can be asked before it is drawn")
    func path() {
        _ = lines {
            #expect($0.isPathEmpty && $0.path == nil)
            $0.addRect(square)
            #expect($0.boundingBoxOfPath == square && $0.currentPointOfPath == .zero)
            #expect($0.pathContains(CGPoint(x: 5, y: 5), mode: .fill))
            #expect($0.path == CGPath(rect: square, transform: nil))
            $0.beginPath()
            #expect($0.isPathEmpty)
        }
    }

    @Test(
        "A pushed context is the current one until it is popped, and what a drawing leaves pushed is popped")
    func pushing() throws {
        try UIApplication.withShared(UIApplication()) {
            let bitmap = try #require(
                CGContext(
                    data: nil, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            UIGraphicsPushContext(bitmap)
            #expect(UIGraphicsGetCurrentContext() === bitmap)
            _ = lines {
                #expect(UIGraphicsGetCurrentContext() === $0)
                UIGraphicsPushContext(bitmap)
            }
            #expect(UIGraphicsGetCurrentContext() === bitmap)
            UIGraphicsPopContext()
            #expect(UIGraphicsGetCurrentContext() == nil)
            bitmap.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            let image = try #require(bitmap.makeImage())
            #expect((image.width, image.height) == (4, 2))
            #expect(
                UIImage(cgImage: image).drawing?.description == """
                    save
                      transform translate 0 2 scale 1 -1
                      fill rect (0 0; 1 1) color #000000
                    restore
                    """)
        }
    }

    @Test("Dynamic colours are those of the current traits")
    func traits() {
        let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let list = lines { _ in
            ink.setFill()
            UIRectFillUsingBlendMode(square, .normal)
            UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { ink.setFill() }
            UIRectFillUsingBlendMode(square, .normal)
        }
        #expect(list == ["fill rect (0 0; 10 10) color #000000", "fill rect (0 0; 10 10) color #FFFFFF"])
    }
}
