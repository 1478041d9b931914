import Foundation

/// The memory of the process, if the system reports it.
enum Memory {
    /// The bytes of memory in use; `nil` if the system does not report it.
    static var residentBytes: Int? {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
        let fields = text.split(separator: " ")
        return fields.count > 1 ? Int(fields[1]).map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) } : nil
    }

    /// How many more bytes are in use while the result of `make` exists.
    @MainActor
    static func taken(by make: () -> AnyObject) -> Int {
        giveBackFreePages()
        let before = residentBytes ?? 0
        let made = make()
        giveBackFreePages()
        let after = residentBytes ?? 0
        return withExtendedLifetime(made) { after - before }
    }

    /// Free pages that the allocator keeps would count as used, or be reused without being counted.
    private static func giveBackFreePages() {
        typealias Trim = @convention(c) (Int) -> Int32
        guard let symbol = dlsym(nil, "malloc_trim") else { return }
        _ = unsafeBitCast(symbol, to: Trim.self)(0)
    }
}
