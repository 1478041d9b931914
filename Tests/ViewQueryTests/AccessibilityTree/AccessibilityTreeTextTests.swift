import Foundation
import TestSupport
import Testing

@testable import ViewQuery

@MainActor
@Suite("The accessibility tree as text") struct AccessibilityTreeTextTests {
    private func build() -> UIWindow {
        let window = UIWindow.createWindowForTesting()
        UILabel().named("title", 0, 0, 100, 20, in: window).text = "Inbox"
        window.subviews[0].accessibilityTraits = .header
        let list = UIView().named("list", 0, 20, 390, 400, in: window)
        list.accessibilityContainerType = .list
        list.accessibilityLabel = "Messages"
        let ada = UIView().named("ada", 0, 0, 390, 44, in: list).seen(as: "Ada", [.button, .selected])
        ada.accessibilityValue = "3 new"
        ada.accessibilityHint = "Opens the letters"
        UIView().named("", 0, 44, 390, 44, in: list).seen(as: "Grace", [.button, .notEnabled])
        let chart = UIView().named("chart", 0, 0, 390, 44, in: list)
        let group = chart.element("Year").holding([chart.element("Month 1", .image)])
        group.accessibilityContainerType = .semanticGroup
        chart.accessibilityElements = [group, chart.element("", .none)]
        let bar = UIView().named("bar", 0, 800, 390, 44, in: window)
        bar.accessibilityTraits = .tabBar
        let tab = UIButton().named("mail", 0, 0, 44, 44, in: bar)
        tab.setTitle("Mail\nand more of it than anybody would want to hear", for: .normal)
        return window
    }

    @Test("Containers with a type, and tab bars, indent their elements")
    func tree() {
        inOwnApplication {
            let window = build()
            #expect(
                window.accessibilityTreeText() == """
                    header "Inbox" #title
                    list "Messages" #list
                      button "Ada" #ada value "3 new" hint "Opens the letters" selected
                      button "Grace" disabled
                      semanticGroup "Year"
                        image "Month 1"
                      other
                    tabBar #bar
                      tab "Mail and more of it than anybody would …" #mail
                    """)
            #expect(
                window.subviews[1].subviews[2].accessibilityTreeText() == """
                    semanticGroup "Year"
                      image "Month 1"
                    other
                    """)
            window.isHidden = true
            #expect(window.accessibilityTreeText() == "")
        }
    }

    @Test("A report shows ten lines, around the first mark")
    func report() {
        let root = UIView()
        for index in 0..<100 { root.addSubview(UIView().seen(as: "\(index)")) }
        let scope = ElementScope(place: .view(root))
        let report = AccessibilityTreeText(of: scope).report
        #expect(AccessibilityTreeText.report(of: scope, marking: [:]) == report)
        let plain = report.split(separator: "\n")
        #expect(plain.count == 11)
        #expect(plain[0] == #"  button "0""#)
        #expect(plain[10] == "  … 90 lines below")
        let mark = [ObjectIdentifier(root.subviews[78]): "here"]
        let marked = AccessibilityTreeText.report(of: scope, marking: mark).split(separator: "\n")
        #expect(marked[0] == "  … 73 lines above")
        #expect(marked[6] == #"  button "78"  <-- here"#)
        #expect(marked[11] == "  … 17 lines below")
    }
}
