import TimeLapse

// The keychain of the running application's device: empty as a test begins, kept when the application is launched again
// or deleted, as on a device.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds a password to the keychain.
///
/// ```swift
/// let item = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "ada", kSecValueData: Data("secret".utf8)]
/// let status = SecItemAdd(item as CFDictionary, nil)
/// ```
///
/// - Parameters:
///   - attributes: the class, the attributes and the password, and what is returned of the item, if anything.
///   - result: set to what `kSecReturnData` and `kSecReturnAttributes` ask for.
/// - Returns: `errSecDuplicateItem` if there is one with the same account, and service or server (Apple's
///   documentation of that status lists the attributes), `errSecParam` without a class or with a value of another
///   kind.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    guard let query = KeychainQuery(attributes) else { return errSecParam }
    return World.current.process.keychain.withItems { items in
        let item = query.newItem(at: World.current.clock.date)
        guard !items.contains(where: { $0.isSame(as: item) }) else { return errSecDuplicateItem }
        items.append(item)
        result?.pointee = query.result(of: [item])
        return errSecSuccess
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Finds passwords in the keychain.
///
/// - Parameters:
///   - query: the class, the attributes that items must have, how many are wanted, and what is returned of them.
///   - result: set to the password as `Data`, to the attributes as a dictionary, or to that with the password in it;
///     to an array of these if more than one item may be returned; to `nil` if nothing is asked for.
/// - Returns: `errSecItemNotFound` if none matches; `errSecParam` without a class, and if all passwords are asked for
///   with their data, which Apple's documentation of `kSecMatchLimit` excludes.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
    -> OSStatus
{
    guard let query = KeychainQuery(query), !query.asksForAllData else { return errSecParam }
    let found = World.current.process.keychain.withItems { $0.filter(query.matches) }
    guard !found.isEmpty else { return errSecItemNotFound }
    result?.pointee = query.result(of: found)
    return errSecSuccess
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Changes the passwords that match.
///
/// - Parameters:
///   - query: the class, and the attributes that items must have.
///   - attributesToUpdate: the attributes that are set, the password among them.
/// - Returns: `errSecItemNotFound` if none matches, `errSecDuplicateItem` if one would be the same as another,
///   `errSecParam` without a class, or with one among the attributes that are set.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    guard let query = KeychainQuery(query), let changes = KeychainQuery.changes(attributesToUpdate) else {
        return errSecParam
    }
    return World.current.process.keychain.withItems { items in
        var changed = items
        let places = items.indices.filter { query.matches(items[$0]) }
        guard !places.isEmpty else { return errSecItemNotFound }
        for place in places { changed[place].change(changes, at: World.current.clock.date) }
        for place in places {
            let others = changed.indices.filter { $0 != place }
            if others.contains(where: { changed[$0].isSame(as: changed[place]) }) {
                return errSecDuplicateItem
            }
        }
        items = changed
        return errSecSuccess
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Deletes the passwords that match.
///
/// - Parameter query: the class, and the attributes that items must have; all of the class if there are none.
/// - Returns: `errSecItemNotFound` if none matches, `errSecParam` without a class.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    guard let query = KeychainQuery(query) else { return errSecParam }
    return World.current.process.keychain.withItems { items in
        let count = items.count
        items.removeAll(where: query.matches)
        return items.count == count ? errSecItemNotFound : errSecSuccess
    }
}
