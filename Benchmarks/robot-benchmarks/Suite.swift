/// Measurements that belong together, each beside a baseline of its own.
@MainActor
struct Suite {
    var name: String
    /// The measurements, given the sizes of trees; made one after another where they take room.
    var comparisons: ([Int]) -> any Sequence<Comparison>
}

/// A piece of the toolkit's work, and the least that such work can cost.
@MainActor
struct Comparison {
    var name: String
    /// What one unit of the work is, such as a view.
    var unit: String
    /// How many units one run does.
    var count: Int
    var baselineName: String
    var baseline: () -> Int
    var work: () -> Int
}
