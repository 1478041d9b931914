import CoreGraphics

/// A model as an application has it, in a file that imports CoreGraphics alone.
struct Ring {
    var center = CGPoint(x: 3, y: 4)
    var radius: CGFloat = sqrt(25)

    var bounds: CGRect {
        CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
            .applying(CGAffineTransform(scaleX: 2, y: 2))
    }

    var path: CGPath {
        let path = CGMutablePath()
        path.move(to: center)
        path.addLine(to: .zero)
        return path
    }

    static let names = [
        String(reflecting: CGVector.self), String(reflecting: CGPath.self), String(reflecting: CGColor.self),
    ]
}
