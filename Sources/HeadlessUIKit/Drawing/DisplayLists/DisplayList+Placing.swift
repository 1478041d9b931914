import Foundation

extension DisplayList {
    /// The list drawn with a transform, and limited to a rectangle of its own coordinates if given.
    func placed(_ transform: CGAffineTransform, clip: CGRect? = nil) -> DisplayList {
        var list = DisplayList()
        list.commands = [.save]
        if !transform.isIdentity { list.commands.append(.transform(transform)) }
        if let clip { list.commands.append(.clip(Path(clip), evenOdd: false)) }
        list.commands += commands + [.restore]
        return list
    }

    /// The one colour that a rectangle has after all commands; `nil` if it may have several.
    func plainColor(in bounds: CGRect) -> UIColor? {
        var color: UIColor?
        for command in commands {
            switch command {
            case .save, .restore: continue
            case .fill(let path, let fill, _, let effects):
                let covers = path.rect.map { $0.contains(bounds) } ?? false
                let replaces =
                    effects.blendMode == .copy
                    || effects.blendMode == .normal && (fill.alphaComponent == 1 || color == nil)
                guard covers, replaces, effects.shadow == nil else { return nil }
                color = fill.withAlphaComponent(fill.alphaComponent * effects.alpha)
            default: return nil
            }
        }
        return color
    }
}
