import FailureReporting
import HeadlessUIKit
import TestSupport
import Testing

@testable import HeadlessNibs

@MainActor @Suite("Damaged storyboards") struct StoryboardFuzzTests {
    private static let label = """
        <label text="Tea" numberOfLines="2" translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """

    private static func cell(_ id: String, _ connections: String = "") -> String {
        """
        <tableViewCell reuseIdentifier="\(id)" rowHeight="60" id="\(id)" customClass="LoadedCell" \
        customModule="HeadlessNibsTests"><rect key="frame" x="0.0" y="0.0" width="393" height="60"/>
        <tableViewCellContentView key="contentView" id="\(id)-c"><subviews><label text="Row" id="\(id)-l"/></subviews>
        </tableViewCellContentView><connections><outlet property="titleLabel" destination="\(id)-l" id="\(id)-o"/>
        \(connections)</connections></tableViewCell>
        """
    }

    private static func table(_ id: String, _ content: String) -> String {
        """
        <tableViewController id="\(id)" sceneMemberID="viewController"><tableView key="view" style="plain" rowHeight="44" \
        id="\(id)-t"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>\(content)
        <connections><outlet property="dataSource" destination="\(id)" id="\(id)-d"/></connections></tableView>
        </tableViewController>
        """
    }

    private static let form =
        controller(
            "form", class: "LoadedController",
            subviews: label
                + button(
                    "button", "Count",
                    connections:
                        "<action selector=\"count:\" destination=\"form\" eventType=\"touchUpInside\" id=\"a\"/>"
                        + "<segue destination=\"pages\" kind=\"popoverPresentation\" popoverAnchorView=\"label\" id=\"s2\"/>"
                )
                + container("box", embedding: "items") + "<view id=\"pad\"><gestureRecognizers/><connections>"
                + "<outletCollection property=\"gestureRecognizers\" destination=\"tap\" id=\"c\"/></connections></view>",
            connections: "<outlet property=\"label\" destination=\"label\" id=\"o\"/>"
                + "<segue destination=\"split\" kind=\"presentation\" identifier=\"more\" id=\"s3\"/>",
            more: "<navigationItem key=\"navigationItem\" title=\"Form\" id=\"n\"><barButtonItem "
                + "key=\"rightBarButtonItem\" systemItem=\"add\" id=\"add\"><connections><segue destination=\"other\" "
                + "kind=\"show\" id=\"s4\"/></connections></barButtonItem></navigationItem>")
        + "<tapGestureRecognizer numberOfTapsRequired=\"2\" id=\"tap\"><connections><action selector=\"count:\" "
        + "destination=\"form\" id=\"a2\"/></connections></tapGestureRecognizer>"

    private static let source = boardText([
        """
        <tabBarController id="first" selectedIndex="1" sceneMemberID="viewController"><tabBar key="tabBar" id="bar"/>
        <connections><segue destination="list" kind="relationship" relationship="viewControllers" id="r1"/>
        <segue destination="nav" kind="relationship" relationship="viewControllers" id="r2"/></connections>
        </tabBarController>
        """,
        table(
            "list",
            "<sections><tableViewSection headerTitle=\"Head\" id=\"sec\"><cells>"
                + cell("one", "<segue destination=\"form\" kind=\"show\" identifier=\"form\" id=\"s1\"/>")
                + cell("two") + "</cells></tableViewSection></sections>"),
        navigation("nav", root: "rows"), table("rows", "<prototypes>\(cell("row"))</prototypes>"), form,
        """
        <collectionViewController id="items" sceneMemberID="viewController"><collectionView key="view" id="cv">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/><collectionViewFlowLayout \
        key="collectionViewLayout" minimumLineSpacing="4" id="flow"><size key="itemSize" width="50" height="50"/>
        </collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="item" id="item"><rect key="frame" x="0" \
        y="0" width="50" height="50"/><view key="contentView" id="item-c"/></collectionViewCell></cells></collectionView>
        </collectionViewController>
        """,
        "<pageViewController id=\"pages\" sceneMemberID=\"viewController\"/>",
        """
        <splitViewController id="split" sceneMemberID="viewController"><connections>
        <segue destination="nav" kind="relationship" relationship="masterViewController" id="r3"/>
        <segue destination="form" kind="relationship" relationship="detailViewController" id="r4"/></connections>
        </splitViewController>
        """,
        reference("other", to: "Absent", "Start"),
    ])

    /// Loads all that a storyboard has, and returns what outlives it.
    private func load(_ text: String, _ failures: inout [RecordedFailure]) throws(NibFileError) -> [String] {
        let board = try MemoryBoard(text)
        var watched = Watched()
        // Constraints that contradict each other are warnings.
        _ = FailureCollector.warnings { failures += self.failures(of: board, &watched) }
        return watched.alive
    }

    private func failures(of board: MemoryBoard, _ watched: inout Watched) -> [RecordedFailure] {
        FailureCollector.failures {
            inOwnWorld {
                for element in board.document.topLevel {
                    guard let id = element.id, board.document.scenes[id] != nil else { continue }
                    do throws(NibProblem) {
                        show(try board.controller(id), &watched)
                    } catch {
                        NibFailure(description: error.text).record()
                    }
                }
            }
        }
    }

    private func show(_ controller: UIViewController, _ watched: inout Watched) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        let table = (controller as? UITableViewController)?.tableView
        for name in ["one", "row"] {
            table?.dequeueReusableCell(withIdentifier: name).map { watched.add($0) }
        }
        watched.add(controller)
        for template in controller.origin?.segues ?? [] {
            if let destination = try? template.makeDestination(nil) { watched.add(destination) }
        }
        window.isHidden = true
        window.rootViewController = nil
    }

    @Test("A storyboard without damage loads")
    func whole() throws {
        var failures: [RecordedFailure] = []
        #expect(try load(Self.source, &failures) == [])
        #expect(failures.map(\.text).allSatisfy { $0.hasPrefix("There is no storyboard \"Absent\"") })
    }

    @Test(
        "A damaged storyboard loads or fails with file and line, and leaves nothing behind", arguments: 0..<4)
    func damaged(_ seed: Int) {
        var (read, refused) = (0, 0)
        for round in 0..<Rounds.of(200, share: 20) {
            var damaged = DamagedText(Self.source, seed: UInt64(seed * 100_000 + round))
            for _ in 0...(round % 3) { damaged.damage() }
            var failures: [RecordedFailure] = []
            do throws(NibFileError) {
                let alive = try load(damaged.text, &failures)
                #expect(alive == [], "\(seed), \(round)")
                read += 1
            } catch {
                #expect(error.file == "Main.storyboard" && error.line > 0)
                refused += 1
            }
            let unplaced = failures.filter { !Self.hasPlace($0) }.map(\.text)
            #expect(unplaced == [], "\(seed), \(round)")
        }
        #expect(read > 0)
        #expect(refused > 0)
    }

    /// Whether a failure names the storyboard, with a line or an object ID; or the list that has a number it refuses.
    private static func hasPlace(_ failure: RecordedFailure) -> Bool {
        let text = failure.text
        return text.contains("Main.storyboard:") || text.contains("There is no storyboard \"Absent\"")
            || text.contains("A height is a number from 0 to 1000000")
            || text.contains("The flow layout was given")
    }

    private func nested(_ depth: Int) -> String {
        let views =
            String(repeating: "<view><subviews>", count: depth) + "<label text=\"Tea\" id=\"tea\"/>"
            + String(repeating: "</subviews></view>", count: depth)
        return boardText([controller("first", subviews: views)])
    }

    @Test("Elements that nest ten thousandfold are refused with file and line, and some hundred load")
    func nested() throws {
        var failures: [RecordedFailure] = []
        do throws(NibFileError) {
            _ = try load(nested(10_000), &failures)
            Issue.record("It was read.")
        } catch {
            #expect(error.description.hasPrefix("Main.storyboard:"))
            #expect(error.description.contains("nest deeper than 1000"))
        }
        #expect(try load(nested(300), &failures) == [])
        #expect(failures.map(\.text) == [])
    }
}
