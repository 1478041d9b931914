/// Index paths of two numbers, as in tables and collection views: a section, and a row or item in it.
extension IndexPath {
    /// Creates the index path of a row in a table; both numbers count from 0.
    public init(row: Int, section: Int) {
        self.init(index: section)
        append(row)
    }

    /// Creates the index path of an item in a collection view; both numbers count from 0.
    public init(item: Int, section: Int) {
        self.init(index: section)
        append(item)
    }

    /// The index of the section: the first number.
    ///
    /// With fewer than two numbers, reading returns ``Foundation/NSNotFound``, and setting does nothing.
    public var section: Int {
        get { count < 2 ? NSNotFound : self[0] }
        set { if count >= 2 { self[0] = newValue } }
    }

    /// The index of the row in its section: the second number, like ``item``.
    ///
    /// With fewer than two numbers, reading returns ``Foundation/NSNotFound``, and setting does nothing.
    public var row: Int {
        get { item }
        set { item = newValue }
    }

    /// The index of the item in its section: the second number, like ``row``.
    ///
    /// With fewer than two numbers, reading returns ``Foundation/NSNotFound``, and setting does nothing.
    public var item: Int {
        get { count < 2 ? NSNotFound : self[1] }
        set { if count >= 2 { self[1] = newValue } }
    }

    /// The index path as text, such as `0·3`: the section, then the row or item.
    package var shortText: String { map(String.init).joined(separator: "·") }
}
