/** The ways through a trace: steps, frames and times keep up with each other. */
class Navigation {
    constructor(trace, selection, scale) {
        this.trace = trace;
        this.selection = selection;
        this.scale = scale;
    }

    /** Shows a step: the screen after it, or before it if the trace has none after. */
    goToStep(index) {
        const step = this.trace.steps[index];
        if (!step) return;
        const [, frame] = this.trace.framesOf(step);
        this.selection.set({ step: index, frame, time: Math.max(step.end ?? 0, this.trace.frames[frame].at) });
    }

    /** Shows a frame, and the step that brought it about. */
    goToFrame(index) {
        const frame = Math.max(0, Math.min(index, this.trace.frames.length - 1));
        this.selection.set({ frame, time: this.trace.frames[frame].at, step: this.stepFor(frame) });
    }

    goToTime(time, frame = this.trace.frameAt(time)) {
        this.selection.set({ frame, time, step: this.stepFor(frame) });
    }

    /** The selected step, as long as the frame is one of its own, or else the innermost one. */
    stepFor(frame) {
        const current = this.trace.steps[this.selection.get('step')];
        if (current) {
            const [before, after] = this.trace.framesOf(current);
            if (frame >= before && frame <= after) return current.index;
        }
        return this.trace.stepOfFrame[frame];
    }

    moveFrame(distance) {
        this.goToFrame(this.selection.get('frame') + distance);
    }

    goToFailure(index) {
        const failure = this.trace.failures[index];
        if (this.trace.steps[failure?.step]) this.goToStep(failure.step);
        else if (failure?.at !== undefined) this.goToTime(failure.at);
    }

    /** The next failure behind the step that is shown, or the first one again. */
    goToNextFailure() {
        const steps = this.trace.failures.map((failure) => failure.step).filter((step) => this.trace.steps[step]);
        if (steps.length === 0) return;
        const sorted = [...new Set(steps)].sort((one, other) => one - other);
        this.goToStep(sorted.find((step) => step > this.selection.get('step')) ?? sorted[0]);
    }

    /** Selects a view, and shows a frame that has it if the one that is shown does not. */
    goToNode(id, frame) {
        if (frame !== undefined) this.goToFrame(frame);
        this.selection.set({ node: id });
    }
}
