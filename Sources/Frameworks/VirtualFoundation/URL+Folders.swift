// Apple's Foundation has these since iOS 16.
extension URL {
    /// The application's folder for the user's documents.
    public static var documentsDirectory: URL { folder(.documentDirectory) }

    /// The application's folder for files that are kept but not shown to the user.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }

    /// The application's folder for files that can be made again.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }

    /// The folder that has those for caches and other files of the application's own.
    public static var libraryDirectory: URL { folder(.libraryDirectory) }

    /// The application's folder for downloads.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        // Every user has the folders that are asked for here.
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
    }
}
