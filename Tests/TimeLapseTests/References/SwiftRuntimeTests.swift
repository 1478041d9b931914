import Foundation
import Testing

@testable import TimeLapse

private final class Thing {}

private final class OtherThing: NSObject {}

@Suite("Objects inside values") struct SwiftRuntimeTests {
    private func isObject(_ value: Any, _ object: AnyObject) -> Bool {
        SwiftRuntime.object(value) === object
    }

    @Test("The object of a value is the object itself, however it was wrapped")
    func objects() {
        let (thing, other) = (Thing(), OtherThing())
        let optional: Thing? = thing
        let plain: AnyObject = thing
        #expect(isObject(thing, thing))
        #expect(isObject(other, other))
        #expect(isObject(plain, thing))
        #expect(isObject(optional as Any, thing))
    }

    @Test("The object of a value that is none holds the value")
    func values() {
        let number = SwiftRuntime.object(7) as? Int
        let text = SwiftRuntime.object("seven") as? String
        #expect(number == 7)
        #expect(text == "seven")
    }

    @Test("The object is kept as long as it is used, and no longer")
    func lifetime() {
        var thing: Thing? = Thing()
        let reference = WeakReference(thing)
        var held: AnyObject? = thing.map { SwiftRuntime.object($0) }
        thing = nil
        let isKept = reference.object === held
        #expect(isKept)
        held = nil
        let isFreed = reference.object == nil
        #expect(isFreed)
    }
}
