// The constants that UTType replaced; code of some age passes them to image and document pickers.

/// A base type of what has a place in a hierarchy, such as files and folders: `public.item`.
public let kUTTypeItem: CFString = "public.item"
/// A base type of what has content for a person, such as documents and pictures: `public.content`.
public let kUTTypeContent: CFString = "public.content"
/// Content made of others, such as a document with pictures: `public.composite-content`.
public let kUTTypeCompositeContent: CFString = "public.composite-content"
/// Bytes of any kind: `public.data`.
public let kUTTypeData: CFString = "public.data"
/// A directory, as a folder or a package: `public.directory`.
public let kUTTypeDirectory: CFString = "public.directory"
/// A folder that people see: `public.folder`.
public let kUTTypeFolder: CFString = "public.folder"
/// A volume: `public.volume`.
public let kUTTypeVolume: CFString = "public.volume"
/// A directory that people see as a file: `com.apple.package`.
public let kUTTypePackage: CFString = "com.apple.package"
/// A directory with a structure of its own: `com.apple.bundle`.
public let kUTTypeBundle: CFString = "com.apple.bundle"
/// An application: `com.apple.application`.
public let kUTTypeApplication: CFString = "com.apple.application"
/// A file that can be run: `public.executable`.
public let kUTTypeExecutable: CFString = "public.executable"
/// A symbolic link: `public.symlink`.
public let kUTTypeSymLink: CFString = "public.symlink"
/// What stands for another item: `com.apple.resolvable`.
public let kUTTypeResolvable: CFString = "com.apple.resolvable"
/// An alias: `com.apple.alias-file`.
public let kUTTypeAliasFile: CFString = "com.apple.alias-file"
/// A bookmark: `com.apple.bookmark`.
public let kUTTypeURLBookmarkData: CFString = "com.apple.bookmark"
/// A URL: `public.url`.
public let kUTTypeURL: CFString = "public.url"
/// The URL of a file: `public.file-url`.
public let kUTTypeFileURL: CFString = "public.file-url"
/// A text, plain or not: `public.text`.
public let kUTTypeText: CFString = "public.text"
/// A text without formatting: `public.plain-text`.
public let kUTTypePlainText: CFString = "public.plain-text"
/// A text in UTF-8: `public.utf8-plain-text`.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// A text in UTF-16: `public.utf16-plain-text`.
public let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text"
/// A text in UTF-16 with a mark of the order of bytes: `public.utf16-external-plain-text`.
public let kUTTypeUTF16ExternalPlainText: CFString = "public.utf16-external-plain-text"
/// A table as text: `public.delimited-values-text`.
public let kUTTypeDelimitedText: CFString = "public.delimited-values-text"
/// A table whose values are separated by commas: `public.comma-separated-values-text`.
public let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
/// A table whose values are separated by tabs: `public.tab-separated-values-text`.
public let kUTTypeTabSeparatedText: CFString = "public.tab-separated-values-text"
/// A text with formatting: `public.rtf`.
public let kUTTypeRTF: CFString = "public.rtf"
/// A text with formatting and pictures: `com.apple.rtfd`.
public let kUTTypeRTFD: CFString = "com.apple.rtfd"
/// A text with formatting and pictures in one file: `com.apple.flat-rtfd`.
public let kUTTypeFlatRTFD: CFString = "com.apple.flat-rtfd"
/// A page of the web: `public.html`.
public let kUTTypeHTML: CFString = "public.html"
/// A document in XML: `public.xml`.
public let kUTTypeXML: CFString = "public.xml"
/// A document in JSON: `public.json`.
public let kUTTypeJSON: CFString = "public.json"
/// Source code: `public.source-code`.
public let kUTTypeSourceCode: CFString = "public.source-code"
/// Source code in Swift: `public.swift-source`.
public let kUTTypeSwiftSource: CFString = "public.swift-source"
/// Source code in C: `public.c-source`.
public let kUTTypeCSource: CFString = "public.c-source"
/// A header in C: `public.c-header`.
public let kUTTypeCHeader: CFString = "public.c-header"
/// Source code in C++: `public.c-plus-plus-source`.
public let kUTTypeCPlusPlusSource: CFString = "public.c-plus-plus-source"
/// Source code in Objective-C: `public.objective-c-source`.
public let kUTTypeObjectiveCSource: CFString = "public.objective-c-source"
/// A script: `public.script`.
public let kUTTypeScript: CFString = "public.script"
/// A script in JavaScript: `com.netscape.javascript-source`.
public let kUTTypeJavaScript: CFString = "com.netscape.javascript-source"
/// A script of a shell: `public.shell-script`.
public let kUTTypeShellScript: CFString = "public.shell-script"
/// A script in Python: `public.python-script`.
public let kUTTypePythonScript: CFString = "public.python-script"
/// A picture: `public.image`.
public let kUTTypeImage: CFString = "public.image"
/// A picture in JPEG: `public.jpeg`.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// A picture in TIFF: `public.tiff`.
public let kUTTypeTIFF: CFString = "public.tiff"
/// A picture in GIF: `com.compuserve.gif`.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// A picture in PNG: `public.png`.
public let kUTTypePNG: CFString = "public.png"
/// Icons of an application: `com.apple.icns`.
public let kUTTypeAppleICNS: CFString = "com.apple.icns"
/// A picture in BMP: `com.microsoft.bmp`.
public let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// An icon: `com.microsoft.ico`.
public let kUTTypeICO: CFString = "com.microsoft.ico"
/// The data of a camera's sensor: `public.camera-raw-image`.
public let kUTTypeRawImage: CFString = "public.camera-raw-image"
/// A picture in SVG: `public.svg-image`.
public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
/// A Live Photo: `com.apple.live-photo`.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// A scene in three dimensions: `public.3d-content`.
public let kUTType3DContent: CFString = "public.3d-content"
/// A recording of sound or pictures: `public.audiovisual-content`.
public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// A recording of pictures, with or without sound: `public.movie`.
public let kUTTypeMovie: CFString = "public.movie"
/// A recording of pictures without sound: `public.video`.
public let kUTTypeVideo: CFString = "public.video"
/// A recording of sound: `public.audio`.
public let kUTTypeAudio: CFString = "public.audio"
/// A movie of QuickTime: `com.apple.quicktime-movie`.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// A movie in MPEG-1 or MPEG-2: `public.mpeg`.
public let kUTTypeMPEG: CFString = "public.mpeg"
/// Pictures in MPEG-2: `public.mpeg-2-video`.
public let kUTTypeMPEG2Video: CFString = "public.mpeg-2-video"
/// A stream in MPEG-2: `public.mpeg-2-transport-stream`.
public let kUTTypeMPEG2TransportStream: CFString = "public.mpeg-2-transport-stream"
/// Sound in MP3: `public.mp3`.
public let kUTTypeMP3: CFString = "public.mp3"
/// A movie in MPEG-4: `public.mpeg-4`.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// Sound in MPEG-4: `public.mpeg-4-audio`.
public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// Protected sound in MPEG-4: `com.apple.protected-mpeg-4-audio`.
public let kUTTypeAppleProtectedMPEG4Audio: CFString = "com.apple.protected-mpeg-4-audio"
/// A protected movie in MPEG-4: `com.apple.protected-mpeg-4-video`.
public let kUTTypeAppleProtectedMPEG4Video: CFString = "com.apple.protected-mpeg-4-video"
/// A movie in AVI: `public.avi`.
public let kUTTypeAVIMovie: CFString = "public.avi"
/// Sound in AIFF: `public.aiff-audio`.
public let kUTTypeAudioInterchangeFileFormat: CFString = "public.aiff-audio"
/// Sound in WAV: `com.microsoft.waveform-audio`.
public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
/// Music in MIDI: `public.midi-audio`.
public let kUTTypeMIDIAudio: CFString = "public.midi-audio"
/// A list of recordings: `public.playlist`.
public let kUTTypePlaylist: CFString = "public.playlist"
/// A list of recordings in M3U: `public.m3u-playlist`.
public let kUTTypeM3UPlaylist: CFString = "public.m3u-playlist"
/// An archive of files: `public.archive`.
public let kUTTypeArchive: CFString = "public.archive"
/// An archive in gzip: `org.gnu.gnu-zip-archive`.
public let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"
/// An archive in bzip2: `public.bzip2-archive`.
public let kUTTypeBzip2Archive: CFString = "public.bzip2-archive"
/// An archive in ZIP: `public.zip-archive`.
public let kUTTypeZipArchive: CFString = "public.zip-archive"
/// A table that calculates: `public.spreadsheet`.
public let kUTTypeSpreadsheet: CFString = "public.spreadsheet"
/// Slides: `public.presentation`.
public let kUTTypePresentation: CFString = "public.presentation"
/// A database: `public.database`.
public let kUTTypeDatabase: CFString = "public.database"
/// A message: `public.message`.
public let kUTTypeMessage: CFString = "public.message"
/// A person or a place with its addresses: `public.contact`.
public let kUTTypeContact: CFString = "public.contact"
/// A card with a contact: `public.vcard`.
public let kUTTypeVCard: CFString = "public.vcard"
/// An event of a calendar: `public.calendar-event`.
public let kUTTypeCalendarEvent: CFString = "public.calendar-event"
/// A task: `public.to-do-item`.
public let kUTTypeToDoItem: CFString = "public.to-do-item"
/// A mail: `public.email-message`.
public let kUTTypeEmailMessage: CFString = "public.email-message"
/// The place of something on the Internet: `com.apple.internet-location`.
public let kUTTypeInternetLocation: CFString = "com.apple.internet-location"
/// A font: `public.font`.
public let kUTTypeFont: CFString = "public.font"
/// A bookmark of a page: `public.bookmark`.
public let kUTTypeBookmark: CFString = "public.bookmark"
/// A document in PDF: `com.adobe.pdf`.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// A book in EPUB: `org.idpf.epub-container`.
public let kUTTypeElectronicPublication: CFString = "org.idpf.epub-container"
/// A log: `public.log`.
public let kUTTypeLog: CFString = "public.log"
/// A property list: `com.apple.property-list`.
public let kUTTypePropertyList: CFString = "com.apple.property-list"
/// A property list in bytes: `com.apple.binary-property-list`.
public let kUTTypeBinaryPropertyList: CFString = "com.apple.binary-property-list"
/// A property list in XML: `com.apple.xml-property-list`.
public let kUTTypeXMLPropertyList: CFString = "com.apple.xml-property-list"
/// Keys and certificates: `com.rsa.pkcs-12`.
public let kUTTypePKCS12: CFString = "com.rsa.pkcs-12"
/// A certificate: `public.x509-certificate`.
public let kUTTypeX509Certificate: CFString = "public.x509-certificate"
