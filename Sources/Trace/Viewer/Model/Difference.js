/** What differs between two states, view by view: what is new, what is gone, and which of a view's values changed. */
class Difference {
    constructor(trace, names, before, after) {
        this.trace = trace;
        this.names = names;
        this.entries = [];
        const [former, later] = [Places.of(before), Places.of(after)];
        this.addMissing('added', later, former);
        for (const place of later.all) {
            const old = former.byId.get(place.id);
            if (old) this.compare(old, place);
        }
        this.addMissing('removed', former, later);
        if (before.focus !== after.focus) this.addFocus(before, after);
    }

    /** Views that one state has and the other has not; those inside of such a view are counted with it. */
    addMissing(kind, places, others) {
        const entries = new Map();
        for (const place of places.all) {
            if (others.byId.has(place.id)) continue;
            const outer = entries.get(place.parent?.id);
            if (outer) outer.inside.push(place);
            else this.entries.push({ id: place.id, kind, place, changes: [], inside: [] });
            entries.set(place.id, outer ?? this.entries[this.entries.length - 1]);
        }
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
            id: after.focus, kind: 'changed', place, isFocus: true,
            changes: [['first responder', words(before), words(after)]],
        });
    }

    /** The number of views of each kind. */
    get counts() {
        const counts = { added: 0, removed: 0, changed: 0 };
        for (const { kind, inside = [] } of this.entries) counts[kind] += 1 + inside.length;
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
    ['transform', 'transform', (value) => Words.transform(value ?? Matrix.identity)],
    ['clips', 'clipsToBounds', (value) => String(Boolean(value))],
    ['radius', 'cornerRadius', (value) => String([value ?? 0].flat().map(Words.points).join(' '))],
    ['z', 'zPosition', (value) => Words.points(value ?? 0)],
    ['class', 'class', (value, trace) => trace.text(value)],
    ['controller', 'controller', (value, trace) => trace.text(value) || 'none'],
];
