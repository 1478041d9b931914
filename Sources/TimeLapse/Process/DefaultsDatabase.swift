import Foundation
import Synchronization

/// The domains of an application's defaults.
final class DefaultsDatabase: Sendable {
    private struct Domains: Sendable {
        /// The values that persist between launches, by the name of the domain.
        var kept: [String: [String: PropertyListValue]] = [:]
        var arguments: [String: PropertyListValue] = [:]
        var registered: [String: PropertyListValue] = [:]
        var volatile: [String: [String: PropertyListValue]] = [:]
        /// The suites that were added to the look-up, by the name of the domain.
        var suites: [String: [String]] = [:]
    }

    private let domains = Mutex(Domains())

    static let applicationDomain = Bundle.main.bundleIdentifier ?? "application"

    /// Begins another process: registered defaults are removed, and arguments `-key value` take precedence over all
    /// values.
    func beginProcess(arguments: [String]) {
        domains.withLock {
            $0.registered = [:]
            $0.volatile = [:]
            $0.suites = [:]
            $0.arguments = Self.values(of: arguments)
        }
    }

    /// The arguments that are a key with a dash, followed by a value.
    private static func values(of arguments: [String]) -> [String: PropertyListValue] {
        var values: [String: PropertyListValue] = [:]
        var index = arguments.startIndex
        while index + 1 < arguments.endIndex {
            let key = arguments[index]
            index += 1
            guard key.count > 1, key.hasPrefix("-") else { continue }
            // An argument that begins with a dash and is not a number is the next key.
            let value = arguments[index]
            if value.hasPrefix("-"), Double(value) == nil { continue }
            values[String(key.dropFirst())] = .string(value)
            index += 1
        }
        return values
    }

    func removeAll() {
        domains.withLock {
            $0.kept = [:]
            $0.registered = [:]
            $0.volatile = [:]
        }
    }

    /// The value for a key: of the arguments, else of the first domain that has one, else the registered one.
    func value(_ key: String, in names: [String]) -> PropertyListValue? {
        domains.withLock { domains in
            if let value = domains.arguments[key] { return value }
            for name in names {
                if let value = domains.kept[name]?[key] ?? domains.volatile[name]?[key] { return value }
            }
            return domains.registered[key]
        }
    }

    func all(in names: [String]) -> [String: PropertyListValue] {
        domains.withLock { domains in
            var values = domains.registered
            for name in names.reversed() {
                values.merge(domains.volatile[name] ?? [:]) { $1 }
                values.merge(domains.kept[name] ?? [:]) { $1 }
            }
            return values.merging(domains.arguments) { $1 }
        }
    }

    func set(_ value: PropertyListValue?, for key: String, in name: String) {
        domains.withLock { domains in
            domains.kept[name, default: [:]][key] = value
            if domains.kept[name]?.isEmpty == true { domains.kept[name] = nil }
        }
    }

    func register(_ values: [String: PropertyListValue]) {
        domains.withLock { $0.registered.merge(values) { $1 } }
    }

    // MARK: Suites

    /// The suites whose values are looked up after those of a domain.
    func suites(of domain: String) -> [String] { domains.withLock { $0.suites[domain] ?? [] } }

    func addSuite(_ name: String, to domain: String) {
        domains.withLock { domains in
            if domains.suites[domain]?.contains(name) != true {
                domains.suites[domain, default: []].append(name)
            }
        }
    }

    func removeSuite(_ name: String, from domain: String) {
        domains.withLock { $0.suites[domain]?.removeAll { $0 == name } }
    }

    // MARK: Whole domains

    /// The values of all domains that persist between launches.
    var keptDomains: [String: [String: PropertyListValue]] {
        get { domains.withLock { $0.kept } }
        set { domains.withLock { $0.kept = newValue } }
    }

    func keptDomain(_ name: String) -> [String: PropertyListValue]? {
        domains.withLock { $0.kept[name] }
    }

    func setKeptDomain(_ name: String, _ values: [String: PropertyListValue]?) {
        domains.withLock { $0.kept[name] = values }
    }

    func volatileDomain(_ name: String) -> [String: PropertyListValue] {
        domains.withLock { domains in
            switch name {
            case TimeLapse::UserDefaults.argumentDomain: domains.arguments
            case TimeLapse::UserDefaults.registrationDomain: domains.registered
            default: domains.volatile[name] ?? [:]
            }
        }
    }

    func setVolatileDomain(_ name: String, _ values: [String: PropertyListValue]?) {
        domains.withLock { domains in
            switch name {
            case TimeLapse::UserDefaults.argumentDomain: domains.arguments = values ?? [:]
            case TimeLapse::UserDefaults.registrationDomain: domains.registered = values ?? [:]
            default: domains.volatile[name] = values
            }
        }
    }

    var volatileNames: [String] {
        [TimeLapse::UserDefaults.argumentDomain, TimeLapse::UserDefaults.registrationDomain]
            + domains.withLock { $0.volatile.keys.sorted() }
    }
}
