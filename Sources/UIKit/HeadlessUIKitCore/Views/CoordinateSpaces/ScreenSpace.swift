/// The coordinates of a screen, in the interface's orientation or always in portrait.
@MainActor
final class ScreenSpace: NSObject, UICoordinateSpace {
    private let screen: UIScreen
    private let isFixed: Bool

    init(_ screen: UIScreen, isFixed: Bool) {
        self.screen = screen
        self.isFixed = isFixed
    }

    var bounds: CGRect { isFixed ? Self.rect(screen.bounds) { fixed($0) } : screen.bounds }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        let onScreen = isFixed ? turned(point) : point
        guard let other = coordinateSpace as? ScreenSpace else {
            return coordinateSpace.convert(onScreen, from: screen.coordinateSpace)
        }
        return other.isFixed ? fixed(onScreen) : onScreen
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.convert(point, to: self)
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard !rect.isNull else { return rect }
        guard let other = coordinateSpace as? ScreenSpace else {
            let onScreen = isFixed ? Self.rect(rect) { turned($0) } : rect
            return coordinateSpace.convert(onScreen, from: screen.coordinateSpace)
        }
        return Self.rect(rect) { convert($0, to: other) }
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.convert(rect, to: self)
    }

    // MARK: Orientations

    /// Converts a point of the interface to portrait.
    private func fixed(_ point: CGPoint) -> CGPoint {
        let size = screen.bounds.size
        return switch screen.orientation {
        // The top of the device is on the left, its right side above.
        case .landscapeRight: CGPoint(x: size.height - point.y, y: point.x)
        case .landscapeLeft: CGPoint(x: point.y, y: size.width - point.x)
        case .portraitUpsideDown: CGPoint(x: size.width - point.x, y: size.height - point.y)
        default: point
        }
    }

    /// Converts a point in portrait to the interface.
    private func turned(_ point: CGPoint) -> CGPoint {
        let size = screen.bounds.size
        return switch screen.orientation {
        case .landscapeRight: CGPoint(x: point.y, y: size.height - point.x)
        case .landscapeLeft: CGPoint(x: size.width - point.y, y: point.x)
        case .portraitUpsideDown: CGPoint(x: size.width - point.x, y: size.height - point.y)
        default: point
        }
    }

    /// Converts a rectangle by two opposite corners.
    private static func rect(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
        CGRect(around: [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)].map(convert))
    }
}

extension UIScreen {
    /// The coordinates of the screen in the interface's orientation.
    public var coordinateSpace: any UICoordinateSpace { ScreenSpace(self, isFixed: false) }

    /// The coordinates of the screen in portrait, however the interface is rotated.
    public var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace(self, isFixed: true) }
}
