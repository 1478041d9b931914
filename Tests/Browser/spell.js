// Prints what finds the views of a trace's last frame in each dialect, as the page writes it: node spell.js TRACE.json
'use strict';
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');
const { viewer } = require('./assemble.js');

const parts = ['Page/Elements', 'Page/Storage', 'Model/Words', 'Model/Trace', 'Model/States', 'Model/Matrix',
    'Model/Places', 'Model/Selection',
    ...['Literals', 'AutomationElements', 'RobotSpelling', 'XCUITestSpelling', 'TABTestKitSpelling', 'SwerkinSpelling',
        'Spellings'].map((name) => `Spellings/${name}`)];

/** The viewer's spellings, in a world of their own. */
function spellingModel(globals = {}) {
    const code = parts.map((name) => fs.readFileSync(path.join(viewer, `${name}.js`), 'utf8')).join('\n');
    return vm.runInNewContext(`(() => { 'use strict';\n${code}
        return { Trace, States, Selection, Spellings, Places, swiftLiteral, featureLiteral }; })()`, globals);
}

/** For each view of a frame its id, and by each dialect's key what finds it. */
function spelledViews(data, frame = data.frames.length - 1) {
    const { Trace, States, Selection, Spellings, Places } = spellingModel();
    const trace = new Trace(data);
    const states = new States(trace);
    const state = states.at(frame);
    const spellings = new Spellings({ trace, states, selection: new Selection() });
    // As values of this world, which compare with others of it.
    return JSON.parse(JSON.stringify(Places.of(state).all.map(({ id }) => ({
        id, ...Object.fromEntries(spellings.all.map((spelling) => [spelling.key, spellings.of(id, state, spelling)])),
    }))));
}

module.exports = { spellingModel, spelledViews };

if (require.main === module) {
    console.log(JSON.stringify(spelledViews(JSON.parse(fs.readFileSync(process.argv[2], 'utf8')))));
}
