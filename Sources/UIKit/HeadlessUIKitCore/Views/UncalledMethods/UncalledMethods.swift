import FailureReporting
import TimeLapse

/// Finds delegate methods that Swift never calls, though Objective-C would.
///
/// Swift decides which method a protocol calls where a class adopts it. If that class leaves out an optional method,
/// which is one of the protocol's extension here, and a subclass declares it, the extension's is still called. The
/// compiler does not warn, so this reports a failure when such an object becomes a delegate or a data source.
///
/// Programs have the names of methods for debuggers only, in a table that a release build makes poor use of and that
/// can be stripped. So this looks in debug builds, on Linux, and reports nothing where a name is missing.
///
/// It also warns of methods that UIKit calls and nothing here does. Protocols do not have these, so an application's
/// implementation compiles, and would silently be dead.
@MainActor
package enum UncalledMethods {
    /// Records a failure for each method of the object's class that is never called in its role, once in a world.
    ///
    /// - Complexity: O(1), except for the first object of a class.
    package static func report(_ object: AnyObject?, as role: DelegateRole) {
        guard areVisible, let object else { return }
        let type: AnyClass = Swift.type(of: object)
        let key = ObjectIdentifier(type)
        if let found = role.known[key] {
            if !found.isEmpty { record(found) }
            return
        }
        let found = role.protocols.flatMap { failures(of: type, as: $0) + unasked(of: type, as: $0) }
        role.known[key] = found
        record(found)
    }

    private static func record(_ failures: [UncalledMethodFailure]) {
        let recorded = World.current.part(RecordedMethods.self)
        for failure in failures where recorded.failures.insert(failure).inserted { failure.report() }
    }

    /// A class and its superclasses, upwards.
    static func ancestry(of type: AnyClass) -> [AnyClass] {
        var line: [AnyClass] = [type]
        while let last = line.last, let superclass = _getSuperclass(last) { line.append(superclass) }
        return line
    }

    /// The methods that were recorded as failures in a world.
    private final class RecordedMethods: WorldPart {
        var failures: Set<UncalledMethodFailure> = []
    }
}

#if DEBUG && os(Linux)
extension UncalledMethods {
    /// Whether this program has the symbol names to search.
    nonisolated static let areVisible = ProgramSymbols.ofThisProgram != nil

    /// The methods of a class and its superclasses that an inherited conformance does not call.
    static func failures(of type: AnyClass, as adopted: DelegateProtocol) -> [UncalledMethodFailure] {
        let line = ancestry(of: type)
        guard let adopter = line.lastIndex(where: adopted.isAdopted), adopter > 0,
            // The protocol's own module declares all methods of its protocols, to be overridden.
            OwnModules.module(of: line[adopter]) != adopted.module,
            var unmet = unmetRequirements(of: line[adopter...], in: adopted)
        else { return [] }
        var failures: [UncalledMethodFailure] = []
        for heir in line[..<adopter].reversed() {
            guard !unmet.isEmpty, let methods = ClassMethods.of(heir) else { break }
            let uncalled = unmet.intersection(methods.declared)
            unmet.subtract(uncalled)
            failures += uncalled.sorted().map { signature in
                UncalledMethodFailure(
                    method: "\(heir).\(MethodSignature.name(of: signature))", protocolName: adopted.name,
                    reason: .adopted(by: "\(line[adopter])"))
            }
        }
        return failures
    }

    /// The methods of a class and its superclasses that UIKit calls through a protocol, and nothing here does.
    static func unasked(of type: AnyClass, as adopted: DelegateProtocol) -> [UncalledMethodFailure] {
        guard !adopted.unasked.isEmpty, adopted.isAdopted(by: type) else { return [] }
        var names: Set<String> = []
        return ancestry(of: type).flatMap { owner -> [UncalledMethodFailure] in
            let module = OwnModules.module(of: owner)
            guard !OwnModules.names.contains(module), module != adopted.module,
                let methods = ClassMethods.of(owner)
            else { return [] }
            let found = methods.declared.filter {
                adopted.unasked.contains(MethodSignature.withoutModules($0)) && names.insert($0).inserted
            }
            return found.sorted().map {
                UncalledMethodFailure(
                    method: "\(owner).\(MethodSignature.name(of: $0))", protocolName: adopted.name,
                    reason: .unasked)
            }
        }
    }

    /// The protocol's methods that none of the classes declares, of which the first adopts it; `nil` if unknown.
    static func unmetRequirements(of line: ArraySlice<AnyClass>, in adopted: DelegateProtocol) -> Set<String>?
    {
        guard let adopter = line.first, let methods = ClassMethods.of(adopter) else { return nil }
        var unmet = methods.witnessed[adopted.qualifiedName] ?? []
        for type in line where !unmet.isEmpty {
            guard let methods = ClassMethods.of(type) else {
                // These classes know none of the program's protocols.
                if OwnModules.isOfToolchain(OwnModules.module(of: type)) { continue }
                return nil
            }
            unmet.subtract(methods.declared)
            unmet.subtract(methods.introduced)
        }
        return unmet
    }
}
#else
extension UncalledMethods {
    nonisolated static let areVisible = false

    static func failures(of type: AnyClass, as adopted: DelegateProtocol) -> [UncalledMethodFailure] { [] }
    static func unasked(of type: AnyClass, as adopted: DelegateProtocol) -> [UncalledMethodFailure] { [] }
}
#endif
