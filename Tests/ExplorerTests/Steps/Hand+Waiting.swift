import Robot

extension Hand {
    /// A step in which only time passes.
    mutating func wait(_ interaction: Interaction) -> Deed {
        switch interaction {
        case .waitForAnimations:
            return Deed("wait for animations") { TimeLapse.waitForAnimationsToFinish() }
        case .waitForAll: return Deed("wait for everything") { TimeLapse.advanceMainRunLoop() }
        default:
            let time = draw.numbers.element(of: [1, 16, 100, 350, 1000, 4000, 60_000])
            return Deed("wait for \(time) ms") { TimeLapse.advance(by: .milliseconds(time)) }
        }
    }
}
