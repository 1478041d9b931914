import Foundation

/// A document in the format PDF, of which the size of the first page is read.
struct PDFFile {
    /// The size of the first page in points: its media box, in its units and as it is rotated.
    let size: CGSize

    /// Reads a file; `nil` for data in another format, or without a page that has a size.
    ///
    /// - Complexity: O(*n*) in the bytes of the file, and of its compressed objects.
    init?(_ data: Data) {
        let bytes = Array(data)
        // Some programs write something before the header.
        guard bytes.prefix(1024).firstRange(of: Array("%PDF-".utf8)) != nil else { return nil }
        var objects = PDFObjects()
        objects.read(bytes)
        guard let size = objects.sizeOfFirstPage, size.width > 0, size.height > 0, size.width.isFinite,
            size.height.isFinite
        else { return nil }
        self.size = size
    }
}

/// The objects of a PDF file by their numbers. They are found by their beginnings, not by the file's table: of several
/// with one number, the last is valid, as in files that were changed.
private struct PDFObjects {
    private var objects: [Int: PDFValue] = [:]
    private var root: PDFValue?

    private static let mostBytes = 1 << 26

    mutating func read(_ bytes: [UInt8]) {
        var scanner = PDFScanner(bytes)
        while !scanner.isAtEnd {
            if scanner.take("trailer") {
                note(scanner.value())
            } else if let number = scanner.integer() {
                let start = scanner.place
                if scanner.integer() != nil, scanner.take("obj") {
                    readObject(number, &scanner)
                } else {
                    scanner.place = start
                }
            } else {
                _ = scanner.value()
            }
        }
    }

    private mutating func note(_ trailer: PDFValue) {
        if let root = trailer.dictionary?["Root"] { self.root = root }
    }

    private mutating func readObject(_ number: Int, _ scanner: inout PDFScanner) {
        let value = scanner.value()
        objects[number] = value
        guard scanner.take("stream"), let properties = value.dictionary else { return }
        let content = Self.content(properties, &scanner)
        switch properties["Type"]?.name {
        case "XRef": note(value)
        case "ObjStm": readObjects(properties, scanner.bytes, content)
        default: break
        }
    }

    /// The range of a stream's bytes, behind which the scanner goes on.
    private static func content(_ properties: [String: PDFValue], _ scanner: inout PDFScanner) -> Range<Int> {
        if scanner.place < scanner.bytes.count, scanner.bytes[scanner.place] == 13 { scanner.place += 1 }
        if scanner.place < scanner.bytes.count, scanner.bytes[scanner.place] == 10 { scanner.place += 1 }
        let start = scanner.place
        if let length = properties["Length"]?.number, length >= 0,
            length <= Double(scanner.bytes.count - start)
        {
            scanner.place = start + Int(length)
            if scanner.take("endstream") { return start..<start + Int(length) }
        }
        // The length stands elsewhere, or is wrong.
        let end = scanner.bytes[start...].firstRange(of: Array("endstream".utf8))
        scanner.place = end?.upperBound ?? scanner.bytes.count
        return start..<(end?.lowerBound ?? scanner.bytes.count)
    }

    /// Reads the objects in a stream: pairs of a number and a place come first, and then the objects.
    private mutating func readObjects(
        _ properties: [String: PDFValue], _ bytes: [UInt8], _ range: Range<Int>
    ) {
        guard let count = properties["N"]?.number, let first = properties["First"]?.number,
            (0...1e6).contains(count), (0...1e9).contains(first)
        else { return }
        let filter = properties["Filter"].flatMap { $0.array?.first ?? $0 }?.name
        let content: [UInt8]?
        switch filter {
        case nil: content = Array(bytes[range])
        case "FlateDecode", "Fl":
            // The first two bytes say how the others are compressed.
            content = Inflate.expand(Array(bytes[range]), from: 2, limit: Self.mostBytes)
        default: content = nil
        }
        guard let content else { return }
        var pairs = PDFScanner(content)
        for _ in 0..<Int(count) {
            guard let number = pairs.integer(), let offset = pairs.integer(),
                Int(first) + offset < content.count
            else { return }
            var scanner = PDFScanner(content, at: Int(first) + offset)
            objects[number] = scanner.value()
        }
    }

    // MARK: Pages

    private func resolved(_ value: PDFValue?) -> PDFValue? {
        var value = value
        // A reference to a reference is not allowed; a few are followed.
        for _ in 0..<8 {
            guard let number = value?.reference else { return value }
            value = objects[number]
        }
        return nil
    }

    var sizeOfFirstPage: CGSize? {
        let catalog = resolved(root)?.dictionary ?? first(ofType: "Catalog")
        var node = resolved(catalog?["Pages"])?.dictionary ?? first(ofType: "Pages")
        // What a page does not say, its ancestors say.
        var known: [String: PDFValue] = [:]
        for _ in 0..<objects.count + 1 {
            guard let current = node else { break }
            for key in ["MediaBox", "Rotate"] { known[key] = current[key] ?? known[key] }
            guard let kids = resolved(current["Kids"])?.array, let kid = kids.first else {
                known["UserUnit"] = current["UserUnit"]
                break
            }
            node = resolved(kid)?.dictionary
        }
        return size(known) ?? first(ofType: "Page").flatMap(size)
    }

    private func size(_ page: [String: PDFValue]) -> CGSize? {
        let sides = (resolved(page["MediaBox"])?.array ?? []).compactMap { resolved($0)?.number }
        guard sides.count == 4 else { return nil }
        let unit = resolved(page["UserUnit"])?.number ?? 1
        let size = CGSize(
            width: abs(sides[2] - sides[0]) * unit, height: abs(sides[3] - sides[1]) * unit)
        // In doubles, as a broken file may have any number.
        let turns = ((resolved(page["Rotate"])?.number ?? 0) / 90).rounded()
        let isUpright = turns.truncatingRemainder(dividingBy: 2) == 0
        return isUpright ? size : CGSize(width: size.height, height: size.width)
    }

    private func first(ofType type: String) -> [String: PDFValue]? {
        objects.keys.sorted().lazy.compactMap { objects[$0]?.dictionary }.first { $0["Type"]?.name == type }
    }
}
