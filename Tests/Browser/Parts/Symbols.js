// The drawings of the system's symbols, without a browser.
'use strict';
const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');
const { viewer } = require('../assemble.js');

function symbols() {
    const code = fs.readFileSync(path.join(viewer, 'Picture/Symbols.js'), 'utf8');
    return vm.runInNewContext(
        `(() => { 'use strict';\n${code}\nreturn { symbolParts, symbolPaths, symbolFrames, neutralSymbol }; })()`, {});
}

module.exports = {

'a symbol is its base, in a frame, filled or not': () => {
    const { symbolParts, symbolPaths, symbolFrames } = symbols();
    for (const [name, base, frame, isFilled] of [
        ['plus', 'plus', undefined, false], ['plus.circle', 'plus', 'circle', false],
        ['plus.circle.fill', 'plus', 'circle', true], ['heart.fill', 'heart', undefined, true],
        ['eye.slash', 'eye.slash', undefined, false], ['person.fill.badge.plus', 'person', undefined, true],
        ['chevron.left.2', 'chevron.left', undefined, false],
    ]) {
        const parts = symbolParts(name);
        assert.equal(parts.base, symbolPaths[base], name);
        assert.equal(parts.frame, symbolFrames[frame], name);
        assert.equal(parts.isFilled, isFilled, name);
    }
},

'a name without a drawing is a neutral sign, in its frame, and no letters': () => {
    const { symbolParts, symbolFrames, neutralSymbol } = symbols();
    assert.equal(symbolParts('hare.and.tortoise').base, neutralSymbol);
    assert.equal(symbolParts('hare.circle.fill').base, neutralSymbol);
    assert.equal(symbolParts('hare.circle.fill').frame, symbolFrames.circle);
    assert.equal(symbolParts('constructor').base, neutralSymbol);
},

};
