// What holds of the viewer's files: where they are, how long they are, and what they never do.
'use strict';
const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const { template, viewer } = require('../assemble.js');

const tests = path.join(__dirname, '..');

/** The files below a folder, by their paths. */
function files(folder) {
    return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const file = path.join(folder, entry.name);
        return entry.isDirectory() ? files(file) : [file];
    });
}

const pages = ['viewer.html', 'index.html', 'sheet.html'];
const scripts = () => [...files(viewer), ...files(tests)].filter((file) => file.endsWith('.js'));
const read = (file) => fs.readFileSync(file, 'utf8');

/** The functions of a script with their numbers of lines: from a line that opens a body to the one that closes it. */
function functions(text) {
    const lines = text.split('\n');
    const found = [];
    lines.forEach((line, index) => {
        if (!/^\s*((async |static |get )*[\w$]+\(.*\)|(async )?function\*? [\w$]+\(.*\)|\*?[\w$]+\(.*\)|async '.*'\(.*\)) \{$/.test(line)) return;
        if (/^\s*(if|for|while|switch|catch)\b/.test(line)) return;
        const indent = /^\s*/.exec(line)[0];
        const end = lines.findIndex((other, at) => at > index && new RegExp(`^${indent}\\}[,;)]*$`).test(other));
        if (end >= 0) found.push([line.trim(), end - index + 1]);
    });
    return found;
}

module.exports = {
    async 'each part of a template is a file, and each file is a part'() {
        const parts = pages.flatMap((name) =>
            [...read(path.join(viewer, name)).matchAll(/^\s*\/\* part: (.+) \*\/\s*$/gm)].map(([, part]) => part));
        const kept = files(viewer).map((file) => path.relative(viewer, file))
            .filter((file) => !pages.includes(file));
        assert.deepEqual([...new Set(parts)].sort(), kept.sort());
    },

    async 'no part has a line of the templates'() {
        for (const file of files(viewer).filter((one) => /\.(js|css)$/.test(one))) {
            assert.doesNotMatch(read(file), /^\s*\/\* (part: .+|trace) \*\/\s*$/m, file);
        }
        for (const name of pages) {
            assert.equal(template(name) .match(/^\s*\/\* trace \*\/\s*$/gm).length, 1);
        }
    },

    async 'a template has each part once'() {
        for (const name of pages) {
            const parts = [...read(path.join(viewer, name)).matchAll(/\/\* part: (.+) \*\//g)].map(([, part]) => part);
            assert.equal(new Set(parts).size, parts.length);
        }
    },

    async 'files have at most 300 lines, functions 40, and folders 12 files'() {
        for (const file of scripts()) {
            const text = read(file);
            assert.ok(text.split('\n').length <= 300, `${file} is long`);
            for (const [name, length] of functions(text)) {
                assert.ok(length <= 40, `${name} of ${file} has ${length} lines`);
            }
        }
        for (const folder of new Set([...files(viewer), ...files(tests)].map((file) => path.dirname(file)))) {
            const count = fs.readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()).length;
            assert.ok(count <= 12, `${folder} has ${count} files`);
        }
    },

    async 'nothing of a trace becomes markup or code, and nothing is asked for'() {
        const forbidden = /\b(innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|DOMParser|document\.write|eval|Function\(|setHTML|fetch\(|XMLHttpRequest|WebSocket|EventSource|sendBeacon|importScripts|import\()/;
        for (const file of files(viewer).filter((one) => one.endsWith('.js'))) {
            assert.doesNotMatch(read(file), forbidden, file);
            assert.doesNotMatch(read(file), /<\/script|<!--/i, file);
        }
        for (const file of files(viewer)) {
            const addresses = [...read(file)
                .matchAll(/\b(https?|ftp|wss?):\/\/[^\s'"`)]+/g)].map(([address]) => address);
            assert.deepEqual(addresses.filter((address) => address !== 'http://www.w3.org/2000/svg'), [], file);
            if (file.endsWith('.css')) assert.doesNotMatch(read(file), /@import|url\(/, file);
        }
    },

    async 'each page allows nothing but itself'() {
        for (const name of pages) {
            const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(template(name))[1];
            assert.match(policy, /^default-src 'none';/);
            assert.doesNotMatch(policy, /https?:|\*|unsafe-eval/);
        }
    },

    async 'the format names each key that the samples have'() {
        const format = read(path.join(viewer, '../Format.md'));
        for (const key of ['access', 'automation', 'copies', 'layers', 'focus', 'gone', 'since', 'every', 'target',
            'cover', 'failedStep']) assert.ok(format.includes(`\`${key}\``), key);
    },
};
