public import Foundation
import Synchronization

/// Foundation's defaults, of which each application, and with it each test, has its own, empty at first.
///
/// They are looked up in the launch's arguments (`-key value`), then in what was set, then in what was registered.
/// What was set is kept when the application is launched again, and gone when it is installed anew; nothing is
/// written to disk.
///
/// ```swift
/// UserDefaults.standard.register(defaults: ["launches": 0])
/// UserDefaults.standard.set(UserDefaults.standard.integer(forKey: "launches") + 1, forKey: "launches")
/// ```
///
/// A value that is no property list, which ends the program on Apple's platforms, is a failure, and nothing changes.
open class UserDefaults: NSObject, @unchecked Sendable {
    // The class is open, as Foundation's is, and so cannot be checked. What it holds itself is constant or locked.
    private let database: DefaultsDatabase
    private let domain: String
    private let suites = Mutex<[String]>([])

    init(_ database: DefaultsDatabase, domain: String) {
        self.database = database
        self.domain = domain
        super.init()
    }

    /// Makes defaults that share all with ``standard``.
    public override convenience init() {
        self.init(ProcessWorld.current.database, domain: DefaultsDatabase.applicationDomain)
    }

    /// Makes the defaults of a group of applications.
    ///
    /// - Parameter suitename: the group's name; the application's own defaults if `nil`. The global domain cannot be
    ///   asked for: the result is `nil` then.
    public init?(suiteName suitename: String?) {
        guard suitename != Self.globalDomain else { return nil }
        database = ProcessWorld.current.database
        domain = suitename ?? DefaultsDatabase.applicationDomain
        super.init()
    }

    /// The defaults of the current task's application.
    open class var standard: TimeLapse::UserDefaults { ProcessWorld.current.standardDefaults }

    /// Posted when a value was set or removed, with the defaults as its object.
    public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")
    /// The name of the domain of all applications.
    public static let globalDomain = "NSGlobalDomain"
    /// The name of the domain of a launch's arguments.
    public static let argumentDomain = "NSArgumentDomain"
    /// The name of the domain of what was registered.
    public static let registrationDomain = "NSRegistrationDomain"

    private var names: [String] { [domain] + suites.withLock { $0 } + [Self.globalDomain] }

    private func value(_ key: String) -> DefaultsValue? { database.value(key, in: names) }

    // MARK: Getting

    /// The value for a key, if there is any.
    open func object(forKey defaultName: String) -> Any? { value(defaultName)?.object }

    /// The text for a key; numbers become texts.
    open func string(forKey defaultName: String) -> String? { value(defaultName)?.asString }

    /// The array for a key.
    open func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }

    /// The dictionary for a key.
    open func dictionary(forKey defaultName: String) -> [String: Any]? {
        object(forKey: defaultName) as? [String: Any]
    }

    /// The data for a key.
    open func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }

    /// The array of texts for a key; `nil` if one of them is something else.
    open func stringArray(forKey defaultName: String) -> [String]? {
        object(forKey: defaultName) as? [String]
    }

    /// The whole number for a key, be it as a text; 0 where there is none.
    open func integer(forKey defaultName: String) -> Int { value(defaultName)?.asInteger ?? 0 }

    /// The number for a key, be it as a text; 0 where there is none.
    open func float(forKey defaultName: String) -> Float { Float(value(defaultName)?.asDouble ?? 0) }

    /// The number for a key, be it as a text; 0 where there is none.
    open func double(forKey defaultName: String) -> Double { value(defaultName)?.asDouble ?? 0 }

    /// The truth for a key: that of a number other than 0 and of texts such as `YES`, `true` and `1`.
    open func bool(forKey defaultName: String) -> Bool { value(defaultName)?.asBool ?? false }

    /// The URL for a key; a text is taken for the path of a file.
    open func url(forKey defaultName: String) -> URL? { value(defaultName)?.asURL }

    /// All values that there are.
    open func dictionaryRepresentation() -> [String: Any] { database.all(in: names).mapValues(\.object) }

    // MARK: Setting

    /// Keeps a value; `nil` removes it.
    open func set(_ value: Any?, forKey defaultName: String) {
        guard let value else { return removeObject(forKey: defaultName) }
        if let url = value as? URL { return set(url, forKey: defaultName) }
        guard let kept = DefaultsValue(value) else {
            DefaultsFailure.notAPropertyList(key: defaultName, type: "\(type(of: value))").record()
            return
        }
        keep(kept, defaultName)
    }

    /// Keeps a whole number.
    open func set(_ value: Int, forKey defaultName: String) { keep(.integer(value), defaultName) }

    /// Keeps a number.
    open func set(_ value: Float, forKey defaultName: String) { keep(.real(Double(value)), defaultName) }

    /// Keeps a number.
    open func set(_ value: Double, forKey defaultName: String) { keep(.real(value), defaultName) }

    /// Keeps a truth.
    open func set(_ value: Bool, forKey defaultName: String) { keep(.bool(value), defaultName) }

    /// Keeps a URL; `nil` removes it.
    open func set(_ url: URL?, forKey defaultName: String) { keep(url.map { .url($0) }, defaultName) }

    /// Removes what was set for a key; what was registered or is an argument stays.
    open func removeObject(forKey defaultName: String) { keep(nil, defaultName) }

    private func keep(_ value: DefaultsValue?, _ key: String) {
        database.set(value, for: key, in: domain)
        noteChange()
    }

    private func noteChange() {
        TimeLapse::NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
    }

    /// Adds values that there are where nothing was set, until the application ends.
    open func register(defaults registrationDictionary: [String: Any]) {
        var values: [String: DefaultsValue] = [:]
        for key in registrationDictionary.keys.sorted() {
            guard let object = registrationDictionary[key] else { continue }
            guard let value = DefaultsValue(object) else {
                DefaultsFailure.notAPropertyList(key: key, type: "\(type(of: object))").record()
                continue
            }
            values[key] = value
        }
        database.register(values)
    }

    /// Does nothing more than has been done: what is set is kept at once.
    ///
    /// - Returns: `true`.
    @discardableResult
    open func synchronize() -> Bool { true }

    // MARK: Domains

    /// Has values of a group's looked up, too, after the own ones.
    open func addSuite(named suiteName: String) {
        suites.withLock { if !$0.contains(suiteName) { $0.append(suiteName) } }
    }

    /// Has values of a group's looked up no longer.
    open func removeSuite(named suiteName: String) {
        suites.withLock { $0.removeAll { $0 == suiteName } }
    }

    /// What is kept in a domain; `nil` if nothing is.
    open func persistentDomain(forName domainName: String) -> [String: Any]? {
        database.keptDomain(domainName)?.mapValues(\.object)
    }

    /// Keeps these values in a domain, and no others.
    open func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
        guard let values = Self.values(domain, domainName) else { return }
        database.setKeptDomain(domainName, values)
        noteChange()
    }

    /// Removes all that is kept in a domain.
    open func removePersistentDomain(forName domainName: String) {
        database.setKeptDomain(domainName, nil)
        noteChange()
    }

    /// The names of the domains that are gone when the application ends.
    open var volatileDomainNames: [String] { database.volatileNames }

    /// The values in a domain that is gone when the application ends.
    open func volatileDomain(forName domainName: String) -> [String: Any] {
        database.volatileDomain(domainName).mapValues(\.object)
    }

    /// Has a domain with these values, until the application ends.
    open func setVolatileDomain(_ domain: [String: Any], forName domainName: String) {
        guard let values = Self.values(domain, domainName) else { return }
        database.setVolatileDomain(domainName, values)
    }

    /// Removes a domain that would be gone when the application ends.
    open func removeVolatileDomain(forName domainName: String) {
        database.setVolatileDomain(domainName, nil)
    }

    private static func values(_ domain: [String: Any], _ name: String) -> [String: DefaultsValue]? {
        guard case .dictionary(let values) = DefaultsValue(domain) else {
            DefaultsFailure.domainIsNoPropertyList(name: name).record()
            return nil
        }
        return values
    }
}
