extension UTType {
    /// A base type of what has a place in a hierarchy, such as files and folders.
    public static let item = declared("public.item")
    /// A base type of what has content for a person, such as documents and pictures.
    public static let content = declared("public.content")
    /// Content made of others, such as a document with pictures.
    public static let compositeContent = declared("public.composite-content", [.content])
    /// Bytes of any kind.
    public static let data = declared("public.data", [.item])
    /// A directory, as a folder or a package.
    public static let directory = declared("public.directory", [.item])
    /// A folder that people see.
    public static let folder = declared("public.folder", [.directory])
    /// A volume.
    public static let volume = declared("public.volume", [.folder])
    /// A directory that people see as a file.
    public static let package = declared("com.apple.package", [.directory])
    /// A directory with a structure of its own.
    public static let bundle = declared("com.apple.bundle", [.directory])
    /// An application.
    public static let application = declared("com.apple.application", [.executable])
    /// A file that can be run.
    public static let executable = declared("public.executable", [.item])
    /// A symbolic link.
    public static let symbolicLink = declared("public.symlink", [.item])
    /// What stands for another item.
    public static let resolvable = declared("com.apple.resolvable")
    /// An alias.
    public static let aliasFile = declared("com.apple.alias-file", [.data, .resolvable])
    /// A bookmark.
    public static let urlBookmarkData = declared("com.apple.bookmark", [.data, .resolvable])
    /// A URL.
    public static let url = declared("public.url", [.data])
    /// The URL of a file.
    public static let fileURL = declared("public.file-url", [.url])

    static let items: [UTType] = [
        .item, .content, .compositeContent, .data, .directory, .folder, .volume, .package, .bundle,
        .application, .executable, .symbolicLink, .resolvable, .aliasFile, .urlBookmarkData, .url, .fileURL,
    ]
}
