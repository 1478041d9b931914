import Foundation
import Testing

@testable import ApplicationAdoption

@Suite("Property lists, written and read")
struct PropertyListRoundTests {
    @Test("What is written as Xcode does is read as it was", arguments: 0..<200)
    func rounds(_ seed: Int) throws {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let value = Self.value(&numbers, depth: 0)
        let list = try OpenStepPropertyList(Array(PropertyListText(value).text.utf8))
        #expect(list.root.unplaced == value)
        #expect(list.cut == nil)
    }

    @Test(
        "A list that is cut or changed anywhere is read, or a mistake, but never ends the program",
        arguments: 0..<40)
    func broken(_ seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let bytes = Array(PropertyListText(Self.value(&numbers, depth: 0)).text.utf8)
        for _ in 0..<50 {
            var changed = bytes
            for _ in 0...numbers.next(below: 3) {
                changed[numbers.next(below: changed.count)] = UInt8(numbers.next(below: 256))
            }
            changed.removeLast(numbers.next(below: changed.count))
            if let list = try? OpenStepPropertyList(changed) {
                #expect(list.cut != nil || !changed.isEmpty)
            }
        }
    }

    @Test("The same list in XML, JSON, UTF-16 and Xcode's form has the same content")
    func forms() throws {
        let plain: PropertyListValue = ["a": ["1", "b ü"], "c": ["d": "2"]]
        let object: [String: Any] = ["a": ["1", "b ü"], "c": ["d": "2"]]
        let openStep = PropertyListText(plain).text
        let forms = try [
            PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0),
            JSONSerialization.data(withJSONObject: object),
            Data(openStep.utf8), #require(openStep.data(using: .utf16)),
        ]
        for data in forms { #expect(try PropertyListFile(data, at: "/a").root.unplaced == plain) }
    }

    @Test(
        "What is no list says so, with its place and what to do",
        arguments: [
            ("bplist00", "/a: The file is a binary property list. Convert it: plutil -convert xml1 FILE."),
            (
                "<?xml version=\"1.0\"?><plist>",
                "/a: The file is not a property list in XML. "
                    + "Restore the file's last good version."
            ),
            (
                "<?xml?>" + String(repeating: "<array>", count: 100_000),
                "/a: The values of the file are nested too deep. Restore the file's last good version."
            ),
            (
                "{\n<<<<<<< a\n",
                "/a:2: The file has the marks of a merge conflict. "
                    + "Resolve the conflict, and adopt again."
            ),
        ])
    func failures(_ text: String, _ expected: String) {
        let failure = #expect(throws: AdoptionFailure.self) {
            try PropertyListFile(Data(text.utf8), at: "/a")
        }
        #expect(failure?.description == expected)
    }

    @Test("Empty lists in XML, which end themselves, do not count as nested")
    func emptyLists() throws {
        let lists = String(repeating: "<array/><dict/>", count: 1_000)
        let text = "<?xml version=\"1.0\"?><plist version=\"1.0\"><array>\(lists)</array></plist>"
        _ = try PropertyListFile(Data(text.utf8), at: "/a")
    }

    /// A value up to three levels deep, with the characters that need care.
    private static func value(_ numbers: inout SeededNumbers, depth: Int) -> PropertyListValue {
        let count = numbers.next(below: 5)
        switch numbers.next(below: depth < 3 ? 4 : 2) {
        case 0: return PropertyListValue(content: .string(string(&numbers)))
        case 1:
            return PropertyListValue(content: .data((0..<count).map { _ in UInt8(numbers.next(below: 256)) }))
        case 2:
            return PropertyListValue(
                content: .array((0..<count).map { _ in value(&numbers, depth: depth + 1) }))
        default:
            return PropertyListValue(
                (0..<count).map { ("\($0)\(string(&numbers))", value(&numbers, depth: depth + 1)) })
        }
    }

    private static func string(_ numbers: inout SeededNumbers) -> String {
        let characters: [Character] = [
            "a", "Z", "0", "_", ".", "/", "$", " ", "\"", "\\", "\n", "\t", "'", "*", "=", ";", ",", "(", ")",
            "{", "<",
            "ä", "é", "漢", "😀", "-", "+",
        ]
        return String((0..<numbers.next(below: 8)).map { _ in numbers.element(of: characters) })
    }
}
