import FailureReporting

/// The screens from which a screen can be reached, found backwards over their entry segments.
struct ScreenMap {
    /// An entry into a screen.
    struct Entry {
        let segment: PathSegment
        let weight: Int
        /// The index of the place that it starts at.
        let start: Int
    }

    /// A screen of the map.
    struct Place {
        let screen: any PresentableScreen
        var entries: [Entry] = []
        /// Why there is no screen of that name; `nil` if there is, and for the start, which is not looked for.
        var problem: String?

        var name: String { screen.rawValue }
    }

    /// How many screens are looked at: names may be computed and never end.
    static let limit = 10_000

    /// The places in the order in which they were found, nearest to the end first; the end is the first one.
    private(set) var places: [Place]
    /// The index of the place at which the path is to begin; `nil` if no path leads there.
    private(set) var start: Int?
    private(set) var isCut = false

    private var indices: [String: Int]

    /// Looks at the screen at the end, at those from which it can be entered, and so on; not beyond the start.
    ///
    /// - Complexity: O(*n*) in the segments of these screens, each of which is asked once.
    @MainActor
    init(
        from start: any PresentableScreen, to end: any PresentableScreen,
        under conditions: [PreconditionKey: Any], _ presenter: any ScreenPresenter
    ) {
        places = [Place(screen: end)]
        indices = [end.rawValue: 0]
        var next = 0
        while next < places.count {
            if places[next].name == start.rawValue {
                self.start = next
            } else {
                look(at: next, conditions, presenter)
            }
            next += 1
        }
    }

    @MainActor
    private mutating func look(
        at index: Int, _ conditions: [PreconditionKey: Any], _ presenter: any ScreenPresenter
    ) {
        let (found, failures) = presenter.find(places[index].screen)
        guard let found else {
            // It matters only if no other path leads to the end.
            places[index].problem = failures.first?.failure.description
            return
        }
        for failure in failures { failure.deliver() }
        for segment in found.entryPathSegments() {
            guard let start = place(of: segment.start) else { continue }
            places[index].entries.append(
                Entry(segment: segment, weight: segment.weight(under: conditions), start: start))
        }
    }

    /// The index of a screen's place, which is added if it is not there; `nil` if there are too many.
    private mutating func place(of screen: any PresentableScreen) -> Int? {
        if let index = indices[screen.rawValue] { return index }
        guard places.count < Self.limit else {
            isCut = true
            return nil
        }
        indices[screen.rawValue] = places.count
        places.append(Place(screen: screen))
        return places.count - 1
    }
}
