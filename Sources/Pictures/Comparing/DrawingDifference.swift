import HeadlessUIKit

/// What differs between the drawing commands of a view.
enum DrawingDifference {
    /// The parts of a command's text, in their order: after each of these words a value.
    private static let words = [
        " at ", " font ", " in ", " from ", " to ", " color ", " tint ", " width ", " kern ", " background ",
        " underline ", " strikethrough ", " alpha ", " blend ", " blur ",
    ]

    /// The differences; a command that only one side has is a line with a plus or a minus.
    static func lines(from old: [String], to new: [String], tolerance: PictureTolerance) -> [String] {
        var (removed, added): ([String], [String]) = ([], [])
        var lines: [String] = []
        for step in CommonLines.steps(old, new, by: tolerance.allowsCommand) {
            switch step {
            case .same: pair(&removed, &added, &lines)
            case .removed(let index): removed.append(old[index])
            case .added(let index): added.append(new[index])
            }
        }
        pair(&removed, &added, &lines)
        return lines
    }

    private static func pair(_ removed: inout [String], _ added: inout [String], _ lines: inout [String]) {
        for command in removed {
            guard let place = added.firstIndex(where: { kind($0) == kind(command) }) else {
                lines.append("- \(command.trimmed)")
                continue
            }
            let other = added.remove(at: place)
            lines += changes(from: command.trimmed, to: other.trimmed)
        }
        lines += added.map { "+ \($0.trimmed)" }
        (removed, added) = ([], [])
    }

    static func kind(_ command: String) -> Substring {
        command.drop { $0 == " " }.prefix { $0 != " " }
    }

    /// What changed of a command; both commands if that is not one of the parts.
    private static func changes(from old: String, to new: String) -> [String] {
        let (before, after) = (parts(of: old), parts(of: new))
        guard before.map(\.word) == after.map(\.word) else { return ["- \(old)", "+ \(new)"] }
        let kind = String(kind(old))
        return zip(before, after).compactMap { one, other in
            if one.value == other.value { return nil }
            if one.word == " at ", let move = move(from: one.value, to: other.value) {
                return "\(kind) moved \(move)"
            }
            let part = one.word.trimmed
            let name = part.isEmpty ? kind : part == "in" ? "\(kind) rectangle" : "\(kind) \(part)"
            return "\(name) changed from \(one.value) to \(other.value)"
        }
    }

    private static func move(from old: String, to new: String) -> String? {
        guard let start = point(old), let end = point(new) else { return nil }
        return PictureDifference.move(from: start, to: end)
    }

    static func point(_ text: String) -> CGPoint? {
        let numbers = text.split { "(), ".contains($0) }.compactMap { Double($0) }
        return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
    }

    /// A command's first value, such as its text, and its parts; words in quotes are none.
    static func parts(of command: String) -> [(word: String, value: String)] {
        let kind = kind(command)
        var rest = command.dropFirst(kind.count).drop { $0 == " " }
        var parts: [(word: String, value: String)] = [("", "")]
        var (isQuoted, isEscaped) = (false, false)
        while let character = rest.first {
            if !isQuoted, let word = words.first(where: { rest.hasPrefix($0) }) {
                parts.append((word, ""))
                rest = rest.dropFirst(word.count)
                continue
            }
            if character == "\"", !isEscaped { isQuoted.toggle() }
            isEscaped = character == "\\" && !isEscaped
            parts[parts.count - 1].value.append(character)
            rest = rest.dropFirst()
        }
        return parts
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
