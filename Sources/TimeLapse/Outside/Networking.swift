import Foundation

/// What can be known of requests to real servers, whose callbacks come from the system.
enum Networking {
    /// How many files are looked at; the program's own are among the first.
    private static let mostFiles: Int32 = 256

    /// Whether the program has a connection to a server, or is one; some fifty microseconds.
    static var isConnected: Bool { (3..<mostFiles).contains(where: isConnection) }

    private static func isConnection(_ file: Int32) -> Bool {
        var address = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(file, $0, &length) }
        }
        return status == 0 && [AF_INET, AF_INET6].contains(Int32(address.ss_family))
    }
}
