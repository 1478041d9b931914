/// A controller of a storyboard, or of a nib: its class, its view, and what it is connected to.
@MainActor
package final class ControllerPlan {
    /// The kind of element, such as `tableViewController`.
    package let kind: String
    package let id: String?
    package let line: Int
    package let customClass: NibClassName?
    package let storyboardIdentifier: String?
    package let title: String?
    /// The view that the file has for it, if any.
    package internal(set) var view: ViewPlan?
    /// The ids of the guides at the inner edges of its bars, of before there were safe areas.
    package internal(set) var topGuide: String?
    package internal(set) var bottomGuide: String?
    package internal(set) var connections: [ConnectionPlan] = []
    /// The element, for what becomes of it beyond its view.
    package let element: NibElement

    init(_ element: NibElement) {
        kind = element.name
        id = element.id
        line = element.line
        customClass = NibClassName(element)
        storyboardIdentifier = element["storyboardIdentifier"]
        title = element["title"]
        self.element = element
    }
}
