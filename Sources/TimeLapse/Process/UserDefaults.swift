public import Foundation

/// Foundation's user defaults; each application, and with it each test, has its own, empty at first.
///
/// Values are looked up in the launch arguments (`-key value`), then in the set values, then in the registered ones.
/// Set values persist when the application is relaunched, and are removed when it is reinstalled; nothing is written to
/// disk.
///
/// ```swift
/// UserDefaults.standard.register(defaults: ["launches": 0])
/// UserDefaults.standard.set(UserDefaults.standard.integer(forKey: "launches") + 1, forKey: "launches")
/// ```
///
/// An object that is stored, as in a static property, means the defaults of the application that runs at each use.
///
/// A value that is not a property list, which crashes on Apple's platforms, is a failure, and nothing changes.
open class UserDefaults: NSObject, @unchecked Sendable {
    // The class is open, as Foundation's is, so it cannot be checked. Its own properties are constant or
    // locked.
    private let domain: String

    /// That of the application that runs, whenever the object was made.
    private var database: DefaultsDatabase { ProcessWorld.current.database }

    /// Makes defaults that share all values with ``standard``.
    public override init() {
        domain = DefaultsDatabase.applicationDomain
        super.init()
    }

    /// Makes the defaults of a group of applications.
    ///
    /// - Parameter suitename: the group's name; the application's own defaults if `nil`. For the global domain the
    ///   result is `nil`.
    public init?(suiteName suitename: String?) {
        guard suitename != Self.globalDomain else { return nil }
        domain = suitename ?? DefaultsDatabase.applicationDomain
        super.init()
    }

    private static let shared = TimeLapse::UserDefaults()

    /// The defaults of the application: one object, with the values of the test that runs.
    open class var standard: TimeLapse::UserDefaults { shared }

    /// Posted when a value was set or removed; the defaults are its object.
    public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")
    /// The name of the domain shared by all applications.
    public static let globalDomain = "NSGlobalDomain"
    /// The name of the domain of launch arguments.
    public static let argumentDomain = "NSArgumentDomain"
    /// The name of the domain of registered defaults.
    public static let registrationDomain = "NSRegistrationDomain"

    private var names: [String] { [domain] + database.suites(of: domain) + [Self.globalDomain] }

    private func value(_ key: String) -> PropertyListValue? {
        database.value(key, in: names) ?? Self.deviceSetting(key)
    }

    /// What the system keeps in the global domain: the device's languages and locale, which applications read there.
    private static func deviceSetting(_ key: String) -> PropertyListValue? {
        switch key {
        case "AppleLanguages": .array(ProcessWorld.current.preferredLanguages.map { .string($0) })
        case "AppleLocale": .string(ProcessWorld.current.locale.identifier)
        default: nil
        }
    }

    // MARK: Getting

    /// The value for a key, if any.
    open func object(forKey defaultName: String) -> Any? { value(defaultName)?.object }

    /// The string for a key; numbers are converted.
    open func string(forKey defaultName: String) -> String? { value(defaultName)?.asString }

    /// The array for a key.
    open func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }

    /// The dictionary for a key.
    open func dictionary(forKey defaultName: String) -> [String: Any]? {
        object(forKey: defaultName) as? [String: Any]
    }

    /// The data for a key.
    open func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }

    /// The array of strings for a key; `nil` if an element is not a string.
    open func stringArray(forKey defaultName: String) -> [String]? {
        object(forKey: defaultName) as? [String]
    }

    /// The integer for a key, also from a string; 0 if there is none.
    open func integer(forKey defaultName: String) -> Int { value(defaultName)?.asInteger ?? 0 }

    /// The number for a key, also from a string; 0 if there is none.
    open func float(forKey defaultName: String) -> Float { Float(value(defaultName)?.asDouble ?? 0) }

    /// The number for a key, also from a string; 0 if there is none.
    open func double(forKey defaultName: String) -> Double { value(defaultName)?.asDouble ?? 0 }

    /// The Boolean for a key: `true` for numbers other than 0, and for strings such as `YES`, `true` and `1`.
    open func bool(forKey defaultName: String) -> Bool { value(defaultName)?.asBool ?? false }

    /// The URL for a key; a string is read as a file path.
    open func url(forKey defaultName: String) -> URL? { value(defaultName)?.asURL }

    /// All values of all domains.
    open func dictionaryRepresentation() -> [String: Any] { database.all(in: names).mapValues(\.object) }

    // MARK: Setting

    /// Sets a value; `nil` removes it.
    open func set(_ value: Any?, forKey defaultName: String) {
        guard let value else { return removeObject(forKey: defaultName) }
        if let url = value as? URL { return set(url, forKey: defaultName) }
        guard let kept = PropertyListValue(value) else {
            DefaultsFailure.notAPropertyList(key: defaultName, type: "\(type(of: value))").record()
            return
        }
        keep(kept, defaultName)
    }

    /// Sets an integer.
    open func set(_ value: Int, forKey defaultName: String) { keep(.integer(value), defaultName) }

    /// Sets a number.
    open func set(_ value: Float, forKey defaultName: String) { keep(.real(Double(value)), defaultName) }

    /// Sets a number.
    open func set(_ value: Double, forKey defaultName: String) { keep(.real(value), defaultName) }

    /// Sets a Boolean.
    open func set(_ value: Bool, forKey defaultName: String) { keep(.bool(value), defaultName) }

    /// Sets a URL; `nil` removes it.
    open func set(_ url: URL?, forKey defaultName: String) { keep(url.map { .url($0) }, defaultName) }

    /// Removes the set value for a key; a registered value or an argument stays.
    open func removeObject(forKey defaultName: String) { keep(nil, defaultName) }

    private func keep(_ value: PropertyListValue?, _ key: String) {
        database.set(value, for: key, in: domain)
        noteChange()
    }

    private func noteChange() {
        TimeLapse::NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
    }

    /// Adds default values for keys without a set value, until the application ends.
    open func register(defaults registrationDictionary: [String: Any]) {
        var values: [String: PropertyListValue] = [:]
        for key in registrationDictionary.keys.sorted() {
            guard let object = registrationDictionary[key] else { continue }
            guard let value = PropertyListValue(object) else {
                DefaultsFailure.notAPropertyList(key: key, type: "\(type(of: object))").record()
                continue
            }
            values[key] = value
        }
        database.register(values)
    }

    /// Stores pending changes; values are stored when they are set. It has no effect here.
    ///
    /// - Returns: `true`.
    @discardableResult
    open func synchronize() -> Bool { true }

    // MARK: Domains

    /// Adds a suite to the look-up, after the application's own values.
    open func addSuite(named suiteName: String) {
        database.addSuite(suiteName, to: domain)
    }

    /// Removes a suite from the look-up.
    open func removeSuite(named suiteName: String) {
        database.removeSuite(suiteName, from: domain)
    }

    /// The persistent values of a domain; `nil` if there are none.
    open func persistentDomain(forName domainName: String) -> [String: Any]? {
        database.keptDomain(domainName)?.mapValues(\.object)
    }

    /// Replaces all persistent values of a domain.
    open func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
        guard let values = Self.values(domain, domainName) else { return }
        database.setKeptDomain(domainName, values)
        noteChange()
    }

    /// Removes all persistent values of a domain.
    open func removePersistentDomain(forName domainName: String) {
        database.setKeptDomain(domainName, nil)
        noteChange()
    }

    /// The names of the volatile domains, which end with the application.
    open var volatileDomainNames: [String] { database.volatileNames }

    /// The values of a volatile domain.
    open func volatileDomain(forName domainName: String) -> [String: Any] {
        database.volatileDomain(domainName).mapValues(\.object)
    }

    /// Replaces the values of a volatile domain, which ends with the application.
    open func setVolatileDomain(_ domain: [String: Any], forName domainName: String) {
        guard let values = Self.values(domain, domainName) else { return }
        database.setVolatileDomain(domainName, values)
    }

    /// Removes a volatile domain.
    open func removeVolatileDomain(forName domainName: String) {
        database.setVolatileDomain(domainName, nil)
    }

    private static func values(_ domain: [String: Any], _ name: String) -> [String: PropertyListValue]? {
        guard case .dictionary(let values) = PropertyListValue(domain) else {
            DefaultsFailure.domainIsNoPropertyList(name: name).record()
            return nil
        }
        return values
    }
}
