import Foundation
import TestSupport
import Testing

@testable import HeadlessDrawing
@testable import HeadlessUIKitCore

// The structure of the files: ISO 32000-1 (PDF 1.7), sections 7.3 to 7.7; SVG 1.1, section 7, and the units of CSS Values
// and Units. An image set with one file for all scales is that drawing in its own size: Apple, "Asset Catalog Format
// Reference", Image Set Type.
@MainActor @Suite("The sizes of drawings in asset catalogues") struct VectorSizeTests {
    private nonisolated static let catalog = "1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n"
    private nonisolated static let trailer = "trailer\n<< /Size 9 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n"

    /// A document with one page, whose dictionary has `page`, below pages, whose dictionary has `pages`.
    private nonisolated static func document(_ page: String, pages: String = "", more: String = "") -> String
    {
        "%PDF-1.7\n%\u{E2}\u{E3}\n\(catalog)2 0 obj\n<< /Type /Pages /Count 1 /Kids [3 0 R] \(pages) >>\nendobj\n"
            + "3 0 obj\n<</Type/Page/Parent 2 0 R \(page)>>\nendobj\n\(more)\(trailer)"
    }

    nonisolated static let documents: [(String, String, CGSize)] = [
        ("a box", document("/MediaBox [0 0 24 48]"), CGSize(width: 24, height: 48)),
        ("without spaces", document("/MediaBox[0 0 24.5 48.25]"), CGSize(width: 24.5, height: 48.25)),
        ("a box that begins elsewhere", document("/MediaBox [-10 5 14 +53.]"), CGSize(width: 24, height: 48)),
        ("corners in another order", document("/MediaBox [24 48 0 0]"), CGSize(width: 24, height: 48)),
        ("inherited", document("", pages: "/MediaBox [0 0 30 40]"), CGSize(width: 30, height: 40)),
        (
            "the page's before the inherited one",
            document("/MediaBox [0 0 5 6]", pages: "/MediaBox [0 0 30 40]"), CGSize(width: 5, height: 6)
        ),
        (
            "a box and a number in objects of their own",
            document("/MediaBox 5 0 R", more: "5 0 obj [0 0 6 0 R 8] endobj\n6 0 obj\n7\nendobj\n"),
            CGSize(width: 7, height: 8)
        ),
        ("rotated", document("/Rotate 90 /MediaBox [0 0 24 48]"), CGSize(width: 48, height: 24)),
        ("rotated to the left", document("/MediaBox [0 0 24 48] /Rotate -90"), CGSize(width: 48, height: 24)),
        (
            "rotated by a number that no page has", document("/Rotate 1e300 /MediaBox [0 0 24 48]"),
            CGSize(width: 24, height: 48)
        ),
        ("upside down", document("/Rotate 180 /MediaBox [0 0 24 48]"), CGSize(width: 24, height: 48)),
        (
            "rotated by its ancestor", document("/MediaBox [0 0 24 48]", pages: "/Rotate 270"),
            CGSize(width: 48, height: 24)
        ),
        ("in larger units", document("/UserUnit 2.0 /MediaBox [0 0 24 48]"), CGSize(width: 48, height: 96)),
        (
            "names and texts that look like other things",
            document("/Title (a \\) [(/MediaBox [0 0 1 1])]) /Box <0A> /A null /B true /MediaBox [0 0 2 3]"),
            CGSize(width: 2, height: 3)
        ),
        (
            "a stream with bytes that look like an object",
            document(
                "/MediaBox [0 0 2 3]",
                more:
                    "4 0 obj\n<< /Length 35 >>\nstream\n3 0 obj << /MediaBox [0 0 9 9] >> \n\nendstream\nendobj\n"
            ), CGSize(width: 2, height: 3)
        ),
        (
            "a stream whose length stands elsewhere",
            document(
                "/MediaBox [0 0 2 3]",
                more: "4 0 obj\n<< /Length 7 0 R >>\nstream\r\n(((<<[\nendstream\nendobj\n7 0 obj 7 endobj\n"),
            CGSize(width: 2, height: 3)
        ),
        (
            "changed later",
            document("/MediaBox [0 0 2 3]")
                + "3 0 obj\n<< /Type /Page /MediaBox [0 0 4 5] >>\nendobj\n\(trailer)",
            CGSize(width: 4, height: 5)
        ),
        (
            "the first of several pages, in the order of the pages and not of the file",
            "%PDF-1.4\n\(catalog)4 0 obj\n<< /Type /Page /MediaBox [0 0 9 9] >>\nendobj\n"
                + "2 0 obj\n<< /Type /Pages /Kids [5 0 R 4 0 R] >>\nendobj\n"
                + "5 0 obj\n<< /Type /Pages /Kids [6 0 R] >>\nendobj\n"
                + "6 0 obj\n<< /Type /Page /MediaBox [0 0 1 2] >>\nendobj\n\(trailer)",
            CGSize(width: 1, height: 2)
        ),
        (
            "without a trailer", String(document("/MediaBox [0 0 2 3]").dropLast(trailer.count)),
            CGSize(width: 2, height: 3)
        ),
    ]

    @Test("A PDF file has the size of its first page", arguments: documents)
    func document(_ name: String, _ text: String, _ size: CGSize) {
        #expect(PDFFile(Data(text.utf8))?.size == size)
    }

    @Test(
        "A PDF file's objects may be in compressed streams, whose dictionary stands for the trailer",
        arguments: [true, false])
    func compressed(isCompressed: Bool) {
        let texts = [
            "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /MediaBox [0 0 12 34] >>",
            "<< /Type /Page /Parent 2 0 R /Rotate 90 >>",
        ]
        var (table, place) = ("", 0)
        for (index, text) in texts.enumerated() {
            table += "\(index + 1) \(place) "
            place += text.utf8.count + 1
        }
        let content = Array((table + texts.joined(separator: " ")).utf8)
        // The format of zlib, in one block that is not compressed.
        let length = [UInt8(content.count & 0xFF), UInt8(content.count >> 8)]
        let packed = [0x78, 0x01, 1] + length + length.map { ~$0 } + content + [0, 0, 0, 0]
        let stream = isCompressed ? packed : content
        var file = Data("%PDF-1.5\n7 0 obj\n<< /Type /ObjStm /N 3 /First \(table.utf8.count)".utf8)
        file += Data(
            "\(isCompressed ? " /Filter [/FlateDecode]" : "") /Length \(stream.count) >>\nstream\n".utf8)
        file += Data(stream) + Data("\nendstream\nendobj\n".utf8)
        file += Data("8 0 obj\n<< /Type /XRef /Root 1 0 R /W [1 2 1] /Length 2 >>\nstream\n\u{1}\u{2}".utf8)
        file += Data("\nendstream\nendobj\nstartxref\n0\n%%EOF".utf8)
        #expect(PDFFile(file)?.size == CGSize(width: 34, height: 12))
    }

    nonisolated static let drawings: [(String, CGSize?)] = [
        (#"<svg width="24" height="48"/>"#, CGSize(width: 24, height: 48)),
        (#"<svg width='24px' height=' 48.5 px '></svg>"#, CGSize(width: 24, height: 48.5)),
        (#"<svg viewBox="0 0 24 48"></svg>"#, CGSize(width: 24, height: 48)),
        (#"<svg viewBox=" -5,-5, 24 , 48 "></svg>"#, CGSize(width: 24, height: 48)),
        (#"<svg width="100%" height="100%" viewBox="0 0 24 48"/>"#, CGSize(width: 24, height: 48)),
        (#"<svg width="10" height="20" viewBox="0 0 24 48"/>"#, CGSize(width: 10, height: 20)),
        (#"<svg width="12" viewBox="0 0 24 48"/>"#, CGSize(width: 12, height: 24)),
        (#"<svg height="12" width="auto" viewBox="0 0 24 48"/>"#, CGSize(width: 6, height: 12)),
        (#"<svg width="1in" height="6pc"/>"#, CGSize(width: 96, height: 96)),
        (#"<svg width="72pt" height="2.54cm"/>"#, CGSize(width: 96, height: 96)),
        (#"<svg width="25.4mm" height="1e2"/>"#, CGSize(width: 96, height: 100)),
        (
            "\u{FEFF}<?xml version=\"1.0\"?>\n<!-- <svg width=\"1\" height=\"1\"> -->\n<!DOCTYPE svg PUBLIC \"a\" "
                + "\"b\" [ <!ENTITY x \"y\"> ]>\n<svg:svg xmlns:svg=\"http://www.w3.org/2000/svg\"\n\twidth=\"3\" "
                + "stroke-width=\"9\"\n height=\"4\"><svg:rect width=\"7\" height=\"7\"/></svg:svg>",
            CGSize(width: 3, height: 4)
        ),
        (#"<svg/>"#, nil), (#"<svg width="-1" height="2"/>"#, nil), (#"<svg width="1" height="a"#, nil),
        (#"<svg viewBox="0 0 0 5"/>"#, nil), (#"<html><svg width="1" height="2"/></html>"#, nil), ("", nil),
    ]

    @Test("An SVG file has the size that it gives, or that of its view box", arguments: drawings)
    func drawing(_ text: String, _ size: CGSize?) throws {
        let found = SVGFile(Data(text.utf8))?.size
        guard let size else { return #expect(found == nil) }
        let rounded = found.map {
            CGSize(width: ($0.width * 1e6).rounded() / 1e6, height: ($0.height * 1e6).rounded() / 1e6)
        }
        #expect(rounded == size)
    }

    @Test("Files that are no drawing, or damaged, have no size and are no crash")
    func damaged() {
        let texts = [
            "", "%PDF-", "%PDF-1.7 1 0 obj", "%PDF-1.7\n1 0 obj << /Type /Page /MediaBox [0 0 1] >> endobj",
            "%PDF-1.7\n1 0 obj << /Type /Page /MediaBox [0 0 1 0] >> endobj",
            "%PDF-1.7\n1 0 obj << /Type /Page /MediaBox 1 0 R >> endobj",
            "%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 1 0 R /Kids [1 0 R] >> endobj\n\(Self.trailer)",
            "%PDF-1.7\n" + String(repeating: "[", count: 100_000), "%PDF-1.7\n1 0 obj (((", "no drawing",
        ]
        for text in texts { #expect(PDFFile(Data(text.utf8)) == nil) }
        var numbers = SeededNumbers(seed: 27)
        for _ in 0..<Rounds.of(2000) {
            let isDocument = numbers.onceIn(2)
            let text =
                isDocument ? numbers.element(of: Self.documents).1 : numbers.element(of: Self.drawings).0
            var bytes = Array(text.utf8)
            guard bytes.count > 8 else { continue }
            for _ in 0..<4 {
                bytes[6 + numbers.next(below: bytes.count - 6)] = UInt8(numbers.next(below: 256))
            }
            if numbers.onceIn(3) { bytes.removeLast(numbers.next(below: bytes.count)) }
            let size = PDFFile(Data(bytes))?.size ?? SVGFile(Data(bytes))?.size
            if let size { #expect(size.width > 0 && size.height > 0) }
        }
    }

    @Test("An image set with a drawing has its size, in the scale of the screen, and pixels")
    func imageSets() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "drawings")
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = [
            ("Page", "icon.pdf", Self.document("/MediaBox [0 0 24 48]")),
            ("Sign", "icon.svg", #"<svg viewBox="0 0 24 48"/>"#),
            ("Other", "icon.svg", #"<svg width="24" height="48"/>"#),
        ]
        for (name, file, text) in files {
            let set = folder.appending(path: "Assets.xcassets/\(name).imageset")
            try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: set.appending(path: file))
            let content = """
                {"images": [{"filename": "\(file)", "idiom": "universal"}], "info": {"version": 1},
                "properties": {"preserves-vector-representation": true, "template-rendering-intent": "template"}}
                """
            try Data(content.utf8).write(to: set.appending(path: "Contents.json"))
        }
        let bundle = Bundle(url: folder)
        let images = try files.map { try #require(UIImage(named: $0.0, in: bundle, compatibleWith: nil)) }
        let scale = UIScreen.main.scale
        for image in images {
            #expect(image.size == CGSize(width: 24, height: 48) && image.scale == scale)
            #expect(image.renderingMode == .alwaysTemplate)
            #expect(image.cgImage?.width == Int(24 * scale) && image.cgImage?.height == Int(48 * scale))
            #expect(UIImageView(image: image).intrinsicContentSize == image.size)
        }
        #expect(images[0] == UIImage(named: "Page", in: bundle, compatibleWith: nil))
        #expect(!images[1].hasSamePixels(as: images[2]) && images[1] != images[2])
        // As on a device, only a catalogue has drawings as images.
        #expect(UIImage(data: Data(files[0].2.utf8)) == nil)
    }
}
