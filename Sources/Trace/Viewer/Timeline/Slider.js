/** The slider over virtual time, with the buttons that play it. Its arrow keys go from frame to frame. */
class Slider {
    constructor(page) {
        Object.assign(this, page);
        this.handle = make('div', { class: 'slider-handle' });
        this.range = make('div', { class: 'slider-range' });
        this.track = make('div', {
            class: 'slider', role: 'slider', tabindex: 0, 'aria-label': 'Virtual time', 'aria-valuemin': 1,
            'aria-valuemax': this.trace.frames.length, onkeydown: (event) => this.key(event),
            onpointerdown: (event) => this.begin(event), onpointermove: (event) => this.drag(event),
            onpointerup: () => { this.isDragged = false; }, onpointercancel: () => { this.isDragged = false; },
        }, make('div', { class: 'slider-track' }, this.range, this.marks()), this.handle);
        this.player = new Player(page);
        this.label = make('output', { class: 'slider-time', 'aria-hidden': 'true' });
        this.element = make('div', { class: 'slider-row' },
            make('div', { class: 'gutter transport' }, this.player.buttons), this.track);
        this.selection.follow(['frame', 'time', 'step'], (values) => this.show(values));
    }

    /** A tick for each frame, up to some, and the folded gaps. */
    marks() {
        const { frameX, folds } = this.scale;
        const seen = new Set();
        const marks = [];
        for (const x of frameX) {
            const place = Math.round(x * 300);
            if (seen.has(place)) continue;
            seen.add(place);
            marks.push(make('i', { class: 'slider-mark', style: `left:${(x * 100).toFixed(3)}%` }));
        }
        for (const { from, to, length } of folds) {
            marks.push(make('i', {
                class: 'slider-fold', title: `${Words.time(length)} in which nothing changed`,
                style: `left:${(from.x * 100).toFixed(3)}%;width:${((to.x - from.x) * 100).toFixed(3)}%`,
            }));
        }
        return marks;
    }

    show({ frame, time, step }) {
        const { scale, trace } = this;
        // A step may end behind the last frame that it brought about.
        const isLater = time > trace.frames[frame].at;
        const x = isLater ? Math.max(scale.frameX[frame], Math.min(scale.x(time), scale.frameX[frame + 1] ?? 1))
            : scale.frameX[frame];
        const [first, last] = trace.framesOf(trace.steps[step]);
        this.handle.style.setProperty('left', `${(x * 100).toFixed(3)}%`);
        this.range.style.setProperty('left', `${(scale.frameX[first] * 100).toFixed(3)}%`);
        this.range.style.setProperty('width', `${((scale.frameX[last] - scale.frameX[first]) * 100).toFixed(3)}%`);
        this.label.textContent = `${Words.time(time)} / ${Words.time(trace.end)}`;
        this.track.setAttribute('aria-valuenow', frame + 1);
        this.track.setAttribute('aria-valuetext', `${Words.time(time)}, frame ${frame + 1} of ${trace.frames.length}`);
        this.track.dataset.x = x;
        this.onshow?.(x);
    }

    begin(event) {
        this.isDragged = true;
        this.track.setPointerCapture(event.pointerId);
        this.track.focus();
        event.preventDefault();
        this.drag(event);
    }

    drag(event) {
        if (!this.isDragged) return;
        const box = this.track.getBoundingClientRect();
        const { time, frame } = this.scale.at(Math.max(0, Math.min(1, (event.clientX - box.left) / box.width)));
        this.selection.set({ isPlaying: false });
        this.navigation.goToTime(time, frame);
    }

    key(event) {
        const moves = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -10, PageUp: 10,
            Home: -Infinity, End: Infinity };
        const distance = moves[event.key];
        if (distance === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        this.navigation.goToFrame(this.selection.get('frame') + distance);
        event.preventDefault();
        event.stopPropagation();
    }
}
