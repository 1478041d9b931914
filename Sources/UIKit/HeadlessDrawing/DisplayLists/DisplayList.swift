import Foundation

/// What code drew, as a list of drawing commands: a value to read in tests, and to make pictures of.
///
/// A layer has the list of its view's `draw(_:)`, and an image that was drawn has its own.
///
/// ```swift
/// override func draw(_ rect: CGRect) {
///     UIColor.red.setFill()
///     UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 4))
/// }
/// // In the test:
/// #expect(view.layer.drawing?.description == "fill rect (0 0; 10 4) color #FF0000 blend copy")
/// ```
///
/// Coordinates are those in which the code drew: the transforms between `save` and `restore` apply to what follows.
/// Colours are those of the traits with which the code drew.
public struct DisplayList: Hashable, Sendable, CustomStringConvertible {
    /// The commands in the order in which they were drawn; each `save` has its `restore`.
    public package(set) var commands: [Command] = []

    /// Makes an empty list.
    public init() {}

    /// Whether nothing was drawn; saving, transforming and clipping draw nothing.
    public var isEmpty: Bool { !commands.contains { $0.draws } }

    /// The texts that were drawn, in order.
    public var texts: [String] {
        commands.compactMap {
            if case .text(let text, _) = $0 { text.string } else { nil }
        }
    }

    /// The images that were drawn, in order.
    public var images: [UIImage] {
        commands.compactMap {
            if case .image(let image, _, _) = $0 { image } else { nil }
        }
    }

    /// The commands, one a line; what is inside of a `save` is indented.
    public var description: String {
        var depth = 0
        return commands.map { command in
            if command.closes { depth = max(0, depth - 1) }
            defer { if command.opens { depth += 1 } }
            return String(repeating: "  ", count: depth) + command.description
        }.joined(separator: "\n")
    }
}
