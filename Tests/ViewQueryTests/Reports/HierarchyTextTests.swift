import TestSupport
import Testing
import ViewQuery

@MainActor
@Suite struct HierarchyTextTests {
    @Test("A tree is a line for each view, indented, with what is unusual about it")
    func lines() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            let form = UIView().named("form", 0, 100, 390, 400, in: window)
            let field = UITextField().named("email", 10, 10, 370, 44.5, in: form)
            field.placeholder = "Email"
            field.becomeFirstResponder()
            let filled = UITextField().named("name", 10, 60, 370, 44, in: form)
            filled.text = "Ada"
            let save = UIButton().named("save", 10, 110, 100, 44, in: form)
            save.setTitle("Save", for: .normal)
            save.isEnabled = false
            save.isSelected = true
            let faint = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            faint.text = "Faint"
            faint.alpha = 0.25
            faint.accessibilityValue = "50 %"
            form.addSubview(faint)
            let hidden = UIView(frame: CGRect(x: 500, y: 0, width: 10, height: 10))
            hidden.isHidden = true
            window.addSubview(hidden)
            hidden.addSubview(UIImageView())
            window.layoutIfNeeded()
            #expect(
                window.hierarchyText() == """
                    UIWindow (0 0; 390 844)
                      UIView #form (0 100; 390 400)
                        UITextField #email (10 10; 370 44.5) value "Email" focused
                        UITextField "Ada" #name (10 60; 370 44)
                        UIButton "Save" #save (10 110; 100 44) disabled selected
                          UIImageView (29.333 22; 0 0) hidden
                          UILabel "Save" (29.333 11.167; 41.333 21.667)
                        UILabel "Faint" (0 0; 10 10) value "50 %" alpha 0.25
                      UIView (500 0; 10 10) hidden
                        UIImageView (0 0; 0 0)
                    """)
        }
    }

    @Test("On request only what can be seen is shown")
    func visibleOnly() {
        inOwnApplication {
            let window = SampleTree.build()
            window.layoutIfNeeded()
            #expect(
                window.hierarchyText(visibleOnly: true) == """
                    UIWindow #window (0 0; 390 844)
                      UIView #header (0 0; 390 100)
                        UILabel "Heading" #title (10 10; 100 20)
                        UIImageView #logo (300 10; 0 0)
                      UIView #form (0 100; 390 400)
                        UITextField "ada@example.com" #email (10 10; 370 44)
                        UIButton "Save" #save (10 60; 100 44)
                          UILabel "Save" #save.title (29.333 11.167; 41.333 21.667)
                        FancyLabel "Title" #fancy (10 120; 100 20)
                      UIView #scroller (0 600; 100 100)
                        UIView #row (0 300; 100 20)
                    """)
        }
    }

    @Test("A text is one line, and no longer than it takes to know it")
    func longTexts() {
        let root = UIView()
        let field = UITextField().named("f", 0, 0, 10, 10, in: root)
        field.text = "one\ntwo\r\nthree " + String(repeating: "x", count: 1000)
        let label = UILabel().named("l", 0, 0, 10, 10, in: root)
        label.text = "\n\n"
        label.accessibilityValue = "a\nb"
        #expect(
            root.hierarchyText() == """
                UIView (0 0; 0 0)
                  UITextField "one two three xxxxxxxxxxxxxxxxxxxxxxxxx…" #f (0 0; 10 10)
                  UILabel "" #l (0 0; 10 10) value "a b"
                """)
    }

    @Test("A report of many lines is cut around the first mark", arguments: [0, 3, 30, 60, 95, 99])
    func cutAroundMark(_ index: Int) {
        let root = UIView()
        for index in 0..<99 { UIView().named("v\(index)", 0, 0, 1, 1, in: root) }
        let view = index == 0 ? root : root.subviews[index - 1]
        let report = HierarchyText.report(of: root, marking: [ObjectIdentifier(view): "here"])
        let lines = report.split(separator: "\n")
        let above = min(max(0, index - 20), 60)
        let shown = lines.filter { !$0.contains("…") }
        #expect(shown.count == 40)
        #expect(shown.map { $0.contains("  <-- here") }.firstIndex(of: true) == index - above)
        #expect((lines.first == "  … \(above) lines above") == (above > 0))
        #expect((lines.last == "  … \(60 - above) lines below") == (above < 60))
        #expect(lines.allSatisfy { $0.hasPrefix("  ") })
    }

    @Test("A text that looks like a mark is none")
    func textsLikeMarks() {
        let root = UIView()
        for index in 0..<60 { UIView().named("v\(index)", 0, 0, 1, 1, in: root) }
        let label = UILabel()
        label.text = "x  <-- here"
        root.addSubview(label)
        let report = HierarchyText.report(of: root, marking: [:])
        #expect(report.hasSuffix("  … 22 lines below"))
    }

    @Test("A report of a tree 20,000 levels deep is short")
    func deepTrees() {
        let root = UIView()
        var deepest = root
        for _ in 0..<20_000 {
            let inner = UIView()
            deepest.addSubview(inner)
            deepest = inner
        }
        let report = HierarchyText.report(of: root, marking: [ObjectIdentifier(deepest): "here"])
        #expect(report.count < 3000)
        #expect(report.hasPrefix("  … 19961 lines above\n  UIView (0 0; 0 0)\n    UIView"))
        #expect(report.hasSuffix("  <-- here"))
    }
}
