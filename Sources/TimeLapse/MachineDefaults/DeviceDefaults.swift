#if os(Linux)
import Foundation

/// Foundation's functions for what a computer is set to, and those that answer with the device's settings instead.
///
/// Formatters, comparisons and calendars of Foundation call these functions where they are given no locale, calendar or
/// time zone, so that they follow the device of the running test, too. A file that imports Foundation alone does as well.
enum DeviceDefaults {
    /// The functions by the symbols of those that they replace, which the compiler makes of their names and types.
    static var functions: [String: UnsafeRawPointer] {
        [
            "$s20FoundationEssentials6LocaleV7currentACvgZ": pointer(locale),
            "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ": pointer(locale),
            "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ": pointer(languages),
            "$s20FoundationEssentials8TimeZoneV7currentACvgZ": pointer(systemZone),
            "$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ": pointer(zone),
            "$s20FoundationEssentials8TimeZoneV8_defaultACSgvgZ": pointer(defaultZone),
            "$s20FoundationEssentials8TimeZoneV8_defaultACSgvsZ": pointer(setDefaultZone),
            "$s20FoundationEssentials8CalendarV7currentACvgZ": pointer(calendar),
            "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ": pointer(calendar),
            calendarByIdentifier: pointer(calendarOfIdentifier),
            "$s20FoundationEssentials11FileManagerC7defaultACvgZ": pointer(files),
            "$s20FoundationEssentials11FileManagerC0A0E3url3for2in14appropriateFor6create"
                + "AA3URLVAC19SearchPathDirectoryO_AC0lM10DomainMaskVAKSgSbtKF": pointer(folder),
            "$s20FoundationEssentials3URLV13homeDirectoryACvgZ": pointer(homeURL),
            "$s20FoundationEssentials3URLV18temporaryDirectoryACvgZ": pointer(temporaryURL),
            "$s10Foundation15NSHomeDirectorySSyF": pointer(home),
            "$s10Foundation20NSTemporaryDirectorySSyF": pointer(temporary),
            "$s10Foundation35NSSearchPathForDirectoriesInDomainsySaySSG0A10Essentials11FileManagerC06SearchC9DirectoryO"
                + "_AF0kC10DomainMaskVSbtF": pointer(searchPaths),
            "$s10Foundation10NSUserNameSSyF": pointer(user),
            "$s10Foundation14NSFullUserNameSSyF": pointer(fullUser),
            "CFLocaleCopyCurrent": pointer(coreLocale),
            "CFTimeZoneCopySystem": pointer(coreSystemZone),
            "CFTimeZoneCopyDefault": pointer(coreZone),
            "CFBundleCopyPreferredLocalizationsFromArray": pointer(localizations),
        ].merging(texts) { $1 }.merging(DeviceDates.days) { $1 }
    }

    static func pointer<Function>(_ function: Function) -> UnsafeRawPointer {
        // All are pointers to functions without a context.
        unsafeBitCast(function, to: UnsafeRawPointer.self)
    }

    // A static getter takes nothing but its type, which is no argument.
    private static let locale: @convention(thin) () -> Locale = { ProcessWorld.current.locale }
    private static let languages: @convention(thin) () -> [String] = {
        ProcessWorld.current.preferredLanguages
    }
    private static let calendar: @convention(thin) () -> Calendar = { ProcessWorld.current.calendar }
    private static let systemZone: @convention(thin) () -> TimeZone = { ProcessWorld.current.timeZone }
    private static let zone: @convention(thin) () -> TimeZone = { ProcessWorld.current.timeZoneInForce }
    private static let defaultZone: @convention(thin) () -> TimeZone? = {
        ProcessWorld.current.timeZoneInForce
    }
    private static let setDefaultZone: @convention(thin) (consuming TimeZone?) -> Void = {
        ProcessWorld.current.defaultTimeZone = $0
    }

    // A calendar by its identifier is otherwise in the time zone of the computer.
    private static let calendarByIdentifier =
        "$s20FoundationEssentials8CalendarV10identifierA2C10IdentifierOh_tcfC"
    private typealias MakesCalendar = @convention(thin) (Calendar.Identifier) -> Calendar
    private static let calendarOfIdentifier: MakesCalendar = { identifier in
        guard var calendar = originalCalendarOfIdentifier?(identifier) else { return Calendar.current }
        let zone = ProcessWorld.current.timeZoneInForce
        if calendar.timeZone != zone { calendar.timeZone = zone }
        return calendar
    }
    /// Foundation's own function, found by its name: by its address, the replacement would call itself.
    private static let originalCalendarOfIdentifier: MakesCalendar? = {
        guard let program = dlopen(nil, RTLD_NOW) else { return nil }
        return dlsym(program, calendarByIdentifier).map { unsafeBitCast($0, to: MakesCalendar.self) }
    }()

    // MARK: Files and users

    private static let files: @convention(thin) () -> FileManager = { DeviceFileManager.shared }
    // A method takes its object besides, which stands behind the parameters; here it makes no difference.
    private typealias Folder =
        @convention(thin) (FileManager.SearchPathDirectory, FileManager.SearchPathDomainMask, URL?, Bool)
        throws -> URL
    private static let folder: Folder = { directory, domain, _, shouldCreate in
        try DeviceFileManager.shared.folder(for: directory, in: domain, create: shouldCreate)
    }
    private static let homeURL: @convention(thin) () -> URL = {
        DeviceFileManager.shared.homeDirectoryForCurrentUser
    }
    private static let temporaryURL: @convention(thin) () -> URL = {
        DeviceFileManager.shared.temporaryDirectory
    }
    private static let home: @convention(thin) () -> String = { ProcessWorld.current.folders.home }
    private static let temporary: @convention(thin) () -> String = {
        "\(ProcessWorld.current.folders.home)/tmp/"
    }
    private typealias SearchPaths =
        @convention(thin) (FileManager.SearchPathDirectory, FileManager.SearchPathDomainMask, Bool) ->
        [String]
    private static let searchPaths: SearchPaths = {
        DeviceFileManager.shared.paths(for: $0, in: $1, expandsTilde: $2)
    }
    private static let user: @convention(thin) () -> String = { TimeLapse::ProcessInfo.mobileUser }
    private static let fullUser: @convention(thin) () -> String = { TimeLapse::ProcessInfo.mobileUserInFull }

    // MARK: Core Foundation

    // These return an object that the caller releases.
    private static let coreLocale: @convention(c) () -> OpaquePointer? = {
        CFLocaleCreate(nil, NSString(string: ProcessWorld.current.locale.identifier))
    }
    private static let coreSystemZone: @convention(c) () -> OpaquePointer? = {
        CFTimeZoneCreateWithName(nil, NSString(string: ProcessWorld.current.timeZone.identifier), true)
    }
    private static let coreZone: @convention(c) () -> OpaquePointer? = {
        CFTimeZoneCreateWithName(nil, NSString(string: ProcessWorld.current.timeZoneInForce.identifier), true)
    }
    private static let localizations: @convention(c) (OpaquePointer?) -> OpaquePointer? = { array in
        // An array of Core Foundation is one of Foundation.
        let all = array.flatMap { unsafeBitCast($0, to: NSArray.self) as? [String] } ?? []
        let chosen = ProcessWorld.current.language.localizations(among: all) as NSArray
        return OpaquePointer(Unmanaged.passRetained(chosen).toOpaque())
    }
}

// Foundation's library exports these, and its Swift interface does not declare them.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_silgen_name("CFLocaleCreate")
private func CFLocaleCreate(_ allocator: OpaquePointer?, _ identifier: NSString) -> OpaquePointer?

// swift-format-ignore: AlwaysUseLowerCamelCase
@_silgen_name("CFTimeZoneCreateWithName")
private func CFTimeZoneCreateWithName(
    _ allocator: OpaquePointer?, _ name: NSString, _ triesAbbreviation: Bool
) -> OpaquePointer?
#endif
