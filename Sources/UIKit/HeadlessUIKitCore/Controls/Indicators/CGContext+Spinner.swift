import TimeLapse

extension CGContext {
    /// The number of a spinner's spokes, and the seconds of a turn, as observed.
    private static let spokes = 8
    private static let turn = 0.8

    /// Draws the spokes of a spinner, turned as far as it is at an instant.
    ///
    /// - Parameter instant: `nil` for one that stands still.
    func drawSpinner(in rect: CGRect, _ color: UIColor, at instant: VirtualClock.Instant?) {
        let side = min(rect.width, rect.height)
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let turns = (instant.map { $0.secondsSinceStart } ?? 0) / Self.turn
        let first = Int((turns - turns.rounded(.down)) * Double(Self.spokes))
        for spoke in 0..<Self.spokes {
            let angle = CGFloat(spoke) / CGFloat(Self.spokes) * 2 * .pi - .pi / 2
            let age = (first - spoke + Self.spokes) % Self.spokes
            let opacity = instant == nil ? 0.6 : 1 - 0.75 * CGFloat(age) / CGFloat(Self.spokes - 1)
            func place(_ distance: CGFloat) -> CGPoint {
                CGPoint(
                    x: center.x + cos(angle) * distance * side, y: center.y + sin(angle) * distance * side)
            }
            with(.alpha(opacity)) {
                stroke([place(0.24), place(0.44)], width: side * 0.1, color)
            }
        }
    }
}

extension VirtualClock.Instant {
    fileprivate var secondsSinceStart: Double {
        VirtualClock.Instant(offset: .zero).duration(to: self) / .seconds(1)
    }
}
