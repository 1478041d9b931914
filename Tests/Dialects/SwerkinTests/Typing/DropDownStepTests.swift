import HeadlessUIKit
import Swerkin
import Testing

@MainActor @Suite("Steps that use drop-downs", .robot) struct DropDownStepTests {
    nonisolated static let met: [ActionCase] = [
        ActionCase("selecting by the id", "selected Orange") {
            When.ISelectFromDropDown("food", item: "Orange")
        },
        ActionCase("selecting by the label", "selected Banana") {
            When.ISelectFromDropDown(withLabel: "Food", item: "Banana")
        },
        ActionCase("selecting by the value", "selected Banana") {
            When.ISelectFromDropDown(withValue: "Choose", item: "Banana")
        },
        ActionCase("selecting by the id and the label", "selected Banana") {
            When.ISelectFromDropDown("food", withLabel: "Food", item: "Banana")
        },
        ActionCase("selecting in several wheels", "selected Orange", "selected Kale") {
            When.ISelectFromDropDown("food", items: ["Orange", "Kale"])
        },
        ActionCase("selecting nothing") { When.ISelectFromDropDown("food", items: []) },
        ActionCase("setting by the id", "edited to Plum", "touched Cancel") {
            When.ISetDropDown("food", toValue: "Plum")
        },
        ActionCase("setting by the label", "edited to Plum", "touched Cancel") {
            When.ISetDropDown(withLabel: "Food", toValue: "Plum")
        },
        ActionCase("setting by the value", "edited to Plum", "touched Cancel") {
            When.ISetDropDown(withValue: "Choose", toValue: "Plum")
        },
        ActionCase("setting by the id and the label", "edited to Two words", "touched Cancel") {
            When.ISetDropDown("food", withLabel: "Food", toValue: "Two words")
        },
        ActionCase("setting to nothing", "touched Cancel") { When.ISetDropDown("food", toValue: "") },
        ActionCase("the default value by the id", "touched Done") {
            When.ISelectDefaultValueFromDropDown("food")
        },
        ActionCase("the default value by the label", "touched Done") {
            When.ISelectDefaultValueFromDropDown(withLabel: "Food")
        },
        ActionCase("the default value by the id and the label", "touched Done") {
            When.ISelectDefaultValueFromDropDown("food", withLabel: "Food")
        },
        ActionCase("the default value by the id and the value", "touched Done") {
            When.ISelectDefaultValueFromDropDown("food", withValue: "Choose")
        },
        ActionCase("the empty value by the id", "touched Cancel") {
            When.ISelectEmptyValueFromDropDown("food")
        },
        ActionCase("the empty value by the label", "touched Cancel") {
            When.ISelectEmptyValueFromDropDown(withLabel: "Food")
        },
    ]

    nonisolated static let notMet: [ActionCase] = [
        ActionCase(
            "no such row",
            """
            When ISelectFromDropDown(_:item:): Orang, food: failed.
            Could not select "Orang" in the picker.
            pick(title: "Orang", component: 0) failed on UIPickerView: no row of component 0 has that title; similar: "Orange".
            The view hierarchy:
              KeyboardWindow (0 0; 390 844)
                KeyboardHostView (0 584; 390 260)
                  UIToolbar (0 0; 390 44)
                    … 2 views
                  UIPickerView (0 44; 390 216)  <-- target
                    PickerWheel (0 0; 195 216) value "Apple"
                      … 3 views
                    PickerWheel (195 0; 195 216) value "Broccoli"
                      … 2 views
            """
        ) { When.ISelectFromDropDown("food", item: "Orang") },
        ActionCase(
            "no such wheel",
            """
            When ISelectFromDropDown(_:items:): Orange, Kale, Pie, food: failed after 0.733 s of virtual time.
            Could not select "Pie" in the picker.
            pick(title: "Pie", component: 2) failed on UIPickerView: it has 2 components, counted from 0.
            The view hierarchy:
              KeyboardWindow (0 0; 390 844)
                KeyboardHostView (0 584; 390 260)
                  UIToolbar (0 0; 390 44)
                    … 2 views
                  UIPickerView (0 44; 390 216)  <-- target
                    PickerWheel (0 0; 195 216) value "Orange"
                      … 3 views
                    PickerWheel (195 0; 195 216) value "Kale"
                      … 2 views
            """
        ) { When.ISelectFromDropDown("food", items: ["Orange", "Kale", "Pie"]) },
        ActionCase(
            "no field with a label",
            """
            When ISelectFromDropDown(withLabel:item:): Orange, Foo: failed after 2 s of virtual time.
            Did not find text field with label "Foo" within 2 s.
            No such label. Did you mean "Food"?
            """
        ) { When.ISelectFromDropDown(withLabel: "Foo", item: "Orange") },
        ActionCase(
            "no field with a value",
            """
            When ISelectFromDropDown(withValue:item:): Orange, Choos: failed after 2 s of virtual time.
            Did not find text field with value "Choos" within 2 s.
            No such value. Did you mean "Choose"?
            """
        ) { When.ISelectFromDropDown(withValue: "Choos", item: "Orange") },
        ActionCase(
            "no field with both",
            """
            When ISelectFromDropDown(_:withLabel:item:): Orange, food, Drink: failed after 2 s of virtual time.
            Did not find text field with id "food" and label "Drink" within 2 s.
            Nothing has all of these at once; the id alone is there.
            """
        ) { When.ISelectFromDropDown("food", withLabel: "Drink", item: "Orange") },
        ActionCase(
            "setting no field by its id",
            """
            When ISetDropDown(_:toValue:): Tea, drink: failed after 2 s of virtual time.
            Did not find text field with id "drink" within 2 s.
            Nothing like it is there.
            """
        ) { When.ISetDropDown("drink", toValue: "Tea") },
        ActionCase(
            "setting no field by its label",
            """
            When ISetDropDown(withLabel:toValue:): Tea, Drink: failed after 2 s of virtual time.
            Did not find text field with label "Drink" within 2 s.
            Nothing like it is there.
            """
        ) { When.ISetDropDown(withLabel: "Drink", toValue: "Tea") },
        ActionCase(
            "setting no field by its value",
            """
            When ISetDropDown(withValue:toValue:): Tea, Drink: failed after 2 s of virtual time.
            Did not find text field with value "Drink" within 2 s.
            Nothing like it is there.
            """
        ) { When.ISetDropDown(withValue: "Drink", toValue: "Tea") },
        ActionCase(
            "setting no field by both",
            """
            When ISetDropDown(_:withLabel:toValue:): Tea, food, Drink: failed after 2 s of virtual time.
            Did not find text field with id "food" and label "Drink" within 2 s.
            Nothing has all of these at once; the id alone is there.
            """
        ) { When.ISetDropDown("food", withLabel: "Drink", toValue: "Tea") },
        ActionCase(
            "no default value by the id",
            """
            When ISelectDefaultValueFromDropDown(_:): drink: failed after 2 s of virtual time.
            Did not find text field with id "drink" within 2 s.
            Nothing like it is there.
            """
        ) { When.ISelectDefaultValueFromDropDown("drink") },
        ActionCase(
            "no default value by the label",
            """
            When ISelectDefaultValueFromDropDown(withLabel:): Drink: failed after 2 s of virtual time.
            Did not find text field with label "Drink" within 2 s.
            Nothing like it is there.
            """
        ) { When.ISelectDefaultValueFromDropDown(withLabel: "Drink") },
        ActionCase(
            "no default value by both",
            """
            When ISelectDefaultValueFromDropDown(_:withLabel:): food, Drink: failed after 2 s of virtual time.
            Did not find text field with id "food" and label "Drink" within 2 s.
            Nothing has all of these at once; the id alone is there.
            """
        ) { When.ISelectDefaultValueFromDropDown("food", withLabel: "Drink") },
        ActionCase(
            "no default value by the id and the value",
            """
            When ISelectDefaultValueFromDropDown(_:withValue:): food, Drink: failed after 2 s of virtual time.
            Did not find text field with id "food" and value "Drink" within 2 s.
            Nothing has all of these at once; the id alone is there.
            """
        ) { When.ISelectDefaultValueFromDropDown("food", withValue: "Drink") },
        ActionCase(
            "no empty value by the id",
            """
            When ISelectEmptyValueFromDropDown(_:): drink: failed after 2 s of virtual time.
            Did not find text field with id "drink" within 2 s.
            Nothing like it is there.
            """
        ) { When.ISelectEmptyValueFromDropDown("drink") },
        ActionCase(
            "no empty value by the label",
            """
            When ISelectEmptyValueFromDropDown(withLabel:): Drink: failed after 2 s of virtual time.
            Did not find text field with label "Drink" within 2 s.
            Nothing like it is there.
            """
        ) { When.ISelectEmptyValueFromDropDown(withLabel: "Drink") },
    ]

    @Test("Each step that uses a drop-down does what it says", arguments: met)
    func steps(_ row: ActionCase) {
        let played = play(DropDownStage()) { _ in row.step() }
        #expect(played == Played(log: row.expected))
    }

    @Test("A step that cannot use its drop-down fails once, and says why", arguments: notMet)
    func failures(_ row: ActionCase) {
        let played = play(DropDownStage()) { _ in row.step() }
        #expect(played.failures == row.expected)
    }
}
