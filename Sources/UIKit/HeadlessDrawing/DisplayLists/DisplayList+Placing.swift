import Foundation

extension DisplayList {
    package init(filling rect: CGRect, with color: UIColor) {
        commands = [.fill(Path(rect), color: color, evenOdd: false, Effects())]
    }

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

    /// Whether a command changes what was drawn before, other than by covering it.
    package var mixesColors: Bool {
        commands.contains { command in
            switch command {
            case .clear: true
            case .fill(_, _, _, let effects), .stroke(_, _, _, let effects), .image(_, _, let effects):
                effects.blendMode != .normal && effects.blendMode != .copy
            default: false
            }
        }
    }

    /// The one colour that a rectangle has after all commands; `nil` if it may have several.
    func plainColor(in bounds: CGRect) -> UIColor? {
        var color: UIColor?
        for command in commands {
            switch command {
            case .save, .restore: continue
            case .fill(let path, let fill, _, let effects):
                let covers = path.rect.map { $0.encloses(bounds) } ?? false
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
    /// The list without groups that draw nothing, and without those that limit and move nothing.
    ///
    /// - Complexity: O(*n*) in the number of commands.
    package var simplified: DisplayList {
        var kept: [Command?] = []
        var groups: [Group] = []
        for command in commands {
            if command.opens { groups.append(Group(start: kept.count, isNeeded: command != .save)) }
            kept.append(command)
            if !groups.isEmpty {
                if command.draws { groups[groups.count - 1].draws = true }
                if command.changesState { groups[groups.count - 1].isNeeded = true }
            }
            guard command.closes, let group = groups.popLast() else { continue }
            guard group.draws else {
                kept.removeSubrange(group.start...)
                continue
            }
            if !group.isNeeded { (kept[group.start], kept[kept.count - 1]) = (nil, nil) }
            if !groups.isEmpty { groups[groups.count - 1].draws = true }
        }
        var list = DisplayList()
        list.commands = kept.compactMap { $0 }
        return list.isEmpty ? DisplayList() : list
    }

    /// Commands up to one that closes them.
    private struct Group {
        var start: Int
        var draws = false
        /// Whether anything in it must not apply to what is behind it.
        var isNeeded: Bool
    }
}

extension DisplayList.Command {
    fileprivate var changesState: Bool {
        switch self {
        case .transform, .clip, .mask: true
        default: false
        }
    }
}
