extension Bundle {
    /// Returns the bundle of a target's resources, which SwiftPM puts beside the program; the main bundle if there is none.
    ///
    /// Files that the plugin `PortUIKit` compiles have it as `Bundle.main`.
    ///
    /// - Parameter name: the names of package and target, such as `MyPackage_MyApp`.
    public static func resources(named name: String) -> Bundle {
        Bundle(url: main.bundleURL.appendingPathComponent("\(name).resources")) ?? main
    }
}
