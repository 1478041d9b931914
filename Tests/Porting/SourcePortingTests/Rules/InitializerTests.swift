import SourcePorting
import Testing

@Suite("Initializers that protocols require")
struct InitializerTests {
    @Test("A required initializer moves to a second protocol where a class of the system adopts the first")
    func moved() {
        let source = """
            public protocol Makeable: class {
                init()
                var name: String { get }
            }
            extension Makeable {
                init(_ block: (Self) -> Void) {
                    self.init()
                }
                static func make<T>(_ a: T) -> Self where T: AnyObject { Self() }
                func with(_ block: (Self) -> Void) -> Self { block(self); return self }
            }
            extension NSObject: Makeable {}
            class Style: NSCopying, Makeable { required init() {} }
            class Form: UIView { class Part: Makeable { required init() {} } }
            """
        let expected = """
            public protocol Makeable: class {
            \u{20}   
                var name: String { get }
            }; public protocol MakeableWithInitializer: Makeable { init() }
            extension Makeable {
                init(_ block: (Self) -> Void) where Self: MakeableWithInitializer {
                    self.init()
                }
            #sourceLocation(file: "Form.swift", line: 6)
                init(_ block: (Self) -> Void) where Self: NSObject {
                    self.init(madeByClass: ())
                }
            #sourceLocation(file: "Form.swift", line: 8)

                static func make<T>(_ a: T) -> Self where T: AnyObject, Self: MakeableWithInitializer { Self() }
            #sourceLocation(file: "Form.swift", line: 9)
                static func make<T>(_ a: T) -> Self where T: AnyObject, Self: NSObject { Self(madeByClass: ()) }
            #sourceLocation(file: "Form.swift", line: 9)

                func with(_ block: (Self) -> Void) -> Self { block(self); return self }
            }
            extension NSObject: Makeable {}
            class Style: NSCopying, MakeableWithInitializer { required init() {} }
            class Form: UIView { class Part: MakeableWithInitializer { required init() {} } }
            """
        #expect(rewritten(source) == expected)
    }

    @Test("Required initializers with arguments are there for the target's own types alone")
    func arguments() {
        let source = """
            protocol P { init(_ a: Int) }
            extension P { static func make() -> Self { Self(1) } }
            extension UIView: P {}
            """
        let expected = """
            protocol P { }; protocol PWithInitializer: P { init(_ a: Int) }
            extension P { static func make() -> Self where Self: PWithInitializer { Self(1) } }
            extension UIView: P {}
            """
        #expect(rewritten(source) == expected)
    }

    @Test("A required initializer moves in each branch of `#if` that declares its protocol")
    func branches() {
        let source = """
            #if FLAG
            protocol P { init() }
            #else
            protocol P: AnyObject { init() }
            #endif
            extension UIView: P {}
            """
        let expected = """
            #if FLAG
            protocol P { }; protocol PWithInitializer: P { init() }
            #else
            protocol P: AnyObject { }; protocol PWithInitializer: P { init() }
            #endif
            extension UIView: P {}
            """
        #expect(rewritten(source) == expected)
    }

    @Test(
        "Required initializers stay where only the target's types adopt the protocol",
        arguments: [
            "protocol P { init() }\nclass A: P { required init() {} }\nextension A: Q {}\nextension NSObject: Q {}",
            "protocol P { init() }\nextension String: P {}",
            "protocol P { func f() }\nextension NSObject: P { func f() {} }",
        ])
    func kept(_ source: String) {
        #expect(rewritten(source) == source)
    }
}
