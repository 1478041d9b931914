/**
 * The band of the clock: a lane for each kind of work over the slider's line.
 *
 * A lane is a few paths, however many events it has. What is below the pointer is found by its place. For screen readers
 * the list of events says the same.
 */
class Band {
    constructor(page) {
        Object.assign(this, page);
        this.lanes = new Lanes(this.trace, this.names).lanes;
        this.describe = Lanes.prototype.words.bind({ trace: this.trace, names: this.names });
        this.axis = make('div', { class: 'band-axis', 'aria-hidden': 'true' });
        this.plot = draw('svg', { class: 'band-plot', role: 'img', 'aria-label': this.summary() });
        this.playhead = make('div', { class: 'band-playhead' });
        this.surface = make('div', {
            class: 'band-surface', onpointermove: (event) => this.hover(event),
            onpointerleave: () => this.tooltip.hide(),
            onclick: (event) => this.choose(event),
        }, this.axis, this.plot, this.playhead);
        this.element = make('div', { class: 'band' },
            make('div', { class: 'gutter band-names' }, this.lanes.map((lane) => make('div', {}, lane.title))),
                this.surface);
        new ResizeObserver(() => this.layOut()).observe(this.surface);
        this.slider.onshow = (x) => this.showTime(x);
        this.showTime(Number(this.slider.track.dataset.x));
    }

    summary() {
        const parts = this.lanes.map((lane) => `${grouped(lane.items.length)} in ${lane.title}`);
        const words = parts.join(', ') || 'nothing happened';
        return `Clock over ${Words.time(this.trace.end)}: ${words}. The tab Events lists them.`;
    }

    showTime(x) {
        this.playhead.style.setProperty('left', `${(x * 100).toFixed(3)}%`);
    }

    layOut() {
        const width = this.surface.clientWidth;
        if (width === 0 || width === this.width) return;
        this.width = width;
        const height = this.lanes.length * Band.laneHeight;
        for (const [name, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}` })) {
            this.plot.setAttribute(name, value);
        }
        this.plot.replaceChildren(...this.foldShapes(width, height),
            ...this.lanes.flatMap((lane, index) => this.laneShapes(lane, index * Band.laneHeight, width)));
        this.axis.replaceChildren(...this.scale.ticks(Math.max(2, Math.floor(width / 90))).map(({ time, x }) => {
            // A label near the end stands before its tick.
            const isLast = x * width > width - 70;
            const place = isLast ? `right:${((1 - x) * 100).toFixed(3)}%` : `left:${(x * 100).toFixed(3)}%`;
            return make('span', { class: isLast ? 'is-last' : undefined, style: place }, Words.time(time));
        }));
    }

    foldShapes(width, height) {
        return this.scale.folds.map(({ from, to }) => draw('rect', {
            class: 'band-fold', x: rounded(from.x * width), y: 0, width: rounded((to.x - from.x) * width), height,
        }));
    }

    /** Bars that overlap are stacked in up to three rows; all of a kind are one path. */
    laneShapes(lane, top, width) {
        const rows = this.place(lane, width);
        const paths = { waits: '', bars: '', ticks: '', bad: '' };
        const height = (Band.laneHeight - 6) / rows;
        for (const item of lane.items) {
            const isTick = item.end <= item.start;
            const [y, h] = isTick ? [top + 4, Band.laneHeight - 8] : [top + 3 + item.row * height, height - 1];
            // A gap of a pixel parts neighbours.
            const w = item.width > 4 ? item.width - 1 : item.width;
            const shape = `M${rounded(item.x)} ${rounded(y)}h${rounded(w)}v${rounded(h)}h${rounded(-w)}z`;
            paths[item.isBad ? 'bad' : isTick ? 'ticks' : 'bars'] += shape;
            if (item.since === undefined) continue;
            const since = rounded(this.scale.x(item.since) * width);
            paths.waits += `M${since} ${top + Band.laneHeight / 2}H${rounded(item.x)}`;
        }
        return [
            draw('path', { class: 'band-line', d: `M0 ${top + Band.laneHeight - 0.5}H${width}` }),
            ...Object.entries(paths).filter(([, d]) => d !== '')
                .map(([name, d]) => draw('path', { class: `band-${name} band-${lane.kind}`, d })),
        ];
    }

    /** Gives each item its place and row; returns how many rows there are. */
    place(lane, width) {
        const ends = [-Infinity];
        for (const item of lane.items) {
            item.x = this.itemX(item) * width;
            item.width = Math.max(2, this.scale.x(item.end) * width - item.x);
            item.row = ends.findIndex((end) => end <= item.x + 2);
            if (item.row < 0) item.row = ends.length < 3 ? ends.push(-Infinity) - 1 : 2;
            ends[item.row] = Math.max(ends[item.row], item.x + item.width);
        }
        return ends.length;
    }

    /** A step begins at the place of its first frame, even if many begin at one time. */
    itemX({ step, start }) {
        if (!step) return this.scale.x(start);
        const [before] = this.trace.framesOf(step);
        return this.trace.frames[before].at === start ? this.scale.frameX[before] : this.scale.x(start);
    }

    /** The item nearest to a place, within some pixels. */
    itemAt(event) {
        const box = this.plot.getBoundingClientRect();
        const [x, y] = [event.clientX - box.left, event.clientY - box.top];
        const lane = this.lanes[Math.floor(y / Band.laneHeight)];
        let [found, distance] = [undefined, 6];
        for (const item of lane?.items ?? []) {
            const away = x < item.x ? item.x - x : Math.max(0, x - item.x - item.width);
            if (away < distance) [found, distance] = [item, away];
            if (away === 0 && item.width <= (found?.width ?? 0)) found = item;
        }
        return found;
    }

    hover(event) {
        const item = this.itemAt(event);
        if (!item) return this.tooltip.hide();
        const { text, detail } = this.describe(item);
        this.tooltip.show(event, text, detail);
        return undefined;
    }

    choose(event) {
        const item = this.itemAt(event);
        if (item?.step) return this.navigation.goToStep(item.step.index);
        const box = this.surface.getBoundingClientRect();
        const { time, frame } = this.scale.at(Math.max(0, Math.min(1, (event.clientX - box.left) / box.width)));
        if (item) this.navigation.goToTime(item.start);
        else this.navigation.goToTime(time, frame);
        return undefined;
    }
}

Band.laneHeight = 18;
