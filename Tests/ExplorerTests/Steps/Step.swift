/// One step of an exploration: what is done, and a seed of its own for everything that is drawn to do it.
///
/// No step draws from the numbers of another, so one can be dropped and the others stay what they are.
struct Step: Equatable, Sendable {
    var interaction: Interaction
    var seed: UInt64
}
