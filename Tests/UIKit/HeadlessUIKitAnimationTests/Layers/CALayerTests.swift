import FailureReporting
import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("CALayer") struct CALayerTests {
    @Test("A layer and its view have the same values, whichever was set")
    func oneTruth() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        let layer = view.layer
        layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40) && layer.frame == view.frame)
        layer.position = CGPoint(x: 50, y: 60)
        #expect(view.center == CGPoint(x: 50, y: 60) && layer.position == view.center)
        layer.bounds = CGRect(x: 5, y: 6, width: 7, height: 8)
        #expect(view.bounds == CGRect(x: 5, y: 6, width: 7, height: 8) && layer.bounds == view.bounds)
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(
            view.transform == CGAffineTransform(scaleX: 2, y: 2) && layer.affineTransform() == view.transform)
        #expect(layer.frame == view.frame)
        layer.opacity = 0.5
        layer.isHidden = true
        layer.masksToBounds = true
        layer.backgroundColor = UIColor.red.cgColor
        #expect(view.alpha == 0.5 && view.isHidden && view.clipsToBounds && view.backgroundColor == .red)
        view.backgroundColor = nil
        view.alpha = 1
        #expect(layer.backgroundColor == nil && layer.opacity == 1)
    }

    @Test("Properties that only layers have are stored, with Core Animation's defaults")
    func style() {
        let view = UIView()
        let layer = view.layer
        #expect(layer.cornerRadius == 0 && layer.borderWidth == 0 && layer.shadowOpacity == 0)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowRadius == 3)
        #expect(layer.borderColor == UIColor.black.cgColor && layer.shadowColor == UIColor.black.cgColor)
        #expect(layer.name == nil)
        let before = ViewTree.generation
        layer.cornerRadius = 4
        #expect(ViewTree.generation != before)
        layer.borderWidth = 1
        layer.borderColor = UIColor.green.cgColor
        layer.shadowColor = nil
        layer.shadowOpacity = 0.5
        layer.shadowOffset = CGSize(width: 1, height: 1)
        layer.shadowRadius = 9
        layer.name = "card"
        #expect(
            layer.cornerRadius == 4 && layer.borderWidth == 1 && layer.borderColor == UIColor.green.cgColor)
        #expect(layer.shadowColor == nil && layer.shadowOpacity == 0.5 && layer.shadowRadius == 9)
        #expect(layer.shadowOffset == CGSize(width: 1, height: 1) && layer.name == "card")
        #expect(view.layer === layer)
    }

    @Test("A presentation layer is an immutable snapshot")
    func picture() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.cornerRadius = 2
        let picture = view.layer.presentation()
        picture?.opacity = 0
        picture?.frame = .zero
        picture?.cornerRadius = 7
        picture?.borderColor = nil
        picture?.name = "x"
        view.center.x = 500
        #expect(picture?.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(picture?.opacity == 1 && picture?.cornerRadius == 2 && picture?.name == nil)
        #expect(view.alpha == 1 && view.layer.cornerRadius == 2)
        #expect(picture?.presentation() === picture && picture?.model() === view.layer)
        #expect(view.layer.model() === view.layer && "\(view.layer)" == "CALayer of UIView")
    }

    @Test("A value that is not finite is a failure, and the old value is kept")
    func notFinite() {
        let view = UIView()
        let layer = view.layer
        let texts = FailureCollector.failures {
            layer.cornerRadius = .nan
            layer.shadowOffset = CGSize(width: 0, height: CGFloat.infinity)
            layer.opacity = .nan
        }.map(\.text)
        #expect(
            texts == [
                "The cornerRadius of a layer was set to nan, which is not finite. The old value is kept.",
                "The shadowOffset of a layer was set to inf, which is not finite. The old value is kept.",
                "The alpha of UIView was set to nan, which is not finite. The old value is kept.",
            ])
        #expect(layer.cornerRadius == 0 && layer.shadowOffset.height == -3 && view.alpha == 1)
    }

    @Test("Colours go to layers and back")
    func colours() {
        let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(UIColor(cgColor: color.cgColor) == color)
        #expect(color.cgColor == CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
        #expect(color.cgColor.hashValue == color.cgColor.hashValue && color.cgColor.alpha == 0.4)
        #expect(color.cgColor.copy(alpha: 1)?.components == [0.1, 0.2, 0.3, 1])
        #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 0.5, 0.5, 1])
        #expect(color.cgColor.numberOfComponents == 4)
    }
}
