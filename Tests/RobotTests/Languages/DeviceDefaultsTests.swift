import Foundation
import Robot
import TestSupport
import Testing

@MainActor @Suite("Languages, formats and time zones of the device", .robot) struct DeviceDefaultsTests {
    private let device = SimulatedDevice.current

    private func moveToGermany() throws {
        device.locale = Locale(identifier: "de_DE")
        device.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    }

    @Test(
        "Settings are American and in Greenwich Mean Time at first, then as the test sets them",
        arguments: FoundationReading.settings)
    func settings(_ reading: FoundationReading) throws {
        #expect(reading.text == reading.american)
        try moveToGermany()
        #expect(reading.text == reading.german)
    }

    @Test(
        "Formats follow the device, also those of formatters that are given nothing",
        arguments: FoundationReading.formats)
    func formats(_ reading: FoundationReading) throws {
        #expect(reading.text == reading.american)
        try moveToGermany()
        #expect(reading.text == reading.german)
    }

    @Test("Comparisons and changes of case follow the language")
    func comparisons() {
        let order = { ["z", "ä", "a"].sorted { $0.localizedStandardCompare($1) == .orderedAscending } }
        #expect(order() == ["a", "ä", "z"] && "title".localizedUppercase == "TITLE")
        device.language = "sv"
        #expect(order() == ["a", "z", "ä"])
        device.language = "tr"
        #expect("title".localizedUppercase == "TİTLE" && "TITLE".localizedLowercase == "tıtle")
    }

    @Test("A calendar is the one of the region, and pseudo-languages are English")
    func calendars() {
        device.locale = Locale(identifier: "th_TH")
        #expect(Calendar.current.identifier == .buddhist)
        device.language = .accentedPseudolanguage
        device.region = "US"
        #expect(Locale.current.identifier == "en_US" && Calendar.current.identifier == .gregorian)
    }

    @Test("A default time zone that the application sets is this test's, and the device's stays the system's")
    func defaultZone() throws {
        NSTimeZone.default = try #require(TimeZone(identifier: "America/New_York"))
        #expect(NSTimeZone.default.identifier == "America/New_York" && NSTimeZone.system.identifier == "GMT")
        #expect(Calendar.current.timeZone.identifier == "America/New_York")
        #expect(DateFormatter().timeZone.identifier == "America/New_York")
        inOwnWorld { #expect(NSTimeZone.default.identifier == "GMT") }
    }

    @Test(
        "Each application has its own locale and time zone, also in tasks off the main actor and on threads"
    )
    func worlds() async throws {
        try moveToGermany()
        inOwnWorld {
            #expect(Locale.current.identifier == "en_US" && TimeZone.current.identifier == "GMT")
            SimulatedDevice.current.language = "fr"
            #expect(Locale.current.identifier == "fr_US")
        }
        #expect(Locale.current.identifier == "de_DE")
        let detached = await Task.detached { 1234.5.formatted() }.value
        #expect(detached == "1.234,5")
        let onThread = await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: Locale.current.identifier) }
        }
        #expect(onThread == "de_DE")
    }

    // Technical Q&A QA1391 of Apple names AppleLanguages, an array in the global domain of the defaults.
    @Test("The defaults have the device's languages and locale, unless the application stores others")
    func globalDomain() throws {
        let defaults = UserDefaults.standard
        #expect(defaults.stringArray(forKey: "AppleLanguages") == ["en-US"])
        #expect(defaults.string(forKey: "AppleLocale") == "en_US")
        try moveToGermany()
        #expect(defaults.stringArray(forKey: "AppleLanguages") == ["de-DE"])
        #expect(defaults.object(forKey: "AppleLocale") as? String == "de_DE")
        defaults.set(["fr"], forKey: "AppleLanguages")
        #expect(defaults.stringArray(forKey: "AppleLanguages") == ["fr"])
        defaults.removeObject(forKey: "AppleLanguages")
        #expect(defaults.stringArray(forKey: "AppleLanguages") == ["de-DE"])
    }

    @Test("Setting the time zone is posted once, and visible dates follow")
    func notification() throws {
        let posts = Posts()
        let token = NotificationCenter.default.addObserver(
            forName: .NSSystemTimeZoneDidChange, object: nil, queue: nil
        ) { _ in posts.count += 1 }
        let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        device.timeZone = zone
        device.timeZone = zone
        #expect(posts.count == 1 && device.timeZone == zone)
        NotificationCenter.default.removeObserver(token)
    }

    // UIDatePicker, locale: "The default value is nil, which tells the date picker to use the current locale".
    @Test("A date picker is in the device's language, format and time zone, whatever its calendar")
    func datePicker() {
        for calendar in [nil, Calendar(identifier: .gregorian)] as [Calendar?] {
            let window = UIWindow.createWindowForTesting()
            for style in [UIDatePickerStyle.wheels, .compact] {
                let picker = UIDatePicker()
                picker.preferredDatePickerStyle = style
                picker.datePickerMode = .date
                if let calendar { picker.calendar = calendar }
                picker.date = Date(timeIntervalSince1970: 8 * 86_400)
                window.addSubview(picker)
            }
            window.layoutIfNeeded()
            #expect(!allViews(withText("January")).isEmpty && allViews(withText("M01")).isEmpty)
            let button = allViews(ofClass(UIButton.self), withLabel("Date Picker")).first
            #expect(button?.accessibilityValue == "Jan 9, 1970")
            window.isHidden = true
        }
        #expect(UIDatePicker().calendar.locale?.identifier == "en_US")
        #expect(UIDatePicker().calendar.timeZone == device.timeZone)
    }

    private final class Posts: @unchecked Sendable {
        var count = 0
    }
}
