import Foundation

/// Which files the plugin PortUIKit takes from a folder by itself, and which `port-uikit.json` must name.
enum BundleResource {
    private static let extensions: Set<String> = [
        "storyboard", "stringsdict", "strings", "xcassets", "xcstrings", "xib",
    ]
    private static let packages = [".app", ".appex", ".bundle", ".framework", ".xcassets", ".xcframework"]
    /// What has no use on Linux, or is nothing that a program reads.
    private static let ignored: Set<String> = [
        "entitlements", "h", "icon", "intentdefinition", "md", "metal", "modulemap", "pch", "xcconfig",
        "xcdatamodel", "xcdatamodeld", "xcprivacy",
    ]

    /// Whether the plugin takes a file or folder with a path into the bundle.
    static func isTaken(_ path: String) -> Bool {
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        let isResource = name == "Info.plist" || extensions.contains(pathExtension(of: name))
        return isResource
            && !path.split(separator: "/").dropLast().contains { component in
                packages.contains { component.hasSuffix($0) }
            }
    }

    /// Whether a resource must be named.
    static func isNamed(_ url: URL) -> Bool {
        !isTaken(url.standardizedFileURL.path) && !ignored.contains(url.pathExtension)
    }

    private static func pathExtension(of name: String) -> String {
        name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
    }
}
