import SourcePorting
import Testing

@Suite("Previews")
struct PreviewTests {
    @Test(
        "Previews are left out, with their attributes, and the import of SwiftUI that they alone need",
        arguments: [
            Golden(
                "import UIKit\nimport SwiftUI\n#Preview { Card() }\nlet a = 1", "import UIKit\n\n\nlet a = 1"),
            Golden(
                "@available(iOS 17, *)\n#Preview(\"A\", traits: .portrait) {\n  Card()\n} timeline: {\n  B()\n}\nlet a = 1",
                "\n\n\n\n\n\nlet a = 1"),
            Golden(
                "#if DEBUG\nimport SwiftUI\nstruct A: PreviewProvider {\n  static var previews: some View { Text(\"a\") }\n}\n#endif",
                "#if DEBUG\n\n\n\n\n#endif"),
            Golden(
                "import SwiftUI\n#Preview { A() }\nclass A: UIView { var state = UIControl.State.normal }",
                "\n\nclass A: UIView { var state = UIControl.State.normal }"),
            Golden(
                "import SwiftUI\n#Preview { A() }\nclass A: UIView { enum Color { case red }; var a: Color? }",
                "\n\nclass A: UIView { enum Color { case red }; var a: Color? }"),
        ])
    func leftOut(_ golden: Golden) {
        #expect(rewritten(golden.source) == golden.result)
    }

    @Test("Types and members of SwiftUI that only previews use are left out with them")
    func helpers() {
        let result = rewritten([
            "A.swift": "import UIKit\n#Preview { UIViewController().toPreview() }",
            "B.swift": """
            import SwiftUI
            struct Holder<V: UIView>: UIViewRepresentable { let make: () -> V }
            extension UIViewController {
                private struct Preview: UIViewControllerRepresentable { func a() -> some View { Holder { UIView() } } }
                func toPreview() -> some View { Preview() }
                func kept() {}
            }
            """,
        ])
        #expect(result["A.swift"] == "import UIKit\n")
        #expect(
            result["B.swift"]
                == "import UIKit; \n\nextension UIViewController {\n    \n    \n    func kept() {}\n}")
    }

    @Test(
        "What something else than a preview uses stays, and so does its import",
        arguments: [
            "import SwiftUI\nstruct A: View {}\nlet a = A()",
            "import SwiftUI\nclass A: UIViewController { let a = UIHostingController(rootView: B()) }",
            "import SwiftUI\npublic struct A: View {}",
            "#if canImport(SwiftUI)\nimport SwiftUI\nstruct A: PreviewProvider {}\n#endif",
            "import SwiftUI\nclass A: ObservableObject { @Published var a = 1 }",
        ])
    func kept(_ source: String) {
        // An import that is not between conditions gets one, and lines keep their numbers.
        let lines = source.split(separator: "\n").dropFirst(source.hasPrefix("#") ? 0 : 1)
        #expect(rewritten(source).contains("import SwiftUI\n"))
        #expect(rewritten(source).hasSuffix(lines.joined(separator: "\n")))
    }

    @Test("A view of SwiftUI that code and a preview use stays")
    func used() {
        let source = "import SwiftUI\nstruct A: View {}\nfunc f() { g(A()) }\n"
        #expect(rewritten(source + "#Preview { A() }") == rewritten(source))
        #expect(rewritten(source).hasSuffix("struct A: View {}\nfunc f() { g(A()) }\n"))
    }
}
