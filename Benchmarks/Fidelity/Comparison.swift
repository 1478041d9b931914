import Foundation
import HeadlessNibs
import HeadlessUIKit

/// Compares the views of a plan with their stored frames, from the outside in.
@MainActor
struct Comparison {
    let document: NibDocument
    let instance: NibInstance
    private(set) var views: [ViewMeasurement] = []
    /// The lines of the elements with images or fonts that are not there.
    private let linesOfMissing: [Int: Cause]

    init(document: NibDocument, instance: NibInstance) {
        self.document = document
        self.instance = instance
        var lines: [Int: Cause] = [:]
        for issue in instance.report.issues {
            switch issue.kind {
            case .missingImage: lines[issue.line] = .missingImage
            case .missingFont: lines[issue.line] = .missingFont
            case .missingClass: lines[issue.line] = .foreign
            default: break
            }
        }
        linesOfMissing = lines
    }

    /// What is known of a superview.
    struct Parent {
        let plan: ViewPlan
        let excuse: Cause?
        let sizeDiffers: Bool
        /// The ids of the subviews that differ by themselves.
        let hasText: Bool
    }

    mutating func visit(_ plan: ViewPlan, _ view: UIView, parent: Parent?) {
        var excuse = parent?.excuse
        var sizeDiffers = false
        if let parent, let stored = plan.frame {
            excuse = excuse ?? self.excuse(plan, view)
            let cause = excuse ?? (parent.sizeDiffers ? .superview : Cause.none)
            var result = ViewMeasurement(
                kind: plan.kind, id: plan.id ?? "", line: plan.line, stored: stored, actual: view.frame,
                isNearText: parent.hasText, cause: cause)
            if plan.kind == "tableViewCellContentView" { adjust(&result) }
            // The frame of a view with a transform is none of layout.
            views.append(result)
            sizeDiffers = result.sizeDiffers
            if plan.kind == "tableViewCellContentView" { sizeDiffers = view.frame.size != stored.size }
        }
        let inner = Parent(
            plan: plan, excuse: excuse == .stale ? .stale : nil, sizeDiffers: sizeDiffers,
            hasText: plan.containsText)
        for child in plan.parts.map(\.plan) + plan.subviews {
            if let id = child.id, let view = instance.view(id) { visit(child, view, parent: inner) }
        }
    }

    private func adjust(_ result: inout ViewMeasurement) {
        guard document.toolsVersion < 16_000, result.agreement != .different,
            result.stored.width == result.actual.width
        else { return }
        result.cause = .separator
    }

    private func excuse(_ plan: ViewPlan, _ view: UIView) -> Cause? {
        if plan.isMisplaced { return .stale }
        if plan.isAmbiguous { return .ambiguous }
        if view.isHidden, view.superview is UIStackView { return .hidden }
        return missing(plan)
    }

    /// What the view or one inside it shows and is not there.
    private func missing(_ plan: ViewPlan) -> Cause? {
        if let element = plan.id.flatMap({ document.elements[$0] }) {
            if let cause = linesOfMissing[element.line] { return cause }
            for child in element.children where child.name != "subviews" && child.name != "constraints" {
                if let cause = linesOfMissing[child.line] { return cause }
                if child.name == "fontDescription", child["name"] != nil { return .missingFont }
            }
        }
        return plan.subviews.lazy.compactMap { missing($0) }.first
    }
}

extension ViewPlan {
    /// Whether the view or one inside it has text by which it is sized.
    var containsText: Bool {
        switch kind {
        case "label", "button", "textField", "textView", "segmentedControl", "searchBar": true
        default: subviews.contains(where: \.containsText) || parts.contains { $0.plan.containsText }
        }
    }
}
