import Guises
import Robot
import TestSupport
import Testing

/// What the pages show is drawn here, and compared with what is stored.
@MainActor @Suite("Drawings of the documents", .robot) struct DrawnPagesTests {
    private let window = UIWindow.createWindowForTesting()
    private let device = SimulatedDevice.current

    private func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.layoutIfNeeded()
    }

    @Test("Controls are drawn before and after a test set them")
    func controls() throws {
        let screen = SettingsScreen()
        show(UINavigationController(rootViewController: screen))
        var strip = ScreenStrip(title: "Controls before and after a test set them, and an open menu")
        strip.add("before")
        turn(theFirstView(withLabel("Wi-Fi only")), to: true)
        slide(theFirstView(withLabel("Volume")), to: 0.8)
        step(theFirstView(withLabel("Copies")), to: 4)
        select(theFirstView(withIdentifier("size")), segment: "Large")
        turn(theFirstView(ofClass(UIPageControl.self)), to: 2)
        strip.add("after turn, slide, step and select")
        tapOn(theFirstView(withLabel("Sort")))
        strip.add("after a tap on “Sort”")
        #expect(screen.wifi.isOn && screen.copies.value == 4)
        try StoredDrawing.expect("controls", is: strip.svg)
    }

    @Test("Screens are drawn with bars, an alert and a sheet")
    func screens() throws {
        let navigation = UINavigationController(rootViewController: InboxViewController())
        navigation.viewControllers[0].title = "Inbox"
        show(navigation)
        navigation.pushViewController(LetterViewController(), animated: false)
        var strip = ScreenStrip(title: "An alert, an interactive pop, and a sheet")
        tapRightBarButton()
        strip.add("after tapRightBarButton()")
        tapOn(theFirstView(withLabel("Keep it")))
        navigation.viewControllers[1] = SettingsScreen()
        let finger = SyntheticTouch(at: CGPoint(x: 1, y: 450))
        finger.begin()
        for x in stride(from: 10, through: 170, by: 10) { finger.move(to: CGPoint(x: x, y: 450)) }
        strip.add("while a finger goes back", touch: CGPoint(x: 170, y: 450))
        finger.move(to: CGPoint(x: 350, y: 450))
        finger.end()
        TimeLapse.waitForAnimationsToFinish()
        let sheet = UINavigationController(rootViewController: SettingsScreen())
        sheet.sheetPresentationController?.detents = [.medium()]
        navigation.present(sheet, animated: true)
        TimeLapse.waitForAnimationsToFinish()
        strip.add("a sheet with a medium detent")
        #expect(navigation.viewControllers.count == 1)
        try StoredDrawing.expect("screens", is: strip.svg)
    }

    @Test("Lists are drawn with an open row, in editing mode, and as a grid")
    func lists() throws {
        let inbox = InboxViewController()
        inbox.title = "Inbox"
        show(UINavigationController(rootViewController: inbox))
        var strip = ScreenStrip(title: "A row that was swiped, a table in editing mode, and a grid")
        swipeLeftOn(theFirstView(withText("Grace")))
        TimeLapse.waitForAnimationsToFinish()
        strip.add("after swipeLeftOn(…)")
        tapOn(theFirstView(withLabel("Delete")))
        scrollOn(inbox.tableView, by: 88)
        inbox.setEditing(true, animated: false)
        strip.add("after “Delete”, scrolled, in editing mode")
        show(UINavigationController(rootViewController: SwatchesViewController()))
        strip.add("a compositional layout")
        #expect(allViews(ofClass(UICollectionViewCell.self)).count > 20)
        try StoredDrawing.expect("lists", is: strip.svg)
    }

    @Test("A layout is drawn in text sizes and orientations")
    func layout() throws {
        show(UINavigationController(rootViewController: SettingsScreen()))
        var strip = ScreenStrip(title: "One screen in two text sizes, and in landscape", scale: 0.5)
        strip.add("as it is")
        device.preferredContentSizeCategory = .accessibilityLarge
        strip.add("accessibilityLarge")
        device.preferredContentSizeCategory = .large
        device.rotate(to: .landscapeLeft)
        TimeLapse.waitForAnimationsToFinish()
        strip.add("after rotate(to: .landscapeLeft)")
        try StoredDrawing.expect("layout", is: strip.svg)
    }

    @Test("A screen is drawn as it is read from the left and from the right")
    func rightToLeft() throws {
        show(UINavigationController(rootViewController: SettingsScreen()))
        var strip = ScreenStrip(title: "One screen in English, mirrored, and in Arabic")
        strip.add("English")
        device.language = .rightToLeftPseudolanguage
        show(UINavigationController(rootViewController: SettingsScreen()))
        strip.add("rightToLeftPseudolanguage")
        device.language = .arabic
        let words = SettingsScreen.Words(
            title: "المشغل", wifi: "واي فاي فقط", volume: "مستوى الصوت", copies: "نسخ",
            sizes: ["صغير", "متوسط", "كبير"], about: "يتم تحميل الأغاني عندما يكون الجهاز خاملا.", save: "حفظ"
        )
        show(UINavigationController(rootViewController: SettingsScreen(words)))
        strip.add("Arabic")
        try StoredDrawing.expect("right-to-left", is: strip.svg)
    }

    @Test("A picture is drawn in light and dark, and in the middle of an animation")
    func pictures() throws {
        let screen = SettingsScreen()
        show(UINavigationController(rootViewController: screen))
        var strip = ScreenStrip(title: "One screen in light, in dark, and half faded")
        strip.add("light")
        device.userInterfaceStyle = .dark
        strip.add("dark")
        device.userInterfaceStyle = .light
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            screen.size.alpha = 0
            screen.pages.transform = CGAffineTransform(translationX: 0, y: 200)
        }
        TimeLapse.advance(by: .milliseconds(500))
        strip.add("500 ms into an animation of 1 s")
        TimeLapse.waitForAnimationsToFinish()
        try StoredDrawing.expect("pictures", is: strip.svg)
    }

    @Test("A screen is drawn in four guises")
    func guises() throws {
        let guises =
            Guises.devices(.iPhoneSE)
            * [
                .standard, Guise(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge),
                Guise(userInterfaceStyle: .dark, language: .rightToLeftPseudolanguage),
                Guise(orientation: .landscapeLeft),
            ]
        let screen = GuisedScreen { UINavigationController(rootViewController: SettingsScreen()) }
        let report = ScreenReport(of: screen, in: guises)
        var strip = ScreenStrip(title: "One screen in four guises", scale: 0.5)
        for look in report.looks {
            let picture = try #require(look.picture)
            strip.frames.append(ScreenStrip.Frame(picture: picture, caption: "\(look.guise)"))
        }
        #expect(strip.frames.count == 4)
        try StoredDrawing.expect("guises", is: strip.svg)
    }

    @Test("The README's test is drawn as its trace has it")
    func trace() throws {
        let film = StepFilm()
        TestObservation.add(film)
        GreetingTests().greets()
        TestObservation.remove(film)
        let words = [
            "UIWindow.createWindowForTesting()", "tapOn(theFirstView(withLabel(\"Name\")))",
            "SoftwareKeyboard.main.type(\"Ada\")", "tapOn(theFirstView(withLabel(\"Greet\")))",
            "shouldSee(theFirstView(withText(\"Hello, Ada!\")))",
        ]
        #expect(film.steps.map(\.words) == words)
        try StoredDrawing.expect("first-trace", is: film.svg(title: "The button greets"))
    }

    @Test("Each stored drawing is shown by a document, and drawn by one of these tests")
    func stored() throws {
        let documents = try DocumentedExamples.texts().joined()
        let source = try String(contentsOfFile: #filePath, encoding: .utf8)
        for name in try StoredDrawing.names() {
            #expect(source.contains("expect(\"\(name)\", is: "), "No test draws \(name).svg.")
            let isShown = documents.contains("](\(name))") || documents.contains("/\(name).svg)")
            #expect(isShown, "No document shows \(name).svg.")
        }
        #expect(try StoredDrawing.names().count >= 7)
    }
}
