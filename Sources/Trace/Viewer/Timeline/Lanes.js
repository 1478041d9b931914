/** What the band of the clock shows, lane by lane: marks at an instant, and bars that last. */
class Lanes {
    constructor(trace, names) {
        this.trace = trace;
        this.names = names;
        this.lanes = Lanes.kinds.map(([kind, title, kinds]) => ({ kind, title, items: [], kinds }));
        const lanes = new Map(this.lanes.flatMap((lane) => lane.kinds.map((kind) => [kind, lane])));
        for (const step of trace.steps) {
            if (step.last === step.index) this.addStep(step, lanes);
        }
        for (const event of trace.events) {
            const kind = trace.text(event.kind);
            // A request is noted at its end.
            const start = kind === 'request' ? event.at - (event.for ?? 0) : event.at;
            lanes.get(kind)?.items.push({
                start, end: event.for ? start + event.for : start, since: event.since, event,
                isBad: ['error', 'fault'].includes(trace.text(event.level)),
            });
        }
        this.lanes = this.lanes.filter((lane) => lane.items.length > 0);
        for (const lane of this.lanes) lane.items.sort((one, other) => one.start - other.start);
    }

    addStep(step, lanes) {
        const item = { start: step.start ?? 0, end: step.end ?? 0, step, isBad: step.outcomeName === 'failed' };
        lanes.get('step').items.push(item);
        for (const { points = [] } of step.touches ?? []) {
            if (points.length === 0) continue;
            const [start, end] = [points[0][0], points[points.length - 1][0]].map((time) => item.start + time);
            lanes.get('input').items.push({ start, end, step });
        }
        if (step.keys?.length > 0) lanes.get('input').items.push({ ...item, isBad: false });
    }

    /** The item in words. */
    words({ step, event, start, end }) {
        const text = step ? this.names.words(step) : this.trace.text(event.text);
        const times = end > start ? `${Words.time(start)} to ${Words.time(end)}` : Words.time(start);
        const details = [times];
        if (event?.every) details.push(`every ${Words.time(event.every)}`);
        if (event?.since !== undefined) details.push(`scheduled at ${Words.time(event.since)}`);
        const place = step ? Words.place(this.trace.text(step.file), step.line)
            : Words.place(this.trace.text(event.file), event.line);
        if (place) details.push(place);
        return { text, detail: details.join(' · ') };
    }
}

Lanes.kinds = [
    ['steps', 'Steps', ['step']],
    ['input', 'Input', ['input']],
    ['animations', 'Animations', ['animation']],
    ['timers', 'Timers', ['timer', 'block']],
    ['tasks', 'Tasks', ['task']],
    ['notifications', 'Notifications', ['notification', 'lifeCycle', 'system']],
    ['requests', 'Requests', ['request']],
    ['log', 'Log', ['log']],
];
