// The drawings of the system's symbols, without a browser.
'use strict';
const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');
const { viewer } = require('../assemble.js');

/** The paths of a symbol as it is drawn, in one line each, with those in a frame set in. */
function drawn(image) {
    const code = fs.readFileSync(path.join(viewer, 'Picture/Symbols.js'), 'utf8');
    const draw = (tag, attributes, ...children) => ({ tag, ...attributes, children: children.flat(2).filter(Boolean) });
    const symbolShapes = vm.runInNewContext(`(() => { 'use strict';\n${code}\nreturn symbolShapes; })()`, { draw });
    const lines = ({ tag, d, fill, stroke, children }, indent) => tag === 'g'
        ? children.flatMap((child) => lines(child, '  ')) : [`${indent}${d} ${fill ?? 'none'} ${stroke ?? ''}`.trimEnd()];
    return Array.from(symbolShapes({ text: (index) => image.texts[index] }, image, '#123456')).flat()
        .filter(Boolean).flatMap((shape) => lines(shape, ''));
}

module.exports = {

'a symbol is drawn as the trace says': () => {
    const texts = ['M0 0H9', 'M1 1H2'];
    assert.deepEqual(drawn({ texts, line: 0 }), ['M0 0H9 none #123456']);
    assert.deepEqual(drawn({ texts, line: 0, area: 1, closed: 1 }), ['M0 0H9 #123456 #123456', 'M1 1H2 #123456 none']);
    assert.deepEqual(drawn({ texts, area: 1, slashed: 1 }), ['M1 1H2 #123456 none', 'M3 3L21 21 none']);
    assert.deepEqual(drawn({ texts }), []);
},

'a solid frame leaves the symbol out, another one does not': () => {
    const [frame, sign] = drawn({ texts: ['M0 0H9'], line: 0, frame: 'circle', solid: 1 });
    assert.match(frame, /^M12 2.5.* #123456$/);
    assert.equal(sign, '  M0 0H9 none #ffffff');
    const [open, other] = drawn({ texts: ['M0 0H9'], line: 0, frame: 'square' });
    assert.match(open, /^M5.5 3.* none$/);
    assert.equal(other, '  M0 0H9 none #123456');
    assert.deepEqual(drawn({ texts: ['M0 0H9'], line: 0, frame: 'constructor' }), ['M0 0H9 none #123456']);
},

};
