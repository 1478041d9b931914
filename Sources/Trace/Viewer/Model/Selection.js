/**
 * What the page shows: one object with values, which tells those who asked when some of them change.
 *
 * Its values: `step` and `frame`, indices; `time`, which may be between two frames; `node`, the id of the selected view,
 * or 0; `hover`, the id below the pointer, or 0, and `hoverRect`, the place of an element that is no view; `base`, the
 * step that others are compared with, or -1; `mode`, how the stage shows the screen; `isPlaying`;
 * `isPicking`, whether a click in the picture copies what finds the view; `spelling`, the key of how that is written.
 */
class Selection {
    constructor() {
        this.values = {
            step: -1, frame: 0, time: 0, node: 0, hover: 0, hoverRect: undefined, base: -1, mode: 'pair',
            isPlaying: false, isPicking: false, spelling: '',
        };
        this.listeners = [];
    }

    get(name) {
        return this.values[name];
    }

    set(changes) {
        const changed = Object.keys(changes).filter((name) => this.values[name] !== changes[name]);
        if (changed.length === 0) return;
        Object.assign(this.values, changes);
        for (const [names, listener] of this.listeners) {
            if (names.some((name) => changed.includes(name))) listener(this.values);
        }
    }

    /** Calls a listener now, and whenever one of some values changes. */
    follow(names, listener) {
        this.listeners.push([names, listener]);
        listener(this.values);
    }
}
