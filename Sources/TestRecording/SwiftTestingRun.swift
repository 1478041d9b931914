import Synchronization

/// Whether this process runs tests of Swift Testing, for failures in code that belongs to none of them.
///
/// A detached task and a block on a dispatch queue know nothing of the test that started them, and Swift Testing has no
/// question for "is there a run?". So it is taken from the run itself: it asks each of the program's records of test
/// content what it stands for, in the format that Swift Testing publishes (`Documentation/ABI/TestContent.md`). Two of
/// these records are here, and stand for nothing; that they were asked is the answer. Nothing else asks them.
enum SwiftTestingRun {
    static let hint =
        "\nIt comes from a detached task or a dispatch queue, which belong to no test and to no"
        + " application of its own."

    private static let wasSeen = Atomic(false)

    /// Whether tests have been looked for in this process.
    static var isUnderWay: Bool { wasSeen.load(ordering: .relaxed) }

    /// Notes that tests are being looked for.
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

/// Found where a run looks for its tests; `test` in characters.
#if objectFormat(MachO)
@section("__DATA_CONST,__swift5_tests")
#else
@section("swift5_tests")
#endif
@used private let recordOfTests: Record = (
    0x7465_7374, 0,
    { _, _, _, _ in
        SwiftTestingRun.noteSearch()
        return false
    }, 0, 0
)

/// Found where the process of an exit test looks for what it is to run; `exit` in characters.
#if objectFormat(MachO)
@section("__DATA_CONST,__swift5_tests")
#else
@section("swift5_tests")
#endif
@used private let recordOfExitTests: Record = (
    0x6578_6974, 0,
    { _, _, _, _ in
        SwiftTestingRun.noteSearch()
        return false
    }, 0, 0
)
