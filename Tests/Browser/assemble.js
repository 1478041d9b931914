// Makes a page of a template, its parts and a trace, by the rule of Sources/Trace/Format.md.
'use strict';
const fs = require('node:fs');
const path = require('node:path');

const viewer = path.join(__dirname, '../../Sources/Trace/Viewer');

/** The template with each part in the place of its line. */
function template(name) {
    return fs.readFileSync(path.join(viewer, name), 'utf8').split('\n').map((line) => {
        const part = /^\/\* part: (.+) \*\/$/.exec(line.trim());
        return part ? fs.readFileSync(path.join(viewer, part[1]), 'utf8') : line;
    }).join('\n');
}

/** The JSON with nothing that ends a script, or a line of one. */
function escaped(json) {
    return json.replace(/[<>&\u2028\u2029\u007f]/g,
        (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function assemble(name, data) {
    return template(name).split('\n')
        .map((line) => (line.trim() === '/* trace */' ? escaped(JSON.stringify(data)) : line)).join('\n');
}

module.exports = { assemble, template, viewer };
