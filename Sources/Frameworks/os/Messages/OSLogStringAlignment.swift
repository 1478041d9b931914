/// How a value is aligned in the columns of a message of the log.
public struct OSLogStringAlignment: Hashable, Sendable {
    private enum Edge: Hashable {
        case left, right
    }

    private let edge: Edge
    private let columns: Int

    /// The value takes its own width.
    public static var none: Self { Self(edge: .left, columns: 0) }

    /// At the left, followed by spaces to fill a number of columns.
    public static func left(columns: Int) -> Self { Self(edge: .left, columns: columns) }

    /// At the right, after spaces that fill a number of columns.
    public static func right(columns: Int) -> Self { Self(edge: .right, columns: columns) }

    func aligned(_ text: String) -> String {
        let spaces = String(repeating: " ", count: max(min(columns, 1000) - text.count, 0))
        return edge == .left ? text + spaces : spaces + text
    }
}
