import Keyboard
import Testing

@Suite("Keyboard layouts") struct KeyboardLayoutTests {
    private static let letters = "q w e r t y u i o p\na s d f g h j k l\nshift z x c v b n m delete\n"
    private static let capitals = "Q W E R T Y U I O P\nA S D F G H J K L\nshift Z X C V B N M delete\n"
    private static let numbers =
        "1 2 3 4 5 6 7 8 9 0\n- / : ; ( ) $ & @ \"\nsymbols . , ? ! ' delete\n"
    private static let symbols =
        "[ ] { } # % ^ * + =\n_ \\ | ~ < > € £ ¥ •\nnumbers . , ? ! ' delete\n"
    private static let emoji = """
        😀 😂 😍 😉 😊 😎 😢 😭 😡 🤔
        👍 👎 👏 🙏 💪 👋 ✌️ 👌 🤝 🤷
        🎉 🔥 💯 ✅ ❌ ⭐️ 🎂 ☀️ delete
        letters ❤️ space return
        Next keyboard Dictate
        """
    private static let digits = "1 2 3\n4 5 6\n7 8 9\n"

    private func text(_ layout: KeyboardLayout) -> [String] {
        layout.planes.map { plane in
            layout.rows(of: plane)
                .map { row in row.map { $0?.label ?? "·" }.joined(separator: " ") }
                .joined(separator: "\n")
        }
    }

    private static func full(_ letterEnd: String, _ numberEnd: String, bar: String = "Dictate") -> [String] {
        [
            letters + letterEnd + "\n" + bar, capitals + letterEnd + "\n" + bar,
            numbers + numberEnd + "\n" + bar, symbols + numberEnd + "\n" + bar,
        ]
    }

    private static let table: [(UIKeyboardType, [String])] = [
        (
            .default,
            full("numbers space return", "letters space return", bar: "Next keyboard Dictate") + [emoji]
        ),
        (.asciiCapable, full("numbers space return", "letters space return")),
        (
            .twitter,
            full("numbers space @ # return", "letters space @ # return", bar: "Next keyboard Dictate") + [
                emoji
            ]
        ),
        (
            .webSearch,
            full("numbers space . return", "letters space . return", bar: "Next keyboard Dictate") + [emoji]
        ),
        (
            .numbersAndPunctuation,
            [
                numbers + "letters space return\nNext keyboard Dictate",
                symbols + "letters space return\nNext keyboard Dictate",
                letters + "numbers space return\nNext keyboard Dictate",
                capitals + "numbers space return\nNext keyboard Dictate", emoji,
            ]
        ),
        (
            .emailAddress,
            [
                letters + "numbers space @ . return\nDictate", capitals + "numbers space @ . return\nDictate",
                "1 2 3 4 5 6 7 8 9 0\n$ ! ~ & = # [ ]\nsymbols . _ - + delete\nletters space @ . return\nDictate",
                "` | { } ? % ^ * / '\n$ ! ~ & = # [ ]\nnumbers . _ - + delete\nletters space @ . return\nDictate",
            ]
        ),
        (
            .URL,
            [
                letters + "numbers . / .com return\nDictate", capitals + "numbers . / .com return\nDictate",
                "1 2 3 4 5 6 7 8 9 0\n@ & % ? , = [ ]\nsymbols _ : - + delete\nletters . / .com return\nDictate",
                "{ } # ^ * + = | \\ ~\n< > $ ! ( ) ' \"\nnumbers _ : - + delete\nletters . / .com return\nDictate",
            ]
        ),
        (
            .namePhonePad,
            [
                letters + "numbers space return\nDictate", capitals + "numbers space return\nDictate",
                digits + "letters 0 delete\nDictate",
            ]
        ),
        (.numberPad, [digits + "· 0 delete"]),
        (.asciiCapableNumberPad, [digits + "· 0 delete"]),
        (.decimalPad, [digits + ". 0 delete"]),
        (.phonePad, [digits + "+*# 0 delete", "pause · wait\n* · #\n· · ·\nnumbers + delete"]),
    ]

    @Test("Each keyboard type has its keys, in its order", arguments: table)
    func rows(_ type: UIKeyboardType, _ planes: [String]) {
        #expect(text(KeyboardLayout(type)) == planes)
    }

    @Test("There is a layout for every keyboard type")
    func everyKind() {
        #expect(Set(Self.table.map(\.0.rawValue)) == Set(0...11))
    }

    @Test("A secure field has neither dictation nor emoji")
    func secret() {
        let planes = text(KeyboardLayout(.default, isSecure: true))
        #expect(planes.count == 4)
        #expect(planes.first == Self.letters + "numbers space return\n")
    }

    @Test(
        "The return key has the title of its type",
        arguments: [
            (UIReturnKeyType.default, "return", "Return"), (.go, "go", "Go"), (.google, "Google", "Google"),
            (.join, "join", "Join"), (.next, "next", "Next"), (.route, "route", "Route"),
            (.search, "search", "Search"), (.send, "send", "Send"), (.yahoo, "Yahoo", "Yahoo"),
            (.done, "done", "Done"), (.emergencyCall, "emergency call", "Emergency call"),
            (.continue, "continue", "Continue"),
        ])
    func returnKeys(_ type: UIReturnKeyType, _ label: String, _ identifier: String) {
        let keys = KeyboardLayout(.default, returnKey: type).keys(of: .letters)
        let key = keys.first { $0.action == .return }
        #expect(key?.label == label)
        #expect(key?.identifier == identifier)
    }

    @Test("Every plane can be reached from every other, and the keys on the way are there", arguments: table)
    func routes(_ type: UIKeyboardType, _: [String]) throws {
        let layout = KeyboardLayout(type)
        let map = try #require(KeyboardMap.of(type))
        for start in layout.planes {
            for end in layout.planes where end != start {
                let route = map.route(from: start, to: end)
                #expect(!route.isEmpty && route.count <= 3, "\(start) \(end)")
                #expect(layout.keys(of: start).contains(route[0]))
            }
        }
    }

    @Test("A character's key is the first one that inserts it, on the plane that is shown if that has it")
    func keysOfCharacters() throws {
        for (type, _) in Self.table {
            let layout = KeyboardLayout(type)
            let map = try #require(KeyboardMap.of(type))
            let others: [Character] = ["\n", "\r\n", "\u{0}", "漢", "é"]
            let characters = layout.planes.flatMap { layout.keys(of: $0).compactMap { $0.text?.first } }
            for character in characters + others {
                for plane in layout.planes {
                    let order = [plane] + layout.planes
                    let place = order.first { plane in
                        layout.keys(of: plane).contains { $0.text == String(character) }
                    }
                    let key = place.flatMap { plane in
                        layout.keys(of: plane).first { $0.text == String(character) }
                    }
                    let found = map.key(for: character, preferring: plane, in: layout)
                    #expect(found?.key == key, "\(character.debugDescription) on \(plane) of \(type)")
                    #expect(found?.plane == place)
                }
            }
        }
    }
}
