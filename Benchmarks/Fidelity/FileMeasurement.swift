import Foundation
import HeadlessNibs
import HeadlessUIKit

/// Makes the views of one file, lays them out, and compares their frames.
@MainActor
struct FileMeasurement {
    let document: NibDocument
    private(set) var views: [ViewMeasurement] = []
    /// What could not be read or made.
    private(set) var report: NibReport

    /// Measures a document.
    init(_ document: NibDocument) {
        self.document = document
        report = document.report
        let canvas = Canvas(document: document)
        canvas.run { measure(on: canvas) }
    }

    private mutating func measure(on canvas: Canvas) {
        let plan = NibPlan(document)
        var builder = NibBuilder()
        builder.isOnCanvas = true
        let instance = builder.instantiate(plan)
        for (root, view) in instance.roots {
            let controller = controller(of: root, in: plan)
            let element = root.id.flatMap { document.elements[$0] } ?? document.root
            let isCell = view is UITableViewCell || view is UICollectionReusableView
            let window =
                isCell
                ? canvas.show(cell: view, of: root)
                : canvas.show(
                    view, of: root, inControllerWith: canvas.insets(of: element, in: controller?.element))
            compare(root, view, instance, isRoot: true)
            measureCells(inside: root, canvas, builder, instance)
            withExtendedLifetime(window) {}
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
        for cell in plan.cells {
            let view = builder.instantiate(cell, in: instance)
            let window = canvas.show(cell: view, of: cell)
            compare(cell, view, instance, isRoot: true)
            measureCells(inside: cell, canvas, builder, instance)
            withExtendedLifetime(window) {}
        }
        for inner in plan.parts.map(\.plan) + plan.subviews {
            measureCells(inside: inner, canvas, builder, instance)
        }
    }

    // MARK: Comparing

    private mutating func compare(
        _ root: ViewPlan, _ view: UIView, _ instance: NibInstance, isRoot: Bool
    ) {
        var comparison = Comparison(document: document, instance: instance)
        comparison.visit(root, view, parent: nil)
        views += comparison.views
    }
}
