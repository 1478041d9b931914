/// A group of measurements, each with its own baseline.
@MainActor
struct Suite {
    var name: String
    /// Whether it runs in an application of its own, as a test does: what looks for elements on the whole screen would find
    /// the windows that other suites left.
    var hasOwnApplication = false
    /// The measurements, given the sizes of trees; made one after another if they take memory.
    var comparisons: ([Int]) -> any Sequence<Comparison>
}

/// An operation of the toolkit, and a baseline for its least possible cost.
@MainActor
struct Comparison {
    var name: String
    /// The measured quantity: the time of the work, or the memory that it returns.
    enum Quantity: String {
        case time = "ns"
        case memory = "B"
    }

    var quantity = Quantity.time
    /// The name of one unit of the work, such as a view.
    var unit: String
    /// How many units one run processes.
    var count: Int
    /// Whether each is run once more before it is measured: what the other left of the memory would slow it down.
    var isRepeated = false
    var baselineName: String
    var baseline: () -> Int
    var work: () -> Int
}
