import HeadlessUIKit
import Swerkin
import Testing

@MainActor @Suite("Steps that touch, and fail", .robot) struct TouchStepFailureTests {
    nonisolated static let cases: [ActionCase] = [
        ActionCase(
            "no such button",
            """
            When ITouchButton(_:): sav: failed after 2 s of virtual time.
            Did not find button with id "sav" within 2 s.
            No such id. Did you mean "save"?
            """
        ) { When.ITouchButton("sav") },
        ActionCase(
            "not a button",
            """
            When ITouchButton(withLabel:): A hint: failed after 2 s of virtual time.
            Did not find button with label "A hint" within 2 s.
            staticText "A hint" #hint has this label, but is not a button.
            """
        ) { When.ITouchButton(withLabel: "A hint") },
        ActionCase(
            "a hidden button",
            """
            When ITouchButton(_:): gone: failed after 2 s of virtual time.
            Did not find button with id "gone" within 2 s.
            UIButton "Gone" #gone is there, but it is hidden.
            """
        ) { When.ITouchButton("gone") },
        ActionCase(
            "a covered button",
            """
            When ITouchButton(_:): covered: failed after 2 s of virtual time.
            Could not touch button with id "covered" within 2 s.
            button "Covered" #covered cannot be touched: it is covered by UIView #veil at (210 155; 180 50) of the window.
            """
        ) { When.ITouchButton("covered") },
        ActionCase(
            "a disabled button",
            """
            When ITouchButton(_:withLabel:): off, Off: failed after 2 s of virtual time.
            Could not touch button with id "off" and label "Off" within 2 s.
            button "Off" #off cannot be touched: it is disabled.
            """
        ) { When.ITouchButton("off", withLabel: "Off") },
        ActionCase(
            "an id and a label of two buttons",
            """
            When ITouchButton(_:withLabel:): save, Off: failed after 2 s of virtual time.
            Did not find button with id "save" and label "Off" within 2 s.
            Nothing has all of these at once; the id alone is there.
            """
        ) { When.ITouchButton("save", withLabel: "Off") },
        ActionCase(
            "an empty id",
            """
            When ITouchButton(_:): : failed.
            Cannot look for button with id "": the id is empty.
            """
        ) { When.ITouchButton("") },
        ActionCase(
            "an empty label",
            """
            When ITouchElement(withLabel:): : failed.
            Cannot look for element with label "": the label is empty.
            """
        ) { When.ITouchElement(withLabel: "") },
        ActionCase(
            "no such element",
            """
            When ITouchElement(_:): lnk: failed after 2 s of virtual time.
            Did not find element with id "lnk" within 2 s.
            No such id. Did you mean "link"?
            """
        ) { When.ITouchElement("lnk") },
        ActionCase(
            "pressing a disabled element",
            """
            When ILongPressElement(_:): off: failed after 2 s of virtual time.
            Could not touch element with id "off" within 2 s.
            button "Off" #off cannot be touched: it is disabled.
            """
        ) { When.ILongPressElement("off") },
        ActionCase(
            "pressing no element",
            """
            When ILongPressElement(withLabel:): Crd: failed after 2 s of virtual time.
            Did not find element with label "Crd" within 2 s.
            No such label. Did you mean "Card"?
            """
        ) { When.ILongPressElement(withLabel: "Crd") },
        ActionCase(
            "a disabled checkbox",
            """
            When ITapCheckbox(_:): off: failed after 2 s of virtual time.
            Could not touch element with id "off" within 2 s.
            button "Off" #off cannot be touched: it is disabled.
            """
        ) { When.ITapCheckbox("off") },
        ActionCase(
            "a disabled switch",
            """
            When IToggleSwitch(_:to:): fixed, true: failed after 2 s of virtual time.
            Could not touch switch with id "fixed" within 2 s.
            toggle #fixed cannot be touched: it is disabled.
            """
        ) { When.IToggleSwitch("fixed", to: true) },
        ActionCase(
            "a switch that turns itself back",
            """
            When IToggleSwitch(_:to:): stubborn, true: failed.
            Could not turn switch with id "stubborn" on.
            turn tapped UISwitch #stubborn to turn it on, but it shows off afterwards.
            """
        ) { When.IToggleSwitch("stubborn", to: true) },
        ActionCase(
            "not a switch",
            """
            When IToggleSwitch(_:to:): save, true: failed after 2 s of virtual time.
            Did not find switch with id "save" within 2 s.
            button "Save" #save has this id, but is not a switch.
            """
        ) { When.IToggleSwitch("save", to: true) },
        ActionCase(
            "no such bar button",
            """
            When ITouchButtonBarButton(withLabel:): Don: failed after 2 s of virtual time.
            Did not find bar button with label "Don" within 2 s.
            No such label. Did you mean "done", "Done"?
            """
        ) { When.ITouchButtonBarButton(withLabel: "Don") },
        ActionCase(
            "a text instead of a bar button",
            """
            When ITouchButtonBarButton(withLabel:): A hint: failed after 2 s of virtual time.
            Did not find bar button with label "A hint" within 2 s.
            staticText "A hint" #hint has this label, but is not a bar button.
            """
        ) { When.ITouchButtonBarButton(withLabel: "A hint") },
        ActionCase(
            "the middle of nothing",
            """
            When ITouchMiddleOf(_:): svae: failed after 2 s of virtual time.
            Did not find element with id "svae" within 2 s.
            No such id. Did you mean "save"?
            """
        ) { When.ITouchMiddleOf("svae") },
        ActionCase(
            "a middle outside the screen",
            """
            When ITouchMiddleOf(_:): far: failed.
            Could not touch the middle of element with id "far".
            button "Far" #far has its middle at (1075, 20), outside the screen.
            """
        ) { When.ITouchMiddleOf("far") },
        ActionCase(
            "a button outside the screen",
            """
            When ITouchButton(_:): far: failed after 2 s of virtual time.
            Could not touch button with id "far" within 2 s.
            button "Far" #far cannot be touched: it is outside its window, at (1000 0; 150 40).
            """
        ) { When.ITouchButton("far") },
    ]

    @Test("A step that cannot touch its element fails once, and says why", arguments: cases)
    func notMet(_ row: ActionCase) {
        let played = play(ActionForm()) { _ in row.step() }
        #expect(played.failures == row.expected)
    }
}
