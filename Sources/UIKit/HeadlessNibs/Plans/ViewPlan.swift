import Foundation
import HeadlessUIKitCore

/// How to make a view and everything inside it: what the file says, read and checked once, for any number of views.
@MainActor
package final class ViewPlan: SetUpPlan, PlanWithObjects {
    /// How a view of the plan comes to be.
    enum Source {
        /// It is made, and becomes a subview unless its role says otherwise.
        case made(@MainActor () -> UIView)
        /// Its parent has it already, such as the content view of a cell.
        case part(@MainActor (UIView) -> UIView?)
    }

    /// Whether its parent has the view anyway, such as the content view of a cell.
    package var isPart: Bool {
        if case .part = source { true } else { false }
    }

    // What is read and written for each view is not checked for overlapping accesses, as it is read and written step
    // by step: the checks took a twelfth of the reading.
    /// The kind of element, such as `label`.
    package let kind: String
    package let id: String?
    package let line: Int
    /// Where the file has it, for failures; `nil` without an id.
    let origin: NibOrigin?
    /// The element as it is for the plan's size classes.
    let element: NibElement
    /// Whether the view is in its superview for the plan's size classes.
    @exclusivity(unchecked) var isInstalled = true
    /// Whether the plan has what a variation changes alone, and not what is so anyway.
    let isVariation: Bool
    /// The class that the file names in place of the kind's own, with its module.
    package let customClass: NibClassName?
    let source: Source
    /// What the class that the file names needs in order to make the view.
    let construction: Any?
    /// The frame that Xcode computed, in the superview.
    @exclusivity(unchecked) package internal(set) var frame: CGRect?
    /// Whether Xcode knew that the frame is not the one of the constraints.
    @exclusivity(unchecked) package internal(set) var isMisplaced = false
    /// Whether Xcode knew that the constraints leave the frame open.
    @exclusivity(unchecked) package internal(set) var isAmbiguous = false
    /// Whether the file says that the view is hidden.
    @exclusivity(unchecked) package internal(set) var isHidden = false
    /// Whether the frame is kept without constraints.
    @exclusivity(unchecked) package internal(set) var isFixed = false
    /// The intrinsic size that Xcode took for a view whose class it could not ask.
    package internal(set) var designSize: (width: CGFloat?, height: CGFloat?)?
    /// Whether its margins leave no more than a readable width between them.
    @exclusivity(unchecked) package internal(set) var followsReadableWidth = false
    /// The steps before there are subviews.
    @exclusivity(unchecked) var steps: [SetUpStep] = []
    /// Views that the view has anyway, and views that are values of its properties.
    @exclusivity(unchecked) package internal(set) var parts: [Part] = []
    @exclusivity(unchecked) package internal(set) var subviews: [ViewPlan] = []
    @exclusivity(unchecked) package internal(set) var constraints: [ConstraintPlan] = []
    /// The layout guides that constraints refer to by ids.
    @exclusivity(unchecked) var guides: [GuidePlan] = []
    /// The prototypes of the cells of a table or collection view, which are made when they are needed.
    @exclusivity(unchecked) package internal(set) var cells: [ViewPlan] = []
    /// The sections of a table whose content the file has.
    package internal(set) var sections: [StaticSection] = []
    /// The prototypes of a collection view's headers and footers, by their kinds.
    @exclusivity(unchecked) package internal(set) var supplementaryViews: [(kind: String, plan: ViewPlan)] =
        []
    /// What a cell or a supplementary view is dequeued by.
    package internal(set) var reuseIdentifier: String?
    /// The height of a table's cell, if it has one of its own.
    package internal(set) var rowHeight: CGFloat?
    /// The objects and views beside views that the view has, such as bar items and a layout.
    @exclusivity(unchecked) package internal(set) var objectParts: [ObjectPlan.Part] = []
    /// What key-value coding sets, in the order of the file.
    @exclusivity(unchecked) package internal(set) var runtimeAttributes: [RuntimeAttribute] = []
    @exclusivity(unchecked) package internal(set) var connections: [ConnectionPlan] = []

    init(_ element: NibElement, in file: String, source: Source, isVariation: Bool = false) {
        self.element = element
        self.isVariation = isVariation
        kind = element.name
        id = element.id
        line = element.line
        // Not by `map`: a closure on the main actor that it is handed checks its executor.
        origin = if let id { NibOrigin(file: file, id: id) } else { nil }
        customClass = NibClassName(element)
        construction = customClass == nil ? nil : ViewKind.construction(of: element)
        self.source = source
        steps.reserveCapacity(16)
    }

    /// A view beside the subviews, and where it goes.
    package struct Part {
        package let plan: ViewPlan
        let attach: @MainActor (UIView, UIView) -> Void
    }
}

extension ViewPlan {
    /// The plan of an id in this one, also of a cell.
    func find(_ id: String) -> ViewPlan? {
        if self.id == id { return self }
        let inner =
            parts.map(\.plan) + subviews + cells + sections.flatMap(\.cells) + supplementaryViews.map(\.plan)
        return inner.lazy.compactMap { $0.find(id) }.first
    }
}
