import Foundation

/// What build settings say of an `Info.plist`, by the names of the settings.
struct ModuleInformation {
    /// What every application's has.
    private static let names = [
        "ASSETCATALOG_COMPILER_APPICON_NAME", "CURRENT_PROJECT_VERSION", "DEVELOPMENT_LANGUAGE",
        "EXECUTABLE_NAME",
        "GENERATE_INFOPLIST_FILE", "IPHONEOS_DEPLOYMENT_TARGET", "MARKETING_VERSION",
        "PRODUCT_BUNDLE_IDENTIFIER",
        "PRODUCT_MODULE_NAME", "PRODUCT_NAME", "TARGETED_DEVICE_FAMILY", "TARGET_NAME",
    ]

    private(set) var values: [String: String] = [:]

    /// - Parameter file: The text of the `Info.plist`, whose variables are looked up: `$(APP_NAME)`, and with modifiers
    ///   `$(PRODUCT_NAME:rfc1034identifier)`.
    init(_ settings: SettingValues, file: String?) {
        let keys = settings.settings.names.filter { $0.hasPrefix("INFOPLIST_KEY_") }
        for name in Self.names + keys where !settings[name].isEmpty { values[name] = settings[name] }
        for case .reference(let content) in SettingText.pieces((file ?? "")[...])
        where content.utf8.count < 200 {
            let value = settings.expand("$(\(content))")
            if !value.isEmpty { values[String(content)] = value }
        }
    }
}
