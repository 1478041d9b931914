/** A gradient, as wide as the clip leaves it. */
function gradientElement(painter, kind, stops, from, to, options = {}) {
    const key = `${kind} ${JSON.stringify([stops, from, to, options.before, options.after])}`;
    const fill = painter.definitions.reference(key, () =>
        (kind === 'linear' ? linearGradient(stops, from, to, options) : radialGradient(stops, from, to, options)));
    return draw('rect', { ...everywhere, fill });
}

function linearGradient(stops, [x1, y1], [x2, y2], options) {
    return draw('linearGradient', {
        gradientUnits: 'userSpaceOnUse', x1: rounded(x1), y1: rounded(y1), x2: rounded(x2), y2: rounded(y2),
    }, stopElements(stops, options));
}

/** SVG's gradients begin at the smaller circle. */
function radialGradient(stops, start, end, options) {
    const isReversed = start[2] > end[2];
    const [inner, outer] = isReversed ? [end, start] : [start, end];
    const ordered = isReversed ? stops.map(([location, color]) => [1 - location, color]).reverse() : stops;
    const reach = isReversed ? { before: options.after, after: options.before } : options;
    return draw('radialGradient', {
        gradientUnits: 'userSpaceOnUse', fx: rounded(inner[0]), fy: rounded(inner[1]), fr: rounded(inner[2]),
        cx: rounded(outer[0]), cy: rounded(outer[1]), r: rounded(outer[2]),
    }, stopElements(ordered, reach));
}

/** Beyond its ends a gradient of SVG goes on in its last colour; a transparent one there ends it. */
function stopElements(stops, { before, after }) {
    const list = stops.map(([location, color]) => stopElement(location, color));
    if (stops.length === 0) return list;
    if (!before) list.unshift(stopElement(0, stops[0][1], 0));
    if (!after) list.push(stopElement(1, stops[stops.length - 1][1], 0));
    return list;
}

function stopElement(location, color, opacity) {
    const paint = paintOf(color);
    return draw('stop', { offset: rounded(location, 1e5), 'stop-color': paint.color,
        'stop-opacity': opacity ?? paint.opacity });
}
