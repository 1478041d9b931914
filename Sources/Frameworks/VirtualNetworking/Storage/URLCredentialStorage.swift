import Foundation
public import FoundationNetworking

/// Foundation's storage of credentials: each test has credentials of its own, also in a storage that code keeps.
open class URLCredentialStorage: NSObject, @unchecked Sendable {
    // Sendable: the class is open, as Foundation's is, so it cannot be checked. It has no properties.
    private static let sharedStorage = URLCredentialStorage()

    /// The storage that sessions share.
    open class var shared: URLCredentialStorage { sharedStorage }

    /// Makes a storage without credentials.
    public override init() {
        super.init()
    }

    private let key = StorageNumber.next

    /// The credentials for a protection space, by user.
    open func credentials(for space: URLProtectionSpace) -> [String: URLCredential]? {
        let found = SimulatedNetwork.current.credentials(of: key).credentials(for: space)
        return found.isEmpty ? nil : found
    }

    /// Stores a credential for a protection space.
    open func set(_ credential: URLCredential, for space: URLProtectionSpace) {
        SimulatedNetwork.current.changeCredentials(of: key) {
            $0.set(credential, for: space, asDefault: false)
        }
    }

    /// Removes a credential of a protection space.
    open func remove(_ credential: URLCredential, for space: URLProtectionSpace) {
        SimulatedNetwork.current.changeCredentials(of: key) { $0.remove(credential, for: space) }
    }

    /// The credential that is tried first; `nil` if none was set.
    open func defaultCredential(for space: URLProtectionSpace) -> URLCredential? {
        SimulatedNetwork.current.credentials(of: key).defaultCredential(for: space)
    }

    /// Stores a credential that is tried first.
    open func setDefaultCredential(_ credential: URLCredential, for space: URLProtectionSpace) {
        SimulatedNetwork.current.changeCredentials(of: key) {
            $0.set(credential, for: space, asDefault: true)
        }
    }

    func removeAll() {
        SimulatedNetwork.current.changeCredentials(of: key) { $0 = CredentialList() }
    }
}

/// The credentials of one storage in one test.
struct CredentialList: Sendable {
    private struct Entry: Sendable {
        var space: String
        var credential: URLCredential
        var isDefault: Bool
    }

    private var entries: [Entry] = []

    private func key(of space: URLProtectionSpace) -> String {
        "\(space.protocol ?? "")://\(space.host):\(space.port) \(space.realm ?? "") \(space.authenticationMethod)"
    }

    func credentials(for space: URLProtectionSpace) -> [String: URLCredential] {
        let key = key(of: space)
        var found: [String: URLCredential] = [:]
        for entry in entries where entry.space == key {
            found[entry.credential.user ?? ""] = entry.credential
        }
        return found
    }

    func defaultCredential(for space: URLProtectionSpace) -> URLCredential? {
        let key = key(of: space)
        return entries.last { $0.space == key && $0.isDefault }?.credential
    }

    mutating func set(_ credential: URLCredential, for space: URLProtectionSpace, asDefault: Bool) {
        remove(credential, for: space)
        entries.append(Entry(space: key(of: space), credential: credential, isDefault: asDefault))
    }

    mutating func remove(_ credential: URLCredential, for space: URLProtectionSpace) {
        let key = key(of: space)
        entries.removeAll { $0.space == key && $0.credential.user == credential.user }
    }
}
