import HeadlessUIKit
import TestSupport
import Testing

@testable import ViewQuery

/// Which classes a test can name, and how; each case stands for a way to declare one.
@MainActor @Suite("The names of view classes in a test's source") struct ClassNamesInSourceTests {
    class Internal: UIView {}
    class Generic<Item>: UIView { class Inner: UIView {} }
    enum Outer { class Nested: UIView {} }
    fileprivate enum Hidden { class Nested: UIView {} }
    private class Private: UIView {}

    private func name(_ type: UIView.Type, _ modules: Set<String> = ["ViewQueryTests"]) -> String? {
        ClassNames.name(of: type, inTestOf: modules)
    }

    @Test("Classes of the test's module are named with their outer types, and without the module")
    func own() {
        #expect(name(Internal.self) == "ClassNamesInSourceTests.Internal")
        #expect(name(Outer.Nested.self) == "ClassNamesInSourceTests.Outer.Nested")
        #expect(name(TopLevelView.self) == "TopLevelView")
        #expect(name(UIView.Extended.self) == "UIView.Extended")
        #expect(name(UIView.Extended.self, []) == nil)
    }

    @Test("A class that is private, fileprivate, in such a type, or in a function cannot be named")
    func hidden() {
        class Local: UIView {}
        for type in [Private.self, FilePrivateView.self, Hidden.Nested.self, Local.self] as [UIView.Type] {
            #expect(name(type) == nil, "\(String(reflecting: type))")
        }
    }

    @Test("A generic class is named with its arguments, unless one of them cannot be named")
    func generic() {
        let outer = "ClassNamesInSourceTests"
        #expect(name(Generic<Int>.self) == "\(outer).Generic<Int>")
        #expect(name(Generic<[String: Outer]>.self) == "\(outer).Generic<Dictionary<String, \(outer).Outer>>")
        #expect(name(Generic<Int>.Inner.self) == "\(outer).Generic<Int>.Inner")
        #expect(name(Generic<UILabel>.self) == "\(outer).Generic<UILabel>")
        #expect(name(Generic<Hidden>.self) == nil)
        #expect(name(Generic<LoggedView>.self) == nil)
        #expect(name(Generic<UISegment>.self) == nil)
    }

    @Test("An internal class of another module can be named by a test that imports it with @testable")
    func otherModule() {
        #expect(name(LoggedView.self) == nil)
        #expect(name(LoggedView.self, ["TestSupport"]) == "LoggedView")
    }

    @Test("Of UIKit's classes only public ones can be named, whatever is imported")
    func framework() {
        #expect(name(UIButton.self) == "UIButton")
        #expect(name(UISegment.self) == nil)
        #expect(name(UISegment.self, ["HeadlessUIKitCore"]) == nil)
        #expect(name(AbsentView.self) == nil)
    }
}

class TopLevelView: UIView {}
private class FilePrivateView: UIView {}
extension UIView { class Extended: UIView {} }
