import Foundation

/// A selector as UIKit's code has it, as far as rewritten code needs it: a name, and a method of some class.
struct Selector {
    let name: String
    /// Calls the method; returns whether the object has it.
    let perform: @MainActor (_ object: AnyObject, _ first: Any?, _ second: Any?) -> Bool
    /// Whether the method can be called on an object.
    let belongs: (_ object: AnyObject) -> Bool

    init(_ name: String) {
        self.name = name
        perform = { _, _, _ in false }
        belongs = { _ in false }
    }

    init<Object, Result>(
        _ name: String, _ method: @escaping @MainActor (Object) -> @MainActor () -> Result
    ) {
        self.name = name
        belongs = { $0 is Object }
        perform = { object, _, _ in
            guard let object = object as? Object else { return false }
            _ = method(object)()
            return true
        }
    }

    init<Object, First, Result>(
        _ name: String, _ method: @escaping @MainActor (Object) -> @MainActor (First) -> Result
    ) {
        self.name = name
        belongs = { $0 is Object }
        perform = { object, first, _ in
            guard let object = object as? Object, let first = first as? First else { return false }
            _ = method(object)(first)
            return true
        }
    }

    init<Object, First, Second, Result>(
        _ name: String, _ method: @escaping @MainActor (Object) -> @MainActor (First, Second) -> Result
    ) {
        self.name = name
        belongs = { $0 is Object }
        perform = { object, first, second in
            guard let object = object as? Object, let first = first as? First, let second = second as? Second
            else { return false }
            _ = method(object)(first, second)
            return true
        }
    }
}

extension NSObject {
    func responds(to selector: Selector) -> Bool { selector.belongs(self) }
}
