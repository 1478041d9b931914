import Foundation
import SourcePorting
import Testing

@testable import ApplicationAdoption

@Suite("Stubs of modules that are not there")
struct StubTests {
    /// What some files use of modules that are not there.
    private func foreign(_ files: [String: String]) throws -> ForeignModules {
        let application = try Application(files)
        let module = application.module("Shop", .library, swift: files.keys.sorted())
        return ForeignModules(of: ModuleSources.all(of: [module]), keeping: [])
    }

    private func stub(_ name: String, of files: [String: String]) throws -> String {
        StubFile(try #require(try foreign(files).modules.first { $0.name == name })).text
    }

    /// The declarations of a stub of one module, that one file uses, without the file's beginning.
    private func declarations(_ code: String) throws -> String {
        let text = try stub("Analytics", of: ["A.swift": "import Analytics\n\(code)\n"])
        let start = try #require(text.range(of: "])\n")).upperBound
        return text[start...].trimmingCharacters(in: .newlines)
    }

    @Test(
        "What the code does with a result decides what a call returns",
        arguments: [
            ("func f() { Log.write(1) }", "write(_ a: Any?)", ""),
            ("let x = Log.write(1)", "write(_ a: Any?)", "-> Unavailable"),
            ("func f() { Log.write(1)\n    Log.write(2).go() }", "write(_ a: Any?)", "-> Unavailable"),
            ("let x: Int = 1 + Log.write(1)", "write<Result>(_ a: Any?)", "-> Result"),
            ("func f() { if Log.write(1) {} }", "write(_ a: Any?)", "-> Bool"),
            (
                "func f() { guard let x = Log.write(1) else { return } }", "write(_ a: Any?)",
                "-> Unavailable?"
            ),
            ("func f() throws { try Log.write(1) }", "write(_ a: Any?)", "throws"),
            (
                "func f() async { await Log.write { await g() } }", "write(_ a: () async -> Void)",
                "async"
            ),
            (
                "func f() { Log.write { try $0.x($1) } }",
                "write(_ a: (Unavailable, Unavailable) throws -> Void)", ""
            ),
            ("func f() { Log.write { return 1 } }", "write<Value0>(_ a: () -> Value0)", ""),
            (
                "func f() { Log.write(&x, for: [.a]) }",
                "write<Value0>(_ a: inout Value0, for b: [AnalyticsValue])", ""
            ),
        ])
    func results(_ code: String, _ call: String, _ result: String) throws {
        let words = try declarations(code).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let text = words.replacingOccurrences(of: "( ", with: "(").replacingOccurrences(of: " )", with: ")")
        let place = "file: StaticString = #filePath, line: UInt = #line)"
        #expect(
            text.contains(
                "public static func \(call.dropLast()), \(place)\(result.isEmpty ? "" : " \(result)") {"))
    }

    @Test("Types behind the module's name are in the type of that name, if the module has one")
    func namesake() throws {
        let text = try declarations(
            "let a = Analytics.Options(id: 1)\nlet b = Options.Level.high\nfunc f() { Analytics.start(a) }")
        #expect(text.contains("public final class Analytics: StubObject, @unchecked Sendable {\n"))
        #expect(text.contains("    public final class Options: StubObject, @unchecked Sendable {\n"))
        #expect(text.contains("        public final class Level: StubObject, @unchecked Sendable {\n"))
        #expect(text.contains("moduleStub.call(\"Analytics.Options.init(id:)\", file, line)"))
        #expect(text.hasSuffix("public typealias Options = Analytics.Options"))
        #expect(try !declarations("let a = Analytics.Options(id: 1)").contains("typealias"))
    }

    @Test(
        "A type is what its uses and its name tell",
        arguments: [
            ("class A: Base {}", "open class Base: NSObject {}"),
            (
                "class A: Base, Other {}",
                "open class Base: NSObject {}\n\npublic protocol Other: AnyObject {}"
            ),
            ("struct A: Other {}", "public protocol Other: AnyObject {}"),
            ("class A: FooDelegate {}", "public protocol FooDelegate: AnyObject {}"),
            ("let a: FooCell? = nil", "public final class FooCell: StubObject, @unchecked Sendable {}"),
            ("let a: FooTableViewCell? = nil", "open class FooTableViewCell: UITableViewCell {}"),
            ("let a: any Foo", "public protocol Foo: AnyObject {}"),
            (
                "let a = Foo.Bar.baz",
                "public enum Foo {\n    public final class Bar: StubObject, @unchecked Sendable {\n        public static let baz = Bar(Unavailable())\n    }\n}"
            ),
            (
                "let a: Foo<Int, [String]>",
                "public final class Foo<Element1, Element2>: StubObject, @unchecked Sendable {}"
            ),
        ])
    func types(_ code: String, _ text: String) throws {
        #expect(try declarations(code) == text)
    }

    @Test("Names that files declare, Swift's and Apple's are not a module's")
    func otherNames() throws {
        let files = [
            "A.swift": """
            import Analytics
            import MapKit
            import UIKit

            struct Own<Element> {
                enum Kind { case Upper }
                func f<Key: Hashable>(_ key: Key, _ element: Element) -> Result<Data, Error> { .success(Data()) }
                let map: MKMapView, url: NSURL, view: UIView, MAX_COUNT = Int.max
                #if os(macOS)
                let other: MacThing
                #endif
            }
            """,
            "B.swift": "let a = Generated.value + Generated.other",
        ]
        let found = try foreign(files)
        #expect(
            found.modules.map { "\($0.name) \($0.origin) \($0.types.keys.sorted())" } == [
                "Analytics foreign []", "MapKit apple []",
            ])
        #expect(found.ownMissing == ["Generated": 2])
    }

    @Test(
        "What is no type is neither of a module's nor of the application's missing types",
        arguments: [
            "let Emojis = [1]\nlet count = Emojis.count",
            "func f() { let RemindersApp = 1; print(RemindersApp) }",
            "struct S { static let Camera = 1; static let all = [Camera] }",
            "enum E { case first, Second, Third\n    static let all = [Second, Third] }",
            "func BeginLoading() {}\nfunc f() { BeginLoading() }",
            "func f(open Contexts: [Int]) { print(Contexts) }",
            "protocol P { func f(_ a: Int ,AtPlace b: Int) }",
            "precedencegroup FormPrecedence {}\ninfix operator +++ : FormPrecedence",
            "@objc(MadeCell) class Cell: NSObject {}",
            "extension Optional { var made: Wrapped? { self } }",
            "extension Result { var made: Result<Success, Failure> { self } }",
            "extension UIFont { static func f(_ style: TextStyle, _ weight: Weight) {} }",
            "class Cell: UITableViewCell { init(style: CellStyle) {} }",
            "struct S: Codable { func f(_ key: CodingKeys) {} }",
            "import Combine\nlet subject = PassthroughSubject<Int, Never>()",
            "import StoreKit\nlet all: [Product] = []",
            "let a = Shop.value",
        ])
    func valueNames(_ code: String) throws {
        let found = try foreign(["A.swift": "import Analytics\nimport UIKit\n\(code)\n", "B.swift": code])
        #expect(found.modules.map { $0.types.keys.sorted() } == [[]])
        #expect(found.ownMissing == [:])
    }

    @Test(
        "A type with the name of a value is a type where no file's value is meant",
        arguments: [
            ("enum E { case Product }", "let a: Product"), ("func f() { let Product = 1 }", "let a: Product"),
            ("func f(Product a: Int) {}", "let a = Product()"),
            ("switch a { case Product.first: break\n    default: break }", "let a: Product"),
        ])
    func typesWithNamesOfValues(_ value: String, _ use: String) throws {
        let found = try foreign(["A.swift": value, "B.swift": "import Analytics\n\(use)"])
        #expect(found.modules.map { $0.types.keys.sorted() } == [["Product"]])
    }

    @Test("What a module adds to Apple's classes is in its stub, where its name tells of the module")
    func addedMembers() throws {
        let text = try stub(
            "SnapKit",
            of: [
                "A.swift": "import SnapKit\nfunc f(_ a: UIView) { a.snp.removeConstraints() }",
                "B.swift":
                    "import UIKit\nfunc f(_ a: UIView?) { a?.snp.removeConstraints(); a?.snp_hide(1); a?.x.y() }",
            ])
        #expect(
            text.hasSuffix(
                """
                extension NSObject {
                    public func snp_hide(_ a: Any?, file: StaticString = #filePath, line: UInt = #line) {
                        moduleStub.call("NSObject.snp_hide(_:)", file, line)
                    }
                }

                public final class SnpMembers: StubObject, @unchecked Sendable {
                    public func removeConstraints(file: StaticString = #filePath, line: UInt = #line) {
                        moduleStub.call("SnpMembers.removeConstraints()", file, line)
                    }
                }

                extension NSObject {
                    public var snp: SnpMembers { SnpMembers(Unavailable()) }
                }

                """), "\(text)")
    }

    @Test(
        "A member's name tells of a module by its first letters, or by some of them in their order",
        arguments: [
            ("snp", "SnapKit", true), ("kf", "Kingfisher", true), ("rx", "RxCocoa", true),
            ("hero", "Hero", true), ("mj_header", "MJRefresh", true),
            ("kvoController", "KVOController", true),
            ("k", "Kingfisher", false), ("fk", "Kingfisher", false), ("frame", "FXBlurView", false),
            ("keyboard", "Kingfisher", false), ("_k", "Kingfisher", false),
        ])
    func shortNames(_ member: String, _ module: String, _ isShort: Bool) {
        #expect(ModuleMembers.isShort(member, for: module) == isShort)
    }

    @Test("A member that the application declares is no module's")
    func ownMembers() throws {
        let found = try foreign([
            "A.swift": "import SnapKit\nextension UIView { var snp: Own { Own(self) } }\nstruct Own {}",
            "B.swift": "func f(_ a: UIView) { a.snp.make(); .snp.make(); Kind.snp.make() }",
        ])
        #expect(found.modules.map(\.namespaces) == [[:]])
    }

    @Test("A name belongs to the module that all files with it import")
    func owners() throws {
        let found = try foreign([
            "A.swift":
                "import First\nimport Second\nlet a = Thing()\nlet b = FirstThing()\nlet c = Second.Odd()",
            "B.swift": "import Second\nlet a = Thing()",
        ])
        #expect(
            found.modules.map { "\($0.name) \($0.types.keys.sorted())" } == [
                "First [\"FirstThing\"]", "Second [\"Odd\", \"Thing\"]",
            ])
    }

    @Test("Members are found where another file declares the variable, if all declarations of its name agree")
    func variablesOfOtherFiles() throws {
        let found = try foreign([
            "A.swift":
                "import Keys\nclass A { let keys = Keyboard(); var other: Keyboard?; let own: Keyboard }",
            "B.swift": "extension A { func f() { keys.bind(1); self.keys.show(); other?.hide(); own.go() } }",
            "C.swift": "class C { let other = 1; let own: Keyboard = 2 }",
        ])
        #expect(
            found.modules.flatMap(\.missingNames).map(\.text) == [
                "Keyboard", "Keyboard.bind(_:)", "Keyboard.go()", "Keyboard.init()", "Keyboard.show()",
            ])
    }

    @Test("The user's list of silent calls stays when the stub is written again")
    func silentCalls() throws {
        let application = try Application(["A.swift": "import Analytics\nlet a = Tracker()"])
        let project = application.project([application.module("Shop", .library, swift: ["A.swift"])])
        let text = try application.adopt(project, "--inside")
        #expect(
            text.contains(
                "Stubs, as the modules are not there:\n  Analytics: 1 type, 1 use, imported by 1 file\n"))
        let path = "Linux/Stubs/Analytics/Analytics.swift"
        let stub = try #require(application.text(path))
        let silent = stub.replacingOccurrences(of: "silent: [\n", with: "silent: [\n    \"Tracker.*\",\n")
        try application.write(silent, to: path)
        #expect(try application.adopt(project, "--inside").contains("Unchanged: 4 files"))
        try application.write("import Analytics\nlet a = Tracker().b", to: "A.swift")
        #expect(
            try application.adopt(project, "--inside").contains(
                "Changed:\n  Stubs/Analytics/Analytics.swift\n"))
        let changed = try #require(application.text(path))
        #expect(changed.contains("silent: [\n    \"Tracker.*\",\n])"))
        #expect(changed.contains("public var b: Unavailable"))
        let manifest = try #require(application.text("Linux/Package.swift"))
        #expect(
            manifest.contains(
                """
                        .target(
                            name: "Analytics",
                            dependencies: [
                                .product(name: "StubSupport", package: "robot-swift"),
                                .product(name: "UIKit", package: "robot-swift"),
                            ],
                            path: "Stubs/Analytics",
                            swiftSettings: [.swiftLanguageMode(.v5)]),
                """))
    }

    @Test("A package that is kept has no stub")
    func keptPackage() throws {
        let application = try Application(["A.swift": "import Collections\nlet a = Deque()"])
        let url = try #require(URL(string: "https://example.org/swift-collections.git"))
        let project = application.project(
            [application.module("Shop", .library, swift: ["A.swift"]) { $0.products = ["Collections"] }],
            packages: [
                AdoptedPackage(
                    name: "swift-collections", source: .remote(url, requirement: "from: \"1.1.0\""),
                    products: ["Collections"])
            ])
        try application.adopt(project, "--inside", "--keep", "swift-collections")
        let manifest = try #require(application.text("Linux/Package.swift"))
        #expect(
            manifest.contains(
                ".package(url: \"https://example.org/swift-collections.git\", from: \"1.1.0\"),"))
        #expect(manifest.contains(".product(name: \"Collections\", package: \"swift-collections\"),"))
        #expect(application.text("Linux/Stubs/Collections/Collections.swift") == nil)
    }
}
