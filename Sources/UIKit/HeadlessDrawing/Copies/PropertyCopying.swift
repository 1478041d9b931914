/// An object that is copied and compared property by property, each named once.
///
/// Key paths take longer than assignments: a type that is copied for each view or element assigns by itself.
package protocol PropertyCopying: AnyObject {}

extension PropertyCopying {
    package func take<each Value>(
        _ properties: repeat ReferenceWritableKeyPath<Self, each Value>, of other: Self
    ) {
        for property in repeat each properties { self[keyPath: property] = other[keyPath: property] }
    }

    func shares<each Value: Equatable>(_ properties: repeat KeyPath<Self, each Value>, with other: Self)
        -> Bool
    {
        for property in repeat each properties {
            if self[keyPath: property] != other[keyPath: property] { return false }
        }
        return true
    }
}
