import TABTestKit

/// One control of each kind, below each other, in the third tab.
public struct OtherScreen: ScrollableScreen {
    public let trait = ScrollView(id: "MyScrollView")
    public let navBar = NavBar(id: "Other")
    public let label = Label(id: "Label")

    // MARK: What buttons present

    public let header = Header(id: "Header")
    public let shareButton = Button(id: "Share")
    public let shareSheet = ActivitySheet()
    public let alertButton = Button(id: "Alert")
    public let alert = Alert(id: "Alert title", dismissButtonID: "Dismiss")
    public let deleteButton = Button(id: "Delete")
    public let deleteSheet = Sheet(id: "Delete the draft?")
    public let draftLabel = Label(id: "DraftLabel")

    // MARK: Segments

    public let segmentedControl = SegmentedControl(parent: View(id: "ExampleSegmentedControl"))
    public let segmentLabel = Label(id: "SegmentLabel")

    // MARK: Name

    public let nameField = TextField(id: "ExampleTextField")
    public let saveButton = Button(id: "Save")
    public let savingSpinner = Spinner(id: "SaveSpinner")
    public let savedLabel = Label(id: "SavedLabel")

    // MARK: Keyboards

    public let numberPadField = TextField(id: "NumberPadTextField")
    public let decimalPadField = TextField(id: "DecimalPadTextField")
    public let emailAddressField = TextField(id: "EmailAddressTextField")
    public let numbersAndPunctuationField = TextField(id: "NumbersAndPunctuationTextField")
    public let phonePadField = TextField(id: "PhonePadTextField")
    public let twitterField = TextField(id: "TwitterTextField")
    public let urlField = TextField(id: "URLTextField")
    public let webSearchField = TextField(id: "WebSearchTextField")
    public let passwordField = SecureTextField(id: "ExampleSecureTextField")
    public let notesView = TextView(id: "ExampleTextView")
    /// The button above keyboards without a return key of their own.
    public let doneButton = Button(id: "Done", parent: Toolbar())

    // MARK: Values

    public let slider = Slider(id: "ExampleSlider")
    public let sliderLabel = Label(id: "SliderLabel")
    public let toggle = Switch(id: "ExampleSwitch")
    public let toggleLabel = Label(id: "SwitchLabel")
    public let stepper = Stepper(id: "ExampleStepper")
    public let stepperLabel = Label(id: "StepperLabel")
    public let pageIndicator = PageIndicator(id: "ExamplePageControl")

    // MARK: Picture

    public let image = Image(id: "ExampleImage")

    // MARK: Pickers

    public let picker = Picker(id: "ExamplePicker")
    public let timePicker = DatePicker(id: "ExampleTimePicker")
    public let datePicker = DatePicker(id: "ExampleDatePicker")
    public let dateTimePicker = DatePicker(id: "ExampleDateTimePicker")
    public let countDownPicker = DatePicker(id: "ExampleCountDownTimerPicker")
}

extension OtherScreen: Completable {
    /// Saves a name.
    public func complete() {
        nameField.tap()
        nameField.type("Ada")
        saveButton.tap()
        savedLabel.await(.visible)
    }
}

/// The controls.
public let otherScreen = OtherScreen()
