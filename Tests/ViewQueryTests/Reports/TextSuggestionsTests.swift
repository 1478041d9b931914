import TestSupport
import Testing
import ViewQuery

@MainActor @Suite("Suggestions of texts") struct TextSuggestionsTests {
    /// The lines between the nearest misses and what was looked at, without the query to try.
    private func suggestions(_ query: ViewQuery) -> [String] {
        let lines = QueryFailure(nothingFoundBy: query, for: nil).description.split(separator: "\n")
            .map(String.init)
        let end = lines.firstIndex { $0.hasPrefix("Looked at ") } ?? 0
        return lines[..<end].dropFirst().filter { line in
            !line.hasPrefix("  ") && !line.hasPrefix("Nearest: ") && line != "Also near:"
                && !line.hasPrefix("Try: ") && !line.contains(" cannot match: ")
        }
    }

    @Test("Each text is named once, at most three, the nearest first and then in the order of the tree")
    func order() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            for text in [
                "Sxxe all", "Sxve all", "Safe all", "Sxve all", "Save ell", "Save alls", "Sxxx all",
                "Save al",
            ] {
                FormTree.label(text, "", 0, 0, in: window)
            }
            let query = theFirstView(ofClass(UIView.self), containing(withText("Save all")))
            #expect(
                suggestions(query) == [
                    #"Did you mean withText("Sxve all"), withText("Safe all") or withText("Save ell")?"#
                ])
            // What near misses show already is not said again.
            #expect(
                suggestions(theFirstView(withText("Save all"))) == [
                    #"Did you mean withText("Save ell"), withText("Save alls") or withText("Save al")?"#
                ])
        }
    }

    @Test("A long text is suggested by its beginning")
    func longTexts() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            let long = String(repeating: "All that there is to say. ", count: 10)
            FormTree.label(long, "", 0, 0, in: window)
            let query = theFirstView(ofClass(UIView.self), containing(withText(.prefix("All that thare"))))
            #expect(
                suggestions(query) == [
                    #"Did you mean withText(.prefix("All that there is to say. All that there"))?"#
                ])
        }
    }

    @Test("Nothing is suggested for a text that there is, for the empty one, or for one that is not wanted")
    func nothing() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            for text in ["Save", "Safe", "Sale", "Same", "Sane"] {
                FormTree.label(text, "", 0, 0, in: window)
            }
            #expect(suggestions(theFirstView(withText("Save"), enabled(false))) == [])
            #expect(suggestions(theFirstView(withText(""))) == [])
            #expect(suggestions(theFirstView(ofClass(UIWindow.self), !withText("Sand"), withTag(3))) == [])
            #expect(suggestions(theFirstView(withText { $0 == "Sand" })) == [])
        }
    }

    @Test(
        "A text that differs only in case, whitespace or accents is found by ignoring that",
        arguments: [
            ("SAVE", "case", ".ignoringCase"), ("Sa ve", nil, ""),
            ("Save  as", "whitespace", ".foldingWhiteSpace"), ("Sáve as", "accents", ".ignoringDiacritics"),
            (
                "säve  AS", "case, accents and whitespace",
                ".ignoringCase.ignoringDiacritics.foldingWhiteSpace"
            ),
        ] as [(String, String?, String)])
    func differences(_ wanted: String, _ difference: String?, _ options: String) {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            FormTree.label(wanted.count < 6 ? "Save" : "Save as", "l", 0, 0, in: window)
            let lines = suggestions(theFirstView(withText(wanted)))
            guard let difference else {
                #expect(lines == [])
                return
            }
            let text = window.subviews[0].summary
            #expect(
                lines == [
                    "\(text) differs only in \(difference): use withText(.exactly(\"\(wanted)\")\(options))."
                ])
        }
    }

    @Test("A part that is the identifier, the value or the hint of a view is said to be")
    func otherProperties() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            let view = FormTree.label("Volume", "volumeLabel", 0, 0, in: window)
            view.accessibilityValue = "50 %"
            view.accessibilityHint = "Turns it up"
            let name = #"UILabel "Volume" #volumeLabel"#
            #expect(
                suggestions(theFirstView(withText(.suffix("%")))) == [
                    "The value of \(name) fits: withValue(.suffix(\"%\"))."
                ])
            #expect(
                suggestions(theFirstView(withLabel(/up$/))) == ["The hint of \(name) fits: withHint(/up$/)."])
            #expect(
                suggestions(theFirstView(withTitle("Volume"))) == [
                    "\"Volume\" is the label of \(name): withLabel(\"Volume\")."
                ])
        }
    }
}
