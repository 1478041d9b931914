import FailureReporting
import Foundation

/// A misuse of paths.
package struct PathFailure: DescribedFailure {
    package let description: String

    package init(description: String) { self.description = description }

    static func noCurrentPoint(_ request: String) -> PathFailure {
        PathFailure(
            "A path has no current point yet, so \(request) cannot be added. Move to a point first.")
    }

    static func notFinite(_ request: String) -> PathFailure {
        PathFailure(
            "Numbers in a path must be finite: \(request) was not added.")
    }
}

extension PathOutline {
    /// Adds an element, or records why it cannot be added.
    ///
    /// Core Graphics logs what it ignores: "no current point", or "invalid numeric value (NaN, or not-a-number)".
    mutating func addOrFail(_ element: Element) {
        for point in element.points where !point.isFinite {
            PathFailure.notFinite(element.name).recordAsLog()
            return
        }
        if !add(element) { PathFailure.noCurrentPoint(element.name).recordAsLog() }
    }

    /// Adds a shape if its numbers are finite, or records why it cannot be added.
    mutating func addShape(
        _ name: String, _ numbers: [CGFloat], _ body: (inout PathOutline) -> Void
    ) {
        for number in numbers where !number.isFinite {
            PathFailure.notFinite(name).recordAsLog()
            return
        }
        body(&self)
    }
}

extension PathOutline.Element {
    fileprivate var name: String {
        switch self {
        case .move: "a move"
        case .line: "a line"
        case .quad, .curve: "a curve"
        case .close: "a close"
        }
    }
}

extension CGRect {
    package var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}
