// The index of a folder of traces: the same tables, a full frame for each test, and what is known of it.
'use strict';

/** Makes an index of traces, given as pairs of a file name and a trace. */
function indexOf(title, traces) {
    const index = { version: 1, title, strings: [''], fonts: [], images: [], fragments: [], frames: [], tests: [] };
    for (const [file, trace] of traces) {
        const frame = index.frames.length;
        index.frames.push(lastFrame(trace, index));
        const failure = trace.failures[0];
        index.tests.push({
            ...trace.test, trace: encodeURIComponent(file), steps: trace.steps.length, frame,
                failures: trace.failures.map(({ text }) => trace.strings[text]),
            ...(failure && trace.steps[failure.step] && { failedStep: trace.strings[trace.steps[failure.step].words] }),
        });
    }
    return index;
}

/** The state at the end of a trace as one frame, whose drawings refer to the index's tables. */
function lastFrame(trace, index) {
    const nodes = new Map();
    let [windows, at] = [[], 0];
    for (const frame of trace.frames) {
        for (const id of frame.gone ?? []) nodes.delete(id);
        for (const [id, changes] of frame.set ?? []) nodes.set(id, { ...nodes.get(id), ...changes });
        windows = frame.windows ?? windows;
        at = frame.at;
    }
    const offsets = { strings: index.strings.length, fonts: index.fonts.length, images: index.images.length,
        fragments: index.fragments.length };
    index.strings.push(...trace.strings);
    index.fonts.push(...trace.fonts.map((font) => ({ ...font, name: font.name + offsets.strings })));
    index.images.push(...trace.images.map((image) => {
        const texts = ['name', 'line', 'area'].filter((key) => image[key] !== undefined);
        return {
            ...image, ...Object.fromEntries(texts.map((key) => [key, image[key] + offsets.strings])),
                ...(image.drawing !== undefined && { drawing: image.drawing + offsets.fragments }),
        };
    }));
    index.fragments.push(...trace.fragments.map((commands) => commands.map((command) => moved(command, offsets))));
    const { size, appearance, corner } = trace.test.device;
    return { at, full: 1, screen: { size, appearance, corner }, windows,
        set: [...nodes].map(([id, node]) => [id, drawnPart(node, offsets)]) };
}

function moved([name, ...parameters], offsets) {
    const [first, ...rest] = parameters;
    if (name === 'text') {
        return [name, first + offsets.strings, ...rest.slice(0, 3), rest[3] + offsets.fonts, ...rest.slice(4)];
    }
    if (name === 'image' || name === 'mask') return [name, first + offsets.images, ...rest];
    if (['fill', 'stroke', 'clip', 'shadow'].includes(name) && typeof first === 'number') {
        return [name, first + offsets.strings, ...rest];
    }
    return [name, ...parameters];
}

function drawnPart(node, offsets) {
    const { class: _, controller, text, properties, edges, query, names, layers, ...drawn } = node;
    for (const key of ['under', 'over', 'mask']) if (typeof drawn[key] === 'number') drawn[key] += offsets.fragments;
    if (layers) drawn.layers = layers.map(([count, fragment]) => [count, fragment + offsets.fragments]);
    return Object.fromEntries(Object.entries(drawn).filter(([, value]) => value !== null));
}

module.exports = { indexOf };
