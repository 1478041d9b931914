/** Elements in XCUITest's words: `app.buttons["Pay"]`. */
const xcuiTestSpelling = {
    key: 'xcuitest', title: 'XCUITest',

    spell(view) {
        return spellElement(view, 'XCUITest', ({ best }) => {
            const { type, name, index, isAlone } = best;
            const query = `app.${xcuiTestSpelling.queries[type] ?? `${type}s`}`;
            if (name === undefined) return isAlone ? `${query}.element` : `${query}.element(boundBy: ${index})`;
            return isAlone ? `${query}[${swiftLiteral(name)}]`
                : `${query}.matching(identifier: ${swiftLiteral(name)}).element(boundBy: ${index})`;
        });
    },

    /** The queries that are not called as their type with an s. */
    queries: { checkBox: 'checkBoxes', comboBox: 'comboBoxes', switch: 'switches', other: 'otherElements' },
};

/**
 * The view's element in the words that `words` makes of what finds it. It may return undefined, or `{ note }`, if the
 * dialect has no way to it.
 */
function spellElement({ trace, state, place }, dialect, words) {
    const elements = AutomationElements.of(trace, state);
    if (elements.isEmpty) {
        return { note: `This trace has no elements of XCUITest: they are recorded in full once a test has launched `
            + 'XCUIApplication.' };
    }
    if (elements.isCut) return { note: 'The screen has more elements than are recorded.' };
    const found = elements.around(place);
    if (!found) return { note: `${dialect} has no element for this view.` };
    const spelled = words(elements.findings(found.element), found.element);
    if (typeof spelled !== 'string') return { note: spelled.note };
    return found.isOwn ? { code: spelled }
        : { code: spelled, isOfOther: true, note: `For ${dialect} the view is a part of this element.` };
}
