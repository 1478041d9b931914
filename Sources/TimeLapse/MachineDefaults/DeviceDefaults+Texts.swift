#if os(Linux)
import Foundation

extension DeviceDefaults {
    /// The functions that look up and fill in texts, by the symbols of those that they replace.
    ///
    /// `Bundle.localizedString(forKey:value:table:)` and Foundation's `NSLocalizedString` call the first.
    static var texts: [String: UnsafeRawPointer] {
        [
            "CFBundleCopyLocalizedString": pointer(localizedText),
            "$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC": pointer(formatted),
            "$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC": pointer(formatted),
            "$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC":
                pointer(formattedInLocale),
            formatInLocale: pointer(formattedInLocale),
            "$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ": pointer(localizedFormatted),
        ]
    }

    // MARK: Looking up

    private typealias CopiesText =
        @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?, OpaquePointer?) -> OpaquePointer?
    private static let localizedText: CopiesText = { bundle, key, value, table in
        let (key, value) = (text(key) ?? "", text(value))
        let shown =
            if let folder = bundle.flatMap(folder) {
                DeviceLanguage.current.text(forKey: key, value: value, table: text(table), in: folder)
            } else {
                value ?? key
            }
        // The caller releases it.
        return OpaquePointer(Unmanaged.passRetained(NSString(string: shown)).toOpaque())
    }

    /// A text of Core Foundation, which is one of Foundation.
    private static func text(_ text: OpaquePointer?) -> String? {
        text.map { String(describing: unsafeBitCast($0, to: NSString.self)) }
    }

    /// The path of a bundle's resources.
    private static func folder(_ bundle: OpaquePointer) -> String? {
        CFBundleCopyResourcesDirectoryURL(bundle)?.takeRetainedValue().absoluteURL?.path
    }

    // MARK: Filling in

    /// Foundation's function, found by its name: by its address, the replacement would call itself.
    private static let originalFormat: FormatsInLocale? = {
        guard let program = dlopen(nil, RTLD_NOW) else { return nil }
        return dlsym(program, formatInLocale).map { unsafeBitCast($0, to: FormatsInLocale.self) }
    }()
    private static let formatInLocale =
        "$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC"

    // These are called with all parameters, as a list of variadic ones is an array.
    private typealias Formats = @convention(thin) (String, [any CVarArg]) -> String
    private typealias FormatsInLocale = @convention(thin) (String, Locale?, [any CVarArg]) -> String

    private static let formatted: Formats = { filled($0, nil, $1) }
    private static let formattedInLocale: FormatsInLocale = { filled($0, $1, $2) }
    private static let localizedFormatted: Formats = { filled($0, ProcessWorld.current.locale, $1) }

    private static func filled(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
        if TextFormat.hasVariables(format) {
            return TextFilling.filled(format, locale, arguments.map(FormatArgument.init))
        }
        return originalFormat?(format, locale, arguments) ?? format
    }
}

// Foundation's library exports it, and its Swift interface does not declare it.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_silgen_name("CFBundleCopyResourcesDirectoryURL")
private func CFBundleCopyResourcesDirectoryURL(_ bundle: OpaquePointer) -> Unmanaged<NSURL>?
#endif
