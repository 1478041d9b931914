/// Something that can be cancelled, such as a subscription.
public protocol Cancellable {
    /// Ends it, and releases what it retains.
    func cancel()
}

extension Cancellable {
    /// Keeps it in a collection, such as an array, until that is freed.
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Keeps it in a set until that is freed.
    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }
}
