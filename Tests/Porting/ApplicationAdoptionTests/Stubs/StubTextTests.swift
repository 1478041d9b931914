import Foundation
import Testing

@testable import ApplicationAdoption

@Suite("The text of stubs")
struct StubTextTests {
    private func stub(_ name: String, of files: [String: String]) throws -> String {
        let application = try Application(files)
        let module = application.module("Shop", .library, swift: files.keys.sorted())
        let found = ForeignModules(of: ModuleSources.all(of: [module]), keeping: [])
        return StubFile(try #require(found.modules.first { $0.name == name })).text
    }

    @Test("A stub has the types, members and arguments that the application uses")
    func objects() throws {
        #expect(
            try stub("Analytics", of: StubUses.files) == """
                // What the application uses of Analytics, which is not there on Linux. Each call is a failure at the caller's line,
                // apart from those in the list, such as "Tracker.log(_:)", "Tracker.*", or "*" for all. `swift package adopt` keeps the
                // list when it writes this file again.
                import StubSupport

                private let moduleStub = Stub("Analytics", silent: [
                ])

                public final class Session: StubObject, @unchecked Sendable {
                    public func end(reason: AnalyticsValue, file: StaticString = #filePath, line: UInt = #line) {
                        moduleStub.call("Session.end(reason:)", file, line)
                    }
                }

                public final class Tracker: StubObject, @unchecked Sendable {
                    public static let count = Tracker(Unavailable())
                    public static let shared = Tracker(Unavailable())

                    public static func configure(
                        level: AnalyticsValue, file: StaticString = #filePath, line: UInt = #line
                    ) {
                        moduleStub.call("Tracker.configure(level:)", file, line)
                    }

                    public static func isSupported(
                        on: Any?, file: StaticString = #filePath, line: UInt = #line
                    ) -> Bool {
                        moduleStub.call("Tracker.isSupported(on:)", file, line)
                        return false
                    }

                    public static func name<Result>(
                        of: Any?, file: StaticString = #filePath, line: UInt = #line
                    ) -> Result {
                        moduleStub.value("Tracker.name(of:)", file, line)
                    }

                    public convenience init(
                        token: Any?, options: [AnalyticsValue], file: StaticString = #filePath, line: UInt = #line
                    ) {
                        self.init(Unavailable())
                        moduleStub.call("Tracker.init(token:options:)", file, line)
                    }

                    public var isEnabled: Bool = false

                    public func begin<Result>(file: StaticString = #filePath, line: UInt = #line) -> Result {
                        moduleStub.value("Tracker.begin()", file, line)
                    }

                    public func flush(file: StaticString = #filePath, line: UInt = #line) {
                        moduleStub.call("Tracker.flush()", file, line)
                    }

                    public func log(_ a: Any?, file: StaticString = #filePath, line: UInt = #line) {
                        moduleStub.call("Tracker.log(_:)", file, line)
                    }

                    public func log(
                        _ a: Any?, parameters: [AnyHashable: Any], file: StaticString = #filePath, line: UInt = #line
                    ) {
                        moduleStub.call("Tracker.log(_:parameters:)", file, line)
                    }

                    public func send(
                        _ a: [Any], completion: (Unavailable, Unavailable) -> Void, file: StaticString = #filePath, line: UInt = #line
                    ) {
                        moduleStub.call("Tracker.send(_:completion:)", file, line)
                    }

                    public func send<Value0, Value1>(
                        _ a: [Any], completion: (Value0, Value1) -> Void, file: StaticString = #filePath, line: UInt = #line
                    ) {
                        moduleStub.call("Tracker.send(_:completion:)", file, line)
                    }

                    public func upload(_ a: Any?, file: StaticString = #filePath, line: UInt = #line) async throws {
                        moduleStub.call("Tracker.upload(_:)", file, line)
                    }

                    public final class Level: StubObject, @unchecked Sendable {
                        public static let high = Level(Unavailable())
                    }
                }

                /// What arguments such as `.closed` stand for.
                @dynamicCallable
                public struct AnalyticsValue: Hashable, Sendable {
                    public static let closed = AnalyticsValue()
                    public static let debug = AnalyticsValue()
                    public static let sampled = AnalyticsValue()
                    public static let verbose = AnalyticsValue()

                    public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> Self { self }
                }

                """)
    }

    @Test("A stub's views derive from UIKit's classes, and it has protocols and property wrappers")
    func views() throws {
        #expect(
            try stub("Lottie", of: StubUses.files) == """
                // What the application uses of Lottie, which is not there on Linux. Each call is a failure at the caller's line,
                // apart from those in the list, such as "Tracker.log(_:)", "Tracker.*", or "*" for all. `swift package adopt` keeps the
                // list when it writes this file again.
                import StubSupport
                import UIKit

                private let moduleStub = Stub("Lottie", silent: [
                ])

                open class AnimationView: UIView {
                    public var loopMode: LottieValue?

                    public func play(_ a: (Unavailable) -> Void, file: StaticString = #filePath, line: UInt = #line) {
                        moduleStub.call("AnimationView.play(_:)", file, line)
                    }
                }

                open class GlowButton: UIButton {
                    public var glow: Any?
                    public var onGlow: ((Unavailable) -> Void)?
                }

                open class LottieBase: NSObject {}

                public final class Player<Element1>: StubObject, @unchecked Sendable {
                    public convenience init(name: Any?, file: StaticString = #filePath, line: UInt = #line) {
                        self.init(Unavailable())
                        moduleStub.call("Player.init(name:)", file, line)
                    }

                    public var delegate: Any?
                }

                public protocol PlayerDelegate: AnyObject {}

                @propertyWrapper
                public struct Setting<Value> {
                    public var wrappedValue: Value
                    public var projectedValue: Unavailable { Unavailable() }

                    public init(wrappedValue: Value) {
                        self.wrappedValue = wrappedValue
                    }

                    public init(file: StaticString = #filePath, line: UInt = #line) {
                        wrappedValue = moduleStub.value("Setting.init()", file, line)
                    }

                    public init(wrappedValue: Value, _ a: Any?) {
                        self.wrappedValue = wrappedValue
                    }

                    public init(_ a: Any?, file: StaticString = #filePath, line: UInt = #line) {
                        wrappedValue = moduleStub.value("Setting.init(_:)", file, line)
                    }
                }

                /// What arguments such as `.loop` stand for.
                @dynamicCallable
                public struct LottieValue: Hashable, Sendable {
                    public static let loop = LottieValue()

                    public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> Self { self }
                }

                """)
    }
}
