internal import Swerkin

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
