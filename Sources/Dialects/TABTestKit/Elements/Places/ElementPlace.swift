/// What an element is called, and where it is.
public struct ElementPlace: Sendable {
    /// The accessibility identifier or the label; `nil` for any.
    public let id: String?
    /// Which one of several it is, counted from 0.
    public let index: Int
    /// The element that it is inside.
    public let parent: any Element

    /// Makes a place.
    public init(id: String? = nil, index: Int = 0, parent: any Element = App.shared) {
        self.id = id
        self.index = index
        self.parent = parent
    }
}
