extension Bundle {
    /// Returns the bundle of a target's resources, which SwiftPM puts beside the program; the main bundle if there is none.
    ///
    /// Files that the plugin `PortUIKit` compiles have it as `Bundle.main`.
    ///
    /// - Parameter name: the names of package and target, such as `MyPackage_MyApp`.
    public static func resources(named name: String) -> Bundle {
        Bundle(url: main.bundleURL.appendingPathComponent("\(name).resources")) ?? main
    }

    /// What the application's `Info.plist` says; that of the bundle itself if it has none of an application.
    ///
    /// The plugin `PortUIKit` puts it into the bundle under another name, as SwiftPM writes an `Info.plist` of its
    /// own. Build settings such as `$(MARKETING_VERSION)` are not replaced in it.
    public var applicationInfoDictionary: [String: Any]? {
        guard let url = url(forResource: "Application-Info", withExtension: "plist"),
            let data = try? Data(contentsOf: url),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        else { return infoDictionary }
        return list as? [String: Any]
    }
}
