import Foundation

/// Some characters of a file, which are not copied before a `String` of them is needed: most are only compared.
///
/// They are there as long as the storage that they are in.
// Sendable, as they do not change once the file is read.
struct XMLSlice: @unchecked Sendable {
    let start: UnsafePointer<CChar>
    let count: Int

    var string: String {
        String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }

    /// One of 64 bits, which the same characters always have; see ``NibName/bit``.
    var bit: UInt64 { Self.bit(start, count) }

    @inline(__always)
    static func bit(_ start: UnsafePointer<CChar>, _ count: Int) -> UInt64 {
        guard count > 0 else { return 1 }
        return 1 << UInt64((count &* 5 &+ Int(start[0]) &+ Int(start[count &- 1]) &* 3) & 63)
    }

    /// A number that the same characters always have.
    var hash: Int {
        var (hash, index) = (count, 0)
        while index < count {
            hash = (hash ^ Int(start[index])) &* 0x100_0000_01B3
            index &+= 1
        }
        return hash ^ hash >> 32
    }

    static func == (slice: XMLSlice, other: XMLSlice) -> Bool {
        slice.count == other.count && memcmp(slice.start, other.start, other.count) == 0
    }

    static func == (slice: XMLSlice, name: NibName) -> Bool {
        slice.count == name.count && memcmp(slice.start, name.start, name.count) == 0
    }
}

/// An attribute as it stands in a storage.
struct XMLAttribute: Sendable {
    let name: XMLSlice
    let value: XMLSlice
}

/// The characters of a file, and the attributes of its elements, whose names and values are parts of them.
// Sendable, as it is written only while elements are made of it; from then on nothing in it changes.
final class XMLStorage: @unchecked Sendable {
    /// The file's text with a zero behind it; `nil` for elements that are made of strings.
    let text: UnsafeMutableBufferPointer<CChar>?
    /// What else was allocated: attributes, and characters that do not stand in the text as they are.
    private var blocks: [UnsafeMutableRawPointer] = []
    /// The place for the next attribute, and for how many there is room.
    private var next: UnsafeMutablePointer<XMLAttribute>?
    private var roomLeft = 0

    init() {
        text = nil
    }

    /// Copies a file's text.
    init(_ bytes: ArraySlice<UInt8>) {
        let text = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count + 1)
        bytes.withUnsafeBytes { UnsafeMutableRawBufferPointer(text).copyMemory(from: $0) }
        text[bytes.count] = 0
        self.text = text
    }

    deinit {
        text?.deallocate()
        for block in blocks { block.deallocate() }
    }

    /// A place for the attributes of one element, which are then kept by ``keep(_:)``.
    func room(for count: Int) -> UnsafeMutablePointer<XMLAttribute> {
        if let next, roomLeft >= count { return next }
        roomLeft = text == nil ? count : max(count, 256)
        let block = UnsafeMutablePointer<XMLAttribute>.allocate(capacity: roomLeft)
        blocks.append(block)
        next = block
        return block
    }

    /// Keeps the first attributes that were written to the place which ``room(for:)`` returned last.
    func keep(_ count: Int) -> UnsafeBufferPointer<XMLAttribute> {
        defer {
            next = next.map { $0 + count }
            roomLeft -= count
        }
        return UnsafeBufferPointer(start: next, count: count)
    }

    /// Keeps the characters of a string.
    func keep(_ string: String) -> XMLSlice {
        var string = string
        return string.withUTF8 { characters in
            let block = UnsafeMutablePointer<CChar>.allocate(capacity: max(characters.count, 1))
            UnsafeMutableRawPointer(block).copyMemory(
                from: UnsafeRawPointer(characters.baseAddress ?? UnsafePointer(bitPattern: 1)!),
                byteCount: characters.count)
            blocks.append(block)
            return XMLSlice(start: block, count: characters.count)
        }
    }
}
