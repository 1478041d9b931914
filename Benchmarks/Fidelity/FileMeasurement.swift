import Foundation
import HeadlessNibs
import HeadlessUIKit

/// Makes the views of one file, lays them out, and compares their frames.
@MainActor
struct FileMeasurement {
    let document: NibDocument
    private let givesText: Bool
    private(set) var views: [ViewMeasurement] = []
    /// What could not be read or made.
    private(set) var report: NibReport

    /// Measures a document.
    ///
    /// - Parameter givesText: whether text has the sizes that Xcode stored, so that what differs is layout alone.
    init(_ document: NibDocument, givesText: Bool = false) {
        self.document = document
        self.givesText = givesText
        report = document.report
        var canvas = Canvas(document: document)
        var largest = CGSize.zero
        document.root.visit { element in
            guard element.name == "rect", let width = element["width"].flatMap(Double.init),
                let height = element["height"].flatMap(Double.init)
            else { return }
            largest = CGSize(
                width: max(largest.width, CGFloat(width)), height: max(largest.height, CGFloat(height)))
        }
        canvas.largest = largest
        canvas.run { [canvas] in measure(on: canvas) }
    }

    private mutating func measure(on canvas: Canvas) {
        let plan = NibPlan(document)
        var builder = givesText ? NibBuilder(makeView: GivenText.view) : NibBuilder()
        builder.isOnCanvas = true
        let instance = builder.instantiate(plan)
        for (root, view) in instance.roots {
            let controller = controller(of: root, in: plan)
            let element = root.id.flatMap { document.elements[$0] } ?? document.root
            if let window = view as? UIWindow {
                window.layoutIfNeeded()
                compare(root, instance)
            } else if view is UITableViewCell {
                measure(cell: view, of: root, in: nil, canvas, instance)
            } else {
                let insets = canvas.insets(of: element, in: controller?.element)
                let window = canvas.show(view, of: root, inControllerWith: insets)
                compare(root, instance)
                withExtendedLifetime(window) {}
            }
            measureCells(inside: root, canvas, builder, instance)
        }
        report = instance.report
    }

    private func controller(of root: ViewPlan, in plan: NibPlan) -> ControllerPlan? {
        for object in plan.topLevel {
            if case .controller(let controller) = object, controller.view === root { return controller }
        }
        return nil
    }

    private mutating func measureCells(
        inside plan: ViewPlan, _ canvas: Canvas, _ builder: NibBuilder, _ instance: NibInstance
    ) {
        let list = plan.id.flatMap { document.elements[$0] }
        let cells = plan.cells + plan.supplementaryViews.map(\.plan) + plan.sections.flatMap(\.cells)
        for cell in cells {
            let view = builder.instantiate(cell, in: instance)
            measure(cell: view, of: cell, in: list, canvas, instance)
            measureCells(inside: cell, canvas, builder, instance)
        }
        for inner in plan.parts.map(\.plan) + plan.subviews {
            measureCells(inside: inner, canvas, builder, instance)
        }
    }

    private mutating func measure(
        cell view: UIView, of plan: ViewPlan, in list: NibElement?, _ canvas: Canvas,
        _ instance: NibInstance
    ) {
        let (window, content) = canvas.show(cell: view, of: plan, in: list)
        compare(plan, instance, content: content)
        withExtendedLifetime(window) {}
    }

    // MARK: Comparing

    private mutating func compare(
        _ root: ViewPlan, _ instance: NibInstance, content: CGRect? = nil
    ) {
        var comparison = Comparison(root, document: document, instance: instance, content: content)
        comparison.compare()
        views += comparison.views
    }
}
