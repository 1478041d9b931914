// Records a trace of screens that are given as trees, as the recorder in Swift does of views.
'use strict';

/** Interned values: equal ones have one index. */
class Table {
    constructor(...values) {
        this.values = [];
        this.indices = new Map();
        for (const value of values) this.index(value);
    }

    index(value) {
        const key = typeof value === 'string' ? value : JSON.stringify(value);
        if (!this.indices.has(key)) {
            this.indices.set(key, this.values.length);
            this.values.push(value);
        }
        return this.indices.get(key);
    }
}

class Recorder {
    constructor(test) {
        this.test = test;
        this.strings = new Table('');
        for (const name of ['fonts', 'images', 'fragments', 'properties', 'edges', 'names', 'accessibility',
            'automation']) this[name] = new Table();
        Object.assign(this, { frames: [], steps: [], events: [], failures: [], sources: [] });
        Object.assign(this, { ids: new Map(), known: new Map(), open: [], now: 0, access: [], automated: [] });
    }

    text(string) {
        return this.strings.index(String(string));
    }

    font({ name = '.SFUI-Regular', size = 17, ...rest } = {}) {
        return this.fonts.index({ name: this.text(name), size, ascent: size * 0.95, descent: size * 0.24, ...rest });
    }

    fragment(commands) {
        return this.fragments.index(commands);
    }

    image({ name, ...rest }) {
        return this.images.index(name === undefined ? rest : { ...rest, name: this.text(name) });
    }

    id(key) {
        if (!this.ids.has(key)) this.ids.set(key, this.ids.size + 1);
        return this.ids.get(key);
    }

    /** Takes a frame of windows, each a tree of `{ key, class, box, children, … }`. */
    frame(windows, { at = this.now, focus, screen } = {}) {
        this.now = at;
        this.rows = { access: [], automation: [] };
        const nodes = new Map();
        for (const window of windows) this.flatten(window, nodes, 0, 0);
        const frame = { at, ...this.changes(nodes), ...this.treeChanges() };
        const roots = windows.map(({ key }) => this.id(key));
        if (JSON.stringify(roots) !== this.roots) frame.windows = roots;
        this.roots = JSON.stringify(roots);
        if (screen) frame.screen = screen;
        const focused = focus ? this.id(focus) : null;
        if (focused !== (this.focus ?? null)) frame.focus = focused;
        this.focus = focused;
        this.frames.push(frame);
        return this.frames.length - 1;
    }

    changes(nodes) {
        const set = [];
        for (const [id, node] of nodes) {
            const changes = difference(this.known.get(id) ?? {}, node);
            if (Object.keys(changes).length > 0) set.push([id, changes]);
        }
        const gone = [...this.known.keys()].filter((id) => !nodes.has(id));
        this.known = nodes;
        return { ...(set.length > 0 && { set }), ...(gone.length > 0 && { gone }) };
    }

    treeChanges() {
        const access = splice(this.access, this.rows.access);
        const automation = splice(this.automated, this.rows.automation);
        this.access = this.rows.access;
        this.automated = this.rows.automation;
        return { ...(access && { access }), ...(automation && { automation }) };
    }

    flatten(view, nodes, accessDepth, automationDepth) {
        const id = this.id(view.key);
        nodes.set(id, this.node(view));
        const inner = [accessDepth, automationDepth];
        if (view.access) {
            this.rows.access.push([accessDepth, id, this.accessibility.index(this.texts(view.access, ['element']))]);
            inner[0] += 1;
        }
        if (view.automation) {
            this.rows.automation.push([automationDepth, id,
                this.automation.index(this.texts(view.automation, ['disabled', 'selected', 'focused']))]);
            inner[1] += 1;
        }
        for (const child of view.children ?? []) this.flatten(child, nodes, ...inner);
        for (const { rect, isOwn, ...element } of view.elements ?? []) {
            this.rows.access.push([inner[0], isOwn ? id : 0, this.accessibility.index(this.texts(element, ['element'])),
                rect]);
        }
    }

    texts(record, flags) {
        return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)
            .map(([key, value]) => [key, flags.includes(key) ? value : this.text(value)]));
    }

    node(view) {
        const { key, children, access, automation, elements, under, over, mask, layers, properties, edges, query,
            names, text, controller, ...rest } = view;
        const node = { ...rest, class: this.text(view.class) };
        if (children?.length > 0) node.children = children.map((child) => this.id(child.key));
        for (const [name, commands] of Object.entries({ under, over,
            mask })) if (commands) node[name] = this.fragment(commands);
        if (layers) node.layers = layers.map(([count, commands]) => [count, this.fragment(commands)]);
        if (text !== undefined) node.text = this.text(text);
        if (controller) node.controller = this.text(controller);
        if (query) node.query = this.text(query);
        if (names) node.names = this.names.index(this.texts(names, ['alone', 'turn', 'place', 'elsewhere']));
        if (properties) {
            node.properties = this.properties.index(Object.entries(properties).flat().map((value) => this.text(value)));
        }
        if (edges) {
            node.edges = this.edges.index(edges.map(([edge, kind, words, file, line]) =>
                [this.text(edge), this.text(kind), this.text(words), ...(file ? [this.text(file), line] : [])]));
        }
        return Object.fromEntries(Object.entries(node).filter(([, value]) => value !== undefined));
    }

    /** Runs a step: what the body does is in it. `body` may move the time and take frames. */
    step({ kind, words, file, line, ...rest }, body) {
        const index = this.steps.length;
        const before = Math.max(0, this.frames.length - 1);
        const step = { kind: this.text(kind), words: this.text(words), start: this.now, end: this.now, real: 0,
            ...rest };
        if (file) Object.assign(step, { file: this.text(file), line });
        if (this.open.length > 0) step.parent = this.open[this.open.length - 1];
        this.steps.push(step);
        this.open.push(index);
        body?.(step, index);
        this.open.pop();
        step.end = this.now;
        step.real = step.real || 90 + ((index * 7919) % 830) + Math.min(9000,
            Math.round((step.end - step.start) / 9000));
        step.frames ??= [before, Math.max(0, this.frames.length - 1)];
        return index;
    }

    event({ kind, text, file, line, level, subsystem, category, ...rest }) {
        const event = { at: this.now, kind: this.text(kind), text: this.text(text), ...rest };
        if (this.open.length > 0) event.step = this.open[this.open.length - 1];
        if (file) Object.assign(event, { file: this.text(file), line });
        for (const [name, value] of Object.entries({ level, subsystem,
            category })) if (value) event[name] = this.text(value);
        this.events.push(event);
    }

    /** Records a failure of the step that runs, and of those that it is in. */
    failure({ text, file, line }) {
        const step = this.open[this.open.length - 1];
        this.failures.push({ text: this.text(text), file: this.text(file), line, step, at: this.now });
        for (const index of this.open) this.steps[index].outcome = this.text('failed');
        this.steps[step].failures = [this.failures.length - 1];
        this.test.outcome = 'failed';
    }

    source(file, first, lines) {
        this.sources.push({ file: this.text(file), first, lines });
    }

    get data() {
        this.events.sort((one, other) => one.at - other.at);
        const tables = Object.fromEntries(['strings', 'fonts', 'images', 'fragments', 'properties', 'edges', 'names',
            'accessibility', 'automation'].map((name) => [name, this[name].values]));
        const { frames, steps, events, failures, sources } = this;
        const real = steps.filter(({ parent }) => parent === undefined).reduce((sum, step) => sum + step.real, 0);
        return { version: 1, test: { outcome: 'passed', virtual: this.now, real, ...this.test }, ...tables, frames,
            steps, events, failures, sources };
    }
}

function difference(before, after) {
    const changes = {};
    for (const key of Object.keys(after)) {
        if (JSON.stringify(before[key]) !== JSON.stringify(after[key])) changes[key] = after[key];
    }
    for (const key of Object.keys(before)) if (!(key in after)) changes[key] = null;
    return changes;
}

/** One splice that makes a list of another one. */
function splice(before, after) {
    const [one, other] = [before, after].map((rows) => rows.map((row) => JSON.stringify(row)));
    let start = 0;
    while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
    let end = 0;
    while (end < one.length - start && end < other.length - start
        && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
    if (start === one.length && start === other.length) return undefined;
    return [[start, one.length - start - end, after.slice(start, after.length - end)]];
}

module.exports = { Recorder };
