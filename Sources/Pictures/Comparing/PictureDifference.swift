import HeadlessUIKit

/// What differs between two pictures, view by view, in sentences.
///
/// ```
/// UILabel "Total" moved 3 pt down
/// UILabel "Total": text changed from "Total" to "Sum"
/// ```
package struct PictureDifference {
    /// A difference, and where it is.
    package struct Change: Hashable, Sendable {
        /// The difference in a sentence.
        package let text: String
        /// The view's frame in the picture's coordinates; `nil` if it is missing, or in a view that is turned or
        /// scaled.
        package let frame: CGRect?
    }

    /// The differences, from the first view to the last.
    package private(set) var changes: [Change] = []

    package var lines: [String] { changes.map(\.text) }

    private let tolerance: PictureTolerance
    private var hasMasks = false

    /// Compares the texts of the expected picture and the present one; `nil` if they are the same, as far as they are
    /// compared.
    package init?(from old: String, to new: String, tolerance: PictureTolerance = .none) {
        self.tolerance = tolerance
        if let problem = tolerance.problem {
            changes = [Change(text: problem, frame: nil)]
            return
        }
        guard old != new else { return nil }
        let (before, after) = (PictureText(old), PictureText(new))
        if before.heading != after.heading {
            add("the \(after.heading) was expected to be the \(before.heading)", nil)
        }
        compare(before.root, after.root, named: "the screen", in: .zero)
        guard changes.isEmpty else { return }
        if tolerance != .none || hasMasks { return nil }
        // Sentences cannot say everything, such as spaces in a file that was edited.
        changes = Self.changedLines(old, new).map { Change(text: $0, frame: nil) }
    }

    private mutating func add(_ text: String, _ frame: CGRect?) {
        changes.append(Change(text: text, frame: frame))
    }

    private static let listed = 20

    /// The differences, one a line; of very many the first.
    package var text: String {
        let rest = lines.count - Self.listed
        return (lines.prefix(Self.listed) + (rest > 0 ? ["… and \(rest) more differences"] : []))
            .joined(separator: "\n")
    }

    // MARK: Views

    /// - Parameter origin: the origin of the superview's coordinates; `nil` if that is turned or scaled.
    private mutating func compare(
        _ old: PictureText.View, _ new: PictureText.View, named name: String, in origin: CGPoint?
    ) {
        guard !old.isMasked, !new.isMasked else { return hasMasks = true }
        let place = new.place(in: origin)
        if let frames = change(of: old.frame, to: new.frame) { add("\(name) \(frames)", place) }
        if old.name != new.name, !old.name.isEmpty { add("\(name) is \(new.name) now", place) }
        if !tolerance.allowsDetails(old.details, new.details) {
            add("\(name): \(Self.words(old.details)) became \(Self.words(new.details))", place)
        }
        let drawing = DrawingDifference.lines(from: old.drawing, to: new.drawing, tolerance: tolerance)
        for difference in drawing { add("\(name): \(difference)", place) }
        compare(old.subviews, new.subviews, in: new.innerOrigin(in: origin))
    }

    private static func words(_ details: String) -> String {
        details.isEmpty ? "no opacity, transform or shadow" : details
    }

    private mutating func compare(
        _ old: [PictureText.View], _ new: [PictureText.View], in origin: CGPoint?
    ) {
        var (removed, added): ([Int], [Int]) = ([], [])
        for step in CommonLines.steps(old.map(\.name), new.map(\.name)) {
            switch step {
            case .removed(let index): removed.append(index)
            case .added(let index): added.append(index)
            case .same(let before, let after):
                pair(&removed, &added, old, new, in: origin)
                compare(old[before], new[after], named: old[before].name, in: origin)
            }
        }
        pair(&removed, &added, old, new, in: origin)
    }

    /// Compares views of one class that stand in each other's place; the others are missing or new.
    private mutating func pair(
        _ removed: inout [Int], _ added: inout [Int], _ old: [PictureText.View], _ new: [PictureText.View],
        in origin: CGPoint?
    ) {
        for index in removed {
            let view = old[index]
            if let place = added.firstIndex(where: { new[$0].className == view.className }) {
                compare(view, new[added.remove(at: place)], named: view.name, in: origin)
            } else if view.isMasked {
                hasMasks = true
            } else {
                add("\(view.name) is missing, which was at \(view.frame?.shortText ?? "no place")", nil)
            }
        }
        for index in added {
            let view = new[index]
            guard !view.isMasked else {
                hasMasks = true
                continue
            }
            add("\(view.name) is new, at \(view.frame?.shortText ?? "no place")", view.place(in: origin))
        }
        (removed, added) = ([], [])
    }

    // MARK: Frames

    private func change(of old: CGRect?, to new: CGRect?) -> String? {
        guard let old, let new, !tolerance.allows(old, new) else { return nil }
        var words: [String] = []
        let move = Self.move(from: old.origin, to: new.origin)
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
