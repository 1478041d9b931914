import HeadlessUIKit

/// A view hierarchy as lines of text.
@MainActor
package struct HierarchyText {
    /// The limits of views that are checked for hittability, and of views that these checks may visit.
    private static let hitTests = 1000
    private static let viewsHitTested = 1_000_000

    private let details: HierarchyDetails
    private var lines: [String] = []
    /// Why views are not hittable, for each level from the root down to the current one.
    private var obstacles: [HitObstacle?] = []
    private var hitTestsLeft = 0
    private var hitTestsMade = 0
    private var isCutShort = false

    init(of root: UIView, visibleOnly: Bool = false, showing details: HierarchyDetails = []) {
        self.details = details
        if details.contains(.hittability) {
            var count = 0
            root.root.visit { _ in
                count += 1
                return .into
            }
            hitTestsLeft = min(Self.hitTests, max(1, Self.viewsHitTested / count))
        }
        var walk = PlaceWalk(root)
        while let (place, depth) = walk.next() {
            if visibleOnly, !place.isShown {
                walk.skipInside()
                continue
            }
            append(place.view, depth: depth)
        }
        if isCutShort {
            lines.append(
                hitTestsMade == 1
                    ? "(Only the first view was checked for hittability.)"
                    : "(Only the first \(hitTestsMade) views were checked for hittability.)")
        }
    }

    var text: String { lines.joined(separator: "\n") }

    private mutating func append(_ view: UIView, depth: Int) {
        // A limit, or the indents alone would fill the memory.
        let indent = String(repeating: "  ", count: min(depth, Self.deepestIndent))
        var line = indent + view.line(showing: details)
        if let reason = reasonNotHittable(view, depth: depth) { line += ", not hittable: \(reason)" }
        lines.append(line)
    }

    private static let deepestIndent = 100

    /// Why the view is not hittable, unless that has been said of its superview.
    private mutating func reasonNotHittable(_ view: UIView, depth: Int) -> String? {
        guard details.contains(.hittability) else { return nil }
        guard hitTestsLeft > 0 else {
            isCutShort = true
            return nil
        }
        hitTestsLeft -= 1
        hitTestsMade += 1
        var obstacle: HitObstacle?
        if case .failure(let found) = HitTarget.find(view) { obstacle = found }
        obstacles.removeSubrange(min(depth, obstacles.count)...)
        let outer = obstacles.last ?? nil
        obstacles.append(obstacle)
        guard let obstacle, let outer else { return obstacle?.reason(for: view) }
        if let culprit = obstacle.culprit, culprit === outer.culprit, obstacle.mark == outer.mark {
            return nil
        }
        let reason = obstacle.reason(for: view)
        return reason == outer.reason(for: view) ? nil : reason
    }

    /// The view hierarchy of `root` as a failure shows it: an excerpt around the views with marks.
    ///
    /// - Parameter target: the view that it is about; by default the first with a mark.
    package static func report(
        of root: UIView, around target: UIView? = nil, marking marks: [ObjectIdentifier: String]
    ) -> String {
        ViewTree.whileLooking {
            var marked: [UIView] = []
            root.visit { view in
                if marks[ObjectIdentifier(view)] != nil { marked.append(view) }
                return marked.count < marks.count ? .into : .stop
            }
            if let index = marked.firstIndex(where: { $0 === target }) { marked.swapAt(0, index) }
            return TreeExcerpt(of: root, around: marked, marking: marks, areAllShown: true).text
        }
    }
}

extension UIView {
    /// The view in one line: class, name, frame and unusual state.
    func line(showing details: HierarchyDetails) -> String {
        var words = [summary, frame.roughText]
        let placeholder = placeholderText?.inOneLine ?? ""
        if !placeholder.isEmpty, placeholder != displayText { words.append("placeholder \"\(placeholder)\"") }
        if let value = accessibilityValue?.inOneLine, !value.isEmpty, value != displayText,
            value != placeholder
        {
            words.append("value \"\(value)\"")
        }
        if isHidden { words.append("hidden") }
        if alpha < 1 { words.append("alpha \(alpha.shortText)") }
        if let control = self as? UIControl {
            if !control.isEnabled { words.append("disabled") }
            if control.isSelected { words.append("selected") }
        }
        if isFirstResponder { words.append("focused") }
        if details.contains(.accessibility) { words += accessibilityWords }
        return words.joined(separator: " ")
    }

    /// The view's accessibility properties, besides its name and value.
    private var accessibilityWords: [String] {
        var words: [String] = []
        // The name is the label, if there is one.
        if let text = readableText?.inOneLine, !text.isEmpty, text != displayText {
            words.append("text \"\(text)\"")
        }
        if let hint = accessibilityHint?.inOneLine, !hint.isEmpty { words.append("hint \"\(hint)\"") }
        if isAccessibilityElement {
            let traits = accessibilityTraits
            words.append(traits.isEmpty ? "element" : "element \(traits)")
        }
        return words
    }
}

extension CGRect {
    /// The rectangle for lines of a report, to a tenth of a point.
    package var roughText: String {
        CGRect(
            x: origin.x.inTenths, y: origin.y.inTenths, width: size.width.inTenths,
            height: size.height.inTenths
        ).shortText
    }
}

extension CGFloat {
    fileprivate var inTenths: CGFloat { (self * 10).rounded() / 10 }
}
