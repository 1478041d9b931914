import Robot
import Testing
import XCUIAutomation

@MainActor @Suite("Queries named for types of elements", .robot) struct TypedQueryTests {
    /// Notes the types that it is asked for.
    private final class Recorder: XCUIElementTypeQueryProvider {
        var types: [XCUIElement.ElementType] = []
        var firstMatch: XCUIElement { XCUIApplication() }

        func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
            types.append(type)
            return XCUIApplication().descendants(matching: type)
        }
    }

    @Test("Each query is one for the descendants of its type")
    func types() {
        let table: [((Recorder) -> XCUIElementQuery, XCUIElement.ElementType)] = [
            ({ $0.touchBars }, .touchBar),
            ({ $0.groups }, .group),
            ({ $0.windows }, .window),
            ({ $0.sheets }, .sheet),
            ({ $0.drawers }, .drawer),
            ({ $0.alerts }, .alert),
            ({ $0.dialogs }, .dialog),
            ({ $0.buttons }, .button),
            ({ $0.radioButtons }, .radioButton),
            ({ $0.radioGroups }, .radioGroup),
            ({ $0.checkBoxes }, .checkBox),
            ({ $0.disclosureTriangles }, .disclosureTriangle),
            ({ $0.popUpButtons }, .popUpButton),
            ({ $0.comboBoxes }, .comboBox),
            ({ $0.menuButtons }, .menuButton),
            ({ $0.toolbarButtons }, .toolbarButton),
            ({ $0.popovers }, .popover),
            ({ $0.keyboards }, .keyboard),
            ({ $0.keys }, .key),
            ({ $0.navigationBars }, .navigationBar),
            ({ $0.tabBars }, .tabBar),
            ({ $0.tabGroups }, .tabGroup),
            ({ $0.toolbars }, .toolbar),
            ({ $0.statusBars }, .statusBar),
            ({ $0.tables }, .table),
            ({ $0.tableRows }, .tableRow),
            ({ $0.tableColumns }, .tableColumn),
            ({ $0.outlines }, .outline),
            ({ $0.outlineRows }, .outlineRow),
            ({ $0.browsers }, .browser),
            ({ $0.collectionViews }, .collectionView),
            ({ $0.sliders }, .slider),
            ({ $0.pageIndicators }, .pageIndicator),
            ({ $0.progressIndicators }, .progressIndicator),
            ({ $0.activityIndicators }, .activityIndicator),
            ({ $0.segmentedControls }, .segmentedControl),
            ({ $0.pickers }, .picker),
            ({ $0.pickerWheels }, .pickerWheel),
            ({ $0.switches }, .switch),
            ({ $0.toggles }, .toggle),
            ({ $0.links }, .link),
            ({ $0.images }, .image),
            ({ $0.icons }, .icon),
            ({ $0.searchFields }, .searchField),
            ({ $0.scrollViews }, .scrollView),
            ({ $0.scrollBars }, .scrollBar),
            ({ $0.staticTexts }, .staticText),
            ({ $0.textFields }, .textField),
            ({ $0.secureTextFields }, .secureTextField),
            ({ $0.datePickers }, .datePicker),
            ({ $0.textViews }, .textView),
            ({ $0.menus }, .menu),
            ({ $0.menuItems }, .menuItem),
            ({ $0.menuBars }, .menuBar),
            ({ $0.menuBarItems }, .menuBarItem),
            ({ $0.maps }, .map),
            ({ $0.webViews }, .webView),
            ({ $0.steppers }, .stepper),
            ({ $0.incrementArrows }, .incrementArrow),
            ({ $0.decrementArrows }, .decrementArrow),
            ({ $0.tabs }, .tab),
            ({ $0.timelines }, .timeline),
            ({ $0.ratingIndicators }, .ratingIndicator),
            ({ $0.valueIndicators }, .valueIndicator),
            ({ $0.splitGroups }, .splitGroup),
            ({ $0.splitters }, .splitter),
            ({ $0.relevanceIndicators }, .relevanceIndicator),
            ({ $0.colorWells }, .colorWell),
            ({ $0.helpTags }, .helpTag),
            ({ $0.mattes }, .matte),
            ({ $0.dockItems }, .dockItem),
            ({ $0.rulers }, .ruler),
            ({ $0.rulerMarkers }, .rulerMarker),
            ({ $0.grids }, .grid),
            ({ $0.levelIndicators }, .levelIndicator),
            ({ $0.cells }, .cell),
            ({ $0.layoutAreas }, .layoutArea),
            ({ $0.layoutItems }, .layoutItem),
            ({ $0.handles }, .handle),
            ({ $0.otherElements }, .other),
            ({ $0.statusItems }, .statusItem),
        ]
        for (query, type) in table {
            let recorder = Recorder()
            _ = query(recorder)
            #expect(recorder.types == [type])
        }
    }

    @Test("Function keys have AppKit's characters, F1 to F12")
    func functionKeys() {
        let keys: [XCUIKeyboardKey] = [
            .F1, .F2, .F3, .F4, .F5, .F6, .F7, .F8, .F9, .F10, .F11, .F12,
        ]
        let numbers = keys.map { $0.rawValue.unicodeScalars.map(\.value) }
        #expect(numbers == (0xF704...0xF70F).map { [$0] })
        #expect(XCUIKeyboardKey.space.rawValue == " ")
    }

    @Test("Modifiers of keys have AppKit's numbers")
    func modifiers() {
        let table: [(XCUIElement.KeyModifierFlags, UInt)] = [
            (.capsLock, 1 << 16),
            (.shift, 1 << 17),
            (.control, 1 << 18),
            (.option, 1 << 19),
            (.command, 1 << 20),
            (.alphaShift, 1 << 16),
            (.alternate, 1 << 19),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }
}
