/** What is known of the selected view: its query, its geometry, where its edges come from, and its properties. */
class Properties {
    constructor(page) {
        Object.assign(this, page);
        this.element = make('section',
            { class: 'properties', tabindex: 0, 'aria-label': 'Properties of the selected view' });
        this.selection.follow(['node', 'frame', 'spelling'], ({ node, frame }) =>
            this.show(node, this.states.at(frame)));
    }

    show(id, state) {
        const node = state.nodes.get(id);
        const spelling = this.spellings.chosen;
        if (this.node === node && this.state === state && this.spelling === spelling && node) return;
        Object.assign(this, { node, state, spelling });
        if (!id) return this.element.replaceChildren(this.hint('Select a view in the picture or in a tree.'));
        if (!node) return this.element.replaceChildren(this.hint('The selected view is not on this screen.'));
        const place = Places.of(state).byId.get(id);
        return this.element.replaceChildren(...[
            this.title(node), new Finding(this, id, state).element, this.geometry(node, place), this.edges(node),
            this.record('Accessibility', state.access, this.trace.accessibility, Properties.accessibilityKeys, id),
            this.record('Automation', state.automation, this.trace.automation, Properties.automationKeys, id),
            this.properties(node),
        ].filter(Boolean));
    }

    hint(text) {
        return make('p', { class: 'hint' }, text);
    }

    title(node) {
        const { className, label } = this.names.of(node);
        return make('div', { class: 'properties-title' }, span('tree-class', className),
            label && span('tree-text', label));
    }

    geometry(node, place) {
        const rows = [['frame', Words.rect(node.box ?? noBox)]];
        if (place) rows.push(['on the screen', Words.rect(place.bounds)]);
        for (const [key, name, words] of Difference.keys) {
            const value = node[key];
            if (value !== undefined && !['text', 'box', 'class', 'controller'].includes(key)) {
                rows.push([name, words(value, this.trace)]);
            }
        }
        if (node.controller !== undefined) rows.push(['view controller', this.trace.text(node.controller)]);
        if (place && !place.isVisible) rows.push(['visible', place.isShown ? 'no: off the screen' : 'no: hidden']);
        return this.section('Geometry', this.table(rows));
    }

    /** Each edge with what decides about it; a constraint with its line. */
    edges(node) {
        const edges = this.trace.edges[node.edges] ?? [];
        if (edges.length === 0) return undefined;
        const values = this.edgeValues(node);
        const rows = edges.map(([edge, kind, text, file, line], index) => {
            const name = this.trace.text(edge);
            const isRepeated = index > 0 && edges[index - 1][0] === edge;
            const reason = this.trace.text(text);
            const kindName = this.trace.text(kind);
            const isCode = kindName === 'constraint' || kindName === 'frame';
            return make('tr', {}, make('th', { scope: 'row' }, isRepeated ? '' : [name, values[name] !== undefined
                && make('span', { class: 'edge-value' }, ' ', values[name])],
            make('div', {}, make('span',
                { class: `edge-kind edge-${Properties.edgeKinds.has(kindName) ? kindName : 'other'}` },
                visibleText(kindName)))),
            make('td', { dir: 'auto' }, make('div', {}, isCode ? code(reason) : visibleText(reason)),
                this.place(file, line)));
        });
        return this.section('Where it comes from', make('table', { class: 'edges' }, make('tbody', {}, rows)));
    }

    edgeValues(node) {
        const [x, y, width, height] = node.box ?? noBox;
        const values = {
            left: x, right: x + width, top: y, bottom: y + height, width, height, centerX: x + width / 2,
            centerY: y + height / 2,
        };
        return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Words.points(value)]));
    }

    /** A source line, which opens the source if the trace has it. */
    place(file, line) {
        const text = Words.place(this.trace.text(file), line);
        if (!text) return undefined;
        return make('button', {
            type: 'button', class: 'place', title: visibleText(this.trace.text(file)),
            onclick: () => this.openSource(file, line),
        }, visibleText(text));
    }

    record(title, rows, table, keys, id) {
        const row = rows.find(([, owner]) => owner === id);
        const record = row && table[row[2]];
        if (!record) return undefined;
        const values = keys.filter((key) => record[key] !== undefined)
            .map((key) => [Words.spaced(key), Properties.flags.has(key) ? 'yes' : this.trace.text(record[key])]);
        if (row[3]) values.push(['frame on the screen', Words.rect(row[3])]);
        return this.section(title, this.table(values));
    }

    properties(node) {
        const list = this.trace.properties[node.properties] ?? [];
        if (list.length === 0) return undefined;
        const rows = [];
        for (let index = 0; index + 1 < list.length; index += 2) {
            rows.push([this.trace.text(list[index]), this.trace.text(list[index + 1])]);
        }
        return this.section('Properties', this.table(rows));
    }

    section(title, content) {
        return make('section', { class: 'properties-section', 'aria-label': title }, make('h3', {}, title), content);
    }

    table(rows) {
        return make('table', {}, make('tbody', {}, rows.map(([name, value]) => make('tr', {},
            make('th', { scope: 'row' }, visibleText(name)),
            make('td', { dir: 'auto' }, this.swatch(value), visibleLines(value))))));
    }

    /** A colour beside its name. */
    swatch(value) {
        const match = /#[0-9a-f]{6}([0-9a-f]{2})?\b/i.exec(value);
        if (!match) return undefined;
        const swatch = make('i', { class: 'swatch', 'aria-hidden': 'true' });
        swatch.style.setProperty('background', match[0]);
        return swatch;
    }
}

Properties.accessibilityKeys = ['element', 'role', 'label', 'value', 'hint', 'identifier', 'traits', 'actions'];
Properties.automationKeys = ['type', 'identifier', 'label', 'value', 'placeholder', 'disabled', 'selected', 'focused'];
Properties.flags = new Set(['element', 'disabled', 'selected', 'focused']);
Properties.edgeKinds = new Set(['constraint', 'autoresizing', 'frame', 'stack', 'content', 'system', 'ambiguous']);
