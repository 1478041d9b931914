import SourcePorting
import Testing

@Suite("Key paths, literals, imports, conditions")
struct SmallRuleTests {
    @Test(
        "`#keyPath` is rewritten to a string",
        arguments: [
            Golden("let a = #keyPath(Person.address.street)", "let a = \"address.street\""),
            Golden("let a = #keyPath(Outer.Person.`class`)", "let a = \"class\""),
            Golden("let a = #keyPath(UIView.isHidden)", "let a = \"hidden\""),
            Golden(
                "class A { var isOpen = 1; let a = #keyPath(isOpen) }",
                "class A { var isOpen = 1; let a = \"isOpen\" }"),
            Golden(
                "class A { @objc(open) var isOpen = 1; let a = #keyPath(A.isOpen) }",
                "class A { var isOpen = 1; let a = \"open\" }"),
            Golden("let a = #keyPath(\n  A.b\n)", "let a = \"b\"\n\n"),
        ])
    func keyPath(_ golden: Golden) {
        #expect(rewritten(golden.source) == golden.result)
    }

    @Test(
        "Literals become initializers",
        arguments: [
            Golden(
                "let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
                "let a = UIColor(red: 1, green: 0, blue: 0, alpha: 1)"),
            Golden("f(#imageLiteral(resourceName: \"a\"))", "f(UIImage(imageLiteralResourceName: \"a\"))"),
        ])
    func literal(_ golden: Golden) {
        #expect(rewritten(golden.source) == golden.result)
    }

    @Test(
        "Imports of parts of a module become imports of the module",
        arguments: [
            Golden("import UIKit.UIGestureRecognizerSubclass\n", "import UIKit\n"),
            Golden("import class UIKit.UIView", "import UIKit"),
            Golden("import func QuartzCore.CACurrentMediaTime", "import QuartzCore"),
            Golden("@_exported import struct CoreGraphics.CGColor", "@_exported import CoreGraphics"),
            Golden("import os.log", "import os"),
            Golden("import Darwin.C", "import Foundation"),
            Golden("import Darwin", "import Foundation"),
        ])
    func imports(_ golden: Golden) {
        #expect(rewritten(golden.source) == golden.result)
    }

    @Test(
        "Other imports stay as they are",
        arguments: [
            "import UIKit", "import class Foundation.Bundle", "@testable import Form", "import A.B",
            "@preconcurrency import UIKit", "import struct Dispatch.DispatchTime", "import Alamofire",
            "#if canImport(SwiftUI)\nimport SwiftUI\n#endif",
        ])
    func importsStay(_ source: String) {
        #expect(rewritten(source) == source)
    }

    @Test("A module of Apple's that is missing is imported only if it is there, and lines keep their numbers")
    func missingModule() {
        let source = "import UIKit\n@preconcurrency import MapKit // maps\nclass A { @objc func b() {} }\n"
        let place = "#sourceLocation(file: \"Form.swift\", line: 2)"
        #expect(
            rewritten(source) == """
                import UIKit

                #if canImport(MapKit)
                \(place)
                @preconcurrency import MapKit
                #else
                \(place)
                #warning("no such module 'MapKit'")
                #endif
                \(place)
                 // maps
                class A { func b() {} }

                """)
        // What moves to a class needs no import that its file may not have.
        let files = rewritten([
            "A.swift": "import UIKit\nclass A: B {}", "B.swift": "import UIKit\nclass B { func c() {} }",
            "C.swift": "import UIKit\nimport MapKit\nextension A { override func c() {} }",
        ])
        #expect(files["A.swift"]?.hasPrefix("import UIKit\n") == true)
    }

    @Test(
        "Conditions that hold on iOS hold",
        arguments: [
            Golden("#if os(iOS)\n#endif", "#if true\n#endif"),
            Golden("#if os(iOS) || os(tvOS)\n#endif", "#if true || os(tvOS)\n#endif"),
            Golden("#if !os(iOS)\n#elseif (os(iOS))\n#endif", "#if !true\n#elseif (true)\n#endif"),
            Golden("#if DEBUG && targetEnvironment(simulator)\n#endif", "#if DEBUG && true\n#endif"),
            Golden("#if canImport(UIKit.UIView)\n#endif", "#if canImport(UIKit)\n#endif"),
        ])
    func conditions(_ golden: Golden) {
        #expect(rewritten(golden.source) == golden.result)
    }

    @Test(
        "Other conditions stay, as do calls that look like conditions",
        arguments: [
            "#if !os(macOS)\n#endif", "#if canImport(UIKit)\n#endif",
            "#if targetEnvironment(macCatalyst)\n#endif",
            "#if os(Linux)\n#endif", "#if DEBUG\nos(iOS)\n#endif", "if #available(iOS 13, *) {}",
            "let a = os(iOS)",
        ])
    func conditionsStay(_ source: String) {
        #expect(rewritten(source) == source)
    }

    @Test(
        "UIKit, UserNotifications and XCUIAutomation are imported where their names are used without it, on the first line",
        arguments: [
            Golden(
                "// Form\nimport Foundation\nlet a: UIView",
                "import UIKit; // Form\nimport Foundation\nlet a: UIView"),
            Golden("#if DEBUG\nlet a: CGColor\n#endif", "import UIKit; #if DEBUG\nlet a: CGColor\n#endif"),
            Golden("import QuartzCore\nlet a: CALayer", "import UIKit; import QuartzCore\nlet a: CALayer"),
            Golden("let a = #selector(A.b)", "import UIKit; let a = Selector(\"b\", A.b)"),
            Golden("import UIKit\nlet a: UIView", "import UIKit\nlet a: UIView"),
            Golden(
                "import Foundation\nlet a = UserDefaults.standard",
                "import UIKit; import Foundation\nlet a = UserDefaults.standard"),
            Golden("Task { await Task.yield() }", "import UIKit; Task { await Task.yield() }"),
            Golden("let a = String(localized: \"b\")", "import UIKit; let a = String(localized: \"b\")"),
            Golden("let a = \"b\".localized", "let a = \"b\".localized"),
            Golden("let a: LocalizedStringResource", "import UIKit; let a: LocalizedStringResource"),
            Golden("class Timer {}; let a: Timer", "class Timer {}; let a: Timer"),
            Golden("import Robot\nlet a: UIView", "import Robot\nlet a: UIView"),
            Golden("let a = UI.b + UIX", "let a = UI.b + UIX"),
            Golden("class UIThing {}; let a: UIThing", "class UIThing {}; let a: UIThing"),
            Golden("// UIView\nlet a = \"UIView\"", "// UIView\nlet a = \"UIView\""),
            Golden("#!/usr/bin/swift\nlet a: UIView", "#!/usr/bin/swift\nlet a: UIView"),
            Golden(
                "import XCTest\nlet a = XCUIApplication()",
                "import XCUIAutomation; import XCTest\nlet a = XCUIApplication()"),
            Golden("import XCUIAutomation\nlet a: XCUIElement", "import XCUIAutomation\nlet a: XCUIElement"),
            Golden("enum XCUIThing {}; let a: XCUIThing", "enum XCUIThing {}; let a: XCUIThing"),
            Golden(
                "import UIKit\nUNUserNotificationCenter.current()",
                "import UserNotifications; import UIKit\nUNUserNotificationCenter.current()"),
            Golden("import UIKit\nlet a = UNIT + UN.a", "import UIKit\nlet a = UNIT + UN.a"),
            Golden("", ""),
        ])
    func missingImport(_ golden: Golden) {
        #expect(rewritten(["A.swift": golden.source])["A.swift"] == golden.result)
    }

    @Test(
        "User defaults take and give values by Foundation's methods",
        arguments: [
            Golden("UserDefaults.standard.setValue(1, forKey: a)", "UserDefaults.standard.set(1, forKey: a)"),
            Golden(
                "func f(_ store: UserDefaults) { store.value(forKey: a) }",
                "func f(_ store: UserDefaults) { store.object(forKey: a) }"),
            Golden(
                "request.setValue(a, forHTTPHeaderField: b)", "request.setValue(a, forHTTPHeaderField: b)"),
        ])
    func userDefaults(_ golden: Golden) {
        #expect(rewritten(golden.source) == golden.result)
        #expect(warnings(golden.source).isEmpty)
    }

    @Test("The original file is named on a line in front, if asked")
    func namesOriginalFiles() {
        var options = RewritingOptions()
        options.namesOriginalFiles = true
        let file = SourceFile(path: "/a \"b\"/Form.swift", text: "let a: UIView\n")
        #expect(
            SourceRewriter(options: options).rewrite([file])[0].text
                == "#sourceLocation(file: \"/a \\\"b\\\"/Form.swift\", line: 1)\nimport UIKit; let a: UIView\n"
        )
        let main = SourceFile(path: "/a/main.swift", text: "let a = 1\n")
        #expect(SourceRewriter(options: options).rewrite([main])[0].text == "let a = 1\n")
    }
}
