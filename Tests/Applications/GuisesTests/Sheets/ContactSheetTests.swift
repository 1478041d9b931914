import JSONWriting
import Robot
import TestSupport
import Testing

@testable import Guises

@MainActor @Suite("Contact sheets", .robot) struct ContactSheetTests {
    private static let guises: Guises = [
        .standard, Guise(userInterfaceStyle: .dark),
        Guise(device: .iPhoneSE, preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge),
    ]

    private func report(_ change: @escaping @MainActor (LoginScreen) -> Void = { _ in }) -> GuiseReport {
        let screen = GuisedScreen("Login", masking: allViews(withIdentifier("clock"))) {
            let screen = LoginScreen()
            change(screen)
            return screen
        }
        return GuiseReport(of: [screen], in: Self.guises)
    }

    /// A sheet's data as dictionaries and arrays.
    private func data(_ sheet: ContactSheet) throws -> [String: Any] {
        let line = try sheet.document().json.line
        return try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }

    private func looks(_ data: [String: Any]) throws -> [[String: Any]] {
        let screens = try #require(data["screens"] as? [[String: Any]])
        return try #require(screens.first?["looks"] as? [[String: Any]])
    }

    @Test("The data has each screen in each guise, with the parts of the guise and the drawing's lines")
    func contents() throws {
        let report = report()
        let data = try data(ContactSheet(report, title: "Shop"))
        #expect(data["title"] as? String == "Shop")
        #expect(data["command"] == nil)
        let guises = try #require(data["guises"] as? [[String: Any]])
        #expect(
            guises.map { $0["name"] as? String } == ["iPhone 14", "iPhone 14, dark", "iPhone SE, AX5"])
        #expect(guises.map { $0["appearance"] as? String } == ["light", "dark", "light"])
        #expect(guises.map { $0["textSize"] as? String } == ["L", "L", "AX5"])
        let lines = try #require(data["lines"] as? [String])
        #expect(Set(lines).count == lines.count)
        for (look, shown) in zip(try looks(data), report.screens[0].looks) {
            let numbers = try #require(look["picture"] as? [Int])
            #expect(numbers.map { lines[$0] }.joined(separator: "\n") + "\n" == shown.picture?.svg())
            #expect(look["state"] == nil)
        }
    }

    @Test("A finding has its text, and its frame in each guise that has it")
    func findings() throws {
        let report = report()
        let screens = try #require(try data(ContactSheet(report))["screens"] as? [[String: Any]])
        let findings = try #require(screens[0]["findings"] as? [[String: Any]])
        let clipped = try #require(
            findings.first {
                ($0["view"] as? String ?? "").contains("eight letters")
                    && $0["kind"] as? String == "textClipped"
            })
        #expect(clipped["title"] as? String == "Text clipped")
        #expect((clipped["detail"] as? String)?.isEmpty == false)
        let places = try #require(clipped["at"] as? [[Double]])
        #expect(places.contains([2, 20, 190, 300, 24]), "\(places)")
    }

    @Test("The page is one file, the same in each run")
    func page() throws {
        try withTemporaryFolder("ContactSheetTests-page") { folder in
            let pages = try (0..<2).map { index in
                let file = folder.appendingPathComponent("page-\(index).html")
                try ContactSheet(report()).write(to: file)
                return try String(contentsOf: file, encoding: .utf8)
            }
            #expect(pages[0] == pages[1])
            #expect(pages[0].hasPrefix("<!DOCTYPE html>") && pages[0].hasSuffix("</html>\n"))
            #expect(!pages[0].contains("/* part: ") && !pages[0].contains("/* trace */"))
        }
    }

    @Test("What is not approved is new, what is approved is the same, and what moved is told in words")
    func approval() throws {
        try withTemporaryFolder("ContactSheetTests-approval") { folder in
            let approved = ApprovedScreens(in: folder)
            let first = ContactSheet(report(), approved: approved)
            #expect(try first.changes().map(\.differences) == [[], [], []])
            #expect(try looks(data(first)).map { $0["state"] as? String } == ["new", "new", "new"])
            try first.write(to: folder.appendingPathComponent("sheet.html"), approves: true)
            #expect(try first.changes() == [])
            #expect(approved.screens == ["Login"])
            #expect(approved.guises(of: "Login") == Self.guises.map { "\($0)" }.sorted())
            let moved = ContactSheet(report { $0.offset = 8 }, approved: approved)
            #expect(
                try moved.changes().map(\.differences)
                    == Array(repeating: ["UIButton \"Log in\" moved 8 pt down"], count: 3))
            let look = try #require(try looks(data(moved)).first)
            #expect(look["state"] as? String == "changed")
            #expect((look["approved"] as? [Int])?.isEmpty == false)
            let change = try #require((look["changes"] as? [[String: Any]])?.first)
            #expect(change["frame"] as? [Double] == [20, 288, 120, 44])
        }
    }

    @Test("A tolerance and masks keep what is alike from being a change")
    func leniency() throws {
        try withTemporaryFolder("ContactSheetTests-leniency") { folder in
            let approved = ApprovedScreens(in: folder)
            try approved.approve(report())
            let moved = report {
                $0.offset = 2
                $0.clockText = "23:59"
            }
            #expect(try ContactSheet(moved, approved: approved).changes().count == 3)
            let tolerance = PictureTolerance(distance: 2)
            #expect(try ContactSheet(moved, approved: approved, tolerance: tolerance).changes() == [])
            // What is masked is shown all the same.
            #expect(moved.screens[0].looks[0].picture?.svg().contains("23:59") == true)
        }
    }

    @Test("Approved pictures that are not shown are named, and go with the next approval")
    func missing() throws {
        try withTemporaryFolder("ContactSheetTests-missing") { folder in
            let approved = ApprovedScreens(in: folder)
            try approved.approve(report())
            let fewer = GuiseReport(
                of: [GuisedScreen("Login") { LoginScreen() }],
                in: [.standard, Guise(userInterfaceStyle: .dark)])
            let sheet = ContactSheet(fewer, approved: approved)
            #expect(try data(sheet)["missing"] as? [String] == ["Login in iPhone SE, AX5"])
            try approved.approve(fewer)
            #expect(approved.guises(of: "Login") == ["iPhone 14", "iPhone 14, dark"])
        }
    }

    @Test("The command runs the test that makes the sheet")
    func command() {
        let sheet = ContactSheet(report())
        #expect(
            sheet.approveCommand
                == "ROBOT_UPDATE_PICTURES=1 swift test --filter 'GuisesTests.*command'")
        #expect(ContactSheet(report(), approveCommand: "make approve").approveCommand == "make approve")
    }

    @Test("A report that no sheet can be made of is an error that says why and what to do")
    func problems() throws {
        let file = URL(fileURLWithPath: "/dev/null")
        func problem(_ sheet: ContactSheet) -> String {
            do {
                try sheet.write(to: file)
                return "none"
            } catch {
                return "\(error)"
            }
        }
        let bare = GuiseReport(of: [GuisedScreen("Login") { LoginScreen() }], in: .standard, pictures: false)
        #expect(
            problem(ContactSheet(bare)) == "The report has no picture of Login in iPhone 14. "
                + "Make it with pictures: GuiseReport(of: screens, in: guises).")
        let twice = GuiseReport(report().screens + report().screens)
        #expect(
            problem(ContactSheet(twice)) == "Two screens of the report are named \"Login\". "
                + "Name them apart: GuisedScreen(\"…\") { … }.")
        let slash = GuiseReport(of: [GuisedScreen("Log/in") { LoginScreen() }], in: .standard)
        let approved = ApprovedScreens(in: URL(fileURLWithPath: "/dev/null/approved"))
        #expect(
            problem(ContactSheet(slash, approved: approved))
                == "The screen's name \"Log/in\" is that of a folder, and the name contains \"/\", which file names cannot."
        )
        #expect(
            problem(ContactSheet(report(), tolerance: PictureTolerance(distance: -1)))
                == "No pictures are compared: the tolerance's distance is -1.0, which is not a number of points from 0."
        )
    }
}

@MainActor @Suite("The contact sheet of a run", .robot) struct SheetOfRunTests {
    @Test("Screens are in the order of their names, and one that several tests end on is named after each")
    func names() {
        func screen(_ name: String) -> ScreenReport {
            ScreenReport(of: GuisedScreen(name) { LoginScreen() }, in: .standard)
        }
        let report = SheetOfRun.report(of: [
            (screen("Login"), "refuses()"), (screen("Cart"), "pays()"), (screen("Login"), "cancels()"),
            (screen("Login"), "refuses()"),
        ])
        #expect(
            report.screens.map(\.name)
                == ["Cart", "Login (cancels())", "Login (refuses())", "Login (refuses()) 2"])
        #expect(throws: Never.self) { try ContactSheet(report).document() }
    }
}
