import FailureReporting

/// A mistake in how view code, a data source or a layout uses a collection view.
package struct CollectionFailure: DescribedFailure, Equatable {
    package let description: String
    package private(set) var runningLineLead: String?

    package init(description: String) {
        self.description = description
    }
}

// MARK: - Registering and dequeuing

extension CollectionFailure {
    static func wrongClass(_ given: AnyClass, _ what: String, _ name: String, _ wanted: String) -> Self {
        Self("\(given) cannot be registered for the \(what) \"\(name)\": it is not a subclass of \(wanted).")
    }

    static func notRegistered(_ what: String, _ identifier: String) -> Self {
        withEmptyOne(
            "No \(what) can be dequeued with the identifier \"\(identifier)\": no class is registered for it")
    }

    static func cellInUse(_ shown: ElementKey, for path: IndexPath) -> Self {
        withEmptyOne(
            "The data source returned for item \(path.shortText) a view that already shows \(shown.name)")
    }

    static func notDequeued(_ cell: AnyClass, for element: String) -> Self {
        Self(
            "The data source returned for \(element) a \(cell) that was not dequeued, so it cannot be reused."
        )
    }

    static func reconfiguredOther(_ path: IndexPath) -> Self {
        Self(
            "The data source returned another cell for item \(path.shortText) while it was reconfigured."
                + " It replaces the present one.")
    }

    static func noSupplementaryView(_ kind: String) -> Self {
        withEmptyOne("The layout has a supplementary view \"\(kind)\", but the data source provides none")
    }

    static func noDecorationClass(_ kind: String) -> Self {
        Self(
            "The layout has a decoration view \"\(kind)\", for which no class is registered. It is left out.")
    }

    /// A problem because of which an empty view is shown.
    private static func withEmptyOne(_ problem: String) -> Self {
        Self("\(problem). An empty one is used instead.")
    }
}

// MARK: - Counts and index paths

extension CollectionFailure {
    static func oddCount(_ count: Int, section: Int?, countsAs taken: Int) -> Self {
        let what = section.map { "items in section \($0)" } ?? "sections"
        return Self("The data source says that there are \(count) \(what). It counts as \(taken).")
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
        var failure = Self(problem.text(of: view.summary, item: "item"))
        failure.runningLineLead = BatchProblem.runningLineLead
        return failure
    }

    static func updateWhileShowing() -> Self {
        Self("Items were changed while the collection view asked for views. It reloads instead.")
    }
}

// MARK: - Layouts

extension CollectionFailure {
    @MainActor
    static func badFrame(_ attributes: UICollectionViewLayoutAttributes) -> Self {
        let name = attributes.key.name
        let fault =
            attributes.isFinite
            ? "gives \(name) the size \(attributes.size.shortText), which is negative"
            : "places \(name) at \(attributes.frame.shortText), which is not finite"
        return Self("The layout \(fault). It is left out.")
    }

    static func noSuchElement(_ element: ElementKey, _ counts: [Int]) -> Self {
        Self(
            "The layout has attributes for \(element.name), which does not exist:"
                + " \(existing(element.indexPath, counts)). They are left out.")
    }

    static func contentNotFinite(_ size: CGSize) -> Self {
        Self(
            "The layout's content has the size \(size.shortText), which is not finite. The old size is kept.")
    }

    static func preferredNotFinite(_ element: ElementKey, _ size: CGSize) -> Self {
        Self(
            "The view of \(element.name) prefers the size \(size.shortText). It keeps the layout's size.")
    }

    static func tooManyElements(_ count: Int, _ limit: Int) -> Self {
        Self("The layout shows \(count) elements at once. The first \(limit) are shown.")
    }

    static func neverSettles() -> Self {
        Self(
            "The layout does not settle: after 100 passes the visible elements still change."
                + " Do the sizes that views prefer, or the data source, change it each time?")
    }

    static func layoutInUse() -> Self {
        Self("A layout can belong to only one collection view: it is removed from the other one.")
    }
}

// MARK: - Flow layouts

extension CollectionFailure {
    static func badSize(_ what: String, _ size: CGSize) -> Self {
        Self("The flow layout was given the size \(size.shortText) for \(what). It counts as zero.")
    }

    static func badNumber(_ what: String, _ value: String) -> Self {
        Self("The flow layout was given \(value) for \(what). 0 is used instead.")
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
        Self("\(value.shortText) is not a valid \(name) dimension. 0 is used instead.")
    }

    static func noItems(_ section: Int) -> Self {
        Self("The group of section \(section) has no room for items. The section is empty.")
    }

    static func noSection(_ section: Int) -> Self {
        Self("The section provider returned nil for section \(section). The section is empty.")
    }
}

// MARK: - Data

extension CollectionFailure {
    static func noCell(_ path: IndexPath) -> Self {
        withEmptyOne("The cell provider returned no cell for item \(path.shortText)")
    }

    static func noSupplementaryProvider(_ kind: String) -> Self {
        withEmptyOne("No view was provided for the supplementary view \"\(kind)\"")
    }
}
