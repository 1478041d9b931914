import FailureReporting
import Foundation
import Testing
import TimeLapse

@Suite("Defaults of an application") struct UserDefaultsTests {
    /// Runs a body with its own defaults; returns the failures' texts.
    @discardableResult
    private func inWorld(
        _ body: (TimeLapse::UserDefaults, ProcessWorld) throws -> Void
    ) rethrows -> [String] {
        let world = ProcessWorld()
        return try FailureCollector.failures {
            try World(process: world).whileCurrent { try body(TimeLapse::UserDefaults.standard, world) }
        }.map(\.text)
    }

    @Test("Values are read back unchanged, and converted to other types")
    func values() throws {
        let url = try #require(URL(string: "https://example.com/"))
        inWorld { defaults, _ in
            defaults.set(7, forKey: "integer")
            defaults.set(true, forKey: "bool")
            defaults.set(1.5, forKey: "double")
            defaults.set(Float(0.25), forKey: "float")
            defaults.set("YES", forKey: "text")
            defaults.set(url, forKey: "url")
            defaults.set(["a", "b"], forKey: "texts")
            defaults.set(["a": 1, "b": [true]] as [String: Any], forKey: "dictionary")
            defaults.set(Data([1, 2]), forKey: "data")
            defaults.set(Date(timeIntervalSinceReferenceDate: 5), forKey: "date")
            #expect(
                defaults.integer(forKey: "integer") == 7 && defaults.object(forKey: "integer") as? Int == 7)
            #expect(defaults.bool(forKey: "integer") && defaults.double(forKey: "integer") == 7)
            #expect(defaults.string(forKey: "integer") == "7" && defaults.string(forKey: "double") == "1.5")
            #expect(defaults.bool(forKey: "bool") && defaults.integer(forKey: "bool") == 1)
            #expect(defaults.object(forKey: "bool") as? Bool == true)
            #expect(defaults.integer(forKey: "double") == 1 && defaults.float(forKey: "float") == 0.25)
            #expect(defaults.bool(forKey: "text") && defaults.integer(forKey: "text") == 0)
            #expect(defaults.url(forKey: "url") == url)
            #expect(defaults.stringArray(forKey: "texts") == ["a", "b"])
            #expect(defaults.stringArray(forKey: "dictionary") == nil)
            #expect(defaults.dictionary(forKey: "dictionary")?["a"] as? Int == 1)
            #expect((defaults.dictionary(forKey: "dictionary")?["b"] as? [Any])?.first as? Bool == true)
            #expect(defaults.data(forKey: "data") == Data([1, 2]))
            #expect(defaults.object(forKey: "date") as? Date == Date(timeIntervalSinceReferenceDate: 5))
            #expect(defaults.object(forKey: "nothing") == nil && defaults.integer(forKey: "nothing") == 0)
            #expect(!defaults.bool(forKey: "nothing") && defaults.string(forKey: "data") == nil)
            defaults.removeObject(forKey: "integer")
            defaults.set(nil as Any?, forKey: "text")
            #expect(defaults.object(forKey: "integer") == nil && defaults.string(forKey: "text") == nil)
        }
    }

    @Test(
        "Numbers out of range are clamped, and NaN reads as 0",
        arguments: [
            (Double.nan, 0), (.infinity, .max), (-.infinity, .min), (1e300, .max), (-2.9, -2),
        ])
    func oddNumbers(number: Double, integer: Int) {
        inWorld { defaults, _ in
            defaults.set(number, forKey: "number")
            #expect(defaults.integer(forKey: "number") == integer)
        }
    }

    @Test("Arguments come before what was set, and that before what was registered")
    func order() {
        inWorld { defaults, world in
            defaults.register(defaults: ["a": 1, "b": 1, "c": 1])
            defaults.set(2, forKey: "b")
            #expect(defaults.integer(forKey: "a") == 1 && defaults.integer(forKey: "b") == 2)
            defaults.removeObject(forKey: "b")
            #expect(defaults.integer(forKey: "b") == 1)
            defaults.set(2, forKey: "b")
            world.launch(
                arguments: ["-b", "3", "--reset", "-c", "-4", "-flag", "-text", "hello", "rest"],
                environment: ["MODE": "test"])
            #expect(defaults.object(forKey: "a") == nil && defaults.integer(forKey: "b") == 3)
            #expect(defaults.integer(forKey: "c") == -4 && defaults.string(forKey: "text") == "hello")
            #expect(defaults.object(forKey: "flag") == nil)
            let process = TimeLapse::ProcessInfo.processInfo
            #expect(process.arguments.dropFirst().contains("--reset"))
            #expect(process.environment["MODE"] == "test")
            world.launch(arguments: [], environment: [:])
            #expect(defaults.integer(forKey: "b") == 2 && process.environment["MODE"] == nil)
            world.removeStoredData()
            #expect(defaults.object(forKey: "b") == nil)
        }
    }

    @Test("Groups have their own domains, which others can read")
    func suites() throws {
        try inWorld { defaults, _ in
            let group = try #require(TimeLapse::UserDefaults(suiteName: "group.notes"))
            group.set("shared", forKey: "name")
            #expect(defaults.string(forKey: "name") == nil)
            defaults.addSuite(named: "group.notes")
            #expect(defaults.string(forKey: "name") == "shared")
            defaults.removeSuite(named: "group.notes")
            #expect(defaults.string(forKey: "name") == nil)
            #expect(TimeLapse::UserDefaults(suiteName: TimeLapse::UserDefaults.globalDomain) == nil)
            #expect(defaults.persistentDomain(forName: "group.notes")?["name"] as? String == "shared")
            defaults.removePersistentDomain(forName: "group.notes")
            #expect(group.string(forKey: "name") == nil)
            defaults.set(1, forKey: "own")
            #expect(TimeLapse::UserDefaults().integer(forKey: "own") == 1)
            #expect(defaults.dictionaryRepresentation().keys.sorted() == ["own"])
            defaults.setVolatileDomain(["v": 1], forName: "own.volatile")
            #expect(
                defaults.volatileDomainNames == [
                    "NSArgumentDomain", "NSRegistrationDomain", "own.volatile",
                ])
            defaults.removeVolatileDomain(forName: "own.volatile")
            #expect(defaults.volatileDomainNames == ["NSArgumentDomain", "NSRegistrationDomain"])
            #expect(defaults.volatileDomain(forName: "own.volatile").isEmpty)
        }
    }

    @Test("A value that is not a property list is a failure, and nothing changes")
    func oddValues() {
        final class Thing {}
        var deep: Any = 1
        for _ in 0..<200 { deep = [deep] }
        let failures = inWorld { defaults, _ in
            defaults.set("kept", forKey: "thing")
            defaults.set(Thing(), forKey: "thing")
            defaults.set(deep, forKey: "thing")
            defaults.register(defaults: ["odd": Thing(), "sound": 1])
            defaults.setPersistentDomain(["odd": Thing()], forName: "other")
            #expect(defaults.string(forKey: "thing") == "kept" && defaults.integer(forKey: "sound") == 1)
            #expect(defaults.persistentDomain(forName: "other") == nil)
        }
        let rest =
            "it is not a property list. The old value is kept. Property lists are strings, numbers, dates, data, and"
            + " arrays and dictionaries of them, at most 100 levels deep."
        #expect(
            failures == [
                "UserDefaults cannot store a value of type Thing for \"thing\": \(rest)",
                "UserDefaults cannot store a value of type Array<Any> for \"thing\": \(rest)",
                "UserDefaults cannot store a value of type Thing for \"odd\": \(rest)",
                "UserDefaults cannot store these values in the domain \"other\": one of them is not a property list."
                    + " The old values are kept.",
            ])
    }

    @Test("Each change is posted, and worlds do not see each other's values")
    func notifications() {
        inWorld { defaults, process in
            let center = TimeLapse::NotificationCenter()
            World(notificationCenter: center, process: process).whileCurrent {
                let count = Counter()
                center.addObserver(
                    forName: TimeLapse::UserDefaults.didChangeNotification, object: defaults, queue: nil
                ) { _ in count.value += 1 }
                defaults.set(1, forKey: "a")
                defaults.set(1, forKey: "a")
                defaults.removeObject(forKey: "a")
                #expect(count.value == 3)
                defaults.set("mine", forKey: "name")
            }
        }
        inWorld { defaults, _ in #expect(defaults.string(forKey: "name") == nil) }
    }

    private final class Counter: @unchecked Sendable {
        // Everything here is on one thread.
        var value = 0
    }
}
