/**
 * Finds a text in everything that a trace says: steps, views in any frame, failures, events and logs.
 *
 * Texts are interned, so they are read once, and the rest is a comparison of numbers.
 */
class Search {
    constructor(trace, names) {
        this.trace = trace;
        this.names = names;
    }

    /** Groups of results, in the order in which they are shown; each with at most some results, and the number of all. */
    find(query, limit = 40) {
        const sought = query.trim().toLowerCase();
        if (sought === '') return [];
        const found = new Uint8Array(this.trace.strings.length);
        this.trace.strings.forEach((text, index) => { found[index] = text.toLowerCase().includes(sought) ? 1 : 0; });
        const has = (index) => index !== undefined && found[index] === 1;
        return [
            ['Failures', this.failures(has)],
            ['Steps', this.steps(has)],
            ['Views', this.views(has)],
            ['Log', this.events(has, (kind) => kind === 'log')],
            ['Events', this.events(has, (kind) => kind !== 'log')],
        ].filter(([, results]) => results.length > 0)
            .map(([title, results]) => ({ title, total: results.length, results: results.slice(0, limit) }));
    }

    steps(has) {
        const { trace } = this;
        return trace.steps.filter((step) => has(step.words) || has(step.file) || has(step.query)
            || this.hasKeys(step, has))
            .map((step) => ({
                icon: step.kindName, text: this.names.words(step), step: step.index,
                detail: [Words.place(trace.text(step.file), step.line), Words.time(step.start)].filter(Boolean)
                    .join(' · '),
            }));
    }

    hasKeys(step, has) {
        return (step.notes ?? []).some(has) || (step.keys ?? []).some(([, text]) => has(text));
    }

    failures(has) {
        return this.trace.failures.map((failure, index) => ({ failure, index }))
            .filter(({ failure }) => has(failure.text))
            .map(({ failure, index }) => ({
                icon: 'failed', text: this.trace.text(failure.text).split('\n')[0], failure: index,
                detail: Words.place(this.trace.text(failure.file), failure.line),
            }));
    }

    /** Views by class, text, identifier or another property, at the first frame in which they are so. */
    views(has) {
        const properties = this.trace.properties.map((list) => list.some((index, at) => at % 2 === 1 && has(index)));
        const results = new Map();
        const classes = new Map();
        this.trace.frames.forEach((frame, index) => {
            for (const [id, node] of frame.set ?? []) {
                if (node.class !== undefined && node.class !== null) classes.set(id, node.class);
                if (results.has(id)) continue;
                const isFound = has(node.class) || has(node.text) || has(node.controller)
                    || properties[node.properties];
                if (isFound) results.set(id, this.viewResult(id, node, classes.get(id), index));
            }
        });
        return [...results.values()];
    }

    viewResult(id, node, className, frame) {
        const named = { text: node.text, properties: node.properties, class: className };
        return {
            icon: 'view', text: this.names.name(named), node: id, frame,
            detail: `from ${Words.time(this.trace.frames[frame].at)}`,
        };
    }

    events(has, isOfKind) {
        const { trace } = this;
        return trace.events.filter((event) => {
            if (!isOfKind(trace.text(event.kind))) return false;
            return [event.text, event.file, event.subsystem, event.category].some(has);
        }).map((event) => ({
            icon: 'timer', text: trace.text(event.text), event,
            detail: `${Words.spaced(trace.text(event.kind))} · ${Words.time(event.at)}`,
        }));
    }
}
