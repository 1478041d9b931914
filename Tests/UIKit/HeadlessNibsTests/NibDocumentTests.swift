import HeadlessUIKit
import Testing

@testable import HeadlessNibs

@Suite("Nib files") struct NibDocumentTests {
    @Test(
        "What is not a nib for iOS is refused with file and line",
        arguments: [
            (
                "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>",
                "Old.xib:1: the file is not a nib or storyboard for iOS in the format of Xcode 5 or later: <archive> of"
                    + " the type com.apple.InterfaceBuilder3.CocoaTouch.XIB."
            ),
            (
                "\n<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
                "Old.xib:2: the file is not a nib or storyboard for iOS in the format of Xcode 5 or later: <document> of"
                    + " the type com.apple.InterfaceBuilder3.Cocoa.XIB."
            ),
            (
                "<plist/>",
                "Old.xib:1: the file is not a nib or storyboard for iOS in the format of Xcode 5 or later: <plist>."
            ),
            (
                "bplist00",
                "Old.xib:1: the file is binary. Try: the .xib or .storyboard that it was compiled from."
            ),
            (
                "NIBArchive",
                "Old.xib:1: the file is binary. Try: the .xib or .storyboard that it was compiled from."
            ),
            (
                "<document>\n</objects>",
                "Old.xib:2: the file is not well-formed XML: an end tag is not that of <document>."
            ),
            ("", "Old.xib:1: the file is not well-formed XML: it is empty."),
        ])
    func refused(_ text: String, _ failure: String) {
        let error = #expect(throws: NibFileError.self) {
            try NibDocument(reading: Array(text.utf8), file: "Old.xib")
        }
        #expect(error?.description == failure)
    }

    @Test("The device, the resources and the elements of a nib are found by their names")
    func content() throws {
        let document = try nib(
            "<view id=\"top\"><subviews>\n<label id=\"a-b-c\"/></subviews></view>", device: "retina6_1",
            resources:
                "<image name=\"Kettle\" width=\"30\" height=\"20.5\"/><image name=\"gear\" catalog=\"system\" "
                + "width=\"128\" height=\"120\"/>")
        #expect(document.device.size == CGSize(width: 414, height: 896))
        #expect(document.device.scale == 2)
        #expect(document.toolsVersion == 22505)
        #expect(document.elements["a-b-c"]?.name == "label")
        #expect(document.elements["a-b-c"]?.line == 6)
        #expect(document.resources.images["Kettle"]?.size == CGSize(width: 30, height: 20.5))
        #expect(document.resources.images["gear"]?.isSymbol == true)
        #expect(document.report.isEmpty)
    }

    @Test("Ids that are there twice are in the report, and the first element counts")
    func duplicates() throws {
        let document = try nib("<view id=\"x\"/>\n<label id=\"x\"/>")
        #expect(document.elements["x"]?.name == "view")
        #expect(document.report.text == "Test.xib:6: <label> x: its id is that of an element in line 5")
    }

    @Test(
        "A phone is compact in width, and in landscape in height; the largest is regular in landscape, as a tablet is",
        arguments: [
            ("retina4_7", false, .compact, .regular), ("retina4_7", true, .compact, .compact),
            ("retina6_1", true, .regular, .compact), ("retina6_12", true, .compact, .compact),
            ("ipad9_7", false, .regular, .regular), ("unheardOf", false, .compact, .regular),
        ] as [(String, Bool, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)])
    func sizeClasses(
        _ id: String, _ isLandscape: Bool, _ horizontal: UIUserInterfaceSizeClass,
        _ vertical: UIUserInterfaceSizeClass
    ) {
        let device = NibDevice(named: id, isLandscape: isLandscape)
        #expect(device.sizeClasses == NibSizeClasses(horizontal: horizontal, vertical: vertical))
    }

    @Test("Variations change values, and leave out or bring back constraints, by size class")
    func variations() throws {
        let element = try XMLReader.root(
            of: Array(
                """
                <view id="v"><constraints><constraint id="a" constant="8"><variation key="widthClass=regular" \
                constant="24"/></constraint><constraint id="b"/><constraint id="c"/></constraints>
                <fontDescription key="font" pointSize="17"/>
                <variation key="default"><mask key="constraints"><exclude reference="b"/><exclude reference="c"/></mask>\
                </variation>
                <variation key="heightClass=regular-widthClass=regular"><mask key="constraints">\
                <include reference="b"/></mask><fontDescription key="font" pointSize="30"/></variation>
                <variation key="heightClass=compact" axis="horizontal"/></view>
                """.utf8))
        func read(_ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass) -> String {
            let varied = element.varied(for: NibSizeClasses(horizontal: horizontal, vertical: vertical))
            let constraints = varied.child("constraints")?.children ?? []
            let values = constraints.map { "\($0.id ?? "")\($0["constant"] ?? "")" }
            let size = varied.child(key: "font")?["pointSize"] ?? ""
            return (values + [size, varied["axis"] ?? "-"]).joined(separator: " ")
        }
        #expect(read(.compact, .regular) == "a8 17 -")
        #expect(read(.compact, .compact) == "a8 17 horizontal")
        #expect(read(.regular, .compact) == "a24 17 horizontal")
        #expect(read(.regular, .regular) == "a24 b 30 -")
    }

    @Test("A document finds the first element of each id, and counts the ids")
    func elements() throws {
        func id(_ number: Int) -> String {
            number % 2 == 0 ? "x\(number)-Tf-2Qa" : "an id that is longer than fifteen characters \(number)"
        }
        let views = (0..<100).map { "<view id=\"\(id($0 % 70))\" tag=\"\($0)\"/>" }
        let document = try nib(views.joined())
        for number in 0..<70 { #expect(document.elements[id(number)]?["tag"] == "\(number)") }
        #expect(document.elements[id(70)] == nil)
        #expect(document.elements.count == 70)
        #expect(document.report.issues.count == 30)
    }
}
