import TABTestKit

/// One control of each kind, below each other, in the third tab.
public struct OtherScreen: ScrollableScreen {
    /// The scroll view with all of them.
    public let trait = ScrollView(id: "MyScrollView")
    /// The bar with the title.
    public let navBar = NavBar(id: "Other")
    /// A plain label.
    public let label = Label(id: "Label")

    // MARK: What buttons present

    /// The heading above the buttons.
    public let header = Header(id: "Header")
    /// Opens ``shareSheet``.
    public let shareButton = Button(id: "Share")
    /// Offers what can be shared with.
    public let shareSheet = ActivitySheet()
    /// Opens ``alert``.
    public let alertButton = Button(id: "Alert")
    /// An alert with one button.
    public let alert = Alert(id: "Alert title", dismissButtonID: "Dismiss")
    /// Opens ``deleteSheet``; it is disabled without a draft.
    public let deleteButton = Button(id: "Delete")
    /// Asks whether to delete the draft.
    public let deleteSheet = Sheet(id: "Delete the draft?")
    /// Says whether there is a draft.
    public let draftLabel = Label(id: "DraftLabel")

    // MARK: Segments

    /// Three segments, the last of which is disabled.
    public let segmentedControl = SegmentedControl(parent: View(id: "ExampleSegmentedControl"))
    /// Names the selected segment.
    public let segmentLabel = Label(id: "SegmentLabel")

    // MARK: Name

    /// The name, which is kept once it is saved.
    public let nameField = TextField(id: "ExampleTextField")
    /// Saves the name; it is disabled without one.
    public let saveButton = Button(id: "Save")
    /// Turns while the name is saved.
    public let savingSpinner = Spinner(id: "SaveSpinner")
    /// Appears once the name is saved.
    public let savedLabel = Label(id: "SavedLabel")

    // MARK: Keyboards

    /// Takes digits.
    public let numberPadField = TextField(id: "NumberPadTextField")
    /// Takes digits and a decimal separator.
    public let decimalPadField = TextField(id: "DecimalPadTextField")
    /// Takes an email address.
    public let emailAddressField = TextField(id: "EmailAddressTextField")
    /// Takes numbers and punctuation.
    public let numbersAndPunctuationField = TextField(id: "NumbersAndPunctuationTextField")
    /// Takes a phone number.
    public let phonePadField = TextField(id: "PhonePadTextField")
    /// Takes a message, with @ and # at hand.
    public let twitterField = TextField(id: "TwitterTextField")
    /// Takes a web address.
    public let urlField = TextField(id: "URLTextField")
    /// Takes what to search for.
    public let webSearchField = TextField(id: "WebSearchTextField")
    /// Takes a password.
    public let passwordField = SecureTextField(id: "ExampleSecureTextField")
    /// Takes several lines.
    public let notesView = TextView(id: "ExampleTextView")
    /// The button above keyboards without a return key of their own.
    public let doneButton = Button(id: "Done", parent: Toolbar())

    // MARK: Values

    /// A slider, in its middle at first.
    public let slider = Slider(id: "ExampleSlider")
    /// Says where the slider is, in percent.
    public let sliderLabel = Label(id: "SliderLabel")
    /// A switch, on at first.
    public let toggle = Switch(id: "ExampleSwitch")
    /// Says whether the switch is on.
    public let toggleLabel = Label(id: "SwitchLabel")
    /// A stepper from 0 to 2.
    public let stepper = Stepper(id: "ExampleStepper")
    /// Says where the stepper is.
    public let stepperLabel = Label(id: "StepperLabel")
    /// Three dots.
    public let pageIndicator = PageIndicator(id: "ExamplePageControl")

    // MARK: Picture

    /// A picture with a description.
    public let image = Image(id: "ExampleImage")

    // MARK: Pickers

    /// Two wheels with words.
    public let picker = Picker(id: "ExamplePicker")
    /// Wheels for a time.
    public let timePicker = DatePicker(id: "ExampleTimePicker")
    /// Wheels for a date.
    public let datePicker = DatePicker(id: "ExampleDatePicker")
    /// Wheels for a date with a time.
    public let dateTimePicker = DatePicker(id: "ExampleDateTimePicker")
    /// Wheels for a duration.
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
