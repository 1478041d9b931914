extension UIView {
    /// The subviews in the order in which assistive technology reads them.
    ///
    /// A list's content is read in the order of its data, whatever stands in front; everything else from back
    /// to front. Subviews of a list without data keep their places among the others. A navigation
    /// controller's bar comes before the content below it, and so does the grabber of a sheet.
    ///
    /// - Complexity: O(1); O(*n* log *n*) in the number of subviews of a list.
    package final var subviewsAsRead: [UIView] {
        guard flags.contains(.isScrollView) else {
            var ordered = subviews
            if self is any TopFirstContainer,
                let top = ordered.firstIndex(where: { $0 is any TopOfContainer })
            {
                ordered.insert(ordered.remove(at: top), at: 0)
            }
            return ordered
        }
        guard let ordered = (self as? any OrderedContainer)?.viewsAsRead, !ordered.isEmpty else {
            return subviews
        }
        let own = Set(ordered.map(ObjectIdentifier.init))
        var next = ordered.makeIterator()
        return subviews.map { own.contains(ObjectIdentifier($0)) ? next.next() ?? $0 : $0 }
    }
}

/// A scroll view whose content is read in the order of its data.
@MainActor
package protocol OrderedContainer: UIView {
    /// The subviews that show data, in order.
    var viewsAsRead: [UIView] { get }
}

/// A view with a part that stands at its top, in front of everything else, and is read first.
@MainActor
protocol TopFirstContainer: UIView {}

/// The part that is read first.
@MainActor
protocol TopOfContainer: UIView {}
