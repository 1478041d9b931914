/** The ways to write what finds a view, of which the reader chooses one; the browser remembers it for other traces. */
class Spellings {
    constructor({ trace, states, selection }) {
        Object.assign(this, { trace, states, selection });
        this.all = [robotSpelling, xcuiTestSpelling, tabTestKitSpelling, swerkinSpelling, gherkinSpelling];
        this.chosen = this.all.find(({ key }) => key === storedValue('robot-spelling')) ?? robotSpelling;
    }

    choose(key) {
        this.chosen = this.all.find((spelling) => spelling.key === key) ?? this.chosen;
        storeValue('robot-spelling', this.chosen.key);
        this.selection.set({ spelling: this.chosen.key });
    }

    /**
     * What finds a view on a screen, as the reader wants it written: `{ code, note, isOfOther }`. There is no code if the
     * dialect has no way to the view, and the note says why; code may find the element that the view is a part of.
     */
    of(id, state, spelling = this.chosen) {
        const place = Places.of(state).byId.get(id);
        return place ? spelling.spell({ trace: this.trace, state, place, node: place.node }) : {};
    }
}
