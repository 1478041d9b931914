import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("transform3D of a view") struct Transform3DTests {
    @Test("A 3D transform of a view is its transform and its layer's, whichever is set")
    func same() {
        inOwnWorld {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            #expect(CATransform3DIsIdentity(view.transform3D))
            view.transform3D = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
            #expect(abs(view.transform.b - 1) < 1e-9)
            #expect(CATransform3DEqualToTransform(view.layer.transform, view.transform3D))
            view.transform = CGAffineTransform(scaleX: 2, y: 3)
            #expect(view.transform3D.m11 == 2 && view.transform3D.m22 == 3)
            view.layer.transform = CATransform3DMakeTranslation(4, 5, 6)
            #expect(view.transform3D.m41 == 4 && view.transform.ty == 5)
        }
    }

    @Test("One that leaves the plane is a failure, and the old one is kept")
    func space() {
        inOwnWorld {
            let view = UIView()
            let failures = failureTexts { view.transform3D = CATransform3DMakeRotation(1, 1, 0, 0) }
            #expect(failures.count == 1 && view.transform.isIdentity)
        }
    }
}
