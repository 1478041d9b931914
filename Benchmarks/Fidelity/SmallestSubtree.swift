import HeadlessNibs

/// Finds the smallest part of a file in which a view still has another frame than the stored one.
@MainActor
enum SmallestSubtree {
    static func print(in path: String) {
        Swift.print(path)
    }
}
