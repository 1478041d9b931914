/** The steps that the list shows: without those in folded ones, and without those that a filter leaves out. */
class StepRows {
    constructor(trace) {
        this.trace = trace;
        this.folded = new Set();
        this.filter = 'all';
        this.update();
    }

    update() {
        const steps = this.trace.steps;
        const kept = this.filter === 'all' ? undefined : this.keptSteps(StepRows.filters[this.filter]);
        this.rows = [];
        this.rowOfStep = new Int32Array(steps.length).fill(-1);
        for (let index = 0; index < steps.length; index += 1) {
            const step = steps[index];
            if (kept && !kept[index]) continue;
            this.rowOfStep[index] = this.rows.length;
            this.rows.push(step);
            if (this.folded.has(index)) index = step.last;
        }
    }

    /** Steps that pass the filter, with those that they are in. */
    keptSteps(passes) {
        const kept = new Uint8Array(this.trace.steps.length);
        for (const step of this.trace.steps) {
            if (!passes(step)) continue;
            kept[step.index] = 1;
            for (const above of this.trace.ancestors(step)) {
                if (kept[above.index]) break;
                kept[above.index] = 1;
            }
        }
        return kept;
    }

    setFilter(name) {
        this.filter = name;
        this.update();
    }

    fold(index, isFolded) {
        if (isFolded) this.folded.add(index);
        else this.folded.delete(index);
        this.update();
    }

    /** The row of a step, or of the nearest one around it that has a row. */
    rowFor(index) {
        const step = this.trace.steps[index];
        if (!step) return -1;
        if (this.rowOfStep[index] >= 0) return this.rowOfStep[index];
        for (const above of this.trace.ancestors(step)) {
            if (this.rowOfStep[above.index] >= 0) return this.rowOfStep[above.index];
        }
        return -1;
    }

    /** Unfolds what a step is in; returns whether that changed anything. */
    unfoldAround(index) {
        const step = this.trace.steps[index];
        let changed = false;
        for (const above of step ? this.trace.ancestors(step) : []) {
            changed = this.folded.delete(above.index) || changed;
        }
        if (changed) this.update();
        return changed;
    }
}

StepRows.filters = {
    all: () => true,
    actions: (step) => ['gesture', 'key', 'app', 'device'].includes(step.kindName),
    checks: (step) => ['assertion', 'query', 'wait'].includes(step.kindName),
    failed: (step) => step.outcomeName === 'failed',
};
