extension UTType {
    /// A base type of what has a place in a hierarchy, such as files and folders.
    public static let item = known("public.item")
    /// A base type of what has content for a person, such as documents and pictures.
    public static let content = known("public.content")
    /// Content made of others, such as a document with pictures.
    public static let compositeContent = known("public.composite-content")
    /// Bytes of any kind.
    public static let data = known("public.data")
    /// A directory, as a folder or a package.
    public static let directory = known("public.directory")
    /// A folder that people see.
    public static let folder = known("public.folder")
    /// A volume.
    public static let volume = known("public.volume")
    /// A directory that people see as a file.
    public static let package = known("com.apple.package")
    /// A directory with a structure of its own.
    public static let bundle = known("com.apple.bundle")
    /// An application.
    public static let application = known("com.apple.application")
    /// A file that can be run.
    public static let executable = known("public.executable")
    /// A symbolic link.
    public static let symbolicLink = known("public.symlink")
    /// What stands for another item.
    public static let resolvable = known("com.apple.resolvable")
    /// An alias.
    public static let aliasFile = known("com.apple.alias-file")
    /// A bookmark.
    public static let urlBookmarkData = known("com.apple.bookmark")
    /// A URL.
    public static let url = known("public.url")
    /// The URL of a file.
    public static let fileURL = known("public.file-url")
}

extension TypeDeclaration {
    static let items: [TypeDeclaration] = [
        .init("public.item", [], [], []),
        .init("public.content", [], [], []),
        .init("public.composite-content", ["public.content"], [], []),
        .init("public.data", ["public.item"], [], []),
        .init("public.directory", ["public.item"], [], []),
        .init("public.folder", ["public.directory"], [], []),
        .init("public.volume", ["public.folder"], [], []),
        .init("com.apple.package", ["public.directory"], [], []),
        .init("com.apple.bundle", ["public.directory"], [], []),
        .init("com.apple.application", ["public.executable"], [], []),
        .init("public.executable", ["public.item"], [], []),
        .init("public.symlink", ["public.item"], [], []),
        .init("com.apple.resolvable", [], [], []),
        .init("com.apple.alias-file", ["public.data", "com.apple.resolvable"], [], []),
        .init("com.apple.bookmark", ["public.data", "com.apple.resolvable"], [], []),
        .init("public.url", ["public.data"], [], []),
        .init("public.file-url", ["public.url"], [], []),
    ]
}
