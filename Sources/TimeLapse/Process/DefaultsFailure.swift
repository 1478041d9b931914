import FailureReporting

/// What can be wrong with what view code asks of its defaults.
package enum DefaultsFailure: Failure {
    /// A value that no property list can have, by its key and its type.
    case notAPropertyList(key: String, type: String)
    /// A whole domain with such a value.
    case domainIsNoPropertyList(name: String)

    package var description: String {
        switch self {
        case .notAPropertyList(let key, let type):
            "UserDefaults cannot keep a value of type \(type) for \"\(key)\": it keeps property lists, which are"
                + " strings, numbers, dates, data, and arrays and dictionaries of them, not nested deeper than 100."
                + " What was there stays."
        case .domainIsNoPropertyList(let name):
            "UserDefaults cannot keep these values as the domain \"\(name)\": one of them is no property list."
                + " What was there stays."
        }
    }
}
