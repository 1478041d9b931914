/// Index paths as objects, of two numbers: a section, and a row or item in it.
extension NSIndexPath {
    /// Creates the index path of a row in a table; both numbers count from 0.
    public convenience init(row: Int, section: Int) {
        let indexes = [section, row]
        self.init(indexes: indexes, length: 2)
    }

    /// Creates the index path of an item in a collection view; both numbers count from 0.
    public convenience init(item: Int, section: Int) {
        self.init(row: item, section: section)
    }

    /// The index of the section; ``Foundation/NSNotFound`` with fewer than two numbers.
    public var section: Int { length < 2 ? NSNotFound : index(atPosition: 0) }

    /// The index of the row in its section; ``Foundation/NSNotFound`` with fewer than two numbers.
    public var row: Int { length < 2 ? NSNotFound : index(atPosition: 1) }

    /// The index of the item in its section; ``Foundation/NSNotFound`` with fewer than two numbers.
    public var item: Int { row }
}
