import Robot
import Security
import TestSupport
import Testing

@MainActor @Suite("The keychain", .robot) struct KeychainTests {
    private nonisolated func item(
        _ account: String, _ password: String? = nil, _ more: [CFString: Any] = [:]
    ) -> CFDictionary {
        var item: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrService: "tea", kSecAttrAccount: account,
        ]
        if let password { item[kSecValueData] = Data(password.utf8) }
        return item.merging(more) { $1 } as CFDictionary
    }

    private func password(_ account: String) -> String? {
        var result: CFTypeRef?
        let query = item(account, nil, [kSecReturnData: kCFBooleanTrue!, kSecMatchLimit: kSecMatchLimitOne])
        guard SecItemCopyMatching(query, &result) == errSecSuccess else { return nil }
        return (result as? Data).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("A password is added once, found, changed and deleted, each with the status that Apple documents")
    func life() {
        #expect(password("ada") == nil)
        #expect(SecItemDelete(item("ada")) == errSecItemNotFound)
        #expect(SecItemUpdate(item("ada"), [kSecValueData: Data()] as CFDictionary) == errSecItemNotFound)
        #expect(SecItemAdd(item("ada", "one"), nil) == errSecSuccess)
        #expect(SecItemAdd(item("ada", "two"), nil) == errSecDuplicateItem && password("ada") == "one")
        let change = [kSecValueData: Data("three".utf8)] as CFDictionary
        #expect(SecItemUpdate(item("ada"), change) == errSecSuccess && password("ada") == "three")
        #expect(SecItemAdd(item("bob", "four"), nil) == errSecSuccess && password("bob") == "four")
        #expect(SecItemDelete(item("ada")) == errSecSuccess && password("ada") == nil)
        #expect(password("bob") == "four")
        inOwnWorld { #expect(password("bob") == nil) }
    }

    @Test("What is returned is what is asked for")
    func results() throws {
        TimeLapse.advance(by: .seconds(5))
        _ = SecItemAdd(item("ada", "one", [kSecAttrLabel: "Tea"]), nil)
        _ = SecItemAdd(item("bob", "two"), nil)
        TimeLapse.advance(by: .seconds(5))
        _ = SecItemUpdate(item("ada"), [kSecAttrLabel: "Cake"] as CFDictionary)
        var result: CFTypeRef?
        #expect(SecItemCopyMatching(item("ada"), &result) == errSecSuccess && result == nil)
        let both: [CFString: Any] = [kSecReturnData: true, kSecReturnAttributes: true]
        #expect(SecItemCopyMatching(item("ada", nil, both), &result) == errSecSuccess)
        let values = try #require(result as? [String: Any])
        #expect(values[kSecValueData as String] as? Data == Data("one".utf8))
        #expect(values[kSecAttrLabel as String] as? String == "Cake")
        #expect(values[kSecAttrAccessible as String] as? String == kSecAttrAccessibleWhenUnlocked as String)
        #expect(values[kSecAttrCreationDate as String] as? Date == VirtualClock.startDate + 5)
        #expect(values[kSecAttrModificationDate as String] as? Date == VirtualClock.startDate + 10)
        let all =
            [
                kSecClass: kSecClassGenericPassword, kSecMatchLimit: kSecMatchLimitAll,
                kSecReturnAttributes: true,
            ] as CFDictionary
        #expect(SecItemCopyMatching(all, &result) == errSecSuccess)
        let accounts = (result as? [[String: Any]])?.map { $0[kSecAttrAccount as String] as? String }
        #expect(accounts == ["ada", "bob"])
        var added: CFTypeRef?
        #expect(SecItemAdd(item("cleo", "three", [kSecReturnData: true]), &added) == errSecSuccess)
        #expect(added as? Data == Data("three".utf8))
    }

    // Apple's pages of `kSecClass` and its values list the attributes that make an item unique.
    @Test("Items of other accounts, services, servers and devices stand beside each other")
    func uniqueness() {
        let server: [CFString: Any] = [
            kSecClass: kSecClassInternetPassword, kSecAttrServer: "tea.example", kSecAttrAccount: "ada",
        ]
        let others: [[CFString: Any]] = [
            [:], [kSecAttrPath: "/cake"], [kSecAttrPort: 8080], [kSecAttrProtocol: kSecAttrProtocolHTTPS],
            [kSecAttrSynchronizable: true],
        ]
        for other in others {
            let item = server.merging(other) { $1 } as CFDictionary
            #expect(SecItemAdd(item, nil) == errSecSuccess)
            #expect(SecItemAdd(item, nil) == errSecDuplicateItem)
        }
        #expect(SecItemAdd(item("ada"), nil) == errSecSuccess)
        #expect(
            SecItemUpdate(
                server.merging([kSecAttrPort: 8080]) { $1 } as CFDictionary,
                [kSecAttrPath: "/cake"] as CFDictionary)
                == errSecSuccess)
        // Without a port it would be the same as the first, if that had the path.
        let synchronized = server.merging([kSecAttrSynchronizable: kSecAttrSynchronizableAny]) { $1 }
        #expect(
            SecItemUpdate(synchronized as CFDictionary, [kSecAttrPort: 1] as CFDictionary)
                == errSecDuplicateItem)
        #expect(SecItemDelete(server as CFDictionary) == errSecSuccess)
        #expect(SecItemDelete(synchronized as CFDictionary) == errSecSuccess)
        #expect(SecItemDelete(synchronized as CFDictionary) == errSecItemNotFound)
    }

    @Test(
        "A query without a class, with a bad limit, or with a value that cannot be stored is refused",
        arguments: [0, 1, 2, 3, 4])
    func bad(_ index: Int) {
        final class Anything {}
        let queries: [[CFString: Any]] = [
            [:], [kSecClass: "none"], [kSecClass: kSecClassGenericPassword, kSecMatchLimit: 0],
            [kSecClass: kSecClassGenericPassword, kSecAttrAccount: Anything()],
            [kSecClass: kSecClassGenericPassword, kSecMatchLimit: kSecMatchLimitAll, kSecReturnData: true],
        ]
        var result: CFTypeRef?
        #expect(SecItemCopyMatching(queries[index] as CFDictionary, &result) == errSecParam && result == nil)
        guard index < 4 else { return }
        #expect(SecItemAdd(queries[index] as CFDictionary, nil) == errSecParam)
        #expect(SecItemDelete(queries[index] as CFDictionary) == errSecParam)
        #expect(SecItemUpdate(queries[index] as CFDictionary, [:]) == errSecParam)
        #expect(SecCopyErrorMessageString(errSecParam, nil)?.contains("not valid") == true)
    }

    @Test("Passwords are added on several threads at once, each of them once")
    func threads() async {
        let tasks = (0..<200).map { index in
            Task.detached { SecItemAdd(self.item("account \(index % 100)", "x"), nil) == errSecSuccess }
        }
        var added = 0
        for task in tasks where await task.value { added += 1 }
        #expect(added == 100)
    }

    @Test("Random bytes differ from each other, and are the same in each test")
    func random() {
        func bytes(_ count: Int) -> [UInt8] {
            var bytes = [UInt8](repeating: 0, count: count)
            #expect(SecRandomCopyBytes(kSecRandomDefault, count, &bytes) == errSecSuccess)
            return bytes
        }
        let (first, second) = (bytes(32), bytes(32))
        #expect(first != second && Set(first).count > 20)
        inOwnWorld { #expect(bytes(32) == first) }
        var none: [UInt8] = []
        #expect(SecRandomCopyBytes(kSecRandomDefault, -1, &none) == errSecParam)
    }
}
