/// Finds out whether an object's class implements an optional method of a protocol, as `responds(to:)` does in
/// Objective-C.
///
/// A method of a protocol's extension does not count, and neither does one of this framework's own classes, which only
/// exist to be overridden. The names come from the program's symbols, as for ``UncalledMethods``: in release builds, on
/// other systems than Linux and for classes of other programs, nothing is known.
@MainActor
package enum ImplementedMethods {
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let method: String
    }

    /// The answers. They are the same for every application, as classes do not change.
    private static var known: [Key: Bool?] = [:]

    /// Whether a class implements a method, such as `tableView(_:commit:forRowAt:)`; `nil` if that cannot be known.
    ///
    /// - Complexity: O(1), except for the first object of a class.
    package static func include(_ method: String, of object: AnyObject) -> Bool? {
        guard UncalledMethods.areVisible else { return nil }
        let type: AnyClass = Swift.type(of: object)
        let key = Key(type: ObjectIdentifier(type), method: method)
        if let answer = known[key] { return answer }
        let answer = find(method, in: type)
        known[key] = answer
        return answer
    }

    #if DEBUG && os(Linux)
    private static func find(_ method: String, in type: AnyClass) -> Bool? {
        for ancestor in UncalledMethods.ancestry(of: type) {
            let module = OwnModules.module(of: ancestor)
            if OwnModules.names.contains(module) { return false }
            guard let methods = ClassMethods.of(ancestor) else {
                // The program may extend the toolchain's classes.
                guard ancestor != type, OwnModules.isOfToolchain(module) else { return nil }
                continue
            }
            if methods.declared.contains(where: { MethodSignature.name(of: $0) == method }) { return true }
        }
        return false
    }
    #else
    private static func find(_ method: String, in type: AnyClass) -> Bool? { nil }
    #endif
}
