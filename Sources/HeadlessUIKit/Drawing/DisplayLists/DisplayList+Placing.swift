import Foundation

extension DisplayList {
    /// A list that fills a rectangle.
    package init(filling rect: CGRect, with color: UIColor) {
        commands = [.fill(Path(rect), color: color, evenOdd: false, Effects())]
    }

    /// A list that draws an image.
    package init(drawing image: UIImage, in rect: CGRect) {
        commands = [.image(image, in: rect, Effects())]
    }

    /// The list drawn with a transform, and limited to a rectangle of its own coordinates if given.
    package func placed(_ transform: CGAffineTransform, clip: CGRect? = nil) -> DisplayList {
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

extension DisplayList {
    /// The list without groups that draw nothing.
    ///
    /// - Complexity: O(*n*) in the number of commands.
    package var withoutEmptyGroups: DisplayList {
        var kept: [Command] = []
        // Where each open group begins, and whether something is drawn in it.
        var groups: [(start: Int, draws: Bool)] = []
        for command in commands {
            if command.opens { groups.append((kept.count, false)) }
            kept.append(command)
            if command.draws, !groups.isEmpty { groups[groups.count - 1].draws = true }
            guard command.closes, let group = groups.popLast() else { continue }
            if !group.draws {
                kept.removeSubrange(group.start...)
            } else if !groups.isEmpty {
                groups[groups.count - 1].draws = true
            }
        }
        var list = DisplayList()
        list.commands = kept.contains { $0.draws } ? kept : []
        return list
    }
}
