/** Elements in TABTestKit's words: `Button(id: "Pay")`. */
const tabTestKitSpelling = {
    key: 'tabtestkit', title: 'TABTestKit',

    spell(view) {
        return spellElement(view, 'TABTestKit', (findings) => {
            const kind = elementKinds[findings.best.type];
            const found = foundByKind(findings, kind, 'TABTestKit');
            if (found.note) return found;
            const parts = [found.name !== undefined && `id: ${swiftLiteral(found.name)}`,
                kind.struct === 'Alert' && found.name === undefined && 'id: nil',
                found.index > 0 && `index: ${found.index}`].filter(Boolean);
            return `${kind.struct}(${parts.join(', ')})`;
        });
    },
};

/** The same in Gherkin's words, as each step with an element takes them: `the button "Pay"`. */
const gherkinSpelling = {
    key: 'gherkin', title: 'Gherkin',

    spell(view) {
        return spellElement(view, 'Gherkin', (findings) => {
            const kind = elementKinds[findings.best.type];
            const found = foundByKind(findings, kind, 'Gherkin');
            if (found.note) return found;
            const isNumbered = found.index > 0 || (found.name === undefined && kind.isNumbered && !found.isAlone);
            if (found.index > 0 && !kind.isNumbered) {
                return { note: `Gherkin has no number for a ${kind.words}, and another one has the same name.` };
            }
            return [`the ${kind.words}`, isNumbered && String(found.index + 1),
                found.name !== undefined && featureLiteral(found.name)].filter(Boolean).join(' ');
        });
    },
};

/** By a name if the kind has names, and else by its number among those of its type; a note says why neither does. */
function foundByKind({ best, numbered }, kind, dialect) {
    if (!kind) return { note: `${dialect} has no elements of the type ${Words.spaced(best.type)}.` };
    if (kind.names === 'none') return numbered;
    if (best.name === undefined && kind.names === 'needed') {
        return { note: `${dialect} finds a ${kind.words} by its name, and this one has none. `
            + 'Give it an accessibilityIdentifier.' };
    }
    return best.index > 0 && kind.hasNoIndex
        ? { note: `${dialect} finds the first ${kind.words} of this name alone.` } : best;
}

/**
 * The kinds of elements of TABTestKit and Gherkin, by XCUITest's types: whether they have names, whether TABTestKit takes
 * no index, and whether Gherkin takes a number.
 */
const elementKinds = {
    button: { struct: 'Button', words: 'button', names: 'needed', isNumbered: true },
    switch: { struct: 'Switch', words: 'switch', names: 'needed', isNumbered: true },
    slider: { struct: 'Slider', words: 'slider', names: 'needed', isNumbered: true },
    stepper: { struct: 'Stepper', words: 'stepper', names: 'needed', isNumbered: true },
    segmentedControl: { struct: 'SegmentedControl', words: 'segmented control', names: 'none', isNumbered: true },
    pageIndicator: { struct: 'PageIndicator', words: 'page indicator', names: 'possible', isNumbered: true },
    picker: { struct: 'Picker', words: 'picker', names: 'needed', isNumbered: true },
    datePicker: { struct: 'DatePicker', words: 'date picker', names: 'needed', isNumbered: true },
    staticText: { struct: 'Label', words: 'label', names: 'needed' },
    textField: { struct: 'TextField', words: 'text field', names: 'needed' },
    secureTextField: { struct: 'SecureTextField', words: 'secure text field', names: 'needed' },
    textView: { struct: 'TextView', words: 'text view', names: 'needed' },
    image: { struct: 'Image', words: 'image', names: 'possible', isNumbered: true },
    other: { struct: 'View', words: 'view', names: 'needed', isNumbered: true },
    scrollView: { struct: 'ScrollView', words: 'scroll view', names: 'possible', isNumbered: true },
    webView: { struct: 'WebView', words: 'web view', names: 'needed' },
    table: { struct: 'Table', words: 'table', names: 'possible' },
    collectionView: { struct: 'CollectionView', words: 'collection view', names: 'possible' },
    cell: { struct: 'Cell', words: 'cell', names: 'possible', isNumbered: true },
    navigationBar: { struct: 'NavBar', words: 'navigation bar', names: 'possible' },
    tabBar: { struct: 'TabBar', words: 'tab bar', names: 'possible' },
    alert: { struct: 'Alert', words: 'alert', names: 'possible', hasNoIndex: true },
    sheet: { struct: 'Sheet', words: 'action sheet', names: 'needed', hasNoIndex: true },
};
