/**
 * The screen at each frame, rebuilt from the differences.
 *
 * A state never changes, and views that did not change are the same objects in both of two states; pictures and lists
 * rely on that. Every 64th state is kept, so that a jump applies at most 63 differences once the trace was passed.
 */
class States {
    constructor(trace) {
        this.trace = trace;
        this.kept = [];
        this.recent = new Map();
    }

    at(index) {
        const known = this.recent.get(index);
        if (known) return known;
        let state = this.startFor(index);
        for (let next = state.index + 1; next <= index; next += 1) {
            state = applied(state, this.trace.frames[next], next, next === index || next % States.interval === 0);
            if (next % States.interval === 0) this.kept[next / States.interval] = state;
        }
        this.remember(index, state);
        return state;
    }

    /** The state to begin with: the nearest one that is kept, or the frame that forgets all before it. */
    startFor(index) {
        const frames = this.trace.frames;
        for (let start = index; start >= 0; start -= 1) {
            const kept = start % States.interval === 0 ? this.kept[start / States.interval] : undefined;
            if (kept) return kept;
            if (frames[start].full || start === 0) return { ...this.empty(), index: start - 1 };
        }
        return { ...this.empty(), index: -1 };
    }

    empty() {
        const { size = [390, 844], insets = [0, 0, 0, 0], appearance = 'light', corner = 0 } = this.trace.device;
        return {
            index: -1, at: 0, screen: { size, insets, appearance, corner }, windows: [], nodes: new Map(), focus: 0,
            access: [], automation: [],
        };
    }

    remember(index, state) {
        this.recent.set(index, state);
        if (this.recent.size > States.recentLimit) this.recent.delete(this.recent.keys().next().value);
    }
}

States.interval = 64;
States.recentLimit = 96;

/** The state after a frame. Only one that will be kept gets views of its own; those on the way share theirs. */
function applied(state, frame, index, isKept) {
    const former = frame.full ? { ...state, windows: [], nodes: new Map(), focus: 0, access: [], automation: [] }
        : state;
    // States that are kept must not change with those made from them.
    const nodes = former.isPassing ? former.nodes : new Map(former.nodes);
    for (const id of frame.gone ?? []) nodes.delete(id);
    for (const [id, changes] of frame.set ?? []) nodes.set(id, changedNode(nodes.get(id), changes, id));
    return {
        index,
        at: frame.at ?? former.at,
        screen: frame.screen ? { ...former.screen, ...frame.screen } : former.screen,
        windows: frame.windows ?? former.windows,
        nodes,
        focus: frame.focus === undefined ? former.focus : (frame.focus ?? 0),
        access: spliced(former.access, frame.access),
        automation: spliced(former.automation, frame.automation),
        isPassing: !isKept,
    };
}

function changedNode(node, changes, id) {
    const changed = { ...node, ...changes, id };
    for (const key in changes) {
        if (changes[key] === null) delete changed[key];
    }
    return changed;
}

function spliced(rows, splices) {
    if (!splices || splices.length === 0) return rows;
    // Not by splice, whose parameters are limited in number.
    return splices.reduce((list, [start, removed, added]) =>
        [...list.slice(0, start), ...(added ?? []), ...list.slice(start + removed)], rows);
}
