/// A visual format, as it was read: names are not looked up yet.
struct VisualFormat {
    /// A name, and where it stands in the format.
    struct Name {
        var text: String
        var position: Int

        func failure(_ reason: String) -> VisualFormatError {
            VisualFormatError(reason: reason, position: position)
        }
    }

    enum Amount {
        case number(Double, position: Int)
        case name(Name)
    }

    /// A condition on a distance or a length.
    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var amount: Amount
        var priority: Amount?
    }

    enum Connection {
        /// The two touch.
        case flush
        /// The system's distance.
        case standard
        case distances([Predicate])
    }

    struct Element {
        var name: Name
        var lengths: [Predicate] = []
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    /// The connection of the first view with the superview, and where that stands.
    var start: (connection: Connection, position: Int)?
    var elements: [Element] = []
    /// The connections between neighbours: one less than there are elements.
    var connections: [Connection] = []
    /// The connection of the last view with the superview, and where that stands.
    var end: (connection: Connection, position: Int)?
}
