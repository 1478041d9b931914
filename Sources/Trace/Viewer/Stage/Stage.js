/** The middle of the page: the screen before and after a step, in between, or the difference of two steps. */
class Stage {
    constructor(page) {
        Object.assign(this, page);
        this.picker = new Picker(page);
        const picture = (title) => new ScreenPicture({ ...page, title, picker: this.picker });
        this.before = picture('before');
        this.now = picture('now');
        this.zoom = 0;
        this.element = make('div', { class: 'stage', role: 'group', 'aria-label': 'Pictures of the screen' },
            this.before.element, this.now.element);
        new ResizeObserver(() => this.resize()).observe(this.element);
        this.selection.follow(['step', 'frame', 'time', 'mode', 'base'], (values) => this.show(values));
        this.selection.follow(['node', 'hover', 'hoverRect'], () => this.mark());
    }

    show(values) {
        const step = this.trace.steps[values.step];
        const [first, last] = this.trace.framesOf(step);
        const isPair = values.mode !== 'one';
        this.element.dataset.mode = values.mode;
        this.before.element.hidden = !isPair;
        if (isPair) this.before.show(this.left(values, step, first));
        this.now.show(this.right(values, step, first, last));
        this.mark();
        this.resize();
    }

    /** The first of two pictures: before the step, or after the step that it is compared with. */
    left({ mode, base }, step, first) {
        const other = this.trace.steps[base];
        if (mode === 'difference' && other) {
            const [, frame] = this.trace.framesOf(other);
            return { frame, step: undefined, time: other.end ?? 0, title: `After step ${base + 1}`,
                detail: this.at(frame) };
        }
        return { frame: first, step, time: step?.start ?? 0, title: 'Before', detail: this.at(first) };
    }

    right({ frame, time }, step, first, last) {
        const isBefore = frame === first && first !== last;
        const title = frame === last ? 'After' : isBefore ? 'Before' : 'In between';
        return { frame, step, time, title: step ? title : 'Screen', detail: this.at(frame) };
    }

    at(frame) {
        return Words.time(this.trace.frames[frame].at);
    }

    mark() {
        const values = this.selection.values;
        const step = this.trace.steps[values.step];
        const marks = values.mode === 'difference' ? this.differences() : undefined;
        this.before.mark(values, marks?.before ?? this.marksOf(step));
        this.now.mark(values, marks?.now ?? this.marksOf(step));
    }

    marksOf(step) {
        if (!step) return [];
        const touches = step.touches ?? [];
        const ids = {
            found: step.views ?? [], target: touches.filter(({ target, hit }) => target !== hit)
                .map(({ target }) => target),
            hit: touches.map(({ hit }) => hit), cover: touches.map(({ cover }) => cover),
        };
        return Object.entries(ids).flatMap(([kind, all]) => [...new Set(all)].slice(0, 100)
            .map((id) => ({ id, kind })));
    }

    differences() {
        const { entries } = comparison(this);
        const before = entries.filter(({ kind }) => kind !== 'added').flatMap((entry) => outlines(entry, entry.old));
        const now = entries.filter(({ kind }) => kind !== 'removed').flatMap((entry) => outlines(entry, entry.place));
        return { before: before.slice(0, 300), now: now.slice(0, 300) };
    }

    setZoom(zoom) {
        this.zoom = zoom;
        this.resize();
    }

    /** Fits the pictures into the stage, or gives them the zoom that was chosen. */
    resize() {
        const pictures = [this.before, this.now].filter((picture) => picture.state && !picture.element.hidden);
        const { clientWidth, clientHeight } = this.element;
        if (pictures.length === 0 || clientWidth === 0) return;
        const fitting = (top) => Math.max(0.05, Math.min(2, ...pictures.map(({ state: { screen } }) => Math.min(
            (clientWidth - 28 * (pictures.length + 1)) / pictures.length / screen.size[0],
                (clientHeight - 54 - top) / screen.size[1]))));
        const width = (at) => pictures.reduce((sum, { state }) => sum + state.screen.size[0] * at + 28, 0);
        let scale = this.zoom > 0 ? this.zoom : fitting(8);
        // Wide pictures stand below the buttons.
        const isWide = width(scale) > clientWidth - 250;
        if (isWide && this.zoom === 0) scale = fitting(52);
        this.element.classList.toggle('is-wide', isWide);
        for (const picture of pictures) picture.resize(scale);
        this.mark();
        this.onscale?.(scale);
    }
}

/** The places of an entry: the view itself, or of one that draws nothing the first ones in it that do. */
function outlines({ kind, inside = [], place }, shown = place) {
    const draws = ({ node }) => node.under !== undefined || node.over !== undefined;
    if (inside.length === 0 || draws(place)) return [{ place: shown, kind }];
    const found = inside.find(draws);
    return found ? inside.filter((other) => draws(other) && other.depth === found.depth)
        .map((other) => ({ place: other, kind })) : [];
}

/** The difference that the page shows: of the step and the one that it is compared with, or else before and after it. */
function comparison({ trace, states, names, selection }) {
    const { step, base, frame } = selection.values;
    const [first] = trace.framesOf(trace.steps[step]);
    const former = trace.steps[base] ? trace.framesOf(trace.steps[base])[1] : first;
    const key = `${former} ${frame}`;
    if (comparison.key !== key || comparison.trace !== trace) {
        comparison.key = key;
        comparison.trace = trace;
        comparison.result = new Difference(trace, names, states.at(former), states.at(frame));
        comparison.result.former = former;
        comparison.result.frame = frame;
    }
    return comparison.result;
}
