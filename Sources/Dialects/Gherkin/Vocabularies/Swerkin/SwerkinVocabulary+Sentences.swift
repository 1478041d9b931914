internal import Swerkin

// What is done.
extension SwerkinVocabulary {
    // Buttons, rows and other elements that are touched.
    static let touches: Texts = [
        "I touch button {string}": { step.ITouchButton($0) },
        "I touch button with label {string}": { step.ITouchButton(withLabel: $0) },
        "I touch bar button with label {string}": { step.ITouchButtonBarButton(withLabel: $0) },
        "I touch row with identifier {string}": { step.ITouchRow(withIdentifier: $0) },
        "I touch row with label {string}": { step.ITouchRow(withLabel: $0) },
        "I touch element {string}": { step.ITouchElement($0) },
        "I touch element with label {string}": { step.ITouchElement(withLabel: $0) },
        "I long press element {string}": { step.ILongPressElement($0) },
        "I long press element with label {string}": { step.ILongPressElement(withLabel: $0) },
        "I touch the middle of {string}": { step.ITouchMiddleOf($0) },
        "I tap checkbox {string}": { step.ITapCheckbox($0) },
    ]

    static let touchesOfTwo: PairsOfTexts = [
        "I touch button {string} with label {string}": { step.ITouchButton($0, withLabel: $1) }
    ]

    // Text fields and the keyboard.
    static let typing: Texts = [
        "I touch text box {string}": { step.ITouchTextBox($0) },
        "I touch text box with value {string}": { step.ITouchTextBox(withValue: $0) },
        "I touch text box with field name {string}": { step.ITouchTextBox(withFieldName: $0) },
        "I clear text field {string}": { step.IClearTextField($0) },
        "I clear text field with value {string}": { step.IClearTextField(withValue: $0) },
        "I clear multi-line text field {string}": { step.IClearMultiLineTextField($0) },
        "I leave text field {string} empty": { step.ILeaveEmptyTextField($0) },
        "I leave text field with value {string} empty": { step.ILeaveEmptyTextField(withValue: $0) },
    ]

    static let entering: PairsOfTexts = [
        "I enter {string} into text field {string}": { step.IEnterIntoTextField($1, text: $0) },
        "I enter {string} into multi-line text field {string}":
            { step.IEnterIntoMultiLineTextField($1, text: $0) },
        "I enter {string} into element {string}": { step.IEnterIntoElement($1, text: $0) },
        "I enter {string} into element with label {string}":
            { step.IEnterIntoElement(withLabel: $1, text: $0) },
        "I enter {string} into text field with value {string}":
            { step.IEnterIntoTextField(withValue: $1, text: $0) },
        "I enter {string} into text field with field name {string}":
            { step.IEnterIntoTextField(withFieldName: $1, text: $0) },
        "I enter {string} into text field {string} and dismiss the keyboard":
            { step.IEnterIntoTextField($1, text: $0, andDismissKeyboard: true) },
        "I enter {string} into multi-line text field {string} and dismiss the keyboard":
            { step.IEnterIntoMultiLineTextField($1, text: $0, andDismissKeyboard: true) },
        "I enter {string} into element {string} and dismiss the keyboard":
            { step.IEnterIntoElement($1, text: $0, andDismissKeyboard: true) },
        "I enter {string} into element with label {string} and dismiss the keyboard":
            { step.IEnterIntoElement(withLabel: $1, text: $0, andDismissKeyboard: true) },
    ]

    static let enteringAndMore: TriplesOfTexts = [
        "I enter {string} into text field {string} and touch button {string}":
            { step.IEnterIntoTextFieldAndTouchButton($1, text: $0, buttonText: $2) },
        "I enter {string} into text field {string} and expect {string}":
            { step.IEnterIntoTextField($1, text: $0, andExpect: $2) },
    ]

    // Fields whose keyboard is a picker.
    static let dropDowns: Texts = [
        "I select the default value from drop down {string}": { step.ISelectDefaultValueFromDropDown($0) },
        "I select the default value from drop down with label {string}":
            { step.ISelectDefaultValueFromDropDown(withLabel: $0) },
        "I select the empty value from drop down {string}": { step.ISelectEmptyValueFromDropDown($0) },
        "I select the empty value from drop down with label {string}":
            { step.ISelectEmptyValueFromDropDown(withLabel: $0) },
    ]

    static let valuesOfDropDowns: PairsOfTexts = [
        "I select the default value from drop down {string} with label {string}":
            { step.ISelectDefaultValueFromDropDown($0, withLabel: $1) },
        "I select the default value from drop down {string} with value {string}":
            { step.ISelectDefaultValueFromDropDown($0, withValue: $1) },
        "I select {string} from drop down {string}": { step.ISelectFromDropDown($1, item: $0) },
        "I select {string} from drop down with label {string}":
            { step.ISelectFromDropDown(withLabel: $1, item: $0) },
        "I select {string} from drop down with value {string}":
            { step.ISelectFromDropDown(withValue: $1, item: $0) },
        "I set drop down {string} to value {string}": { step.ISetDropDown($0, toValue: $1) },
        "I set drop down with label {string} to value {string}":
            { step.ISetDropDown(withLabel: $0, toValue: $1) },
        "I set drop down with value {string} to value {string}":
            { step.ISetDropDown(withValue: $0, toValue: $1) },
    ]

    static let valuesOfNamedDropDowns: TriplesOfTexts = [
        "I select {string} from drop down {string} with label {string}":
            { step.ISelectFromDropDown($1, withLabel: $2, item: $0) },
        "I set drop down {string} with label {string} to value {string}":
            { step.ISetDropDown($0, withLabel: $1, toValue: $2) },
    ]

    // Waiting for elements.
    static let waits: Texts = [
        "I wait to see element {string}": { step.IWaitToSeeElement($0) },
        "I wait to see element with label {string}": { step.IWaitToSeeElement(withLabel: $0) },
        "I wait to see element with label prefix {string}": { step.IWaitToSeeElement(withLabelPrefix: $0) },
        "I wait to see element with label suffix {string}": { step.IWaitToSeeElement(withLabelSuffix: $0) },
        "I wait to see element with partial label {string}": { step.IWaitToSeeElement(withPartialLabel: $0) },
        "I wait to see element with value {string}": { step.IWaitToSeeElement(withValue: $0) },
        "I wait to see tappable element {string}": { step.IWaitToSeeTappableElement($0) },
        "I wait to see tappable element with label {string}":
            { step.IWaitToSeeTappableElement(withLabel: $0) },
        "I wait until I do not see element {string}": { step.IWaitUntilIDoNotSeeElement($0) },
        "I wait until I do not see element with label {string}":
            { step.IWaitUntilIDoNotSeeElement(withLabel: $0) },
        "I scroll down until I see element with label {string}":
            { step.IScrollDownUntilISeeElement(withLabel: $0) },
    ]
}

// What should be seen.
extension SwerkinVocabulary {
    // Buttons, and inline errors.
    static let buttons: Texts = [
        "I should see button {string}": { step.IShouldSeeButton($0) },
        "I should see button with label {string}": { step.IShouldSeeButton(withLabel: $0) },
        "I should not see button {string}": { step.IShouldNotSeeButton($0) },
        "I should see inline error {string}": { step.IShouldSeeInlineError($0) },
        "I should not see inline error {string}": { step.IShouldNotSeeInlineError($0) },
        "I should see inline error with label {string}": { step.IShouldSeeInlineError(withLabel: $0) },
        "I should not see inline error with label {string}": { step.IShouldNotSeeInlineError(withLabel: $0) },
    ]

    static let textsOfButtons: PairsOfTexts = [
        "I should see button {string} with label {string}": { step.IShouldSeeButton($0, withLabel: $1) },
        "I should see button {string} containing text {string}":
            { step.IShouldSeeButton($0, containsText: $1) },
        "I should see inline error {string} with text {string}":
            { step.IShouldSeeInlineError($0, withText: $1) },
        "I should not see inline error {string} with text {string}":
            { step.IShouldNotSeeInlineError($0, withText: $1) },
        "I should see inline error {string} containing text {string}":
            { step.IShouldSeeInlineError($0, containingText: $1) },
    ]

    static let statesOfButtons: TextsAndStates = [
        "I should see that button {string} {is} enabled": { step.IShouldSeeButton($0, isEnabled: $1) },
        "I should see that button with label {string} {is} enabled":
            { step.IShouldSeeButton(withLabel: $0, isEnabled: $1) },
        "I should see that button {string} {is} highlighted":
            { step.IShouldSeeButton($0, isHighlighted: $1) },
    ]

    // Rows of tables.
    static let rows: Texts = [
        "I should see row with identifier {string}": { step.IShouldSeeRow(withIdentifier: $0) },
        "I should see row with label {string}": { step.IShouldSeeRow(withLabel: $0) },
    ]

    static let textsOfRows: PairsOfTexts = [
        "I should see row with identifier {string} and label {string}":
            { step.IShouldSeeRow(withIdentifier: $0, withLabel: $1) },
        "I should see row with identifier {string} and title {string}":
            { step.IShouldSeeRow(withIdentifier: $0, withTitle: $1) },
        "I should see row with label {string} and title {string}":
            { step.IShouldSeeRow(withLabel: $0, withTitle: $1) },
    ]

    static let statesOfRows: TextsAndStates = [
        "I should see that row with identifier {string} {is} enabled":
            { step.IShouldSeeRow(withIdentifier: $0, isEnabled: $1) },
        "I should see that row with label {string} {is} enabled":
            { step.IShouldSeeRow(withLabel: $0, isEnabled: $1) },
    ]

    // Elements, images and labels.
    static let elements: Texts = [
        "I should see element {string}": { step.IShouldSeeElement($0) },
        "I should not see element {string}": { step.IShouldNotSeeElement($0) },
        "I should see image {string}": { step.IShouldSeeImage($0) },
        "I should not see image {string}": { step.IShouldNotSeeImage($0) },
        "I should see element with label {string}": { step.IShouldSeeElement(withLabel: $0) },
        "I should see element with label that starts with {string}":
            { step.IShouldSeeElement(startsWithLabel: $0) },
        "I should see element with label that ends with {string}":
            { step.IShouldSeeElement(endsWithLabel: $0) },
        "I should see element with partial label {string}": { step.IShouldSeeElement(withPartialLabel: $0) },
        "I should see element with label matching pattern {string}":
            { step.IShouldSeeElement(withLabelMatchingPattern: $0) },
        "I should see element containing value {string}": { step.IShouldSeeElement(containingValue: $0) },
        "I should not see element containing value {string}":
            { step.IShouldNotSeeElement(containingValue: $0) },
        "I should not see element with label {string}": { step.IShouldNotSeeElement(withLabel: $0) },
        "I should not be able to see element with label {string}":
            { step.IShouldNotBeAbleToSeeElement(withLabel: $0) },
        "I should not be able to touch element with text {string}":
            { step.IShouldNotBeAbleToTouchElement(withText: $0) },
        "I should be able to touch element with text {string}":
            { step.IShouldBeAbleToTouchElement(withText: $0) },
    ]

    static let textsOfElements: PairsOfTexts = [
        "I should see element {string} with label {string}": { step.IShouldSeeElement($0, withLabel: $1) },
        "I should see element {string} with partial label {string}":
            { step.IShouldSeeElement($0, withPartialLabel: $1) },
        "I should see element {string} with label matching pattern {string}":
            { step.IShouldSeeElement($0, withLabelMatchingPattern: $1) },
        "I should see element {string} with value {string}": { step.IShouldSeeElement($0, withValue: $1) },
        "I should see image {string} with label {string}": { step.IShouldSeeImage($0, withLabel: $1) },
        "I should see label {string} with text {string}": { step.IShouldSeeLabel($0, withText: $1) },
        "I should see label {string} containing text {string}":
            { step.IShouldSeeLabel($0, containingText: $1) },
    ]

    // Text fields.
    static let textFields: Texts = [
        "I should see text field {string}": { step.IShouldSeeTextField($0) },
        "I should not see text field {string}": { step.IShouldNotSeeTextField($0) },
        "I should see multi-line text field {string}": { step.IShouldSeeMultiLineTextField($0) },
        "I should not see multi-line text field {string}": { step.IShouldNotSeeMultiLineTextField($0) },
    ]

    static let textsOfTextFields: PairsOfTexts = [
        "I should see text field {string} with text {string}": { step.IShouldSeeTextField($0, withText: $1) },
        "I should see text field with label {string} and text {string}":
            { step.IShouldSeeTextField(withLabel: $0, withText: $1) },
        "I should see text field {string} with value {string}":
            { step.IShouldSeeTextField($0, withValue: $1) },
        "I should see text field with label {string} and value {string}":
            { step.IShouldSeeTextField(withLabel: $0, andValue: $1) },
        "I should see text field {string} with label {string}":
            { step.IShouldSeeTextField($0, withLabel: $1) },
        "I should see text field {string} with placeholder {string}":
            { step.IShouldSeeTextField($0, withPlaceholder: $1) },
    ]

    static let statesOfTextFields: TextsAndStates = [
        "I should see that text field {string} {is} enabled": { step.IShouldSeeTextField($0, isEnabled: $1) },
        "I should see that text field {string} {is} focused": { step.IShouldSeeTextField($0, isFocused: $1) },
        "I should see that text field with label {string} {is} focused":
            { step.IShouldSeeTextField(withLabel: $0, isFocused: $1) },
        "I should see that text field with field name {string} {is} focused":
            { step.IShouldSeeTextField(withFieldName: $0, isFocused: $1) },
    ]
}
