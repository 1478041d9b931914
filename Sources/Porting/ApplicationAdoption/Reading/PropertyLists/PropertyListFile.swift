import Foundation

/// A file with a property list in any of its forms.
struct PropertyListFile {
    let root: PropertyListValue
    /// Where the file is cut off.
    let cut: OpenStepPropertyList.Cut?
    /// The first line that is not text in UTF-8.
    let wrongLine: Int?

    init(_ data: Data, at path: String) throws(AdoptionFailure) {
        let bytes = Self.utf8(data)
        let first = bytes.first { $0 > 0x20 && $0 < 0x80 }
        if bytes.starts(with: "bplist".utf8) {
            throw AdoptionFailure(
                "The file is a binary property list.", at: path,
                cure: "Convert it: plutil -convert xml1 FILE.")
        } else if first == UInt8(ascii: "<") && bytes.prefix(512).contains(UInt8(ascii: "?")) {
            root = try Self.xml(bytes, at: path)
            (cut, wrongLine) = (nil, nil)
        } else if let json = Self.json(bytes, first: first) {
            root = json
            (cut, wrongLine) = (nil, nil)
        } else {
            do throws(OpenStepPropertyList.Failure) {
                let list = try OpenStepPropertyList(bytes)
                (root, cut, wrongLine) = (list.root, list.cut, Self.firstWrongLine(bytes))
            } catch {
                throw AdoptionFailure(
                    error.text, at: path, line: error.line,
                    cure: error.isMergeConflict
                        ? "Resolve the conflict, and adopt again."
                        : "Open the project in Xcode, or restore the file's last good version.")
            }
        }
    }

    /// The bytes without a mark of their order, in UTF-8.
    private static func utf8(_ data: Data) -> [UInt8] {
        guard data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]),
            let text = String(data: data, encoding: .utf16)
        else { return Array(data) }
        return Array(text.utf8)
    }

    /// The value of a file in JSON; `nil` if it is none.
    private static func json(_ bytes: [UInt8], first: UInt8?) -> PropertyListValue? {
        guard first == UInt8(ascii: "{"), let object = try? JSONSerialization.jsonObject(with: Data(bytes))
        else {
            return nil
        }
        return value(object)
    }

    private static func xml(
        _ bytes: [UInt8], at path: String
    ) throws(AdoptionFailure) -> PropertyListValue {
        let cure = "Restore the file's last good version."
        // Foundation reads as deep as the file says, which the stack may not be.
        guard bytes.lazy.filter({ $0 == UInt8(ascii: "<") }).count < 1 << 24,
            depth(bytes) < OpenStepPropertyList.deepest
        else { throw AdoptionFailure("The values of the file are nested too deep.", at: path, cure: cure) }
        do {
            return value(try PropertyListSerialization.propertyList(from: Data(bytes), format: nil))
        } catch {
            throw AdoptionFailure("The file is not a property list in XML.", at: path, cure: cure)
        }
    }

    /// How deep the elements of a file in XML are nested at most.
    private static func depth(_ bytes: [UInt8]) -> Int {
        var (depth, deepest) = (0, 0)
        var isInStartTag = false
        for index in bytes.indices.dropLast() {
            switch bytes[index] {
            case UInt8(ascii: "<"):
                let next = bytes[index + 1]
                isInStartTag = ![UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?")].contains(next)
                depth += isInStartTag ? 1 : next == UInt8(ascii: "/") ? -1 : 0
                deepest = max(deepest, depth)
            case UInt8(ascii: ">"):
                // `<array/>` ends itself.
                if isInStartTag, bytes[index - 1] == UInt8(ascii: "/") { depth -= 1 }
                isInStartTag = false
            default: break
            }
        }
        return deepest
    }

    /// Foundation's dictionaries have no order; the keys give one.
    private static func value(_ object: Any) -> PropertyListValue {
        switch object {
        case let dictionary as [String: Any]:
            var result = PropertyListDictionary()
            for key in dictionary.keys.sorted() { result.add(key, value(dictionary[key] ?? ""), line: nil) }
            return PropertyListValue(content: .dictionary(result))
        case let array as [Any]: return PropertyListValue(content: .array(array.map(value)))
        case let data as Data: return PropertyListValue(content: .data(Array(data)))
        case let text as String: return PropertyListValue(content: .string(text))
        default: return PropertyListValue(content: .string("\(object)"))
        }
    }

    private static func firstWrongLine(_ bytes: [UInt8]) -> Int? {
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 }
    }
}
