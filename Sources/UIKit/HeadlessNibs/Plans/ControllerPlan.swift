import HeadlessUIKitCore

/// A controller of a storyboard, or of a nib: its class, its view, and what it is connected to.
@MainActor
package final class ControllerPlan: SetUpPlan {
    /// The kind of element, such as `tableViewController`.
    package let kind: String
    package let id: String?
    package let line: Int
    package let customClass: NibClassName?
    package let storyboardIdentifier: String?
    package let title: String?
    /// Makes a controller of the kind's own class.
    package let make: @MainActor () -> UIViewController
    /// What is set before the controller has a view.
    var steps: [SetUpStep] = []
    /// The view that the file has for it, if any.
    package internal(set) var view: ViewPlan?
    /// The ids of the guides at the inner edges of its bars, of before there were safe areas.
    package internal(set) var topGuide: String?
    package internal(set) var bottomGuide: String?
    /// What describes the item that the controller has in a navigation bar, and those in bars of tabs and buttons.
    package internal(set) var navigationItem: ObjectPlan?
    package internal(set) var tabBarItem: ObjectPlan?
    package internal(set) var toolbarItems: [ObjectPlan] = []
    /// The control that refreshes the table of a table controller; the plan of its view has it, too.
    var refreshControl: ViewPlan?
    /// What describes the bars that a container has anyway.
    package internal(set) var bars: [Bar] = []
    /// What key-value coding sets, in the order of the file.
    package internal(set) var runtimeAttributes: [RuntimeAttribute] = []
    package internal(set) var connections: [ConnectionPlan] = []
    /// The element, for what becomes of it beyond its view.
    package let element: NibElement
    /// What the class that the file names needs in order to make the controller.
    var construction: Any? { ControllerKind.construction(of: element) }

    /// A bar that a container has anyway.
    package struct Bar {
        package let plan: ViewPlan
        let find: @MainActor (UIViewController) -> UIView?
    }

    init(_ element: NibElement, make: @escaping @MainActor () -> UIViewController) {
        kind = element.name
        id = element.id
        line = element.line
        customClass = NibClassName(element)
        storyboardIdentifier = element["storyboardIdentifier"]
        title = element["title"]
        self.make = make
        self.element = element
    }
}
