// How what finds a view is written in each dialect, without a browser.
'use strict';
const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');
const { viewer } = require('../assemble.js');
const { spellingModel, spelledViews } = require('../spell.js');

/** A trace of one screen: views by their names in the trace, and elements of XCUITest as `[depth, id, record, number]`. */
function screen(names, elements = [], { texts = {}, parents = {} } = {}) {
    const strings = [''];
    const text = (value) => {
        if (!strings.includes(value)) strings.push(value);
        return strings.indexOf(value);
    };
    const written = (record) => Object.fromEntries(Object.entries(record).map(([key, value]) =>
        [key, typeof value === 'string' ? text(value) : value]));
    const set = names.map((record, index) => {
        const children = names.map((_, child) => child + 1).filter((child) => parents[child] === index + 1);
        return [index + 1, { class: text('UIView'), box: [0, 0, 10, 10], children,
            ...(record && { names: index }), ...(texts[index + 1] && { text: text(texts[index + 1]) }) }];
    });
    return {
        version: 1, strings, names: names.map((record) => written(record ?? {})),
        automation: elements.map(([, , record]) => written(record)),
        frames: [{ at: 0, windows: names.map((_, index) => index + 1).filter((id) => !parents[id]), set,
            automation: [[0, 0, elements.map(([depth, id, , number], index) =>
                [depth, id, index, ...(number === undefined ? [] : [null, number])])]] }],
    };
}

/** What a dialect proposes for each view, in the order of their ids: code or note. */
const proposals = (trace, dialect) => spelledViews(trace).sort((one, other) => one.id - other.id)
    .map((view) => view[dialect].code ?? view[dialect].note);

const app = [0, 0, { type: 'application' }];

module.exports = {
    async 'Robot: role and name, identifier, text, role, class, and places at last'() {
        const cases = [
            [{ alone: 127, role: 'button', label: 'Pay', identifier: 'pay', class: 'UIButton' },
                'theOnlyElement(withRole(.button, named: "Pay"))'],
            [{ alone: 6, role: 'button', label: 'Pay', identifier: 'pay', class: 'UIButton' },
                'theOnlyView(withIdentifier("pay"))'],
            [{ alone: 12, class: 'UILabel' }, 'theOnlyView(withText("Hi"))'],
            [{ alone: 9, role: 'searchField', class: 'UIView' }, 'theOnlyElement(withRole(.searchField))'],
            [{ alone: 8, class: 'Outer.Card' }, 'theOnlyView(ofClass(Outer.Card.self))'],
            [{ turn: 2, role: 'button', label: 'Buy', class: 'UIButton' },
                'allElements(withRole(.button, named: "Buy"))[2]'],
            [{ place: 3, class: 'UIView' }, 'allViews(ofClass(UIView.self))[3]'],
            [{ place: 3, class: 'UIView', elsewhere: 1 }, 'allViews(ofClass(UIView.self)).inAllWindows()[3]'],
            [{ alone: 1, role: 'button', label: 'a', class: 'UIButton', elsewhere: 1 },
                'theOnlyElement(withRole(.button, named: "a")).inAllWindows()'],
            [undefined, 'Queries are recorded from the failure on, or with ROBOT_TRACE=always.'],
        ];
        const trace = screen(cases.map(([names]) => names), [], { texts: { 3: 'Hi' } });
        assert.deepEqual(proposals(trace, 'robot'), cases.map(([, code]) => code));
    },

    async 'XCUITest, TABTestKit and Gherkin: a name of its own, or a number among those that are alike'() {
        const cases = [
            [[1, 1, { type: 'button', identifier: 'pay', label: 'Pay' }],
                'app.buttons["pay"]', 'Button(id: "pay")', 'the button "pay"'],
            [[1, 2, { type: 'button', label: 'Buy' }], 'app.buttons.matching(identifier: "Buy").element(boundBy: 0)',
                'Button(id: "Buy")', 'the button "Buy"'],
            [[1, 3, { type: 'button', label: 'Buy' }], 'app.buttons.matching(identifier: "Buy").element(boundBy: 1)',
                'Button(id: "Buy", index: 1)', 'the button 2 "Buy"'],
            [[1, 4, { type: 'cell' }, 40], 'app.cells.element(boundBy: 40)', 'Cell(index: 40)', 'the cell 41'],
            [[1, 5, { type: 'table' }], 'app.tables.element', 'Table()', 'the table'],
            [[1, 6, { type: 'segmentedControl' }], 'app.segmentedControls.element', 'SegmentedControl()',
                'the segmented control'],
            [[1, 7, { type: 'switch', label: 'a "b" \\' }], 'app.switches["a \\"b\\" \\\\"]',
                'Switch(id: "a \\"b\\" \\\\")', 'the switch "a \\"b\\" \\\\"'],
            [[1, 8, { type: 'alert' }], 'app.alerts.element', 'Alert(id: nil)', 'the alert'],
            [[1, 9, { type: 'menuItem', label: 'Copy' }], 'app.menuItems["Copy"]',
                'TABTestKit has no elements of the type menu item.', 'Gherkin has no elements of the type menu item.'],
            [[1, 10, { type: 'other' }], 'app.otherElements.element',
                'TABTestKit finds a view by its name, and this one has none. Give it an accessibilityIdentifier.',
                'Gherkin finds a view by its name, and this one has none. Give it an accessibilityIdentifier.'],
        ];
        const trace = screen(cases.map(() => ({})), [app, ...cases.map(([row]) => row)]);
        ['xcuitest', 'tabtestkit', 'gherkin'].forEach((dialect, index) =>
            assert.deepEqual(proposals(trace, dialect), cases.map((entry) => entry[index + 1])));
    },

    async 'a part of an element is found by the element, and what is in none by nothing'() {
        const trace = screen([{ alone: 16, identifier: 'pay', role: 'button' }, {}, {}],
            [app, [1, 1, { type: 'button', label: 'Pay' }]], { parents: { 2: 1 } });
        const [, part, other] = spelledViews(trace).sort((one, two) => one.id - two.id);
        assert.deepEqual({ ...part.xcuitest }, { code: 'app.buttons["Pay"]', isOfOther: true,
            note: 'For XCUITest the view is a part of this element.' });
        assert.equal(part.swerkin.code, 'viewTester.usingIdentifier("pay")');
        assert.equal(other.xcuitest.note, 'XCUITest has no element for this view.');
        assert.match(other.swerkin.note, /Give it an accessibilityIdentifier/);
    },

    async 'Swerkin: identifier, label, label and trait'() {
        const trace = screen([{ alone: 48, identifier: 'pay', label: 'Pay' }, { alone: 32, label: 'Pay' },
            { alone: 64, label: 'Pay', trait: 'button' }]);
        assert.deepEqual(proposals(trace, 'swerkin'), ['viewTester.usingIdentifier("pay")',
            'viewTester.usingLabel("Pay")', 'viewTester.usingLabel("Pay").usingTraits(.button)']);
    },

    async 'texts are literals of Swift and of features, whatever is in them'() {
        const { swiftLiteral, featureLiteral } = spellingModel();
        assert.equal(swiftLiteral('a"b\\(c)\n\t\u202e'), '"a\\"b\\\\(c)\\n\\t\\u{202E}"');
        assert.equal(featureLiteral('a"b\\'), '"a\\"b\\\\"');
    },

    async 'the filter of a test is a regular expression that a shell leaves as it is'() {
        const source = fs.readFileSync(path.join(viewer, 'Panels/Recording.js'), 'utf8');
        const command = vm.runInNewContext(`(() => { ${source}\nreturn recordingCommand; })()`, {});
        const cases = [
            ['AppTests.CheckoutTests/pay()', '^AppTests\\.CheckoutTests/pay\\(\\)'],
            ['AppTests.Outer/Inner/pay(_:)', '^AppTests\\.Outer/Inner/pay\\(_:\\)'],
            ['AppTests.CheckoutTests/testPay', '^AppTests\\.CheckoutTests/testPay$'],
            ['AppTests.`a "b" $HOME`()', '^AppTests\\..a .b. .HOME.\\(\\)'],
        ];
        for (const [id, filter] of cases) {
            assert.equal(command({ id }, 3), `ROBOT_SESSION=step:3 swift test --filter "${filter}"`);
        }
        assert.equal(command({}, 3), undefined);
    },
};
