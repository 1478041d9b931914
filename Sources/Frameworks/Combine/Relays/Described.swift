/// What stands between publishers, as texts and reflection show it: by a name, and with its parts if it has any.
protocol Described: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    var name: String { get }
    var parts: [Mirror.Child] { get }
}

extension Described {
    var parts: [Mirror.Child] { [] }
    var description: String { name }
    var playgroundDescription: Any { name }
    var customMirror: Mirror { Mirror(self, children: parts) }
}
