import Foundation
import Synchronization

/// What a device keeps of passwords; they stay when the application is deleted.
package final class Keychain: Sendable {
    private let items = Mutex<[KeychainItem]>([])

    init() {}

    /// Reads or changes the items, which no other thread does meanwhile.
    package func withItems<Result: Sendable>(_ body: (inout [KeychainItem]) -> Result) -> Result {
        items.withLock { body(&$0) }
    }
}

/// A password, with what is known of it.
package struct KeychainItem: Sendable {
    package var attributes: [String: PropertyListValue]
    package var data: PropertyListValue?

    package init(attributes: [String: PropertyListValue], data: PropertyListValue?) {
        (self.attributes, self.data) = (attributes, data)
    }
}
