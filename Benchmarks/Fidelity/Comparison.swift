import Foundation
import HeadlessNibs
import HeadlessUIKit

/// Compares the views of a plan with their stored frames, and finds why they differ, as far as the file tells.
@MainActor
struct Comparison {
    private let root: ViewPlan
    private let document: NibDocument
    private let instance: NibInstance
    /// The frame that the cell's content view had by itself.
    private let content: CGRect?
    private let excuses: Excuses
    private(set) var views: [ViewMeasurement] = []

    init(_ root: ViewPlan, document: NibDocument, instance: NibInstance, content: CGRect?) {
        self.root = root
        self.document = document
        self.instance = instance
        self.content = content
        excuses = Excuses(document: document, instance: instance, root: root)
    }

    /// What is known of a superview.
    private struct Parent {
        var excuse: Cause?
        var sizeDiffers = false
        var hasText = false
        /// How subviews, or those inside them, differ that have an excuse.
        var excused: [Difference] = []
    }

    /// Compares everything inside a view.
    mutating func compare() {
        compareSubviews(of: root, Parent(hasText: root.containsText))
    }

    private mutating func compareSubviews(of plan: ViewPlan, _ parent: Parent) {
        var parent = parent
        let children = plan.parts.map(\.plan) + plan.subviews
        parent.excused = children.flatMap { excusedDifferences($0) }
        for child in children {
            guard let view = instance.view(of: child) else { continue }
            compare(child, view, in: plan, parent)
        }
    }

    private mutating func compare(_ plan: ViewPlan, _ view: UIView, in superview: ViewPlan, _ parent: Parent)
    {
        var inner = Parent(hasText: plan.containsText)
        // Lists place their headers, footers and backgrounds; the canvas had cells beside them.
        let isPlacedByList = superview.kind == "tableView" || superview.kind == "collectionView"
        if let stored = plan.frame, !isPlacedByList {
            var result = ViewMeasurement(
                kind: plan.kind, id: plan.id ?? "", line: plan.line, stored: stored, actual: view.frame,
                isNearText: parent.hasText, cause: .none)
            inner.sizeDiffers = result.sizeDiffers
            let own = parent.excuse ?? excuses.excuse(plan, view, stored)
            // Of cells, the content is marked in place of what is inside it.
            let isOpen = own == .ambiguous && plan.kind == "tableViewCellContentView"
            if own == .stale || own == .emptyStack || isOpen { inner.excuse = own }
            result.cause = own ?? (parent.sizeDiffers ? .superview : .none)
            if plan.kind == "tableViewCellContentView", let content {
                // The cell was given the size with which its content view has the stored one.
                result.actual = content
                result.cause = .none
            } else if own == nil, result.agreement != .equal, isTied(result, parent) {
                result.cause = .tied
            }
            if let label = view as? UILabel { result.lines = LabelLines(label, stored: stored) }
            views.append(result)
        }
        compareSubviews(of: plan, inner)
    }

    private func isTied(_ result: ViewMeasurement, _ parent: Parent) -> Bool {
        let difference = Difference(result.stored, result.actual)
        // Those inside the view are among those inside its superview.
        return parent.excused.contains { $0.isAlong(difference) }
    }

    /// How the view and those inside it differ, if they have an excuse.
    private func excusedDifferences(_ plan: ViewPlan) -> [Difference] {
        var result = (plan.parts.map(\.plan) + plan.subviews).flatMap { excusedDifferences($0) }
        if let view = instance.view(of: plan), let stored = plan.frame,
            excuses.excuse(plan, view, stored) != nil
        {
            result.append(Difference(stored, view.frame))
        }
        return result
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
