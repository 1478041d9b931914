extension Gherkin.Definitions {
    /// All vocabularies: what features can say without any Swift.
    ///
    /// `print(Gherkin.Definitions.standard)` lists the patterns.
    public static let standard = tabTestKit + swerkin

    /// The vocabulary of TABTestKit: elements of the application under test, in the words of its contexts.
    ///
    /// ```gherkin
    /// When I tap the button "Log in"
    /// And I type "Ada" into the text field "Name"
    /// Then I see the label "Welcome"
    /// ```
    ///
    /// Steps that name an element take `{element}`: what it is, its identifier or label, and what it is in. `cell 3` is the
    /// third cell; `the button 2 "Delete"` the second of that name:
    ///
    /// ```gherkin
    /// Then the button "Delete" in cell 3 in the table "Notes" is enabled
    /// ```
    ///
    /// Definitions that include these can use `{element}`, too; their closures take it as `any Element` of TABTestKit.
    public static let tabTestKit = Gherkin.Definitions { steps in
        TABTestKitVocabulary.addParameters(to: &steps)
        TABTestKitVocabulary.addTouches(to: &steps)
        TABTestKitVocabulary.addTyping(to: &steps)
        TABTestKitVocabulary.addSeeing(to: &steps)
        TABTestKitVocabulary.addValues(to: &steps)
        TABTestKitVocabulary.addScrolling(to: &steps)
        TABTestKitVocabulary.addApplication(to: &steps)
        TABTestKitVocabulary.addDevice(to: &steps)
    }

    /// The vocabulary of Swerkin: its catalogue of steps, each in the words of its function.
    ///
    /// ```gherkin
    /// Given I am on screen "login"
    /// And I render screen "login"
    /// When I enter "Ada" into text field "userName"
    /// And I touch button with label "Log in"
    /// Then I should see label "greeting" with text "Welcome, Ada"
    /// ```
    ///
    /// Screens are found by the names of registered enums that are `CaseIterable`.
    public static let swerkin = Gherkin.Definitions { SwerkinVocabulary.add(to: &$0) }
}
