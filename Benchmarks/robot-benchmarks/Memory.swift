import Foundation

/// The memory that the process takes, where the system tells.
enum Memory {
    /// The bytes of memory that the process has in use; `nil` where there is no telling.
    static var residentBytes: Int? {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
        let fields = text.split(separator: " ")
        return fields.count > 1 ? Int(fields[1]).map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) } : nil
    }

    /// How many bytes more are in use with what `make` returns than before.
    @MainActor
    static func taken(by make: () -> AnyObject) -> Int {
        giveBackFreePages()
        let before = residentBytes ?? 0
        let made = make()
        giveBackFreePages()
        let after = residentBytes ?? 0
        return withExtendedLifetime(made) { after - before }
    }

    /// Pages that the allocator keeps for later would count as used, or be used without being counted.
    private static func giveBackFreePages() {
        typealias Trim = @convention(c) (Int) -> Int32
        guard let symbol = dlsym(nil, "malloc_trim") else { return }
        _ = unsafeBitCast(symbol, to: Trim.self)(0)
    }
}
