// The viewer's model without a browser: states, the time scale, what differs, and words.
'use strict';
const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');
const { viewer } = require('../assemble.js');

const names = ['Words', 'Trace', 'States', 'Matrix', 'Places', 'NodeNames', 'Selection', 'Navigation', 'StepRows',
    'Difference', 'Search'];

/** The model's classes, from a world of their own for each check. */
function model() {
    const sources = [...names.map((name) => `Model/${name}.js`), 'Timeline/TimeScale.js', 'Lists/Code.js',
        'Page/Elements.js', 'Page/Header.js'];
    const code = sources.map((name) => fs.readFileSync(path.join(viewer, name), 'utf8')).join('\n');
    const exported = [...names, 'TimeScale', 'visibleText', 'visibleLines', 'lineCount', 'codeBreak', 'localAddress',
        'textSizeWords'].join(', ');
    return vm.runInNewContext(`(() => { 'use strict';\n${code}\nreturn { ${exported} }; })()`, {});
}

/** The nodes of a frame, made the plain way: all differences from the first one. */
function plainNodes(trace, index) {
    const nodes = new Map();
    let [access, windows] = [[], []];
    for (const frame of trace.frames.slice(0, index + 1)) {
        for (const id of frame.gone ?? []) nodes.delete(id);
        for (const [id, changes] of frame.set ?? []) {
            nodes.set(id, Object.fromEntries(Object.entries({ ...nodes.get(id), ...changes, id })
                .filter(([, value]) => value !== null)));
        }
        for (const [start, removed, added] of frame.access ?? []) {
            access = [...access.slice(0, start), ...added, ...access.slice(start + removed)];
        }
        windows = frame.windows ?? windows;
    }
    return { nodes: Object.fromEntries(nodes), access, windows };
}

const plain = (value) => JSON.parse(JSON.stringify(value));
const copy = (trace) => plain(trace);

/** Numbers that are the same in each run. */
function* numbers(seed) {
    for (let state = seed; ; yield state / 2 ** 32) state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
}

module.exports = {
    async 'jumps between frames give the states of all differences in turn'({ traces }) {
        const { Trace, States } = model();
        for (const name of ['shop', 'drawings', 'hostile', 'thousand']) {
            const trace = copy(traces[name]);
            const states = new States(new Trace(copy(traces[name])));
            const random = numbers(7);
            const jumps = [trace.frames.length - 1, 0,
                ...Array.from({ length: 30 }, () => Math.floor(random.next().value * trace.frames.length))];
            for (const index of jumps) {
                const state = states.at(index);
                const expected = plainNodes(trace, index);
                assert.equal(state.index, index);
                assert.deepEqual(plain(Object.fromEntries(state.nodes)), plain(expected.nodes),
                    `${name}, frame ${index}`);
                assert.deepEqual(plain(state.access), plain(expected.access));
                assert.deepEqual(plain(state.windows), plain(expected.windows));
            }
        }
    },

    async 'a full frame forgets what was before it'() {
        const { Trace, States } = model();
        const states = new States(new Trace({ strings: [''], frames: [
            { at: 0, windows: [1], set: [[1, { class: 0, children: [2] }], [2, { class: 0 }]], focus: 2,
                access: [[0, 0, [[0, 2, 0]]]] },
            { at: 1, full: 1, windows: [3], set: [[3, { class: 0 }]] }, { at: 2, set: [[3, { opacity: 0.5 }]] },
        ] }));
        for (const order of [[2, 1, 0], [0, 1, 2]]) for (const index of order) states.at(index);
        assert.deepEqual([...states.at(2).nodes.keys()], [3]);
        assert.equal(states.at(2).nodes.get(3).opacity, 0.5);
        assert.equal(states.at(1).nodes.get(3).opacity, undefined);
        assert.equal(states.at(1).focus, 0);
        assert.equal(states.at(2).access.length, 0);
        assert.deepEqual([...states.at(0).nodes.keys()], [1, 2]);
    },

    async 'a jump applies few differences once the trace was passed'({ traces }) {
        const { Trace, States } = model();
        const trace = new Trace(copy(traces.thousand));
        let applied = 0;
        trace.frames = trace.frames.map((frame) =>
            new Proxy(frame, { get: (target, key) => { if (key === 'at') applied += 1; return target[key]; } }));
        const states = new States(trace);
        states.at(trace.frames.length - 1);
        applied = 0;
        states.at(Math.floor(trace.frames.length / 2) + 5);
        assert.ok(applied <= States.interval, `${applied} differences`);
    },

    async 'the time scale is monotone, gives each frame a place, and back its frame'({ traces }) {
        const { Trace, TimeScale } = model();
        for (const name of ['shop', 'dark', 'thousand', 'hostile', 'empty']) {
            const trace = new Trace(copy(traces[name]));
            const scale = new TimeScale(trace);
            for (let index = 1; index < trace.frames.length; index += 1) {
                assert.ok(scale.frameX[index] > scale.frameX[index - 1], `${name}, frame ${index}`);
            }
            trace.frames.forEach((frame, index) =>
                assert.deepEqual(plain(scale.at(scale.frameX[index])), { time: frame.at, frame: index },
                `${name}, frame ${index}`));
            assert.ok(scale.x(0) >= 0 && scale.x(trace.end) <= 1);
        }
    },

    async 'many frames at one time have places of their own'() {
        const { Trace, TimeScale } = model();
        const scale = new TimeScale(new Trace({ frames: Array.from({ length: 5 }, () => ({ at: 0 })) }));
        assert.deepEqual([...scale.frameX], [0, 0.25, 0.5, 0.75, 1]);
    },

    async 'only gaps that are long beside the rest are folded'() {
        const { TimeScale } = model();
        const cases = [[[1e6, 1e6, 1e6], Infinity], [[3e5, 3e5, 3600e6], 2e6], [[5e6, 5e6, 5e6], 2e6],
            [[1e6, 1.5e6, 1.9e6, 2.1e6], 2.2e6]];
        assert.deepEqual(cases.map(([gaps]) => TimeScale.foldLimit(gaps))
            .map((limit, index) => cases[index][0].filter((gap) => gap > limit).length), [0, 1, 3, 0]);
    },

    async 'no tick is within a fold, and none too near to another'({ traces }) {
        const { Trace, TimeScale } = model();
        const scale = new TimeScale(new Trace(copy(traces.shop)));
        const ticks = scale.ticks(40);
        assert.ok(ticks.length > 20);
        for (const { time } of ticks) {
            assert.ok(!scale.folds.some(({ from, to }) => time > from.time && time < to.time), `${time}`);
        }
        for (let index = 1; index < ticks.length; index += 1) assert.ok(ticks[index].x - ticks[index - 1].x > 0.015);
    },

    async 'links lead to files beside the index alone'() {
        const { localAddress } = model();
        for (const address of ['a.html', 'a%20b.html', 'inner/a.html',
            './a:b.html']) assert.equal(localAddress(address), address);
        for (const address of ['javascript:alert(1)', ' \n\u0001javascript:x', 'JavaScript:x', 'data:text/html,x',
            'https://example.com', '//example.com', '\\\\example.com', '/\\example.com', ' //example.com', '',
            undefined]) {
            assert.equal(localAddress(address), undefined, address);
        }
    },

    async 'text sizes are in words, but for the usual one'() {
        const { textSizeWords } = model();
        const names = ['large', undefined, 'UICTContentSizeCategoryL', 'UICTContentSizeCategoryXXL',
            'UICTContentSizeCategoryAccessibilityM', 'extraExtraLarge', '<b>'];
        assert.deepEqual(names.map((name) => textSizeWords(name)),
            [undefined, undefined, undefined, 'extra extra large text', 'accessibility medium text',
            'extra extra large text', '<b> text']);
    },

    async 'ticks are at round times'() {
        const { TimeScale } = model();
        const steps = [[1e6, 5], [10e6, 5], [90e6, 4], [2555e6, 5], [7200e6, 5],
            [40 * 3600e6, 5]].map(([end, count]) => TimeScale.step(end, 0, count));
        assert.deepEqual(steps, [2e5, 2e6, 30e6, 600e6, 1800e6, 36000e6]);
    },

    async 'times and numbers in words'() {
        const { Words } = model();
        const times = [0, 1, 350, 350000, 1234567, 12345678, 59_999_999, 60e6, 123.5e6, 3599.999e6, 3600e6, 3605.272e6,
            3_725e6, 36_000_000e6];
        assert.deepEqual(times.map(Words.time),
            ['0 s', '0 s', '0 s', '0.35 s', '1.235 s', '12.35 s', '60 s', '1 min', '2:03.5', '1:00:00', '1 h',
            '1:00:05.27', '1:02:05', '10,000 h']);
        assert.deepEqual([0, 340, 1200, 45_600, 3_400_000].map(Words.real),
            ['0 µs', '340 µs', '1.2 ms', '46 ms', '3.4 s']);
        assert.deepEqual([0, -0, 1.5, 1.239, -0.001, 100].map(Words.points), ['0', '0', '1.5', '1.24', '0', '100']);
        assert.deepEqual([[1, 'step'], [0, 'step'], [10_000, 'step']].map(([count, noun]) => Words.count(count, noun)),
            ['1 step', '0 steps', '10,000 steps']);
        const transforms = [[1, 0, 0, 1, 0, 0], [0, 1, -1, 0, 0, 0], [2, 0, 0, 2, 5, 0], [-1, 0, 0, 1, 0, 0],
            [1, 0.5, 0, 1, 0, 0], [0, 0, 0, 0, 0, 0]];
        assert.deepEqual(transforms.map(Words.transform),
            ['identity', 'rotated 90°', 'scaled 2, moved (5, 0)', 'rotated 180°, scaled 1 by -1', '1 0.5 0 1 0 0',
            'scaled 0']);
        assert.equal(Words.place('Tests/A/B.swift', 7), 'B.swift:7');
    },

    async 'characters that show nothing get signs'() {
        const { visibleText, visibleLines } = model();
        assert.equal(visibleText('a\u0000b\u001b\u007f\u0085\n\t\u2028\u202e\u2066\ufeff\u200b'),
            'a␀b␛␡⟨U+0085⟩↵ ⟨U+2028⟩⟨U+202E⟩⟨U+2066⟩⟨U+FEFF⟩⟨U+200B⟩');
        assert.equal(visibleText('👩🏽‍🚀 é שלום <b>'), '👩🏽‍🚀 é שלום <b>');
        assert.equal(visibleLines('a\nb\u0007'), 'a\nb␇');
    },

    async 'places follow position, anchor, transform, scrolling and zPosition'() {
        const { Trace, States, Places } = model();
        const states = new States(new Trace({ test: { device: { size: [200, 200] } },
            frames: [{ at: 0, windows: [1], set: [
            [1, { box: [0, 0, 200, 200], children: [2, 3, 5], under: 0 }], [5, { box: [0, 0, 200, 200], z: 5 }],
                [2, { box: [10, 20, 100, 100], scroll: [0, 30], clips: 1, children: [4], z: 1 }],
            [3, { box: [50, 50, 100, 50], under: 0 }],
                [4, { box: [0, 50, 40, 20], transform: [0, 1, -1, 0, 0, 0], under: 0 }],
        ] }] }));
        const places = Places.of(states.at(0));
        assert.deepEqual(plain(places.all.map(({ id }) => id)), [1, 3, 2, 4, 5]);
        // The middle of the turned view is at (20, 60) of its parent, scrolled by 30, at (10, 20).
        assert.deepEqual(plain(places.byId.get(4).bounds), [20, 30, 20, 40]);
        assert.equal(places.hit(30, 50).id, 4);
        assert.equal(places.hit(60, 60).id, 3);
        assert.equal(places.hit(190, 190).id, 1);
        assert.equal(places.hit(300, 300), undefined);
    },

    async 'words of steps take the lines that they need'() {
        const { lineCount, codeBreak } = model();
        const cases = [['tapOn(a)', 20, 1], ['tapOn(theFirstView(withLabel("Save")))', 30, 2], ['a(b(c(d(e', 4, 3],
            ['x'.repeat(100), 20, 3], ['', 20, 1]];
        for (const [text, width, expected] of cases) assert.equal(lineCount(text, codeBreak, width, 3), expected, text);
    },

    async 'steps are filtered with those around them, and folded'({ traces }) {
        const { Trace, StepRows } = model();
        const rows = new StepRows(new Trace(copy(traces.shop)));
        assert.equal(rows.rows.length, 19);
        rows.setFilter('failed');
        assert.deepEqual(plain(rows.rows.map(({ index }) => index)), [15, 16, 18]);
        rows.setFilter('all');
        rows.fold(1, true);
        assert.deepEqual(plain(rows.rows.map(({ index }) => index)), [0, 1, 15, 16, 17, 18]);
        assert.equal(rows.rowFor(7), 1);
        assert.equal(rows.unfoldAround(7), true);
        assert.equal(rows.rows.length, 19);
    },
};
