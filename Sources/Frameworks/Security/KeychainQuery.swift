import TimeLapse

/// What an application asks the keychain: a dictionary with a class, attributes, and what is to be returned.
struct KeychainQuery {
    private let attributes: [String: PropertyListValue]
    private let data: PropertyListValue?
    private let returnsData: Bool
    private let returnsAttributes: Bool
    private let limit: Int

    /// Reads a dictionary; `nil` without a class, and with a value that the keychain cannot keep.
    init?(_ dictionary: CFDictionary) {
        guard let values = Self.values(dictionary),
            case .string(let name) = values[kSecClass],
            [kSecClassGenericPassword, kSecClassInternetPassword].contains(name)
        else { return nil }
        data = values[kSecValueData]
        returnsData = values[kSecReturnData]?.isOn ?? false
        returnsAttributes = values[kSecReturnAttributes]?.isOn ?? false
        switch values[kSecMatchLimit] {
        case nil, .string(kSecMatchLimitOne): limit = 1
        case .string(kSecMatchLimitAll): limit = .max
        case .integer(let number) where number > 0: limit = number
        default: return nil
        }
        attributes = values.filter { !Self.isRequest($0.key) }
    }

    /// The attributes that an update sets; `nil` if they cannot be.
    static func changes(_ dictionary: CFDictionary) -> [String: PropertyListValue]? {
        guard let values = values(dictionary), values[kSecClass] == nil else { return nil }
        return values.filter { $0.key == kSecValueData || !isRequest($0.key) }
    }

    /// Whether passwords with their data are asked for of more than one item.
    var asksForAllData: Bool { returnsData && limit > 1 }

    func newItem(at date: Date) -> KeychainItem {
        var values = attributes
        values[kSecAttrSynchronizable] = .bool(attributes[kSecAttrSynchronizable]?.isOn ?? false)
        values[kSecAttrAccessible] = values[kSecAttrAccessible] ?? .string(kSecAttrAccessibleWhenUnlocked)
        values[kSecAttrCreationDate] = .date(date)
        values[kSecAttrModificationDate] = .date(date)
        return KeychainItem(attributes: values, data: data)
    }

    /// Whether an item has the attributes. Of items that are on other devices, too, those are meant that the query
    /// says.
    func matches(_ item: KeychainItem) -> Bool {
        let wanted = attributes[kSecAttrSynchronizable] ?? .bool(false)
        if wanted != .string(kSecAttrSynchronizableAny),
            wanted.isOn != item.attributes[kSecAttrSynchronizable]?.isOn
        {
            return false
        }
        return attributes.allSatisfy { key, value in
            key == kSecAttrSynchronizable || item.attributes[key]?.isSame(as: value) ?? false
        }
    }

    /// What is returned of items.
    func result(of items: [KeychainItem]) -> CFTypeRef? {
        guard returnsData || returnsAttributes else { return nil }
        let results = items.prefix(limit).map(result)
        // A box of the standard library's, which casts back to what is in it.
        return (limit == 1 ? results[0] : results) as AnyObject
    }

    private func result(of item: KeychainItem) -> Any {
        let data = item.data?.object ?? Data()
        guard returnsAttributes else { return data }
        var values = item.attributes.mapValues(\.object)
        if returnsData { values[kSecValueData] = data }
        return values
    }

    private static func values(_ dictionary: CFDictionary) -> [String: PropertyListValue]? {
        var values: [String: PropertyListValue] = [:]
        for (key, value) in dictionary {
            // These say how the user is asked to unlock the keychain, which is never locked here.
            if key.hasPrefix("u_") { continue }
            guard let value = PropertyListValue(value) else { return nil }
            values[key] = value
        }
        return values
    }

    /// Whether a key says what is asked for, and not what an item has.
    private static func isRequest(_ key: String) -> Bool {
        key.hasPrefix("v_") || key.hasPrefix("r_") || key.hasPrefix("m_")
            || key == kSecUseDataProtectionKeychain
            || key == kSecAttrCreationDate || key == kSecAttrModificationDate
    }
}

extension KeychainItem {
    /// Whether a keychain can have only one of two items: that of Apple's lists of primary attributes.
    func isSame(as other: KeychainItem) -> Bool {
        guard let name = attributes[kSecClass], name == other.attributes[kSecClass] else { return false }
        let own =
            name == .string(kSecClassGenericPassword)
            ? [kSecAttrService]
            : [
                kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath,
                kSecAttrSecurityDomain,
            ]
        return (own + [kSecAttrAccount, kSecAttrAccessGroup, kSecAttrSynchronizable]).allSatisfy {
            attributes[$0] == other.attributes[$0]
        }
    }

    mutating func change(_ changes: [String: PropertyListValue], at date: Date) {
        for (key, value) in changes {
            if key == kSecValueData {
                data = value
            } else if key == kSecAttrSynchronizable {
                attributes[key] = .bool(value.isOn)
            } else {
                attributes[key] = value
            }
        }
        attributes[kSecAttrModificationDate] = .date(date)
    }
}

extension PropertyListValue {
    /// Whether it is a yes, or a number other than 0.
    fileprivate var isOn: Bool {
        switch self {
        case .bool(let value): value
        case .integer(let value): value != 0
        default: false
        }
    }

    /// Whether it is the same value; a yes is a one.
    fileprivate func isSame(as other: PropertyListValue) -> Bool {
        switch (self, other) {
        case (.bool, .integer), (.integer, .bool): isOn == other.isOn
        default: self == other
        }
    }
}
