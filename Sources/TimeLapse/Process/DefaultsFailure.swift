import FailureReporting

/// A value that user defaults cannot store.
package enum DefaultsFailure: Failure {
    /// A value that is not a property list, with its key and its type.
    case notAPropertyList(key: String, type: String)
    /// A whole domain with such a value.
    case domainIsNoPropertyList(name: String)

    package var description: String {
        switch self {
        case .notAPropertyList(let key, let type):
            "UserDefaults cannot store a value of type \(type) for \"\(key)\": it is not a property list. The old value"
                + " is kept. Property lists are strings, numbers, dates, data, and arrays and dictionaries of them, at"
                + " most 100 levels deep."
        case .domainIsNoPropertyList(let name):
            "UserDefaults cannot store these values in the domain \"\(name)\": one of them is not a property list."
                + " The old values are kept."
        }
    }
}
