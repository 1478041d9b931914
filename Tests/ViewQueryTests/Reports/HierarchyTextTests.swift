import Foundation
import TestSupport
import Testing
import ViewQuery

@MainActor
@Suite("The view hierarchy as text") struct HierarchyTextTests {
    private func buildForm(in window: UIWindow) {
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
        faint.accessibilityLabel = "Barely there"
        faint.accessibilityHint = "Look closely"
        faint.alpha = 0.25
        faint.accessibilityValue = "50 %"
        form.addSubview(faint)
        let hidden = UIView(frame: CGRect(x: 500, y: 0, width: 10, height: 10))
        hidden.isHidden = true
        window.addSubview(hidden)
        hidden.addSubview(UIImageView())
    }

    @Test("Without details a tree is a line for each view, indented, with what is unusual about it")
    func lines() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            buildForm(in: window)
            #expect(
                window.hierarchyText(showing: []) == """
                    UIWindow (0 0; 390 844)
                      UIView #form (0 100; 390 400)
                        UITextField #email (10 10; 370 44.5) placeholder "Email" focused
                          UIStandardTextCursorView (0 12.1; 2 20.3)
                        UITextField "Ada" #name (10 60; 370 44)
                        UIButton "Save" #save (10 110; 100 44) disabled selected
                          UILabel "Save" (30.5 11.2; 39 21.7)
                        UILabel "Barely there" (0 0; 10 10) value "50 %" alpha 0.25
                      UIView (500 0; 10 10) hidden
                        UIImageView (0 0; 0 0)
                    """)
        }
    }

    @Test("With details, the tree says what assistive technology reads, and why a view cannot be hit")
    func details() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            buildForm(in: window)
            #expect(
                window.hierarchyText() == """
                    UIWindow (0 0; 390 844)
                      UIView #form (0 100; 390 400)
                        UITextField #email (10 10; 370 44.5) placeholder "Email" focused element
                          UIStandardTextCursorView (0 12.1; 2 20.3)
                        UITextField "Ada" #name (10 60; 370 44) element
                        UIButton "Save" #save (10 110; 100 44) disabled selected element [.button, .selected, .notEnabled], not hittable: it is disabled
                          UILabel "Save" (30.5 11.2; 39 21.7)
                        UILabel "Barely there" (0 0; 10 10) value "50 %" alpha 0.25 text "Faint" hint "Look closely" element .staticText
                      UIView (500 0; 10 10) hidden, not hittable: it is hidden
                        UIImageView (0 0; 0 0)
                    """)
        }
    }

    @Test("What keeps touches from a view and all in it is said once, and what does from one alone each time")
    func reasons() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            let clip = UIView().named("clip", 0, 0, 100, 100, in: window)
            clip.clipsToBounds = true
            let outside = UIView().named("outside", 0, 200, 100, 100, in: clip)
            UIView().named("in", 0, 0, 10, 10, in: outside)
            let aside = UIView().named("aside", 500, 0, 100, 100, in: window)
            UIControl().named("far", 0, 0, 10, 10, in: aside)
            let still = UIView().named("still", 0, 300, 100, 100, in: window)
            still.isUserInteractionEnabled = false
            UIControl().named("stuck", 0, 0, 10, 10, in: still)
            let low = UIView().named("low", 0, 400, 100, 100, in: window)
            UIView().named("lowInner", 0, 0, 10, 10, in: low)
            UIView().named("lowOuter", 0, 200, 10, 10, in: low)
            UIView().named("veil", 0, 400, 100, 100, in: window)
            let reasons = window.hierarchyText(showing: .hittability).split(separator: "\n")
                .filter { $0.contains("not hittable") }
                .map { $0.trimmingPrefix { $0 == " " } }
            #expect(
                reasons == [
                    "UIView #outside (0 200; 100 100), not hittable: it is outside UIView #clip, which clips it, at (0 200; 100 100)",
                    "UIView #aside (500 0; 100 100), not hittable: it is outside its window, at (500 0; 100 100)",
                    "UIControl #stuck (0 0; 10 10), not hittable: user interaction is disabled for its superview UIView #still",
                    "UIView #low (0 400; 100 100), not hittable: it is covered by UIView #veil at (0 400; 100 100) of the window",
                    "UIView #lowOuter (0 200; 10 10), not hittable: its superview UIView #low does not contain the point, so the touch would go to UIWindow",
                ])
        }
    }

    @Test("A view that is in no window, or in one that is not shown, says so at its top")
    func outOfWindow() {
        inOwnApplication {
            let card = UIView().named("card", 0, 0, 10, 10)
            UIView().named("in", 0, 0, 5, 5, in: card)
            #expect(
                card.hierarchyText() == """
                    UIView #card (0 0; 10 10), not hittable: it is not in a window
                      UIView #in (0 0; 5 5)
                    """)
            let window = UIWindow().named("w", 0, 0, 10, 10)
            window.addSubview(card)
            #expect(
                window.hierarchyText() == """
                    UIWindow #w (0 0; 10 10) hidden, not hittable: it is not shown
                      UIView #card (0 0; 10 10)
                        UIView #in (0 0; 5 5)
                    """)
            #expect(
                card.hierarchyText() == """
                    UIView #card (0 0; 10 10), not hittable: its window, UIWindow #w, is not shown
                      UIView #in (0 0; 5 5)
                    """)
        }
    }

    @Test("All windows are shown, the one in front first")
    func allWindows() {
        inOwnApplication {
            #expect(hierarchyText() == "No window is shown.")
            UIWindow().named("back", 0, 0, 390, 844).isHidden = false
            let front = UIWindow.createWindowForTesting()
            UIView().named("veil", 0, 0, 390, 844, in: front)
            #expect(
                hierarchyText() == """
                    UIWindow (0 0; 390 844)
                      UIView #veil (0 0; 390 844)
                    UIWindow #back (0 0; 390 844), not hittable: it is covered by UIView #veil at (0 0; 390 844) of the window
                    """)
            #expect(hierarchyText(visibleOnly: true, showing: .accessibility).count < hierarchyText().count)
        }
    }

    @Test("The hierarchy is printed to standard output")
    func printed() throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("hierarchy-\(ProcessInfo.processInfo.processIdentifier).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
        let handle = try FileHandle(forWritingTo: file)
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            let form = UIView().named("printedForm", 0, 0, 10, 10, in: window)
            fflush(nil)
            let output = dup(STDOUT_FILENO)
            dup2(handle.fileDescriptor, STDOUT_FILENO)
            printHierarchy(showing: [])
            form.printHierarchy()
            fflush(nil)
            dup2(output, STDOUT_FILENO)
            close(output)
        }
        #expect(
            try String(contentsOf: file, encoding: .utf8).contains(
                """
                UIWindow (0 0; 390 844)
                  UIView #printedForm (0 0; 10 10)
                UIView #printedForm (0 0; 10 10)

                """))
    }

    @Test("On request only what can be seen is shown")
    func visibleOnly() {
        inOwnApplication {
            let window = SampleTree.build()
            #expect(
                window.hierarchyText(visibleOnly: true, showing: []) == """
                    UIWindow #window (0 0; 390 844)
                      UIView #header (0 0; 390 100)
                        UILabel "Heading" #title (10 10; 100 20)
                        UIImageView #logo (300 10; 0 0)
                      UIView #form (0 100; 390 400)
                        UITextField "ada@example.com" #email (10 10; 370 44) placeholder "Email"
                        UIButton "Save" #save (10 60; 100 44)
                          UILabel "Save" #save.title (30.5 11.2; 39 21.7)
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
            root.hierarchyText(showing: []) == """
                UIView (0 0; 0 0)
                  UITextField "one two three xxxxxxxxxxxxxxxxxxxxxxxxx…" #f (0 0; 10 10)
                  UILabel "" #l (0 0; 10 10) value "a b"
                """)
    }

    @Test("Of many views only the first are asked whether they can be hit, and the text says so")
    func manyViews() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            for index in 0..<4999 { UIView().named("v\(index)", 0, 0, 1, 1, in: window) }
            let lines = window.hierarchyText().split(separator: "\n")
            #expect(lines.filter { $0.contains("not hittable: it is covered by UIView #v4998") }.count == 199)
            #expect(lines.count == 5001)
            #expect(lines.last == "(Only the first 200 views were checked for hittability.)")
        }
    }

    @Test("The text of a tree 20,000 levels deep takes no stack, and its indents end")
    func deepTrees() {
        let root = UIView()
        var deepest = root
        for _ in 1..<20_000 {
            let inner = UIView()
            deepest.addSubview(inner)
            deepest = inner
        }
        let lines = root.hierarchyText().split(separator: "\n")
        #expect(lines.count == 20_001)
        #expect(lines[19_999].prefix { $0 == " " }.count == 200)
    }
}
