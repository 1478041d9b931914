/// A connection from one object to another, which the file describes and loading makes.
package struct ConnectionPlan: Sendable {
    package enum Kind: Hashable, Sendable {
        case outlet(property: String)
        /// Its property is an array; recognizers are added to a view.
        case outletCollection(property: String)
        /// A control's event is named as the file names it, such as `touchUpInside`.
        case action(selector: String, event: String?)
        case segue(kind: String, identifier: String?)
        /// The popover or template of a presentation, and others that Xcode adds.
        case other(String)
    }

    package let kind: Kind
    /// The object that has the connection.
    package let source: String
    package let destination: String
    package let id: String?
    package let line: Int
    /// The element, for what a segue says.
    let element: NibElement

    init?(_ element: NibElement, of source: String) {
        guard let destination = element["destination"] else { return nil }
        self.source = source
        self.destination = destination
        id = element.id
        line = element.line
        self.element = element
        switch element.name {
        case "outlet": kind = .outlet(property: element["property"] ?? "")
        case "outletCollection": kind = .outletCollection(property: element["property"] ?? "")
        case "action": kind = .action(selector: element["selector"] ?? "", event: element["eventType"])
        case "segue":
            kind = .segue(kind: element["kind"] ?? "", identifier: element["identifier"])
        default: kind = .other(element.name)
        }
    }
}
