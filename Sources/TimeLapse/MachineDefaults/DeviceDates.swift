#if os(Linux)
import Foundation

/// The functions that tell what time it is, and those that answer with the virtual clock's instead.
///
/// `Date()` is the clock's date of the running test in all code of the program, whatever it imports.
enum DeviceDates {
    /// The functions of Foundation's that read the computer's clock themselves.
    static var days: [String: UnsafeRawPointer] {
        [
            "$s20FoundationEssentials8CalendarV13isDateInTodayySbAA0E0VF": pointer(isToday),
            "$s20FoundationEssentials8CalendarV17isDateInYesterdayySbAA0E0VF": pointer(isYesterday),
            "$s20FoundationEssentials8CalendarV16isDateInTomorrowySbAA0E0VF": pointer(isTomorrow),
        ]
    }

    /// The functions that the application's code calls.
    static var dates: [String: UnsafeRawPointer] {
        [
            "$s20FoundationEssentials4DateVACycfC": pointer(now),
            "$s20FoundationEssentials4DateV3nowACvgZ": pointer(now),
            "$s20FoundationEssentials4DateV20timeIntervalSinceNowACSd_tcfC": pointer(later),
            "$s20FoundationEssentials4DateV20timeIntervalSinceNowSdvg": pointer(wait),
            "$s20FoundationEssentials4DateV026timeIntervalSinceReferenceC0SdvgZ": pointer(seconds),
            "$s10Foundation6NSDateCACycfC": pointer(newDate),
            "$s10Foundation6NSDateC20timeIntervalSinceNowACSd_tcfC": pointer(newLaterDate),
            "$s10Foundation6NSDateC30timeIntervalSinceReferenceDateSdvgZ": pointer(seconds),
            "$s20FoundationEssentials11ProcessInfoC12systemUptimeSdvg": pointer(uptime),
            "clock_gettime": pointer(clockTime),
            "gettimeofday": pointer(timeOfDay),
            "time": pointer(time),
        ]
    }

    /// Whether a library keeps the computer's clock, by its path: it waits in real time, or measures it.
    ///
    /// Of the toolchain's libraries, those that make texts of dates do not.
    static func keepsComputersClock(_ path: String) -> Bool {
        guard !path.isEmpty else { return false }
        let name = path.split(separator: "/").last ?? ""
        if name.hasPrefix("libFoundationInternationalization.") || name.hasPrefix("lib_FoundationICU.") {
            return false
        }
        return path.hasPrefix("/lib") || path.hasPrefix("/usr/lib") || path.contains("/swift/linux/")
            || ["libFoundation", "libXCTest", "libTesting", "lib_Testing", "libdispatch", "libswift"]
                .contains(where: name.hasPrefix)
    }

    private static func pointer<Function>(_ function: Function) -> UnsafeRawPointer {
        DeviceDefaults.pointer(function)
    }

    // MARK: Foundation

    private static var date: Date { VirtualClock.current.date }

    private static let now: @convention(thin) () -> Date = { date }
    private static let later: @convention(thin) (Double) -> Date = { date.addingTimeInterval($0) }
    private static let wait: @convention(thin) (Date) -> Double = { $0.timeIntervalSince(date) }
    private static let seconds: @convention(thin) () -> Double = { date.timeIntervalSinceReferenceDate }
    // An initializer that allocates takes nothing but its class besides.
    private static let newDate: @convention(thin) () -> NSDate = {
        NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
    }
    private static let newLaterDate: @convention(thin) (Double) -> NSDate = {
        NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate + $0)
    }
    private static let uptime: @convention(thin) () -> Double = { VirtualClock.current.now.offset.inSeconds }

    private typealias IsDay = @convention(thin) (Date, Calendar) -> Bool
    private static let isToday: IsDay = { $1.isDate($0, inSameDayAs: date) }
    private static let isYesterday: IsDay = { isDay($0, -1, $1) }
    private static let isTomorrow: IsDay = { isDay($0, 1, $1) }

    private static func isDay(_ date: Date, _ days: Int, _ calendar: Calendar) -> Bool {
        calendar.date(byAdding: .day, value: days, to: self.date).map {
            calendar.isDate(date, inSameDayAs: $0)
        }
            ?? false
    }

    // MARK: The C library

    private static let clockTime: @convention(c) (clockid_t, UnsafeMutablePointer<timespec>?) -> CInt = {
        id, time in
        guard let time else { return -1 }
        switch id {
        case CLOCK_REALTIME, CLOCK_REALTIME_COARSE: time.pointee = timespec(sinceEpoch: date)
        case CLOCK_MONOTONIC, CLOCK_MONOTONIC_COARSE, CLOCK_MONOTONIC_RAW, CLOCK_BOOTTIME:
            time.pointee = timespec(VirtualClock.current.now.offset)
        // What a process or a thread has computed.
        default: return ComputersClock.read(id, time)
        }
        return 0
    }
    private static let timeOfDay:
        @convention(c) (UnsafeMutablePointer<timeval>?, UnsafeMutableRawPointer?) -> CInt = {
            time, _ in
            let now = timespec(sinceEpoch: date)
            time?.pointee = timeval(tv_sec: now.tv_sec, tv_usec: now.tv_nsec / 1000)
            return 0
        }
    private static let time: @convention(c) (UnsafeMutablePointer<time_t>?) -> time_t = { result in
        let now = timespec(sinceEpoch: date).tv_sec
        result?.pointee = now
        return now
    }
}

extension timespec {
    fileprivate init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        self.init(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    }

    fileprivate init(sinceEpoch date: Date) {
        // Whole microseconds, which is as precise as a date is.
        let seconds = date.timeIntervalSince1970
        let most = Double(Int32.max) * 1_000
        let whole = min(max(seconds.rounded(.down), -most), most)
        let rest = ((seconds - whole) * 1e6).rounded()
        self.init(tv_sec: Int(whole), tv_nsec: Int(min(max(rest, 0), 999_999)) * 1000)
    }
}
#endif
