import Combine
import Foundation
import Network

/// Whether the device is connected to the internet.
final class Connection: ObservableObject {
    @Published private(set) var isOnline = true

    private let monitor = NWPathMonitor()

    init() {
        monitor.pathUpdateHandler = { [weak self] path in
            self?.isOnline = path.status == .satisfied
        }
        monitor.start(queue: .main)
    }

    deinit {
        monitor.cancel()
    }
}
