/** A picture of the screen at a frame, with what is pointed at and the fingers drawn over it. */
class ScreenPicture {
    constructor({ trace, states, names, selection, definitions, title, picker }) {
        Object.assign(this, { trace, states, names, selection, picker });
        this.scene = new Scene(definitions);
        this.overlay = new Overlay(names);
        this.fingers = new Fingers(trace);
        this.svg = draw('svg', { class: 'screen', role: 'img' },
            draw('rect', { class: 'screen-ground', width: '100%', height: '100%' }),
            this.scene.root, this.fingers.root, this.overlay.root);
        this.device = make('div', { class: 'device' }, this.svg);
        this.caption = make('figcaption', { class: 'screen-caption' });
        this.element = make('figure', { class: 'screen-figure', 'data-screen': title }, this.caption, this.device);
        this.svg.addEventListener('pointermove', (event) => this.point(event, 'hover'));
        this.svg.addEventListener('pointerleave', () => this.leave());
        this.svg.addEventListener('click', (event) => this.point(event, 'node'));
    }

    /** Shows a frame. `time` is where fingers are; `step` is the one whose fingers and views are drawn. */
    show({ frame, step, time, title, detail }) {
        const state = this.states.at(frame);
        const [width, height] = state.screen.size;
        this.state = state;
        this.svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
        this.svg.dataset.appearance = state.screen.appearance;
        this.svg.dataset.frame = frame;
        this.scene.show(state);
        this.fingers.show(step, time);
        this.svg.setAttribute('aria-label', this.description(state, title));
        this.caption.replaceChildren(make('b', {}, title), detail ? make('span', {}, detail) : '');
    }

    /** Marks what is hovered, what is selected, and what the step acted on. */
    mark(values, marks) {
        if (this.state) this.overlay.show(this.state, values, marks, this.scale ?? 1);
    }

    resize(scale) {
        const [width, height] = this.state.screen.size;
        this.scale = scale;
        this.device.style.setProperty('width', `${Math.round(width * scale)}px`);
        this.device.style.setProperty('height', `${Math.round(height * scale)}px`);
        this.device.style.setProperty('--corner', `${Math.round((this.state.screen.corner ?? 0) * scale)}px`);
    }

    point(event, name) {
        const [x, y] = this.screenPoint(event);
        const id = Places.of(this.state).hit(x, y)?.id ?? 0;
        this.selection.set(name === 'hover' ? { hover: id, hoverRect: undefined } : { node: id });
        if (name === 'hover') this.picker.hover(event, id, this.state);
        else this.picker.pick(id, this.state);
    }

    leave() {
        this.selection.set({ hover: 0, hoverRect: undefined });
        this.picker.hover(undefined, 0, this.state);
    }

    screenPoint(event) {
        const box = this.svg.getBoundingClientRect();
        const [width, height] = this.state.screen.size;
        return [((event.clientX - box.left) / box.width) * width, ((event.clientY - box.top) / box.height) * height];
    }

    /** What the picture shows, for those who do not see it: its elements in reading order. */
    description(state, title) {
        const labels = state.access.map(([, , record]) => this.trace.accessibility[record])
            .filter((record) => record?.element).map((record) => this.trace.text(record.label)).filter(Boolean);
        const elements = labels.length === 0 ? 'no accessibility elements'
            : labels.slice(0, 12).map(visibleText).join(', ');
        return `Screen ${title.toLowerCase()}, at ${Words.time(state.at)}: ${elements}`;
    }
}
