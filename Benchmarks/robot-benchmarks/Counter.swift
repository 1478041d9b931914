/// A counter for closures.
@MainActor
final class Counter {
    var value = 0
}
