/** What differs between two states, view by view: what is new, what is gone, and which of a view's values changed. */
class Difference {
    constructor(trace, names, before, after) {
        this.trace = trace;
        this.names = names;
        this.entries = [];
        const [former, later] = [Places.of(before), Places.of(after)];
        for (const place of later.all) {
            const old = former.byId.get(place.id);
            if (!old) this.entries.push({ id: place.id, kind: 'added', place, changes: [] });
            else this.compare(old, place);
        }
        for (const place of former.all) {
            if (!later.byId.has(place.id)) this.entries.push({ id: place.id, kind: 'removed', place, changes: [] });
        }
        if (before.focus !== after.focus) this.addFocus(before, after);
    }

    compare(old, place) {
        if (old.node === place.node && old.parent?.id === place.parent?.id) return;
        const changes = [...this.changesOf(old.node, place.node)];
        if (old.parent?.id !== place.parent?.id) {
            changes.push(['superview', this.parentName(old), this.parentName(place)]);
        }
        if (changes.length > 0) this.entries.push({ id: place.id, kind: 'changed', place, old, changes });
    }

    parentName(place) {
        return place.parent ? this.names.name(place.parent.node) : 'the screen';
    }

    *changesOf(old, now) {
        if (old === now) return;
        for (const [key, name, words] of Difference.keys) {
            const [before, after] = [words(old[key], this.trace), words(now[key], this.trace)];
            if (before !== after) yield [name, before, after];
        }
        const drawing = Difference.drawings.filter((key) => old[key] !== now[key]);
        if (drawing.length > 0) yield ['drawing', '', 'drawn differently'];
        yield* this.propertyChanges(old, now);
    }

    *propertyChanges(old, now) {
        if (old.properties === now.properties) return;
        const [before, after] = [this.propertiesOf(old), this.propertiesOf(now)];
        for (const name of new Set([...before.keys(), ...after.keys()])) {
            // The text is compared by itself.
            if (name === 'text' || before.get(name) === after.get(name)) continue;
            yield [name, before.get(name) ?? 'not set', after.get(name) ?? 'not set'];
        }
    }

    propertiesOf(node) {
        const list = this.trace.properties[node.properties] ?? [];
        const values = new Map();
        for (let index = 0; index + 1 < list.length; index += 2) {
            values.set(this.trace.text(list[index]), this.trace.text(list[index + 1]));
        }
        return values;
    }

    addFocus(before, after) {
        const words = (state) => (state.focus ? this.names.nameIn(state, state.focus) : 'none');
        const place = Places.of(after).byId.get(after.focus);
        this.entries.push({
            id: after.focus, kind: 'changed', place, isFocus: true, changes: [['first responder', words(before), words(after)]],
        });
    }

    /** The number of entries of each kind. */
    get counts() {
        const counts = { added: 0, removed: 0, changed: 0 };
        for (const entry of this.entries) counts[entry.kind] += 1;
        return counts;
    }
}

Difference.drawings = ['under', 'over', 'mask', 'shadow'];

/** The keys of nodes that are compared, with their names for people and their values in words. */
Difference.keys = [
    ['text', 'text', (value, trace) => (value ? `"${trace.text(value)}"` : 'none')],
    ['box', 'frame', (value) => Words.rect(value ?? noBox)],
    ['scroll', 'contentOffset', (value) => `(${(value ?? [0, 0]).map(Words.points).join(', ')})`],
    ['hidden', 'isHidden', (value) => String(Boolean(value))],
    ['opacity', 'alpha', (value) => Words.points(value ?? 1)],
    ['transform', 'transform', (value) => (value ? value.map(Words.points).join(' ') : 'identity')],
    ['clips', 'clipsToBounds', (value) => String(Boolean(value))],
    ['radius', 'cornerRadius', (value) => String([value ?? 0].flat().map(Words.points).join(' '))],
    ['z', 'zPosition', (value) => Words.points(value ?? 0)],
    ['class', 'class', (value, trace) => trace.text(value)],
    ['controller', 'controller', (value, trace) => trace.text(value) || 'none'],
];
