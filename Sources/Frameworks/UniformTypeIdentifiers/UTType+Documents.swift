extension UTType {
    /// An archive of files.
    public static let archive = declared("public.archive", [.data])
    /// An archive in gzip.
    public static let gzip = declared(
        "org.gnu.gnu-zip-archive", [.archive], extensions: ["gz", "gzip"], mimeTypes: ["application/x-gzip"])
    /// An archive in bzip2.
    public static let bz2 = declared(
        "public.bzip2-archive", [.archive], extensions: ["bz2"], mimeTypes: ["application/x-bzip2"])
    /// An archive in ZIP.
    public static let zip = declared(
        "public.zip-archive", [.archive], extensions: ["zip"], mimeTypes: ["application/zip"])
    /// An archive of Apple's.
    public static let appleArchive = declared("com.apple.archive", [.archive], extensions: ["aar"])
    /// A table that calculates.
    public static let spreadsheet = declared("public.spreadsheet", [.content])
    /// Slides.
    public static let presentation = declared("public.presentation", [.compositeContent])
    /// A database.
    public static let database = declared("public.database", [.content])
    /// A message.
    public static let message = declared("public.message")
    /// A person or a place with its addresses.
    public static let contact = declared("public.contact")
    /// A card with a contact.
    public static let vCard = declared(
        "public.vcard", [.text, .contact], extensions: ["vcf", "vcard"],
        mimeTypes: ["text/directory", "text/vcard"])
    /// An event of a calendar.
    public static let calendarEvent = declared("public.calendar-event")
    /// A task.
    public static let toDoItem = declared("public.to-do-item")
    /// A mail.
    public static let emailMessage = declared(
        "public.email-message", [.data, .message], extensions: ["eml"], mimeTypes: ["message/rfc822"])
    /// The place of something on the Internet.
    public static let internetLocation = declared("com.apple.internet-location", [.data])
    /// A font.
    public static let font = declared("public.font", [.data, .content])
    /// A bookmark of a page.
    public static let bookmark = declared("public.bookmark")
    /// A document in PDF.
    public static let pdf = declared(
        "com.adobe.pdf", [.data, .compositeContent], extensions: ["pdf"], mimeTypes: ["application/pdf"])
    /// A book in EPUB.
    public static let epub = declared(
        "org.idpf.epub-container", [.data, .compositeContent], extensions: ["epub"],
        mimeTypes: ["application/epub+zip"])
    /// A log.
    public static let log = declared("public.log", [.plainText], extensions: ["log"])
    /// A property list.
    public static let propertyList = declared("com.apple.property-list", [.data], extensions: ["plist"])
    /// A property list in bytes.
    public static let binaryPropertyList = declared("com.apple.binary-property-list", [.propertyList])
    /// A property list in XML.
    public static let xmlPropertyList = declared("com.apple.xml-property-list", [.propertyList, .xml])
    /// Keys and certificates.
    public static let pkcs12 = declared(
        "com.rsa.pkcs-12", [.data], extensions: ["p12", "pfx"], mimeTypes: ["application/x-pkcs12"])
    /// A certificate.
    public static let x509Certificate = declared(
        "public.x509-certificate", [.data], extensions: ["cer", "crt", "der"],
        mimeTypes: ["application/x-x509-ca-cert"])

    static let documents: [UTType] = [
        .archive, .gzip, .bz2, .zip, .appleArchive, .spreadsheet, .presentation, .database, .message,
        .contact, .vCard, .calendarEvent, .toDoItem, .emailMessage, .internetLocation, .font, .bookmark, .pdf,
        .epub, .log, .propertyList, .binaryPropertyList, .xmlPropertyList, .pkcs12, .x509Certificate,
    ]
}
