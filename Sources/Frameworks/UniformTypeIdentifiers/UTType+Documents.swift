extension UTType {
    /// An archive of files.
    public static let archive = known("public.archive")
    /// An archive in gzip.
    public static let gzip = known("org.gnu.gnu-zip-archive")
    /// An archive in bzip2.
    public static let bz2 = known("public.bzip2-archive")
    /// An archive in ZIP.
    public static let zip = known("public.zip-archive")
    /// An archive of Apple's.
    public static let appleArchive = known("com.apple.archive")
    /// A table that calculates.
    public static let spreadsheet = known("public.spreadsheet")
    /// Slides.
    public static let presentation = known("public.presentation")
    /// A database.
    public static let database = known("public.database")
    /// A message.
    public static let message = known("public.message")
    /// A person or a place with its addresses.
    public static let contact = known("public.contact")
    /// A card with a contact.
    public static let vCard = known("public.vcard")
    /// An event of a calendar.
    public static let calendarEvent = known("public.calendar-event")
    /// A task.
    public static let toDoItem = known("public.to-do-item")
    /// A mail.
    public static let emailMessage = known("public.email-message")
    /// The place of something on the Internet.
    public static let internetLocation = known("com.apple.internet-location")
    /// A font.
    public static let font = known("public.font")
    /// A bookmark of a page.
    public static let bookmark = known("public.bookmark")
    /// A document in PDF.
    public static let pdf = known("com.adobe.pdf")
    /// A book in EPUB.
    public static let epub = known("org.idpf.epub-container")
    /// A log.
    public static let log = known("public.log")
    /// A property list.
    public static let propertyList = known("com.apple.property-list")
    /// A property list in bytes.
    public static let binaryPropertyList = known("com.apple.binary-property-list")
    /// A property list in XML.
    public static let xmlPropertyList = known("com.apple.xml-property-list")
    /// Keys and certificates.
    public static let pkcs12 = known("com.rsa.pkcs-12")
    /// A certificate.
    public static let x509Certificate = known("public.x509-certificate")
}

extension TypeDeclaration {
    static let documents: [TypeDeclaration] = [
        .init("public.archive", ["public.data"], [], []),
        .init("org.gnu.gnu-zip-archive", ["public.archive"], ["gz", "gzip"], ["application/x-gzip"]),
        .init("public.bzip2-archive", ["public.archive"], ["bz2"], ["application/x-bzip2"]),
        .init("public.zip-archive", ["public.archive"], ["zip"], ["application/zip"]),
        .init("com.apple.archive", ["public.archive"], ["aar"], []),
        .init("public.spreadsheet", ["public.content"], [], []),
        .init("public.presentation", ["public.composite-content"], [], []),
        .init("public.database", ["public.content"], [], []),
        .init("public.message", [], [], []),
        .init("public.contact", [], [], []),
        .init(
            "public.vcard", ["public.text", "public.contact"], ["vcf", "vcard"],
            ["text/directory", "text/vcard"]),
        .init("public.calendar-event", [], [], []),
        .init("public.to-do-item", [], [], []),
        .init("public.email-message", ["public.data", "public.message"], ["eml"], ["message/rfc822"]),
        .init("com.apple.internet-location", ["public.data"], [], []),
        .init("public.font", ["public.data", "public.content"], [], []),
        .init("public.bookmark", [], [], []),
        .init("com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], ["application/pdf"]),
        .init(
            "org.idpf.epub-container", ["public.data", "public.composite-content"], ["epub"],
            ["application/epub+zip"]),
        .init("public.log", ["public.plain-text"], ["log"], []),
        .init("com.apple.property-list", ["public.data"], ["plist"], []),
        .init("com.apple.binary-property-list", ["com.apple.property-list"], [], []),
        .init("com.apple.xml-property-list", ["com.apple.property-list", "public.xml"], [], []),
        .init("com.rsa.pkcs-12", ["public.data"], ["p12", "pfx"], ["application/x-pkcs12"]),
        .init(
            "public.x509-certificate", ["public.data"], ["cer", "crt", "der"], ["application/x-x509-ca-cert"]),
    ]
}
