import HeadlessUIKit
import Testing

@testable import HeadlessNibs

@MainActor
@Suite("Values in nibs") struct NibValueTests {
    @Test(
        "Numbers are read as they are written, whatever their form",
        arguments: [
            "0", "0.0", "-0", "-0.0", "7", "-7", "12.0", "-12.0", "12.5", "1e3", "007", "123456789",
            "1234567890", "12345678901234.0", "1.00", "+5", ".5", "5.", "-", "", ".0", "-.0", "x.0", "1x.0",
            "12 ",
            "١٢", "inf", "nan",
        ])
    func numbers(_ text: String) throws {
        let element = NibElement(
            name: "view", attributes: [NibElement.Attribute(name: "alpha", value: text)], line: 1)
        let number = ElementReader(element, in: ReadingContext(try nib(""))).number("alpha")
        // Foundation's reading is the reference.
        let expected = Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil }
        #expect(number == expected)
        #expect(number?.sign == expected?.sign)
    }

    @Test(
        "Colours are read in every space and by every name",
        arguments: [
            (
                "white=\"0.5\" alpha=\"0.25\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"",
                UIColor(white: 0.5, alpha: 0.25)
            ),
            (
                "red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"",
                UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            ),
            (
                "red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"",
                UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 1)
            ),
            ("systemColor=\"systemRedColor\"", .systemRed),
            ("cocoaTouchSystemColor=\"darkTextColor\"", .darkText),
            (
                "cocoaTouchSystemColor=\"whiteColor\" xcode11CocoaTouchSystemColor=\"systemBackgroundColor\"",
                .systemBackground
            ),
            ("name=\"Leaf\"", UIColor(red: 0, green: 1, blue: 0, alpha: 1)),
        ] as [(String, UIColor)])
    func colors(_ attributes: String, _ color: UIColor) throws {
        let instance = try instance(
            "<view id=\"x\"><color key=\"backgroundColor\" \(attributes)/></view>",
            resources: """
                <namedColor name="Leaf"><color red="0.0" green="1" blue="0.0" alpha="1" colorSpace="custom" \
                customColorSpace="sRGB"/></namedColor>
                """)
        #expect(instance.report.text == "")
        #expect(instance.view("x")?.backgroundColor == color)
    }

    @Test(
        "A system font has the weight at the end of its name",
        arguments: [
            (".SFUI-Semibold", .semibold), (".SFUI-Bold", .bold), (".SFUI-Light", .light),
            (".SFUI", .regular),
        ] as [(String, UIFont.Weight)])
    func systemFonts(_ name: String, _ weight: UIFont.Weight) throws {
        let instance = try instance(
            """
            <label id="x"><fontDescription key="fontDescription" name="\(name)" family=".SF UI" pointSize="17"/></label>
            """)
        #expect((instance.view("x") as? UILabel)?.font == .systemFont(ofSize: 17, weight: weight))
    }

    @Test("Attributed text has fonts, colours, underlines and the spaces around paragraphs")
    func attributedText() throws {
        let instance = try instance(
            """
            <label id="x"><attributedString key="attributedText"><fragment content="Tea"><attributes>
            <color key="NSUnderlineColor" systemColor="systemRedColor"/><integer key="NSUnderline" value="1"/>
            <font key="NSFont" size="12" name="HelveticaNeue"/><font key="NSOriginalFont" size="12" name="Helvetica"/>
            <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" \
            baseWritingDirection="natural" paragraphSpacingBefore="3" tighteningFactorForTruncation="0.0"/></attributes>
            </fragment></attributedString></label>
            """)
        #expect(instance.report.text == "")
        let text = try #require((instance.view("x") as? UILabel)?.attributedText)
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        #expect(attributes[.underlineColor] as? UIColor == .systemRed)
        #expect(attributes[.underlineStyle] as? Int == 1)
        #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.paragraphSpacingBefore == 3)
    }

    @Test("Accessibility has labels, values, traits and what is an element")
    func accessibility() throws {
        let instance = try instance(
            """
            <view id="x"><accessibility key="accessibilityConfiguration" label="Pot" hint="Pours" identifier="pot" \
            value="Full"><accessibilityTraits key="traits" button="YES" header="YES"/><bool key="isElement" value="YES"/>
            </accessibility></view><view id="y"><accessibility key="accessibilityConfiguration">
            <accessibilityTraits key="traits" none="YES"/></accessibility></view>
            """)
        #expect(instance.report.text == "")
        let view = try #require(instance.view("x"))
        #expect((view.accessibilityLabel, view.accessibilityHint) == ("Pot", "Pours"))
        #expect((view.accessibilityIdentifier, view.accessibilityValue) == ("pot", "Full"))
        #expect((view.accessibilityTraits, view.isAccessibilityElement) == ([.button, .header], true))
    }

    @Test("A date picker has its limits, and the stored date only if the current one is not used")
    func dates() throws {
        let instance = try instance(
            """
            <datePicker datePickerMode="date" useCurrentDate="NO" id="x">
            <date key="date" timeIntervalSinceReferenceDate="86400"/>
            <date key="minimumDate" timeIntervalSinceReferenceDate="0"/>
            <date key="maximumDate" timeIntervalSinceReferenceDate="864000"/></datePicker>
            """)
        #expect(instance.report.text == "")
        let picker = try #require(instance.view("x") as? UIDatePicker)
        #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 0))
        #expect(picker.maximumDate == Date(timeIntervalSinceReferenceDate: 864_000))
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 86400))
    }

    @Test("A search bar has its scopes, and a button's image the symbol configuration of its state")
    func barsAndStates() throws {
        let instance = try instance(
            """
            <searchBar showsSearchResultsButton="YES" showsScopeBar="YES" id="bar"><scopeButtonTitles>
            <string>Teas</string><string>Pots</string></scopeButtonTitles></searchBar>
            <button id="button"><state key="normal" image="star" catalog="system">
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" \
            pointSize="40" scale="large"/></state></button>
            """)
        #expect(instance.report.text == "")
        let bar = try #require(instance.view("bar") as? UISearchBar)
        #expect((bar.scopeButtonTitles, bar.showsSearchResultsButton) == (["Teas", "Pots"], true))
        let button = try #require(instance.view("button") as? UIButton)
        #expect(button.preferredSymbolConfigurationForImage(in: .normal) != nil)
    }

    @Test("A button's configuration has its background, its alignments and its texts")
    func configuration() throws {
        let instance = try instance(
            """
            <button id="x"><state key="normal"/><buttonConfiguration key="configuration" style="filled" title="Brew" \
            subtitle="Hot" imagePlacement="trailing" imagePadding="4" cornerStyle="capsule" buttonSize="large">
            <backgroundConfiguration key="background" cornerRadius="3" strokeWidth="2" strokeOutset="1">
            <color key="strokeColor" systemColor="systemRedColor"/>
            <directionalEdgeInsets key="backgroundInsets" top="1" leading="2" bottom="3" trailing="4"/>
            </backgroundConfiguration><color key="baseForegroundColor" systemColor="systemRedColor"/>
            </buttonConfiguration></button>
            """)
        #expect(instance.report.text == "")
        let configuration = try #require((instance.view("x") as? UIButton)?.configuration)
        #expect((configuration.title, configuration.subtitle) == ("Brew", "Hot"))
        #expect((configuration.imagePlacement, configuration.imagePadding) == (.trailing, 4))
        #expect((configuration.cornerStyle, configuration.buttonSize) == (.capsule, .large))
        #expect((configuration.background.cornerRadius, configuration.background.strokeWidth) == (3, 2))
        #expect(
            (configuration.background.strokeOutset, configuration.background.strokeColor) == (1, .systemRed))
        #expect(
            configuration.background.backgroundInsets
                == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    @Test("A table's sections have titles, and cells with their heights")
    func sections() throws {
        let plan = NibPlan(
            try nib(
                """
                <tableView dataMode="static" style="grouped" id="x"><sections>
                <tableViewSection headerTitle="Teas" id="s"><string key="footerTitle">Black
                and green</string><cells><tableViewCell rowHeight="60" reuseIdentifier="one" id="a"/>
                <tableViewCell id="b"/></cells></tableViewSection></sections></tableView>
                """))
        #expect(plan.report.text == "")
        guard case .view(let table) = try #require(plan.topLevel.first) else { return }
        let section = try #require(table.sections.first)
        #expect((section.headerTitle, section.footerTitle) == ("Teas", "Black\nand green"))
        #expect(section.cells.map(\.rowHeight) == [60, nil])
        #expect(section.cells.map(\.reuseIdentifier) == ["one", nil])
        #expect(table.cells.isEmpty)
    }

    @Test("A constraint to a view that a variation leaves out is left out with it")
    func leftOut() throws {
        let instance = try instance(
            """
            <view id="top"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews><constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="top" secondAttribute="top" id="c"/></constraints>
            <variation key="default"><mask key="subviews"><exclude reference="box"/></mask></variation></view>
            """)
        #expect(instance.report.text == "")
        #expect(instance.view("box") == nil)
        #expect(instance.constraints["c"] == nil)
    }
}
