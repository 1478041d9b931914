/// A number that closures count up.
@MainActor
final class Counter {
    var value = 0
}
