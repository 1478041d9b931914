import Synchronization

/// Determines whether this process runs Swift Testing, for failures in code outside of any test.
///
/// In a detached task and in a block on a dispatch queue, `Test.current` is `nil`, and Swift Testing has no API to ask
/// whether a run is in progress. But a run calls each record of test content in the program, in the format that
/// Swift Testing publishes (`Documentation/ABI/TestContent.md`). Two empty records are here; that one was called means
/// that there is a run. Nothing else calls them.
enum SwiftTestingRun {
    static let hint =
        "\nIt comes from a detached task or a dispatch queue, outside of any test and its application."

    private static let wasSeen = Atomic(false)

    /// Whether a test run has looked for tests in this process.
    static var isUnderWay: Bool { wasSeen.load(ordering: .relaxed) }

    static func noteSearch() {
        wasSeen.store(true, ordering: .relaxed)
    }
}

private typealias Accessor =
    @convention(c) (
        _ value: UnsafeMutableRawPointer, _ type: UnsafeRawPointer, _ hint: UnsafeRawPointer?,
        _ reserved: UInt
    ) -> CBool

private typealias Record = (
    kind: UInt32, reserved: UInt32, accessor: Accessor, context: UInt, alsoReserved: UInt
)

/// What a run calls of both records.
private func noteSearch(
    _ value: UnsafeMutableRawPointer, _ type: UnsafeRawPointer, _ hint: UnsafeRawPointer?, _ reserved: UInt
) -> CBool {
    SwiftTestingRun.noteSearch()
    return false
}

/// In the section where a run looks for its tests, and the process of an exit test for its body; the kinds are `test`
/// and `exit` in characters.
#if objectFormat(MachO)
@section("__DATA_CONST,__swift5_tests")
#else
@section("swift5_tests")
#endif
@used private let records: (tests: Record, exitTests: Record) = (
    (0x7465_7374, 0, noteSearch, 0, 0),
    (0x6578_6974, 0, noteSearch, 0, 0)
)
