import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// The screen's coordinates, and conversions by way of it.
@MainActor
@Suite("Coordinate spaces") struct CoordinateSpaceTests {
    private func inWindow(_ body: (UIView) throws -> Void) rethrows {
        try inOwnWorld {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 60))
            view.bounds.origin = CGPoint(x: 1, y: 2)
            window.addSubview(view)
            window.makeKeyAndVisible()
            try body(view)
        }
    }

    @Test("A view's coordinates are converted to the screen's and back")
    func views() {
        inWindow { view in
            let space = UIScreen.main.coordinateSpace
            #expect(view.convert(CGPoint(x: 1, y: 2), to: space) == CGPoint(x: 10, y: 20))
            #expect(view.convert(CGPoint(x: 10, y: 20), from: space) == CGPoint(x: 1, y: 2))
            #expect(view.convert(view.bounds, to: space) == view.frame)
            #expect(space.convert(view.frame, to: view) == view.bounds)
            #expect(space.convert(CGPoint(x: 1, y: 2), from: view) == CGPoint(x: 10, y: 20))
            #expect(space.bounds == UIScreen.main.bounds)
            #expect(view.window?.windowScene?.coordinateSpace.bounds == UIScreen.main.bounds)
        }
    }

    @Test("A view is a space, too")
    func viewAsSpace() {
        inWindow { view in
            let other = UIView(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
            view.window?.addSubview(other)
            let space: any UICoordinateSpace = other
            #expect(view.convert(CGPoint(x: 1, y: 2), to: space) == CGPoint(x: -90, y: -80))
            #expect(space.convert(other.bounds, to: view) == CGRect(x: 91, y: 82, width: 10, height: 10))
        }
    }

    @Test(
        "The fixed space stays in portrait",
        arguments: [
            (UIInterfaceOrientation.portrait, CGPoint(x: 30, y: 40)),
            (.landscapeRight, CGPoint(x: 350, y: 30)), (.landscapeLeft, CGPoint(x: 40, y: 814)),
        ])
    func fixed(_ orientation: UIInterfaceOrientation, point: CGPoint) {
        inWindow { view in
            UIScreen.main.turn(to: orientation)
            let (space, fixed) = (UIScreen.main.coordinateSpace, UIScreen.main.fixedCoordinateSpace)
            #expect(fixed.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
            #expect(space.convert(CGPoint(x: 30, y: 40), to: fixed) == point)
            #expect(space.convert(point, from: fixed) == CGPoint(x: 30, y: 40))
            let rect = CGRect(x: 30, y: 40, width: 5, height: 6)
            #expect(space.convert(space.convert(rect, to: fixed), from: fixed) == rect)
        }
    }
}
