extension UIImage {
    /// Which colours a configuration gives to the layers of a symbol.
    enum SymbolColors: Hashable, Sendable {
        case hierarchy(of: UIColor)
        case palette([UIColor])
        case own
        case tint

        /// The colour of the most prominent layer, which is that of a symbol that is drawn in one; `nil` for the tint.
        var leading: UIColor? {
            switch self {
            case .hierarchy(let color): color
            case .palette(let colors): colors.first
            case .own, .tint: nil
            }
        }
    }
}
