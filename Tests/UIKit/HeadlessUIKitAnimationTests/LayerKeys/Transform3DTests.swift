import HeadlessUIKit
import TestSupport
import Testing

// Apple, UIView.transform3D: the transform of the view's layer; the default is the identity.
@MainActor @Suite("Transforms of views in space") struct Transform3DTests {
    @Test("A transform in space is the layer's, and the view's as far as it is in the plane")
    func plane() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(CATransform3DIsIdentity(view.transform3D))
        view.transform3D = CATransform3DMakeScale(2, 2, 1)
        #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
        #expect(view.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
        view.transform = .identity
        #expect(CATransform3DIsIdentity(view.transform3D))
    }

    @Test("A transform that leaves the plane is a failure, and the old one is kept")
    func depth() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let texts = failureTexts { view.transform3D = CATransform3DMakeRotation(1, 1, 0, 0) }
        #expect(texts.count == 1)
        #expect(CATransform3DIsIdentity(view.transform3D))
    }
}
