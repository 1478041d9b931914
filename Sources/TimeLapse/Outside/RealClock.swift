import Foundation

/// Real time, for waits on threads that the virtual clock cannot move.
enum RealClock {
    /// The seconds of real time since some moment in the past.
    static var seconds: Double { ComputersClock.seconds(CLOCK_MONOTONIC) }

    /// The computer's date.
    static var date: Date { Date(timeIntervalSince1970: ComputersClock.seconds(CLOCK_REALTIME)) }

    /// The moment in so many seconds, for a condition's wait.
    static func date(after seconds: Double) -> Date { date.addingTimeInterval(seconds) }

    static func block(for seconds: Double) { Foundation::Thread.sleep(forTimeInterval: seconds) }
}

/// The clocks of the C library, which the program's own code does not read: it gets the virtual clock instead.
enum ComputersClock {
    private typealias Read = @convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> CInt

    // Found by its name: by its address, it would be the replacement.
    private static let function: Read? = {
        guard let program = dlopen(nil, RTLD_NOW) else { return nil }
        return dlsym(program, "clock_gettime").map { unsafeBitCast($0, to: Read.self) }
    }()

    static func read(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>) -> CInt {
        // Without the function the libraries are linked statically, and nothing is replaced.
        function?(clock, time) ?? clock_gettime(clock, time)
    }

    static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        _ = read(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
