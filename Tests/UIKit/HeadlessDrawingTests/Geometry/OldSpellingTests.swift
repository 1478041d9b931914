import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("Older spellings of API") struct OldSpellingTests {
    @Test("Points, sizes and rectangles compare by Core Graphics' old functions")
    func equality() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(rect.equalTo(rect) && !rect.equalTo(.zero))
        #expect(rect.origin.equalTo(CGPoint(x: 1, y: 2)) && !rect.origin.equalTo(.zero))
        #expect(rect.size.equalTo(CGSize(width: 3, height: 4)) && !rect.size.equalTo(.zero))
    }

    @Test("An inverted transform undoes the other, and one that flattens space stays")
    func inversion() {
        let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 4, 8), 1, 2, 3)
        #expect(CATransform3DConcat(moved, CATransform3DInvert(moved)) == CATransform3DIdentity)
        let flat = CATransform3DMakeScale(1, 1, 0)
        #expect(CATransform3DInvert(flat) == flat)
        // Its first row begins with zero.
        let swapped = CATransform3D(
            m11: 0, m12: 1, m13: 0, m14: 0, m21: 1, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0,
            m41: 0, m42: 0, m43: 0, m44: 1)
        #expect(CATransform3DInvert(swapped) == swapped)
    }

    @Test("An image literal is the declared image of its name, and a failure for one that is not declared")
    func imageLiterals() {
        inOwnWorld {
            #expect(UIImage(imageLiteralResourceName: "Sun").size == CGSize(width: 24, height: 24))
            UIApplication.shared.declarations.images = ["Sun": CGSize(width: 12, height: 10)]
            #expect(UIImage(imageLiteralResourceName: "Sun").size == CGSize(width: 12, height: 10))
            #expect(UIImage(imageLiteralResourceName: "Sun") == UIImage(named: "Sun"))
            let texts = failureTexts { _ = UIImage(imageLiteralResourceName: "Son") }
            #expect(texts == ["The image \"Son\" of an image literal is not in declarations.images."])
        }
    }

    @Test("Old styles of activity indicators have their size and colour")
    func indicators() {
        let styles: [UIActivityIndicatorView.Style] = [.white, .whiteLarge, .gray]
        let indicators = styles.map { UIActivityIndicatorView(style: $0) }
        #expect(indicators.map(\.bounds.width) == [20, 37, 20])
        #expect(indicators.map(\.color) == [.white, .white, .systemGray])
    }

    @Test("The status bar's frame and the old way to open a URL are the application's")
    func application() throws {
        let url = try #require(URL(string: "unknown:a"))
        inOwnWorld {
            let application = UIApplication.shared
            #expect(application.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
            #expect(application.statusBarOrientation == .portrait && !application.openURL(url))
        }
    }
}
