/// Something in a file that cannot be rewritten.
public struct PortingWarning: Equatable, Sendable, CustomStringConvertible {
    /// The path of the original file.
    public let file: String
    /// The line, counted from 1.
    public let line: Int
    /// The column, counted from 1 in bytes of UTF-8.
    public let column: Int
    /// What cannot be rewritten, and what to do instead.
    public let message: String

    /// The warning in the compiler's format, such as `Form.swift:3:9: warning: …`.
    public var description: String { "\(file):\(line):\(column): warning: \(message)" }
}
