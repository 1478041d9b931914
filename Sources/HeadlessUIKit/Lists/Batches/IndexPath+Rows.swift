import Foundation

/// Index paths of two numbers, as tables and collections use them: a section, and a row or item in it.
extension IndexPath {
    /// Makes the index path of a row of a table; both count from 0.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// Makes the index path of an item of a collection; both count from 0.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The section: the first number.
    ///
    /// An index path of fewer than two numbers has none: reading gives ``Foundation/NSNotFound``, and setting does nothing.
    public var section: Int {
        get { count < 2 ? NSNotFound : self[0] }
        set { if count >= 2 { self[0] = newValue } }
    }

    /// The row in its section: the second number, as ``item``.
    ///
    /// An index path of fewer than two numbers has none: reading gives ``Foundation/NSNotFound``, and setting does nothing.
    public var row: Int {
        get { item }
        set { item = newValue }
    }

    /// The item in its section: the second number, as ``row``.
    ///
    /// An index path of fewer than two numbers has none: reading gives ``Foundation/NSNotFound``, and setting does nothing.
    public var item: Int {
        get { count < 2 ? NSNotFound : self[1] }
        set { if count >= 2 { self[1] = newValue } }
    }

    /// The index path as `0·3`: the section, then the row or item.
    package var shortText: String { map(String.init).joined(separator: "·") }
}
