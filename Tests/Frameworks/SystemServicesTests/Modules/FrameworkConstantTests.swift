import LocalAuthentication
import Testing
import VirtualFoundation
import WebKit

@MainActor @Suite("The numbers of frameworks") struct FrameworkConstantTests {
    @Test("Errors of an authentication have Apple's codes, by the error's and by the code's names")
    func authentication() {
        let table: [(LAError.Code, LAError.Code, Int)] = [
            (LAError.authenticationFailed, .authenticationFailed, -1),
            (LAError.userCancel, .userCancel, -2),
            (LAError.userFallback, .userFallback, -3),
            (LAError.systemCancel, .systemCancel, -4),
            (LAError.passcodeNotSet, .passcodeNotSet, -5),
            (LAError.biometryNotAvailable, .biometryNotAvailable, -6),
            (LAError.biometryNotEnrolled, .biometryNotEnrolled, -7),
            (LAError.biometryLockout, .biometryLockout, -8),
            (LAError.appCancel, .appCancel, -9),
            (LAError.invalidContext, .invalidContext, -10),
            (LAError.notInteractive, .notInteractive, -1004),
        ]
        for (error, code, number) in table { #expect(error == code && code.rawValue == number) }
    }

    @Test("Detectors of data have WebKit's bits")
    func detectors() {
        let table: [(WKDataDetectorTypes, UInt)] = [
            (.phoneNumber, 1),
            (.link, 2),
            (.address, 4),
            (.calendarEvent, 8),
            (.trackingNumber, 16),
            (.flightNumber, 32),
            (.lookupSuggestion, 64),
            (.all, .max),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }

    @Test("Kinds of media have WebKit's bits")
    func media() {
        let table: [(WKAudiovisualMediaTypes, UInt)] = [
            (.audio, 1),
            (.video, 2),
            (.all, .max),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }

    @Test("Limits of numbers have Darwin's values and types")
    func limits() {
        #expect(VirtualFoundation::INT64_MAX == Int64.max && VirtualFoundation::INT64_MIN == Int64.min)
        #expect(VirtualFoundation::UINT64_MAX == UInt64.max)
        #expect(VirtualFoundation::MAXFLOAT == Float.greatestFiniteMagnitude)
    }

    // Apple's documentation of information property list keys.
    @Test("Keys of an Info.plist have the names that Core Foundation gives them")
    func bundleKeys() {
        #expect(VirtualFoundation::kCFBundleVersionKey as String == "CFBundleVersion")
        #expect(VirtualFoundation::kCFBundleNameKey as String == "CFBundleName")
        #expect(VirtualFoundation::kCFBundleIdentifierKey as String == "CFBundleIdentifier")
        #expect(VirtualFoundation::kCFBundleExecutableKey as String == "CFBundleExecutable")
    }

    @Test("Factors between units of time have Darwin's values")
    func timeUnits() {
        #expect(
            VirtualFoundation::NSEC_PER_SEC == 1_000_000_000 && VirtualFoundation::USEC_PER_SEC == 1_000_000
                && VirtualFoundation::MSEC_PER_SEC == 1000)
        #expect(VirtualFoundation::NSEC_PER_MSEC * VirtualFoundation::MSEC_PER_SEC == 1_000_000_000)
        #expect(VirtualFoundation::NSEC_PER_USEC * VirtualFoundation::USEC_PER_SEC == 1_000_000_000)
    }
}
