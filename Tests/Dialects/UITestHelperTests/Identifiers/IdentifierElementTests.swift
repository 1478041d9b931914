import HeadlessUIKit
import Robot
import TestSupport
import Testing
import UITestHelper

private enum Page {
    enum Field: String, CaseIterable {
        case name, mail
    }
    enum Forget: String, PrettyRawRepresentable {
        case phoneNumber
    }
}

@MainActor @Suite("Elements of identifiers", .robot) struct IdentifierElementTests {
    private let window = UIWindow.createWindowForTesting()

    private func addLabel<Identifier: RawRepresentable>(_ text: String, _ identifier: Identifier)
    where Identifier.RawValue == String {
        let label = UILabel(frame: CGRect(x: 20, y: 100 + 30 * window.subviews.count, width: 100, height: 20))
        label.text = text
        label >>> identifier
        window.addSubview(label)
    }

    @Test("An identifier finds what was marked with it, alone or of several")
    func elements() {
        addLabel("Ada", Page.Field.name)
        addLabel("Grace", Page.Field.name)
        addLabel("555", Page.Forget.phoneNumber)
        #expect(Page.Field.name.count == 2)
        #expect(Page.Field.name.query.count == 2)
        #expect(Page.Field.name[1].label == "Grace")
        #expect(Page.Field.name.queryFor(identifier: .mail).count == 0)
        #expect(Page.Forget.phoneNumber.element.label == "555")
        #expect("Page_Forget_phoneNumber".element.label == "555")
        #expect("Ada".query.count == 1)
        #expect(!Page.Field.mail.element.exists)
    }

    @Test("Several elements where one is meant, and an index out of range, are failures when they are used")
    func failures() {
        addLabel("Ada", Page.Field.name)
        addLabel("Grace", Page.Field.name)
        let several = failureTexts { _ = Page.Field.name.element.label }
        #expect(
            several == [
                """
                app.descendants(matching: .any)["name"].label found 2 elements, wanted one. A query for each:
                  staticText "Ada" #name (20 100; 100 20): app.descendants(matching: .any)["Ada"]
                  staticText "Grace" #name (20 130; 100 20): app.descendants(matching: .any)["Grace"]
                """
            ])
        let outside = failureTexts { _ = Page.Field.name[2].label }
        #expect(
            outside.first?.hasPrefix(
                """
                app.descendants(matching: .any).matching(identifier: "name").element(boundBy: 2).label found no element.
                app.descendants(matching: .any).matching(identifier: "name") finds 2 elements; the index 2 is out of range.
                """) == true, "\(outside)")
    }

    @Test("Several identifiers are filtered by predicates on their elements")
    func sequences() {
        addLabel("Ada", Page.Field.name)
        let fields = Page.Field.allCases
        #expect(fields.elements(predicates: [.exists(true)], logic: .and, timeout: 0).map(\.label) == ["Ada"])
        #expect(fields.anyElements(subpredicates: [.label(.equals, "x")], logic: .and, timeout: 3).isEmpty)
        #expect(TimeLapse.now.offset == .seconds(3))
        #expect(fields.anyElement(predicate: .label(.contains, "d"))?.label == "Ada")
        #expect(fields.anyElements(predicate: .label(.contains, "x")) == nil)
    }

    @Test("The identifier of an image is that of the image view that shows it, unless that has its own")
    func images() {
        let image = UIImage(systemName: "star")
        let view = UIImageView(image: image)
        window.addSubview(view)
        #expect(!"phoneNumber".element.exists)
        image?.accessibilityIdentifier = "star"
        #expect(app.images["star"].identifier == "star")
        #expect(app.images["star"].view === view)
        view.accessibilityIdentifier = "own"
        #expect(!app.images["star"].exists && app.images["own"].exists)
    }
}
