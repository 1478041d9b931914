// Writes the pages of all samples into a folder.
'use strict';
const fs = require('node:fs');
const path = require('node:path');
const { assemble } = require('../assemble.js');
const { drawings } = require('./Drawings.js');
const { hostile } = require('./Hostile.js');
const { indexOf } = require('./IndexSample.js');
const { long } = require('./Long.js');
const { rightToLeft } = require('./RightToLeft.js');
const { contactSheet, thousandGuises } = require('./SheetSample.js');
const { shop } = require('./Shop.js');

/** A test that recorded nothing. */
function empty() {
    return { version: 1, test: { name: 'Nothing', suite: 'EmptyTests', outcome: 'skipped' }, strings: [''] };
}

/** A hierarchy of views that are each in the one before. */
function nested(depth) {
    const set = Array.from({ length: depth }, (_, index) => [index + 1, {
        class: 1, box: [0, 0, 390, 844], ...(index < depth - 1 && { children: [index + 2] }), under: 0,
    }]);
    const step = { kind: 2, words: 2, start: 0, end: 0 };
    return {
        version: 1, test: { name: 'Deep', outcome: 'passed' }, strings: ['', 'UIView', 'query'],
        fragments: [[['fill', [0, 0, 390, 844], '#34C759']]],
        frames: [{ at: 0, windows: [1], set }], steps: [step],
    };
}

/** Makes `<name>.html` of each sample; returns the traces by their names. */
function writeSamples(folder) {
    const traces = {
        shop: shop(), dark: shop({ appearance: 'dark', fails: false }), drawings: drawings(), hostile: hostile(),
        rightToLeft: rightToLeft(),
        thousand: long(1000), long: long(10_000, { failsAt: 7777 }), empty: empty(),
    };
    for (const [name, trace] of Object.entries(traces)) {
        fs.writeFileSync(path.join(folder, `${name}.html`), assemble('viewer.html', trace));
    }
    const listed = ['shop', 'dark', 'drawings', 'hostile', 'rightToLeft', 'thousand', 'long'];
    traces.index = indexOf('Tea shop', listed.map((name) => [`${name}.html`, traces[name]]));
    fs.writeFileSync(path.join(folder, 'index.html'), assemble('index.html', traces.index));
    traces.sheet = contactSheet();
    fs.writeFileSync(path.join(folder, 'sheet.html'), assemble('sheet.html', traces.sheet));
    fs.writeFileSync(path.join(folder, 'manyGuises.html'), assemble('sheet.html', thousandGuises()));
    fs.writeFileSync(path.join(folder, 'unreadable.html'), assemble('viewer.html', { version: 2 }));
    fs.writeFileSync(path.join(folder, 'damaged.html'),
        assemble('viewer.html', { ...traces.empty, frames: [{ at: 0, set: 7 }], steps: [{ kind: 0 }] }));
    fs.writeFileSync(path.join(folder, 'deep.html'), assemble('viewer.html', nested(20_000)));
    return traces;
}

module.exports = { writeSamples };

if (require.main === module) {
    fs.mkdirSync(process.argv[2], { recursive: true });
    writeSamples(process.argv[2]);
}
