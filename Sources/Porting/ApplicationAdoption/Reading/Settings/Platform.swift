/// The platforms that a target is built for.
enum Platform {
    private static let names = [
        "macosx": "macOS", "watchos": "watchOS", "watchsimulator": "watchOS", "appletvos": "tvOS",
        "appletvsimulator": "tvOS", "xros": "visionOS", "xrsimulator": "visionOS", "driverkit": "DriverKit",
    ]

    /// The platform of a target that is not for iOS; `nil` for one that is, also among others.
    static func other(_ values: SettingValues) -> String? {
        let supported = values.list("SUPPORTED_PLATFORMS")
        let platforms = supported.isEmpty ? values.list("SDKROOT") : supported
        let known = platforms.compactMap { platform in
            names.keys.sorted().first { platform.lowercased().hasPrefix($0) }.flatMap { names[$0] }
        }
        // A platform that is not known, such as "auto", may be any.
        return known.count == platforms.count ? known.first : nil
    }
}
