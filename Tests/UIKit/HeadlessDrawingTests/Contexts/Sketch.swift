import FailureReporting
import Foundation

@testable import HeadlessDrawing
@testable import HeadlessUIKitCore

/// Draws into a context of 100 by 50 points, and returns the lines of its display list.
func lines(of body: (CGContext) -> Void) -> [String] {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 50), scale: 2)
    ContextStack.with(context) { body(context) }
    return context.drawing.description.split(separator: "\n").map(String.init)
}

/// The texts of what is logged in `body`, in an application of its own.
@MainActor
func logged(_ body: () -> Void) -> [String] {
    UIApplication.withShared(UIApplication()) { FailureCollector.warnings(of: body).map(\.text) }
}

/// A drawing, and the display list that it makes.
struct Sketch: Sendable, CustomStringConvertible {
    let description: String
    let draw: @Sendable (CGContext) -> Void
    let lines: [String]

    init(_ name: String, _ draw: @escaping @Sendable (CGContext) -> Void, _ lines: String...) {
        (description, self.draw, self.lines) = (name, draw, lines)
    }
}
