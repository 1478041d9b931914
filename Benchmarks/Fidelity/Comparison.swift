import Foundation
import HeadlessNibs
import HeadlessUIKit

/// Compares the views of a plan with their stored frames, from the outside in.
@MainActor
struct Comparison {
    let document: NibDocument
    let instance: NibInstance
    /// The frame that the cell's content view had by itself.
    let content: CGRect?
    private(set) var views: [ViewMeasurement] = []
    /// The lines of the elements with images or fonts that are not there.
    private let linesOfMissing: [Int: Cause]

    init(document: NibDocument, instance: NibInstance, content: CGRect?) {
        self.content = content
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
            excuse = excuse ?? self.excuse(plan, view) ?? canvasExcuse(plan, stored, view.frame)
            let cause = excuse ?? (parent.sizeDiffers ? .superview : Cause.none)
            var result = ViewMeasurement(
                kind: plan.kind, id: plan.id ?? "", line: plan.line, stored: stored, actual: view.frame,
                isNearText: parent.hasText, cause: cause)
            if plan.kind == "tableViewCellContentView" {
                if let content { result.actual = content }
                adjust(&result)
            }
            views.append(result)
            sizeDiffers = result.sizeDiffers
            if plan.kind == "tableViewCellContentView" { sizeDiffers = view.frame.size != stored.size }
        }
        let inner = Parent(
            plan: plan, excuse: excuse == .stale || excuse == .emptyStack ? excuse : nil,
            sizeDiffers: sizeDiffers,
            hasText: plan.containsText)
        for child in plan.parts.map(\.plan) + plan.subviews {
            guard let id = child.id, let view = instance.view(id) else { continue }
            // Lists place their headers, footers and backgrounds; the canvas had cells beside them.
            let isPlacedByList = plan.kind == "tableView" || plan.kind == "collectionView"
            visit(child, view, parent: isPlacedByList ? nil : inner)
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

    /// What Xcode's canvas does and devices do not.
    private func canvasExcuse(_ plan: ViewPlan, _ stored: CGRect, _ actual: CGRect) -> Cause? {
        let sizeDiffers =
            (stored.width - actual.width).magnitude > 0.51 || (stored.height - actual.height).magnitude > 0.51
        guard sizeDiffers else { return nil }
        if plan.kind == "stackView",
            stored.width == 50 && actual.width == 0 || stored.height == 50 && actual.height == 0
        {
            return .emptyStack
        }
        if plan.kind == "view", plan.customClass != nil, plan.subviews.isEmpty { return .customClass }
        let version = document.toolsVersion
        if version >= 24_000, version < 30_000, ["switch", "slider", "segmentedControl"].contains(plan.kind) {
            return .newDesign
        }
        return nil
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
