extension NibReport {
    /// Something in a nib that could not be read or made; the rest of the nib is there.
    package struct Issue: Equatable, Sendable, CustomStringConvertible {
        package enum Kind: Equatable, Sendable {
            /// An element of a kind that the reader does not know.
            case unknownElement
            /// An attribute that the reader does not know, with its value.
            case unknownAttribute(String, value: String)
            /// A child that the reader does not know, by its name and the property that it is the value of.
            case unknownChild(String, key: String?)
            /// An attribute with a value that it cannot have.
            case badValue(String, value: String)
            case duplicateID(firstLine: Int)
            /// A reference to an object that is not in the file, or is of a kind that does not fit.
            case danglingReference(String, id: String)
            /// A constraint that cannot be made, and why.
            case badConstraint(String)
            case missingClass(String)
            case missingImage(String)
            case missingColor(String)
            case missingFont(String)
            /// A class that cannot be what the file needs, and why.
            case badClass(String)
            /// An outlet, action or segue that cannot be connected, and why; and what to do.
            case badConnection(String, cure: String)
            /// An action that its target does not have, and what to do.
            case missingAction(String, cure: String)
            /// A runtime attribute whose key path no property has.
            case unknownKeyPath(String)
        }

        package let kind: Kind
        /// The element's name.
        package let element: String
        package let id: String?
        package let line: Int

        package var description: String {
            let place = "<\(element)>" + (id.map { " \($0)" } ?? "")
            return switch kind {
            case .unknownElement: "\(place) is not known"
            case .unknownAttribute(let name, let value): "\(place): \(name)=\"\(value)\" is not known"
            case .unknownChild(let name, let key):
                "\(place): <\(name)>" + (key.map { " for \($0)" } ?? "") + " is not known"
            case .badValue(let name, let value): "\(place): \(name) cannot be \"\(value)\""
            case .duplicateID(let line): "\(place): its id is that of an element in line \(line)"
            case .danglingReference(let name, let id):
                "\(place): \(name) refers to \"\(id)\", which is not there"
            case .badConstraint(let reason): "\(place): \(reason)"
            case .missingClass(let name): "\(place): there is no class \(name)"
            case .badClass(let reason), .badConnection(let reason, _), .missingAction(let reason, _):
                "\(place): \(reason)"
            case .missingImage(let name): "\(place): there is no image \"\(name)\""
            case .missingColor(let name): "\(place): there is no colour \"\(name)\""
            case .missingFont(let name): "\(place): there is no font \"\(name)\""
            case .unknownKeyPath(let keyPath): "\(place): no property has the key path \(keyPath)"
            }
        }
    }
}
