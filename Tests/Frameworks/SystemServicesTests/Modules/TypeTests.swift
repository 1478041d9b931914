import Foundation
import MobileCoreServices
import Testing
import UniformTypeIdentifiers

@Suite("Types of data") struct TypeTests {
    @Test(
        "Extensions and MIME types have types",
        arguments: [
            ("jpg", "public.jpeg", "image/jpeg"), ("JPEG", "public.jpeg", "image/jpeg"),
            ("txt", "public.plain-text", "text/plain"), ("mp4", "public.mpeg-4", "video/mp4"),
            ("pdf", "com.adobe.pdf", "application/pdf"), ("html", "public.html", "text/html"),
        ])
    func tags(pathExtension: String, identifier: String, mimeType: String) {
        let type = UTType(filenameExtension: pathExtension)
        #expect(type?.identifier == identifier && type?.preferredMIMEType == mimeType)
        #expect(UTType(mimeType: mimeType)?.identifier == identifier)
    }

    @Test("Types conform to others, directly or not")
    func conformance() {
        #expect(UTType.jpeg.conforms(to: .image) && UTType.jpeg.conforms(to: .data))
        #expect(UTType.jpeg.conforms(to: .jpeg) && !UTType.jpeg.isSubtype(of: .jpeg))
        #expect(UTType.image.isSupertype(of: .png) && !UTType.image.conforms(to: .png))
        #expect(UTType.mpeg4Audio.conforms(to: .audio) && UTType.mpeg4Audio.conforms(to: .movie))
        let note = UTType(exportedAs: "com.example.note", conformingTo: .json)
        #expect(
            note.conforms(to: .text) && note.isDeclared && !note.isPublic && UTType("com.example.note") == nil
        )
        #expect(UTType(importedAs: "public.png") == .png)
        let list = UTType(exportedAs: "com.example.list", conformingTo: note)
        #expect(list.conforms(to: note) && list.conforms(to: .text) && list.localizedDescription == nil)
    }

    @Test("An extension that no type has makes a dynamic type")
    func dynamic() {
        let type = UTType(filenameExtension: "robot")
        #expect(type?.isDynamic == true && type?.preferredFilenameExtension == "robot")
        #expect(type?.conforms(to: .data) == true && type == UTType(filenameExtension: "Robot"))
        #expect(UTType(filenameExtension: "") == nil)
    }

    @Test("Each declared type has declared parents")
    func table() {
        for type in [UTType.item, .html, .heic, .usdz, .m3uPlaylist, .xmlPropertyList, .rtfd] {
            for parent in type.supertypes { #expect(UTType(parent.identifier) != nil, "\(parent)") }
        }
    }

    @Test("The constants of old name the same types")
    func constants() {
        #expect(kUTTypeImage as String == UTType.image.identifier)
        #expect(UTTypeConformsTo(kUTTypeJPEG, kUTTypeImage))
        #expect(UTTypeEqual(kUTTypeJPEG, "Public.JPEG") && !UTTypeEqual(kUTTypeJPEG, kUTTypePNG))
        let png = UTTypeCreatePreferredIdentifierForTag(
            kUTTagClassFilenameExtension, "png" as CFString, nil)?.takeRetainedValue()
        #expect(png == kUTTypePNG)
        #expect(
            UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassMIMEType)?.takeRetainedValue()
                == "image/png")
        let jpeg = UTTypeCopyPreferredTagWithClass(kUTTypeJPEG, kUTTagClassFilenameExtension)
        #expect(jpeg?.takeUnretainedValue() == "jpeg")
    }
}
