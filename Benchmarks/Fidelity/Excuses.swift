import Foundation
import HeadlessNibs
import HeadlessUIKit

/// Finds what a view needs and is not there, and what Xcode's canvas does and devices do not.
@MainActor
struct Excuses {
    private let document: NibDocument
    /// The lines of the elements with images, fonts or classes that are not there.
    private let missing: [Int: Cause]
    private let storedFrames: StoredFrames
    /// The views that a class of the application drew on the canvas, to which it gave their size.
    private let designed: Set<String>
    /// The labels and images of rows in one of the styles.
    private let partsOfRows: Set<String>

    init(document: NibDocument, instance: NibInstance, root: ViewPlan) {
        self.document = document
        storedFrames = StoredFrames(inside: root)
        var lines: [Int: Cause] = [:]
        for issue in instance.report.issues {
            switch issue.kind {
            case .missingImage: lines[issue.line] = .missingImage
            case .missingFont: lines[issue.line] = .missingFont
            case .missingClass: lines[issue.line] = .foreign
            default: break
            }
        }
        missing = lines
        var designed: Set<String> = []
        var partsOfRows: Set<String> = []
        document.root.visit { element in
            if element.name == "designable", let id = element["name"] { designed.insert(id) }
            guard element.name == "tableViewCell" else { return }
            let parts = [element["textLabel"], element["detailTextLabel"], element["imageView"]]
            partsOfRows.formUnion(parts.compactMap { $0 })
        }
        self.designed = designed
        self.partsOfRows = partsOfRows
    }

    /// Why the view's frame says nothing; `nil` if it does.
    func excuse(_ plan: ViewPlan, _ view: UIView, _ stored: CGRect) -> Cause? {
        if plan.isMisplaced { return .stale }
        if plan.isAmbiguous { return .ambiguous }
        if view.isHidden, view.superview is UIStackView { return .hidden }
        if let cause = missing(plan) ?? canvas(plan, view, stored) { return cause }
        // Of symbols, constraints place a rectangle of their own.
        if let image = (view as? UIImageView)?.image, image.isSymbolImage { return nil }
        let differs = ViewMeasurement.distance(stored, view.frame) > ViewMeasurement.tolerance
        return differs && storedFrames.contradicts(plan) ? .contradicted : nil
    }

    /// What the view or one inside it shows and is not there.
    private func missing(_ plan: ViewPlan) -> Cause? {
        if let element = plan.id.flatMap({ document.elements[$0] }) {
            if let cause = missing[element.line] { return cause }
            for child in element.children where child.name != "subviews" && child.name != "constraints" {
                if let cause = missing[child.line] { return cause }
                if child.name == "fontDescription", child["name"] != nil { return .missingFont }
            }
        }
        return plan.subviews.lazy.compactMap { missing($0) }.first
    }

    /// What the canvas did.
    private func canvas(_ plan: ViewPlan, _ view: UIView, _ stored: CGRect) -> Cause? {
        let difference = Difference(stored, view.frame)
        guard difference.hasSize else { return nil }
        if let id = plan.id, designed.contains(id) { return .customClass }
        if document.isBeforeDesign13, let id = plan.id, partsOfRows.contains(id) { return .oldDesign }
        let isEmpty =
            difference.width && view.frame.width == 0 || difference.height && view.frame.height == 0
        switch plan.kind {
        case "stackView":
            // 50 points in a direction in which there is nothing, or what is left of them.
            return isEmpty && showsNothing(view) ? .emptyStack : nil
        case "label": return isEmpty && (view as? UILabel)?.text ?? "" == "" ? .erased : nil
        case "imageView":
            return isEmpty && (view as? UIImageView)?.image == nil ? .erased : nil
        case "view" where plan.customClass != nil && plan.subviews.isEmpty:
            return isSized(plan, difference) ? nil : .customClass
        case "switch", "slider", "segmentedControl":
            return document.isOfDesign26 ? .newDesign : nil
        case "textField", "progressView": return document.isBeforeDesign13 ? .oldDesign : nil
        case "button": return nil
        default:
            // Across a stack that does not fill, nothing says how large it is, and the canvas left it as it was.
            return isEmpty && view.superview is UIStackView ? .ambiguous : nil
        }
    }

    private func showsNothing(_ view: UIView) -> Bool {
        (view as? UIStackView)?.arrangedSubviews.allSatisfy(\.isHidden) ?? false
    }

    /// Whether required constraints give the view each length that differs.
    private func isSized(_ plan: ViewPlan, _ difference: Difference) -> Bool {
        guard let element = plan.id.flatMap({ document.elements[$0] }) else { return false }
        let attributes = constraints(on: element)
        func isFixed(_ length: String, _ start: [String], _ end: [String]) -> Bool {
            attributes.contains(length)
                || start.contains(where: attributes.contains) && end.contains(where: attributes.contains)
        }
        return (!difference.width || isFixed("width", ["leading", "left"], ["trailing", "right"]))
            && (!difference.height || isFixed("height", ["top"], ["bottom"]))
    }

    /// The attributes of a view that required constraints of the file name.
    private func constraints(on element: NibElement) -> Set<String> {
        var attributes: Set<String> = []
        document.root.visit { constraint in
            guard constraint.name == "constraint", constraint["priority"] == nil,
                constraint["relation"] == nil
            else { return }
            if constraint["firstItem"] == element.id { attributes.insert(constraint["firstAttribute"] ?? "") }
            if constraint["secondItem"] == element.id {
                attributes.insert(constraint["secondAttribute"] ?? "")
            }
        }
        for own in element.child("constraints")?.children ?? [] where own["firstItem"] == nil {
            guard own["priority"] == nil, own["relation"] == nil else { continue }
            attributes.insert(own["firstAttribute"] ?? "")
        }
        return attributes
    }
}
