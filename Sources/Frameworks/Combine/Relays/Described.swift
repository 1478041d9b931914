/// What stands between publishers, as texts and reflection show it: by a name, and with its parts if it has any.
@usableFromInline
protocol Described: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    var name: String { get }
    var parts: [Mirror.Child] { get }
}

extension Described {
    @usableFromInline var parts: [Mirror.Child] { [] }
    @usableFromInline var description: String { name }
    @usableFromInline var playgroundDescription: Any { name }
    @usableFromInline var customMirror: Mirror { Mirror(self, children: parts) }
}
