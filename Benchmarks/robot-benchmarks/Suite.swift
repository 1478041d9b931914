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
    /// What is measured: the time that the work takes, or the memory that it says it took.
    enum Quantity: String {
        case time = "ns"
        case memory = "B"
    }

    var quantity = Quantity.time
    /// What one unit of the work is, such as a view.
    var unit: String
    /// How many units one run does.
    var count: Int
    var baselineName: String
    var baseline: () -> Int
    var work: () -> Int
}
