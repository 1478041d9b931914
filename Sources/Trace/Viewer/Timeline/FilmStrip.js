/** Small pictures of the screen after each step that changed it, of which only those in view are drawn. */
class FilmStrip {
    constructor(page) {
        Object.assign(this, page);
        this.shots = this.makeShots();
        this.cells = new Map();
        this.inner = make('div', { class: 'film-inner' });
        this.element = make('div', {
            class: 'film', role: 'listbox', tabindex: 0, 'aria-label': 'Film strip', 'aria-orientation': 'horizontal',
            onscroll: () => this.fill(), onkeydown: (event) => this.key(event),
        }, this.inner);
        new ResizeObserver(() => this.measure()).observe(this.element);
        this.selection.follow(['frame'], ({ frame }) => this.show(frame));
    }

    /** Frames at the ends of steps, once each: those in between are for the slider. */
    makeShots() {
        const { trace } = this;
        const ends = new Set([0, trace.frames.length - 1]);
        for (const step of trace.steps) if (step.last === step.index) ends.add(trace.framesOf(step)[1]);
        return [...ends].sort((one, other) => one - other)
            .filter((frame, index) => index === 0 || FilmStrip.changesPicture(trace.frames[frame])
                || frame === trace.frames.length - 1
                || trace.failures.some(({ step }) => step === trace.stepOfFrame[frame]));
    }

    static changesPicture(frame) {
        return Boolean(frame.set?.length || frame.gone?.length || frame.windows || frame.screen);
    }

    measure() {
        const [width, height] = this.trace.device.size ?? [390, 844];
        this.height = Math.max(20, this.element.clientHeight - 14);
        this.width = Math.round(Math.min(140, (this.height * width) / height)) + 8;
        this.inner.style.setProperty('width', `${this.shots.length * this.width}px`);
        for (const cell of this.cells.values()) cell.remove();
        this.cells.clear();
        this.fill();
        this.reveal();
    }

    fill() {
        if (!this.width) return;
        const first = Math.max(0, Math.floor(this.element.scrollLeft / this.width) - 1);
        const last = Math.min(this.shots.length - 1, first + Math.ceil(this.element.clientWidth / this.width) + 2);
        for (const [index, cell] of this.cells) {
            if (index >= first && index <= last) continue;
            cell.remove();
            this.cells.delete(index);
        }
        for (let index = first; index <= last; index += 1) {
            if (!this.cells.has(index)) this.add(index);
        }
    }

    add(index) {
        const frame = this.shots[index];
        const step = this.trace.steps[this.trace.stepOfFrame[frame]];
        const words = step ? this.names.words(step) : 'Start';
        const cell = make('div', {
            class: `shot ${step?.outcomeName === 'failed' ? 'shot-failed' : ''}`.trim(), role: 'option',
            id: `shot-${index}`,
            'aria-label': `${Words.time(this.trace.frames[frame].at)}: ${visibleText(words)}`,
            'aria-posinset': index + 1,
            'aria-setsize': this.shots.length,
            title: `${Words.time(this.trace.frames[frame].at)}\n${visibleText(words)}`,
            'aria-selected': String(index === this.current), onclick: () => this.navigation.goToFrame(frame),
        }, thumbnail(this.states.at(frame), this.definitions));
        cell.style.setProperty('left', `${index * this.width}px`);
        cell.style.setProperty('width', `${this.width - 8}px`);
        this.cells.set(index, cell);
        this.inner.append(cell);
    }

    show(frame) {
        let current = this.shots.findIndex((shot) => shot > frame) - 1;
        if (current < -1) current = this.shots.length - 1;
        if (current === this.current) return;
        this.current = Math.max(0, current);
        for (const [index, cell] of this.cells) cell.setAttribute('aria-selected', String(index === this.current));
        this.reveal();
    }

    reveal() {
        if (!this.width) return;
        const left = this.current * this.width;
        const { scrollLeft, clientWidth } = this.element;
        if (left < scrollLeft || left + this.width > scrollLeft + clientWidth) {
            this.element.scrollLeft = left - (clientWidth - this.width) / 2;
        }
        this.fill();
        this.element.setAttribute('aria-activedescendant', `shot-${this.current}`);
    }

    key(event) {
        const moves = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };
        const distance = moves[event.key];
        if (distance === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        const index = Math.max(0, Math.min(this.shots.length - 1, this.current + distance));
        this.navigation.goToFrame(this.shots[index]);
        event.preventDefault();
        event.stopPropagation();
    }
}
