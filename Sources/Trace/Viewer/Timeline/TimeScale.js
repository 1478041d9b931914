/**
 * Virtual time on a line from 0 to 1.
 *
 * A test may wait for an hour in which nothing happens, and may do a hundred things at one instant. So long gaps are
 * folded to a short piece, and each frame gets a little room of its own, even if it has the time of the one before.
 */
class TimeScale {
    constructor(trace) {
        this.trace = trace;
        this.folds = [];
        const knots = this.knots();
        const gaps = knots.slice(1).map((knot, index) => knot.time - knots[index].time);
        const limit = TimeScale.foldLimit(gaps);
        const busy = gaps.reduce((sum, gap) => sum + (gap > limit ? 0 : gap), 0);
        const isFolded = (gap) => gap > limit;
        const foldCount = gaps.filter(isFolded).length;
        const foldWidth = foldCount > 0 ? Math.min(0.05, 0.4 / foldCount) * Math.max(busy, 1) : 0;
        const room = busy > 0 ? (busy * 0.12) / Math.max(1, knots.length - 1) : 1;
        let position = 0;
        knots.forEach((knot, index) => {
            if (index > 0) {
                const gap = gaps[index - 1];
                position += (isFolded(gap) ? foldWidth : gap) + room;
            }
            knot.x = position;
        });
        for (const knot of knots) knot.x = position > 0 ? knot.x / position : 0;
        this.finish(knots, gaps, isFolded);
    }

    /** The times of frames, and those of steps and events at which there is no frame. */
    knots() {
        const { frames, steps, events, end } = this.trace;
        const times = new Set([0, end]);
        for (const step of steps) times.add(step.start ?? 0).add(step.end ?? 0);
        for (const event of events) times.add(event.at ?? 0);
        for (const frame of frames) times.delete(frame.at);
        const knots = frames.map((frame, index) => ({ time: frame.at, frame: index }));
        for (const time of times) knots.push({ time, frame: -1 });
        return knots.sort((one, other) => one.time - other.time || one.frame - other.frame);
    }

    /** Gaps above it are folded: those longer than two seconds, and than half of all shorter ones together. */
    static foldLimit(gaps) {
        let sum = 0;
        for (const gap of [...gaps].sort((one, other) => one - other)) {
            if (gap > Math.max(2e6, sum / 2)) return Math.max(2e6, sum / 2);
            sum += gap;
        }
        return Infinity;
    }

    finish(knots, gaps, isFolded) {
        this.knotList = knots;
        this.frameX = new Float64Array(this.trace.frames.length);
        for (const knot of knots) if (knot.frame >= 0) this.frameX[knot.frame] = knot.x;
        gaps.forEach((gap, index) => {
            if (isFolded(gap)) this.folds.push({ from: knots[index], to: knots[index + 1], length: gap });
        });
    }

    /** Where a time is; of several places for one time the last. */
    x(time) {
        const index = this.lastKnot((knot) => knot.time <= time);
        const [knot, next] = [this.knotList[index], this.knotList[index + 1]];
        if (!next || next.time === knot.time) return knot.x;
        return knot.x + ((next.x - knot.x) * (time - knot.time)) / (next.time - knot.time);
    }

    /** The time at a place, and the frame that is shown there. */
    at(x) {
        const index = this.lastKnot((knot) => knot.x <= x);
        const [knot, next] = [this.knotList[index], this.knotList[index + 1]];
        const part = next && next.x > knot.x ? (Math.min(x, next.x) - knot.x) / (next.x - knot.x) : 0;
        let frame = index;
        while (frame > 0 && this.knotList[frame].frame < 0) frame -= 1;
        return {
            time: Math.round(knot.time + (next ? next.time - knot.time : 0) * part),
            frame: Math.max(0, this.knotList[frame].frame),
        };
    }

    lastKnot(holds) {
        let [low, high] = [0, this.knotList.length - 1];
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (holds(this.knotList[middle])) low = middle;
            else high = middle - 1;
        }
        return low;
    }

    /** Times for an axis, at most one in each part of the width. */
    ticks(count) {
        const ticks = [];
        let lastX = -1;
        const step = TimeScale.step(this.trace.end, this.folds.reduce((sum, fold) => sum + fold.length, 0), count);
        const add = (time) => {
            const x = this.x(time);
            if (x - lastX < 0.7 / count) return;
            ticks.push({ time, x });
            lastX = x;
        };
        let time = 0;
        while (time <= this.trace.end && ticks.length <= count * 2) {
            const fold = this.folds.find(({ from, to }) => time > from.time && time < to.time);
            // Within a fold there is no room for one.
            if (fold) time = Math.ceil(fold.to.time / step) * step;
            add(time);
            time += step;
        }
        return ticks;
    }

    /** A round number of microseconds for the distance of two ticks: of seconds, minutes or hours. */
    static step(end, folded, count) {
        const rough = Math.max(1, (end - folded) / count);
        const round = TimeScale.roundSeconds.find((seconds) => seconds * 1e6 >= rough);
        if (rough > 1e6 && round) return round * 1e6;
        const unit = rough > 1e6 ? 3600e6 : 1;
        const power = 10 ** Math.floor(Math.log10(rough / unit));
        return [1, 2, 5, 10].map((factor) => factor * power * unit).find((value) => value >= rough);
    }
}

TimeScale.roundSeconds = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600];
