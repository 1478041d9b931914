import CoreGraphics
import Foundation
import ObjectiveC
import QuartzCore
import UIKit

/// A view's file that imports more than it needs, which must not be ambiguous.
@MainActor
enum QuartzCoreBesideUIKit {
    nonisolated(unsafe) private static var key: UInt8 = 0

    static func layer() -> CALayer {
        let layer = CAShapeLayer()
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 3), transform: nil)
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
        objc_setAssociatedObject(layer, &key, "tag", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return layer
    }

    static func tag(of layer: CALayer) -> String? { objc_getAssociatedObject(layer, &key) as? String }

    static let time: () -> CFTimeInterval = { CACurrentMediaTime() }
    static let save = Selector("save:")
}
