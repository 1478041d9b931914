/// Something with descendants: an element, or a query for elements.
///
/// ```swift
/// app.navigationBars["Inbox"].buttons["Edit"].tap()
/// ```
public protocol XCUIElementTypeQueryProvider {
    /// A query for the descendants of a type.
    func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery

    /// The first element that is found; a search stops there, and several are no failure.
    var firstMatch: XCUIElement { get }
}

extension XCUIElementTypeQueryProvider {
    /// A query for the touch bars among the descendants.
    public var touchBars: XCUIElementQuery { descendants(matching: .touchBar) }
    /// A query for the groups among the descendants.
    public var groups: XCUIElementQuery { descendants(matching: .group) }
    /// A query for the windows among the descendants.
    public var windows: XCUIElementQuery { descendants(matching: .window) }
    /// A query for the sheets among the descendants.
    public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
    /// A query for the drawers among the descendants.
    public var drawers: XCUIElementQuery { descendants(matching: .drawer) }
    /// A query for the alerts among the descendants.
    public var alerts: XCUIElementQuery { descendants(matching: .alert) }
    /// A query for the dialogs among the descendants.
    public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }
    /// A query for the buttons among the descendants.
    public var buttons: XCUIElementQuery { descendants(matching: .button) }
    /// A query for the radio buttons among the descendants.
    public var radioButtons: XCUIElementQuery { descendants(matching: .radioButton) }
    /// A query for the radio groups among the descendants.
    public var radioGroups: XCUIElementQuery { descendants(matching: .radioGroup) }
    /// A query for the check boxes among the descendants.
    public var checkBoxes: XCUIElementQuery { descendants(matching: .checkBox) }
    /// A query for the disclosure triangles among the descendants.
    public var disclosureTriangles: XCUIElementQuery { descendants(matching: .disclosureTriangle) }
    /// A query for the pop up buttons among the descendants.
    public var popUpButtons: XCUIElementQuery { descendants(matching: .popUpButton) }
    /// A query for the combo boxes among the descendants.
    public var comboBoxes: XCUIElementQuery { descendants(matching: .comboBox) }
    /// A query for the menu buttons among the descendants.
    public var menuButtons: XCUIElementQuery { descendants(matching: .menuButton) }
    /// A query for the toolbar buttons among the descendants.
    public var toolbarButtons: XCUIElementQuery { descendants(matching: .toolbarButton) }
    /// A query for the popovers among the descendants.
    public var popovers: XCUIElementQuery { descendants(matching: .popover) }
    /// A query for the keyboards among the descendants.
    public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
    /// A query for the keys among the descendants.
    public var keys: XCUIElementQuery { descendants(matching: .key) }
    /// A query for the navigation bars among the descendants.
    public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
    /// A query for the tab bars among the descendants.
    public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
    /// A query for the tab groups among the descendants.
    public var tabGroups: XCUIElementQuery { descendants(matching: .tabGroup) }
    /// A query for the toolbars among the descendants.
    public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
    /// A query for the status bars among the descendants.
    public var statusBars: XCUIElementQuery { descendants(matching: .statusBar) }
    /// A query for the tables among the descendants.
    public var tables: XCUIElementQuery { descendants(matching: .table) }
    /// A query for the table rows among the descendants.
    public var tableRows: XCUIElementQuery { descendants(matching: .tableRow) }
    /// A query for the table columns among the descendants.
    public var tableColumns: XCUIElementQuery { descendants(matching: .tableColumn) }
    /// A query for the outlines among the descendants.
    public var outlines: XCUIElementQuery { descendants(matching: .outline) }
    /// A query for the outline rows among the descendants.
    public var outlineRows: XCUIElementQuery { descendants(matching: .outlineRow) }
    /// A query for the browsers among the descendants.
    public var browsers: XCUIElementQuery { descendants(matching: .browser) }
    /// A query for the collection views among the descendants.
    public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
    /// A query for the sliders among the descendants.
    public var sliders: XCUIElementQuery { descendants(matching: .slider) }
    /// A query for the page indicators among the descendants.
    public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
    /// A query for the progress indicators among the descendants.
    public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
    /// A query for the activity indicators among the descendants.
    public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
    /// A query for the segmented controls among the descendants.
    public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
    /// A query for the pickers among the descendants.
    public var pickers: XCUIElementQuery { descendants(matching: .picker) }
    /// A query for the picker wheels among the descendants.
    public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
    /// A query for the switches among the descendants.
    public var switches: XCUIElementQuery { descendants(matching: .switch) }
    /// A query for the toggles among the descendants.
    public var toggles: XCUIElementQuery { descendants(matching: .toggle) }
    /// A query for the links among the descendants.
    public var links: XCUIElementQuery { descendants(matching: .link) }
    /// A query for the images among the descendants.
    public var images: XCUIElementQuery { descendants(matching: .image) }
    /// A query for the icons among the descendants.
    public var icons: XCUIElementQuery { descendants(matching: .icon) }
    /// A query for the search fields among the descendants.
    public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
    /// A query for the scroll views among the descendants.
    public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
    /// A query for the scroll bars among the descendants.
    public var scrollBars: XCUIElementQuery { descendants(matching: .scrollBar) }
    /// A query for the static texts among the descendants.
    public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
    /// A query for the text fields among the descendants.
    public var textFields: XCUIElementQuery { descendants(matching: .textField) }
    /// A query for the secure text fields among the descendants.
    public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
    /// A query for the date pickers among the descendants.
    public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
    /// A query for the text views among the descendants.
    public var textViews: XCUIElementQuery { descendants(matching: .textView) }
    /// A query for the menus among the descendants.
    public var menus: XCUIElementQuery { descendants(matching: .menu) }
    /// A query for the menu items among the descendants.
    public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
    /// A query for the menu bars among the descendants.
    public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }
    /// A query for the menu bar items among the descendants.
    public var menuBarItems: XCUIElementQuery { descendants(matching: .menuBarItem) }
    /// A query for the maps among the descendants.
    public var maps: XCUIElementQuery { descendants(matching: .map) }
    /// A query for the web views among the descendants.
    public var webViews: XCUIElementQuery { descendants(matching: .webView) }
    /// A query for the steppers among the descendants.
    public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
    /// A query for the increment arrows among the descendants.
    public var incrementArrows: XCUIElementQuery { descendants(matching: .incrementArrow) }
    /// A query for the decrement arrows among the descendants.
    public var decrementArrows: XCUIElementQuery { descendants(matching: .decrementArrow) }
    /// A query for the tabs among the descendants.
    public var tabs: XCUIElementQuery { descendants(matching: .tab) }
    /// A query for the timelines among the descendants.
    public var timelines: XCUIElementQuery { descendants(matching: .timeline) }
    /// A query for the rating indicators among the descendants.
    public var ratingIndicators: XCUIElementQuery { descendants(matching: .ratingIndicator) }
    /// A query for the value indicators among the descendants.
    public var valueIndicators: XCUIElementQuery { descendants(matching: .valueIndicator) }
    /// A query for the split groups among the descendants.
    public var splitGroups: XCUIElementQuery { descendants(matching: .splitGroup) }
    /// A query for the splitters among the descendants.
    public var splitters: XCUIElementQuery { descendants(matching: .splitter) }
    /// A query for the relevance indicators among the descendants.
    public var relevanceIndicators: XCUIElementQuery { descendants(matching: .relevanceIndicator) }
    /// A query for the color wells among the descendants.
    public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }
    /// A query for the help tags among the descendants.
    public var helpTags: XCUIElementQuery { descendants(matching: .helpTag) }
    /// A query for the mattes among the descendants.
    public var mattes: XCUIElementQuery { descendants(matching: .matte) }
    /// A query for the dock items among the descendants.
    public var dockItems: XCUIElementQuery { descendants(matching: .dockItem) }
    /// A query for the rulers among the descendants.
    public var rulers: XCUIElementQuery { descendants(matching: .ruler) }
    /// A query for the ruler markers among the descendants.
    public var rulerMarkers: XCUIElementQuery { descendants(matching: .rulerMarker) }
    /// A query for the grids among the descendants.
    public var grids: XCUIElementQuery { descendants(matching: .grid) }
    /// A query for the level indicators among the descendants.
    public var levelIndicators: XCUIElementQuery { descendants(matching: .levelIndicator) }
    /// A query for the cells among the descendants.
    public var cells: XCUIElementQuery { descendants(matching: .cell) }
    /// A query for the layout areas among the descendants.
    public var layoutAreas: XCUIElementQuery { descendants(matching: .layoutArea) }
    /// A query for the layout items among the descendants.
    public var layoutItems: XCUIElementQuery { descendants(matching: .layoutItem) }
    /// A query for the handles among the descendants.
    public var handles: XCUIElementQuery { descendants(matching: .handle) }
    /// A query for the elements without a more specific type among the descendants.
    public var otherElements: XCUIElementQuery { descendants(matching: .other) }
    /// A query for the status items among the descendants.
    public var statusItems: XCUIElementQuery { descendants(matching: .statusItem) }
}
