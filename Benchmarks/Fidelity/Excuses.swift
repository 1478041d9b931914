import Foundation
import HeadlessNibs
import HeadlessUIKit

/// Finds what a view needs and is not there, and what Xcode's canvas does and devices do not.
@MainActor
struct Excuses {
    private let document: NibDocument
    /// The lines of the elements with images, fonts or classes that are not there.
    private let missing: [Int: Cause]

    init(document: NibDocument, instance: NibInstance) {
        self.document = document
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
    }

    /// Why the view's frame says nothing; `nil` if it does.
    func excuse(_ plan: ViewPlan, _ view: UIView, _ stored: CGRect) -> Cause? {
        if plan.isMisplaced { return .stale }
        if plan.isAmbiguous { return .ambiguous }
        if view.isHidden, view.superview is UIStackView { return .hidden }
        return missing(plan) ?? canvas(plan, view, stored)
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
        let actual = view.frame
        let widthDiffers = (stored.width - actual.width).magnitude > ViewMeasurement.tolerance
        let heightDiffers = (stored.height - actual.height).magnitude > ViewMeasurement.tolerance
        guard widthDiffers || heightDiffers else { return nil }
        switch plan.kind {
        case "stackView":
            // 50 points in a direction in which there is nothing.
            let isEmpty = stored.width == 50 && actual.width == 0 || stored.height == 50 && actual.height == 0
            return isEmpty ? .emptyStack : nil
        case "label":
            guard let label = view as? UILabel, (label.text ?? "").isEmpty else { return nil }
            let hasRoom = widthDiffers && actual.width == 0 || heightDiffers && actual.height == 0
            return hasRoom ? .erasedText : nil
        case "view":
            if plan.customClass != nil, plan.subviews.isEmpty { return .customClass }
            // Across a stack that does not fill, nothing says how large it is, and the canvas left it as it was.
            let isOpen = widthDiffers && actual.width == 0 || heightDiffers && actual.height == 0
            return isOpen && view.superview is UIStackView ? .ambiguous : nil
        case "switch", "slider", "segmentedControl":
            return document.isOfDesign26 ? .newDesign : nil
        default: return nil
        }
    }
}
