import FailureReporting
import Synchronization

#if os(Linux)
/// Called when the program is loaded, before its first line: what an application reads first may be stored for good.
@section(".init_array")
@used private let installAtLoad: @convention(c) () -> Void = {
    let functions = DeviceDefaults.functions.merging(RectangleContainment.functions) { $1 }
        .merging(ValueComparison.functions) { $1 }
    let places = FunctionReplacements(functions).install()
    ValueComparison.mendTable()
    FunctionReplacements(DeviceDates.dates).install { !DeviceDates.keepsComputersClock($0) }
    MachineDefaults.areReplaced.store(places > 0, ordering: .relaxed)
}
#endif

/// Whether what Foundation reads of the computer is the simulated device's.
package enum MachineDefaults {
    static let areReplaced = Atomic(false)
    private static let wasReported = Atomic(false)

    /// Warns, once in a process, of a program in which Foundation answers the computer's settings.
    package static func reportIfMissing() {
        guard !areReplaced.load(ordering: .relaxed),
            !wasReported.exchange(true, ordering: .relaxed)
        else { return }
        MachineDefaultsFailure.notReplaced.recordWarning()
    }
}

/// A program in which the device's settings are not seen.
enum MachineDefaultsFailure: Failure {
    case notReplaced

    var description: String {
        """
        The date, Locale.current, TimeZone.current, Calendar.current, FileManager.default and the like are \
        the computer's in this program, and not the simulated device's: it has Foundation linked statically, or runs on a \
        processor or a system on which calls to Foundation cannot be redirected.
        Link it dynamically, without -static-stdlib.
        """
    }
}
