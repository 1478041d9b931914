import UniformTypeIdentifiers

/// A type whose values an item provider hands out as they are, and not as objects: `String` and `URL`.
public protocol _ExpressibleByItemProvider {}
