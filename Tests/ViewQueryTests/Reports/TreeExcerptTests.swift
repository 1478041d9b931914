import TestSupport
import Testing
import ViewQuery

@MainActor @Suite("Excerpts of view hierarchies") struct TreeExcerptTests {
    private func report(_ root: UIView, _ marks: (UIView, String)...) -> String {
        HierarchyText.report(
            of: root,
            marking: Dictionary(marks.map { (ObjectIdentifier($0.0), $0.1) }) { first, _ in first })
    }

    private func rows(_ count: Int, in root: UIView) {
        for index in 0..<count { UIView().named("v\(index)", 0, 0, 1, 1, in: root) }
    }

    @Test("A tree of 10 views is shown whole, one of 11 from the top")
    func short() {
        let root = UIView()
        rows(9, in: root)
        #expect(report(root).split(separator: "\n").count == 10)
        #expect(!report(root).contains("…"))
        rows(1, in: root)
        let lines = report(root).split(separator: "\n")
        #expect(lines.count == 10)
        #expect(lines.last == "    … 2 views")
    }

    @Test("Without a mark the upper levels are shown before the lower")
    func outline() {
        let root = UIView().named("root", 0, 0, 9, 9)
        for section in 0..<4 {
            let view = UIView().named("s\(section)", 0, 0, 9, 9, in: root)
            rows(9, in: view)
        }
        #expect(
            report(root) == """
                  UIView #root (0 0; 9 9)
                    UIView #s0 (0 0; 9 9)
                      UIView #v0 (0 0; 1 1)
                      … 8 views
                    UIView #s1 (0 0; 9 9)
                      … 9 views
                    UIView #s2 (0 0; 9 9)
                      … 9 views
                    UIView #s3 (0 0; 9 9)
                      … 9 views
                """)
    }

    @Test("Around a mark are the path to it, the views beside it and those inside it")
    func around() {
        let root = UIView().named("root", 0, 0, 9, 9)
        rows(50, in: root)
        let list = root.subviews[20]
        rows(30, in: list)
        let row = list.subviews[10]
        rows(9, in: row)
        rows(3, in: list.subviews[9])
        #expect(
            report(root, (row, "here"), (row.subviews[7], "and here")) == """
                  UIView #root (0 0; 9 9)
                    … 20 views
                    UIView #v20 (0 0; 1 1)
                      … 13 views
                      UIView #v10 (0 0; 1 1)  <-- here
                        … 7 views
                        UIView #v7 (0 0; 1 1)  <-- and here
                        … 1 view
                      … 19 views
                    … 29 views
                """)
    }

    @Test(
        "A long path down a hierarchy is cut in its middle",
        arguments: [6, 7, 8, 30, Rounds.of(100_000, share: 10)])
    func deep(_ levels: Int) {
        let root = UIView().named("0", 0, 0, 9, 9)
        var deepest = root
        for level in 1..<levels {
            let inner = UIView().named("\(level)", 0, 0, 9, 9)
            deepest.addSubview(inner)
            if level == 20 { rows(10, in: deepest) }
            if level < 8 { rows(30, in: deepest) }
            deepest = inner
        }
        let lines = report(root, (deepest, "here")).split(separator: "\n").map(String.init)
        #expect(lines.count <= 10)
        #expect(lines.filter { $0.hasSuffix("#\(levels - 1) (0 0; 9 9)  <-- here") }.count == 1)
        let cuts = lines.filter { $0.contains("level") }.map { $0.trimmingPrefix { $0 == " " } }
        switch levels {
        case 30...: #expect(cuts == ["… \(levels - 3) levels, \(levels + 187) views"])
        default: #expect(cuts == ["… \(levels - 3) levels, \((levels - 3) * 31) views"])
        }
        #expect(lines.allSatisfy { $0.count < 80 })
    }

    @Test("All views are shown or counted, whatever the tree and the mark", arguments: 0..<60)
    func counts(_ seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        var views = [UIView()]
        let isDeep = numbers.onceIn(2)
        for _ in 0..<numbers.next(below: 200) {
            let view = UIView()
            let parent =
                isDeep ? views[max(0, views.count - 1 - numbers.next(below: 3))] : numbers.element(of: views)
            parent.addSubview(view)
            views.append(view)
        }
        let marks = (numbers.element(of: views), numbers.element(of: views))
        let lines = report(views[0], (marks.0, "here"), (marks.1, "there")).split(separator: "\n")
        #expect(lines.count <= 10)
        // Both, unless there is no room for the second.
        let arrows = lines.count { $0.contains("<--") }
        #expect(arrows == (marks.0 === marks.1 ? 1 : 2) || arrows == 1 && lines.count > 7)
        let count = lines.reduce(0) { sum, line in
            guard let dots = line.firstIndex(of: "…") else { return sum + 1 }
            // The last number is that of the views; levels that are views each have one number alone.
            let words = line[dots...].split(separator: " ")
            return sum + (words.compactMap { Int($0) }.last ?? 0)
        }
        #expect(count == views.count)
    }

    @Test("A text that looks like a mark is not one")
    func textsLikeMarks() {
        let root = UIView()
        rows(60, in: root)
        let label = UILabel()
        label.text = "x  <-- here"
        root.addSubview(label)
        #expect(report(root).hasSuffix("  … 53 views"))
    }
}
