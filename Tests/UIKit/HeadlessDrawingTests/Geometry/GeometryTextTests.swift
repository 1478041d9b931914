import Foundation
import HeadlessUIKit
import TestSupport
import Testing

// The texts of rectangles, points and sizes are those of the CoreGraphics overlay:
// https://github.com/swiftlang/swift/blob/swift-5.2-RELEASE/stdlib/public/Darwin/CoreGraphics/CoreGraphics.swift
// That of ranges is Foundation's, NSRange.swift; the others are structs, which Swift prints by their properties.
@Suite("Texts of geometry values") struct GeometryTextTests {
    nonisolated static let texts: [(any Sendable, String)] = [
        (CGRect(x: 0, y: 0, width: 320, height: 480), "(0.0, 0.0, 320.0, 480.0)"),
        (CGRect(x: -1.5, y: 1 / 3.0, width: 1e20, height: 0), "(-1.5, 0.3333333333333333, 1e+20, 0.0)"),
        (CGRect.null, "(inf, inf, 0.0, 0.0)"), (CGRect.zero, "(0.0, 0.0, 0.0, 0.0)"),
        (CGPoint(x: 20, y: 300), "(20.0, 300.0)"), (CGPoint(x: CGFloat.nan, y: -0.0), "(nan, -0.0)"),
        (CGSize(width: 353, height: 44.25), "(353.0, 44.25)"),
        (CGVector(dx: 1, dy: -2), "CGVector(dx: 1.0, dy: -2.0)"),
        (
            CGAffineTransform.identity,
            "CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0)"
        ),
        (
            CATransform3DIdentity,
            "CATransform3D(m11: 1.0, m12: 0.0, m13: 0.0, m14: 0.0, m21: 0.0, m22: 1.0, m23: 0.0, m24: 0.0, "
                + "m31: 0.0, m32: 0.0, m33: 1.0, m34: 0.0, m41: 0.0, m42: 0.0, m43: 0.0, m44: 1.0)"
        ),
        (
            UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
            "UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)"
        ),
        (
            NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
            "NSDirectionalEdgeInsets(top: 1.0, leading: 2.0, bottom: 3.0, trailing: 4.0)"
        ),
        (UIOffset(horizontal: 1, vertical: 2), "UIOffset(horizontal: 1.0, vertical: 2.0)"),
        (NSRange(location: 0, length: 5), "{0, 5}"),
        (UILayoutPriority.defaultHigh, "UILayoutPriority(rawValue: 750.0)"),
        (UIRectEdge.left, "UIRectEdge(rawValue: 2)"),
        (UIView.AutoresizingMask.flexibleWidth, "AutoresizingMask(rawValue: 2)"),
        (UIFont.Weight.bold, "Weight(rawValue: \(UIFont.Weight.bold.rawValue))"),
        (IndexPath(item: 1, section: 0), "[0, 1]"),
    ]

    @Test("Interpolation, description and print show geometry as on iOS", arguments: texts)
    func text(_ value: any Sendable, _ text: String) {
        var printed = ""
        print(value, terminator: "", to: &printed)
        #expect(
            ["\(value)", String(describing: value), printed, "\(value)" as String]
                == Array(repeating: text, count: 4))
        // What Swift Testing shows in a failed expectation.
        #expect(String(describingForTest: value) == text)
    }

    @Test("Geometry in optionals, collections, tuples, enums and structs is shown as on iOS")
    func nested() {
        struct Placed {
            var frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            var anchor: CGPoint? = CGPoint(x: 5, y: 6)
        }
        let rect = Placed().frame
        #expect("\(rect as CGRect?, default: "none")" == "(1.0, 2.0, 3.0, 4.0)")
        #expect(String(describing: Optional(rect)) == "Optional((1.0, 2.0, 3.0, 4.0))")
        #expect("\([rect.origin, .zero])" == "[(1.0, 2.0), (0.0, 0.0)]")
        #expect("\(["a": rect.size])" == "[\"a\": (3.0, 4.0)]")
        #expect("\((rect.origin, 7))" == "((1.0, 2.0), 7)")
        #expect("\(Placed())" == "Placed(frame: (1.0, 2.0, 3.0, 4.0), anchor: Optional((5.0, 6.0)))")
        #expect("\(Result<CGSize, any Error>.success(rect.size))" == "success((3.0, 4.0))")
        #expect(
            rect.debugDescription == "(1.0, 2.0, 3.0, 4.0)"
                && String(reflecting: rect) == rect.debugDescription)
    }

    @Test("`dump` shows the text of geometry, and then its parts")
    func dumped() {
        var text = ""
        dump(CGRect(x: 1, y: 2, width: 3, height: 4), to: &text)
        #expect(
            text == """
                ▿ (1.0, 2.0, 3.0, 4.0)
                  ▿ origin: (1.0, 2.0)
                    - x: 1.0
                    - y: 2.0
                  ▿ size: (3.0, 4.0)
                    - width: 3.0
                    - height: 4.0

                """)
    }
}
