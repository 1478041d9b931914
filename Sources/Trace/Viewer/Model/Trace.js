/** A trace as Format.md describes it, with what follows from it: the depth of steps, and the step of each frame. */
class Trace {
    constructor(data) {
        this.data = data;
        this.test = data.test ?? {};
        this.device = this.test.device ?? {};
        for (const table of Trace.tables) this[table] = data[table] ?? [];
        if (this.frames.length === 0) this.frames = [{ at: 0, full: 1 }];
        this.steps.forEach((step, index) => this.adopt(step, index));
        this.stepOfFrame = this.makeStepsOfFrames();
        this.end = this.lastTime();
    }

    /** The text at an index of `strings`. */
    text(index) {
        return this.strings[index] ?? '';
    }

    /** The step's place in the tree. Children follow their parents, so one pass is enough. */
    adopt(step, index) {
        step.index = index;
        const parent = step.parent < index ? this.steps[step.parent] : undefined;
        step.parent = parent ? parent.index : -1;
        step.depth = parent ? parent.depth + 1 : 0;
        step.last = index;
        step.kindName = this.text(step.kind) || 'activity';
        step.outcomeName = this.text(step.outcome) || 'passed';
        for (let above = parent; above; above = this.steps[above.parent]) above.last = index;
    }

    /** Of each frame the innermost step that brought it about. */
    makeStepsOfFrames() {
        const steps = new Int32Array(this.frames.length).fill(-1);
        for (const step of this.steps) {
            const [before, after] = this.framesOf(step);
            steps.fill(step.index, Math.min(before + 1, after), after + 1);
        }
        for (let index = 0; index < steps.length; index += 1) {
            if (steps[index] < 0) steps[index] = index > 0 ? steps[index - 1] : 0;
        }
        return steps;
    }

    /** The frames before and after a step. One without frames changed nothing, and shows the frame of its time. */
    framesOf(step) {
        const limit = this.frames.length - 1;
        if (step?.frames) return step.frames.map((frame) => Math.max(0, Math.min(frame, limit)));
        const frame = this.frameAt(step?.end ?? 0);
        return [frame, frame];
    }

    /** The last frame at or before a time. */
    frameAt(time) {
        let [low, high] = [0, this.frames.length - 1];
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (this.frames[middle].at <= time) low = middle;
            else high = middle - 1;
        }
        return low;
    }

    lastTime() {
        let end = Math.max(this.test.virtual ?? 0, this.frames[this.frames.length - 1].at ?? 0);
        for (const step of this.steps) end = Math.max(end, step.end ?? 0);
        for (const event of this.events) end = Math.max(end, event.at ?? 0);
        return end;
    }

    /** The steps that a step is in, the innermost first. */
    *ancestors(step) {
        for (let above = step.parent; above >= 0; above = this.steps[above].parent) yield this.steps[above];
    }

    /** The step and those in it. */
    *within(step) {
        for (let index = step.index; index <= step.last; index += 1) yield this.steps[index];
    }

    /** Where the viewer opens: at the step that failed, innermost, or else at the first one. */
    get firstStep() {
        const failed = this.failures.find((failure) => this.steps[failure.step]);
        if (failed) return failed.step;
        let found = -1;
        for (const step of this.steps) {
            if (step.outcomeName === 'failed'
                && (found < 0 || step.index <= this.steps[found].last)) found = step.index;
        }
        return found >= 0 ? found : this.steps.length > 0 ? this.firstLeaf() : -1;
    }

    firstLeaf() {
        return this.steps.find((step) => step.last === step.index).index;
    }

    /** The failures of a step and of those in it. */
    failuresOf(step) {
        return this.failures.filter((failure) => failure.step >= step.index && failure.step <= step.last);
    }

    /** The excerpt of a source file that has a line. */
    source(file, line) {
        return this.sources.find(
            (source) => source.file === file && line >= source.first && line < source.first + source.lines.length);
    }
}

Trace.tables = [
    'strings', 'fonts', 'images', 'fragments', 'properties', 'edges', 'names', 'accessibility', 'automation', 'frames',
    'steps', 'events', 'failures', 'sources',
];
