import FailureReporting
import Foundation

/// What can be wrong with what a collection view is told, by view code, its data source or its layout.
package struct CollectionFailure: Failure, Equatable {
    package let description: String

    private init(_ description: String) {
        self.description = description
    }
}

// MARK: - Registering and dequeuing

extension CollectionFailure {
    static func wrongClass(_ given: AnyClass, _ what: String, _ name: String, _ wanted: String) -> Self {
        Self("\(given) cannot be registered for the \(what) \"\(name)\": it is no subclass of \(wanted).")
    }

    static func notRegistered(_ what: String, _ identifier: String) -> Self {
        Self(
            "No \(what) can be dequeued with the identifier \"\(identifier)\": no class is registered for it."
                + " An empty one stands in.")
    }

    static func wrongRegisteredClass(_ made: AnyClass, _ wanted: AnyClass) -> Self {
        Self("A \(wanted) was asked for, and what is registered is a \(made). A new one stands in.")
    }

    static func cellInUse(_ shown: ElementKey, for path: IndexPath) -> Self {
        Self(
            "The data source returned for item \(path.shortText) the view that shows \(shown.name) already."
                + " An empty one stands in.")
    }

    static func notDequeued(_ cell: AnyClass, for element: String) -> Self {
        Self(
            "The data source returned for \(element) a \(cell) that was not dequeued, so it cannot be used again."
        )
    }

    static func reconfiguredOther(_ path: IndexPath) -> Self {
        Self(
            "The data source returned another cell for item \(path.shortText) while it was reconfigured."
                + " It takes the place of the one that was shown.")
    }

    static func noSupplementaryView(_ kind: String) -> Self {
        Self(
            "The layout has a supplementary view \"\(kind)\", and the data source provides none."
                + " An empty one stands in.")
    }

    static func noDecorationClass(_ kind: String) -> Self {
        Self(
            "The layout has a decoration view \"\(kind)\", for which no class is registered. It is left out.")
    }
}

// MARK: - Counts and index paths

extension CollectionFailure {
    static func negativeCount(_ count: Int, section: Int?) -> Self {
        let what = section.map { "items in section \($0)" } ?? "sections"
        return Self("The data source says that there are \(count) \(what). None are taken for it.")
    }

    static func enormousCount(_ count: Int, section: Int?, limit: Int) -> Self {
        let what = section.map { "items in section \($0)" } ?? "sections"
        return Self("The data source says that there are \(count) \(what). \(limit) are taken for it.")
    }

    static func noSuchItem(_ path: IndexPath, _ counts: [Int], to verb: String) -> Self {
        Self("Item \(path.shortText) cannot be \(verb): \(existing(path, counts)).")
    }

    static func noSuchSection(_ section: Int, _ count: Int) -> Self {
        Self("There is no section \(section): there are \(count).")
    }

    private static func existing(_ path: IndexPath, _ counts: [Int]) -> String {
        guard path.count == 2 else { return "an item's index path has two numbers" }
        guard counts.indices.contains(path.section) else { return "there are \(counts.count) sections" }
        return "section \(path.section) has \(counts[path.section]) items"
    }

    @MainActor
    static func invalidUpdate(_ view: UICollectionView, _ problem: BatchProblem) -> Self {
        Self(problem.text(of: view.summary, item: "item"))
    }

    static func updateWhileShowing() -> Self {
        Self("Items were changed while the collection view asked for views. It reloads instead.")
    }
}

// MARK: - Layouts

extension CollectionFailure {
    static func notFinite(_ element: ElementKey, _ frame: CGRect) -> Self {
        Self("The layout places \(element.name) at \(frame.shortText), which is not finite. It is left out.")
    }

    static func negativeSize(_ element: ElementKey, _ size: CGSize) -> Self {
        Self(
            "The layout gives \(element.name) the size \(size.shortText), which is negative. It is left out.")
    }

    static func noSuchElement(_ element: ElementKey, _ counts: [Int]) -> Self {
        Self(
            "The layout has attributes for \(element.name), which does not exist:"
                + " \(existing(element.indexPath, counts)). They are left out.")
    }

    static func contentNotFinite(_ size: CGSize) -> Self {
        Self("The layout's content has the size \(size.shortText), which is not finite. It stays as it was.")
    }

    static func preferredNotFinite(_ element: ElementKey, _ size: CGSize) -> Self {
        Self(
            "The view of \(element.name) would like the size \(size.shortText). It keeps that of the layout.")
    }

    static func tooManyElements(_ count: Int, _ limit: Int) -> Self {
        Self("The layout shows \(count) elements at once. The first \(limit) are shown.")
    }

    static func neverSettles() -> Self {
        Self(
            "The layout does not settle: after 100 passes there is something else to show still."
                + " Do the sizes that views would like, or the data source, change it each time?")
    }

    static func layoutInUse() -> Self {
        Self("A layout can belong to one collection view at a time: it is taken from the other one.")
    }
}

// MARK: - Flow layouts

extension CollectionFailure {
    static func badSize(_ what: String, _ size: CGSize) -> Self {
        Self("The flow layout was given the size \(size.shortText) for \(what). No size is taken for it.")
    }

    static func badNumber(_ what: String, _ value: String) -> Self {
        Self("The flow layout was given \(value) for \(what). 0 is taken for it.")
    }

    static func tooWide(_ path: IndexPath, _ side: String, _ length: CGFloat, _ room: CGFloat) -> Self {
        Self(
            "Item \(path.shortText) is \(length.shortText) points in \(side), and there are"
                + " \(room.shortText) between the section insets: what the flow layout does with it is undefined."
        )
    }
}

// MARK: - Compositional layouts

extension CollectionFailure {
    static func badDimension(_ name: String, _ value: CGFloat) -> Self {
        Self("\(value.shortText) is no \(name) dimension. 0 is taken for it.")
    }

    static func noItems(_ section: Int) -> Self {
        Self("The group of section \(section) has room for no item. The section is empty.")
    }

    static func noSection(_ section: Int) -> Self {
        Self("The section provider returned nothing for section \(section). The section is empty.")
    }
}

// MARK: - Data

extension CollectionFailure {
    static func noCell(_ path: IndexPath) -> Self {
        Self("The cell provider returned no cell for item \(path.shortText). An empty one stands in.")
    }

    static func noSupplementaryProvider(_ kind: String) -> Self {
        Self("There is no view for the supplementary view \"\(kind)\". An empty one stands in.")
    }
}
