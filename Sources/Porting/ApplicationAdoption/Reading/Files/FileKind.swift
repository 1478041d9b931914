/// What a build does with a file, by its extension.
enum FileKind {
    case swift
    /// A source that is not Swift.
    case otherSource
    case resource
    /// Headers, settings and documentation, which get into no bundle.
    case none

    private static let others: Set<String> = [
        "m", "mm", "c", "cc", "cpp", "cxx", "c++", "s", "asm", "metal", "d", "y", "l", "lm", "ym", "mig",
        "intentdefinition",
        "mlmodel", "mlpackage", "rkassets", "xcdatamodel", "xcdatamodeld", "xcmappingmodel", "applescript",
    ]
    private static let ignored: Set<String> = [
        "", "h", "hh", "hpp", "hxx", "pch", "tpp", "inl", "modulemap", "apinotes", "xcconfig", "entitlements",
        "md",
        "markdown", "docc", "xctestplan", "xcodeproj", "xcworkspace", "playground", "framework",
        "xcframework", "a",
        "dylib", "tbd", "app", "appex", "xctest",
    ]
    /// Folders that are one file to Xcode.
    private static let packages: Set<String> = [
        "xcassets", "bundle", "framework", "xcframework", "xcdatamodel", "xcdatamodeld", "xcmappingmodel",
        "docc",
        "playground", "xcodeproj", "xcworkspace", "app", "appex", "mlpackage", "rkassets", "scnassets",
        "icon", "rtfd",
        "xctest", "stickersiconset", "arresourcegroup", "sticker", "dsym",
    ]

    init(_ path: String) {
        let name = FilePath.fileExtension(path)
        self =
            switch name {
            case "swift": .swift
            case _ where Self.others.contains(name): .otherSource
            case _ where Self.ignored.contains(name): .none
            default: .resource
            }
    }

    static func isPackage(_ name: String) -> Bool { packages.contains(FilePath.fileExtension(name)) }
}
