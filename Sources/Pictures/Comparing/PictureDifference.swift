import HeadlessUIKit

/// What differs between two pictures, view by view, in sentences.
///
/// ```
/// UILabel "Total" moved 3 pt down
/// UILabel "Total": text changed from "Total" to "Sum"
/// ```
package struct PictureDifference {
    /// The differences, from the first view to the last.
    package private(set) var lines: [String] = []

    /// Compares the texts of the expected picture and the present one; `nil` if they are the same.
    package init?(from old: String, to new: String) {
        guard old != new else { return nil }
        let (before, after) = (PictureText(old), PictureText(new))
        if before.heading != after.heading {
            lines.append("the \(after.heading) was expected to be the \(before.heading)")
        }
        compare(before.root, after.root, named: "the screen")
        // Sentences cannot say everything, such as spaces in a file that was edited.
        if lines.isEmpty { lines = Self.changedLines(old, new) }
    }

    private static let listed = 20

    /// The differences, one a line; of very many the first.
    package var text: String {
        let rest = lines.count - Self.listed
        return (lines.prefix(Self.listed) + (rest > 0 ? ["… and \(rest) more differences"] : []))
            .joined(separator: "\n")
    }

    // MARK: Views

    private mutating func compare(_ old: PictureText.View, _ new: PictureText.View, named name: String) {
        if let frames = Self.change(of: old.frame, to: new.frame) { lines.append("\(name) \(frames)") }
        if old.name != new.name, !old.name.isEmpty { lines.append("\(name) is \(new.name) now") }
        if old.details != new.details {
            lines.append("\(name): \(Self.words(old.details)) became \(Self.words(new.details))")
        }
        for difference in DrawingDifference.lines(from: old.drawing, to: new.drawing) {
            lines.append("\(name): \(difference)")
        }
        compare(old.subviews, new.subviews)
    }

    private static func words(_ details: String) -> String {
        details.isEmpty ? "no opacity, transform or shadow" : details
    }

    private mutating func compare(_ old: [PictureText.View], _ new: [PictureText.View]) {
        var (removed, added): ([Int], [Int]) = ([], [])
        for step in CommonLines.steps(old.map(\.name), new.map(\.name)) {
            switch step {
            case .removed(let index): removed.append(index)
            case .added(let index): added.append(index)
            case .same(let before, let after):
                pair(&removed, &added, old, new)
                compare(old[before], new[after], named: old[before].name)
            }
        }
        pair(&removed, &added, old, new)
    }

    /// Compares views of one class that stand in each other's place; the others are missing or new.
    private mutating func pair(
        _ removed: inout [Int], _ added: inout [Int], _ old: [PictureText.View], _ new: [PictureText.View]
    ) {
        for index in removed {
            let view = old[index]
            guard let place = added.firstIndex(where: { new[$0].className == view.className }) else {
                lines.append("\(view.name) is missing, which was at \(view.frame?.shortText ?? "no place")")
                continue
            }
            compare(view, new[added.remove(at: place)], named: view.name)
        }
        for index in added {
            lines.append("\(new[index].name) is new, at \(new[index].frame?.shortText ?? "no place")")
        }
        (removed, added) = ([], [])
    }

    // MARK: Frames

    private static func change(of old: CGRect?, to new: CGRect?) -> String? {
        guard let old, let new, old != new else { return nil }
        var words: [String] = []
        let move = move(from: old.origin, to: new.origin)
        if let move { words.append("moved \(move)") }
        if old.size != new.size {
            words.append("is \(new.size.shortText) instead of \(old.size.shortText)")
        }
        return words.joined(separator: " and ")
    }

    /// The distance from a point to another in words; `nil` if they are the same.
    static func move(from old: CGPoint, to new: CGPoint) -> String? {
        let (x, y) = (new.x - old.x, new.y - old.y)
        let across = x == 0 ? [] : ["\(abs(x).shortText) pt \(x > 0 ? "right" : "left")"]
        let down = y == 0 ? [] : ["\(abs(y).shortText) pt \(y > 0 ? "down" : "up")"]
        let words = across + down
        return words.isEmpty ? nil : words.joined(separator: " and ")
    }

    // MARK: Lines

    private static func changedLines(_ old: String, _ new: String) -> [String] {
        let before = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let after = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return CommonLines.steps(before, after).compactMap { step in
            switch step {
            case .same: nil
            case .removed(let index): "- \(before[index])"
            case .added(let index): "+ \(after[index])"
            }
        }
    }
}
