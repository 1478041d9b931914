import Testing

@testable import ApplicationAdoption

@Suite("Files that need a module of Apple's that is not there")
struct LeftOutFilesTests {
    /// A shop with a screen in SwiftUI, a map, and a file that imports SwiftUI for its preview alone.
    private static let files = [
        "Shop/List.swift":
            "import UIKit\nfinal class ListController: UIViewController { let price = Price() }",
        "Shop/Offer.swift": """
        import SwiftUI
        struct Offer: View { var body: some View { Badge() } }
        """,
        "Shop/Badge.swift": "import SwiftUI\nstruct Badge: View { var body: some View { Text(\"New\") } }",
        "Shop/Price.swift": """
        import SwiftUI
        struct Price {}
        struct Price_Previews: PreviewProvider { static var previews: some View { Text("1") } }
        """,
        "Shop/Map.swift": "import MapKit\nfinal class MapController { let map = MKMapView() }",
    ]
    private static let title = "Left out, as they need what is not there, and nothing else needs them:\n"

    /// The section of what is left out when the command runs, and what the target leaves out.
    private func leftOut(
        _ files: [String: String] = Self.files,
        changing change: (Application) throws -> [AdoptedModule] = { _ in [] }
    ) throws -> (text: String, application: Application) {
        let application = try Application(files)
        let shop = application.module(
            "Shop", .library, swift: files.keys.filter { $0.hasPrefix("Shop/") }.sorted())
        let text = try application.adopt(application.project([shop] + change(application)))
        let section = text.components(separatedBy: "\n\n").first { $0.hasPrefix(Self.title) } ?? ""
        return (String(section.dropFirst(Self.title.count)), application)
    }

    @Test("Files in SwiftUI that nothing else needs are left out, and files with previews in it are not")
    func dispensable() throws {
        let (text, application) = try leftOut()
        #expect(text == "  Shop: 2 of 5 files need SwiftUI, 1 MapKit")
        let configuration = application.text("Linux/Sources/Shop/port-uikit.json") ?? ""
        let folders = "[\"../../../Shop/List.swift\", \"../../../Shop/Price.swift\"]"
        #expect(configuration == "{ \"folders\": \(folders) }\n")
    }

    @Test(
        "A file in SwiftUI that another file needs is not left out, nor is what it needs itself",
        arguments: [
            ("import UIKit\nlet first = UIHostingController(rootView: Offer())", "1 of 6 files needs MapKit"),
            ("import UIKit\nlet map = MapController()", "2 of 6 files need SwiftUI"),
            ("import UIKit\nlet map = other.MapController", "2 of 6 files need SwiftUI, 1 MapKit"),
        ])
    func needed(_ source: String, _ expected: String) throws {
        var files = Self.files
        files["Shop/Use.swift"] = source
        #expect(try leftOut(files).text == "  Shop: \(expected)")
    }

    @Test("A file with members of other types is left out only if no file uses these")
    func members() throws {
        var files = [
            "Shop/View+Badge.swift":
                "import SwiftUI\nextension Shelf { func badge() -> Text { Text(\"\") } }",
            "Shop/Shelf.swift": "struct Shelf {}\nfunc badge() {}",
        ]
        #expect(try leftOut(files).text == "  Shop: 1 of 2 files needs SwiftUI")
        files["Shop/Use.swift"] = "let text = Shelf().badge()"
        #expect(try leftOut(files).text == "")
    }

    @Test(
        "What serves files in SwiftUI alone goes along, and types of theirs that others have values of are there"
    )
    func servants() throws {
        let files = [
            "Shop/Page.swift": """
            import SwiftUI
            public struct Page { let view: AnyView; static let coordinator = Coordinator() }
            struct Pages: View { let item: Item }
            """,
            "Shop/Coordinator.swift": "import UIKit\nfinal class Coordinator { let pages = Pages() }",
            "Shop/Item.swift": "struct Item { let page: Page; let more: [Page]? }",
            "Shop/Tabs.swift": "let page = Item().page as? Page",
        ]
        let (text, application) = try leftOut(files)
        #expect(text == "  Shop: 2 of 4 files need SwiftUI")
        #expect(
            application.text("Linux/Sources/Shop/Shop+LeftOut.swift")?.hasSuffix(
                "\nimport StubSupport\n\npublic typealias Page = Unavailable\n") ?? false)
        #expect(
            application.text("Linux/Package.swift")?.contains(
                ".product(name: \"StubSupport\", package: \"robot-swift\")") ?? false)
        // An object of the type, or a subclass, needs the type itself.
        for use in ["let a = Page()", "class A: Page {}", "let a: Page.Kind", "let a: Box = Page<Int>"] {
            var files = files
            files["Shop/Use.swift"] = use
            #expect(try leftOut(files).text == "", "\(use)")
        }
    }

    @Test("The delegates of the application and of its scene stay, whatever they need")
    func delegates() throws {
        let files = [
            "Shop/AppDelegate.swift": """
            import CoreData
            class AppDelegate: UIResponder, UIApplicationDelegate { lazy var container = NSPersistentContainer() }
            """,
            "Shop/SceneDelegate.swift": """
            import SwiftUI
            class SceneDelegate: NSObject, UIWindowSceneDelegate { let screen = UIHostingController(rootView: Offer()) }
            """,
            "Shop/Offer.swift": "import SwiftUI\nstruct Offer: View {}",
            "Shop/Badge.swift": "import SwiftUI\nstruct Badge: View {}",
        ]
        #expect(try leftOut(files).text == "  Shop: 1 of 4 files needs SwiftUI")
    }

    @Test("A type of the application with the name of one of Apple's is its own")
    func ownNames() throws {
        let files = [
            "Shop/State.swift": "enum State { case full }",
            "Shop/Shelf.swift": "import SwiftUI\nlet a = State.full",
        ]
        #expect(try leftOut(files).text == "")
    }

    @Test("Tests of what is left out go along, and so does a target of which nothing is left")
    func testsAndTargets() throws {
        var files = Self.files
        files["Tests/OfferTests.swift"] = "import XCTest\nlet offer = Offer()"
        files["Tests/PriceTests.swift"] = "import XCTest\nlet price = Price()"
        files["Widget/Widget.swift"] = "import WidgetKit\n@main struct Prices: WidgetBundle {}"
        let (text, application) = try leftOut(files) { application in
            [
                application.module("Prices", .appExtension, swift: ["Widget/Widget.swift"]),
                application.module(
                    "ShopTests", .unitTests, swift: ["Tests/OfferTests.swift", "Tests/PriceTests.swift"]),
            ]
        }
        #expect(
            text == """
                  Shop: 2 of 5 files need SwiftUI, 1 MapKit
                  Prices: all need WidgetKit
                  ShopTests: 1 of 2 files needs SwiftUI
                """)
        #expect(application.text("Linux/Sources/Prices/port-uikit.json") == nil)
        #expect(application.text("Linux/Package.swift")?.contains("Prices") == false)
        let tests = application.text("Linux/Tests/ShopTests/port-uikit.json") ?? ""
        #expect(tests == "{ \"folders\": [\"../../../Tests/PriceTests.swift\"] }\n")
    }
}
