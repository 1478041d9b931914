extension XCUIElement {
    /// The type of an element, with Apple's raw values.
    ///
    /// The page "XCUITest's elements" of the documentation lists which view has which type. Types that no view has on iOS,
    /// such as ``drawer``, are found nowhere.
    public enum ElementType: UInt, CaseIterable, Sendable {
        /// Elements of every type.
        case `any`
        /// A view without a more specific type.
        case other
        /// The application itself.
        case application
        /// A group.
        case group
        /// A window.
        case window
        /// An action sheet.
        case sheet
        /// A drawer.
        case drawer
        /// An alert.
        case alert
        /// A dialog.
        case dialog
        /// A button.
        case button
        /// A radio button.
        case radioButton
        /// A radio group.
        case radioGroup
        /// A check box.
        case checkBox
        /// A disclosure triangle.
        case disclosureTriangle
        /// A pop-up button.
        case popUpButton
        /// A combo box.
        case comboBox
        /// A menu button.
        case menuButton
        /// A toolbar button.
        case toolbarButton
        /// A popover.
        case popover
        /// The keyboard.
        case keyboard
        /// A key of the keyboard that inserts or deletes text.
        case key
        /// A navigation bar.
        case navigationBar
        /// A tab bar.
        case tabBar
        /// A tab group.
        case tabGroup
        /// A toolbar.
        case toolbar
        /// The status bar.
        case statusBar
        /// A table.
        case table
        /// A table row.
        case tableRow
        /// A table column.
        case tableColumn
        /// An outline.
        case outline
        /// An outline row.
        case outlineRow
        /// A browser.
        case browser
        /// A collection view.
        case collectionView
        /// A slider, or another adjustable element.
        case slider
        /// A page control.
        case pageIndicator
        /// A progress view.
        case progressIndicator
        /// An activity indicator.
        case activityIndicator
        /// A segmented control, whose segments are buttons.
        case segmentedControl
        /// A picker.
        case picker
        /// A wheel of a picker.
        case pickerWheel
        /// A switch.
        case `switch`
        /// A toggle.
        case toggle
        /// A link.
        case link
        /// An image.
        case image
        /// An icon of the home screen.
        case icon
        /// A search field.
        case searchField
        /// A scroll view.
        case scrollView
        /// A scroll bar.
        case scrollBar
        /// A text that cannot be edited.
        case staticText
        /// A text field.
        case textField
        /// A text field that hides its text.
        case secureTextField
        /// A date picker.
        case datePicker
        /// A text view.
        case textView
        /// A menu.
        case menu
        /// An item of a menu; queries for buttons find it, too.
        case menuItem
        /// A menu bar.
        case menuBar
        /// A menu bar item.
        case menuBarItem
        /// A map.
        case map
        /// A web view.
        case webView
        /// An increment arrow.
        case incrementArrow
        /// A decrement arrow.
        case decrementArrow
        /// A timeline.
        case timeline
        /// A rating indicator.
        case ratingIndicator
        /// A value indicator.
        case valueIndicator
        /// A split group.
        case splitGroup
        /// A splitter.
        case splitter
        /// A relevance indicator.
        case relevanceIndicator
        /// A color well.
        case colorWell
        /// A help tag.
        case helpTag
        /// A matte.
        case matte
        /// A dock item.
        case dockItem
        /// A ruler.
        case ruler
        /// A ruler marker.
        case rulerMarker
        /// A grid.
        case grid
        /// A level indicator.
        case levelIndicator
        /// A cell of a table or a collection view.
        case cell
        /// A layout area.
        case layoutArea
        /// A layout item.
        case layoutItem
        /// A handle.
        case handle
        /// A stepper, with two buttons.
        case stepper
        /// A tab.
        case tab
        /// A touch bar.
        case touchBar
        /// A status item.
        case statusItem
    }
}
