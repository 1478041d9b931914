import Robot
import Security
import TestSupport
import Testing

@MainActor @Suite("What an application has stored", .robot) struct StoredStateTests {
    private let password =
        [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "ada"] as CFDictionary

    private var note: URL {
        get throws {
            try FileManager.default.url(
                for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true
            ).appendingPathComponent("notes/first.txt")
        }
    }

    private func store(_ text: String) throws {
        UserDefaults.standard.set(text, forKey: "name")
        UserDefaults(suiteName: "group")?.set([1, 2], forKey: "numbers")
        _ = SecItemAdd(password.merging([kSecValueData: Data(text.utf8)]) { $1 } as CFDictionary, nil)
        try FileManager.default.createDirectory(
            at: note.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: note)
    }

    private func stored() throws -> [String?] {
        var result: CFTypeRef?
        _ = SecItemCopyMatching(password.merging([kSecReturnData: true]) { $1 } as CFDictionary, &result)
        return [
            UserDefaults.standard.string(forKey: "name"),
            UserDefaults(suiteName: "group")?.array(forKey: "numbers").map { "\($0.count)" },
            (result as? Data).map { String(decoding: $0, as: UTF8.self) },
            (try? Data(contentsOf: note)).map { String(decoding: $0, as: UTF8.self) },
        ]
    }

    @Test("Defaults, passwords and files are saved, and restored in another test in place of its own")
    func restored() throws {
        try store("ada")
        let state = try StoredState.save()
        try inOwnWorld {
            #expect(try stored() == [nil, nil, nil, nil])
            try state.restore()
            #expect(try stored() == ["ada", "2", "ada", "ada"])
            UserDefaults.standard.set("bob", forKey: "name")
            _ = SecItemDelete(password)
            try FileManager.default.removeItem(at: note)
            UserDefaults.standard.set(true, forKey: "other")
            #expect(try stored() == ["bob", "2", nil, nil])
            try state.restore()
            #expect(try stored() == ["ada", "2", "ada", "ada"])
            #expect(!UserDefaults.standard.bool(forKey: "other"))
        }
        #expect(try stored() == ["ada", "2", "ada", "ada"])
    }

    @Test("Cookies are saved too, are sent again in another test, and expire by its date")
    func cookies() throws {
        let network = SimulatedDevice.current.network
        network.route("/login") { _ in .status(204).header("Set-Cookie", "id=7; Max-Age=60, theme=dark") }
        #expect(loadedText("https://example.com/login") == "204 ")
        let state = try StoredState.save()
        HTTPCookieStorage.shared.removeCookies(since: .distantPast)
        try inOwnWorld {
            SimulatedDevice.current.network.route("/a") { .text($0.header("Cookie") ?? "none") }
            #expect(loadedText("https://example.com/a") == "200 none")
            try state.restore()
            #expect(loadedText("https://example.com/a") == "200 id=7; theme=dark")
            TimeLapse.date += 60
            #expect(loadedText("https://example.com/a") == "200 theme=dark")
            SimulatedDevice.current.reinstall()
            #expect(HTTPCookieStorage.shared.cookies == [])
        }
        #expect(HTTPCookieStorage.shared.cookies == [])
    }

    @Test("A state of an application that has stored nothing removes all")
    func empty() throws {
        let nothing = try StoredState.save()
        try store("ada")
        try nothing.restore()
        #expect(try stored() == [nil, nil, nil, nil])
        #expect(FileManager.default.temporaryDirectory.path.hasSuffix("/tmp"))
        try Data().write(to: FileManager.default.temporaryDirectory.appendingPathComponent("a"))
    }
}
