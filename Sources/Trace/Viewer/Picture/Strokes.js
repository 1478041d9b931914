/** A line along a path: all of it, or the part between two fractions of its length. */
function strokeElement(painter, path, paint, options) {
    const element = shapeElement(path, painter.trace);
    const isPart = (options.from ?? 0) > 0 || (options.to ?? 1) < 1;
    styleStroke(element, paint, options);
    if (!isPart) return dashed(element, options);
    if (!options.dash) return partial(element, options);
    // The part is what a solid line, as a mask, leaves of the dashes.
    const solid = partial(shapeElement(path, painter.trace), options);
    styleStroke(solid, { color: '#000000' }, { ...options, width: (options.width ?? 1) + 1, cap: 'butt' });
    const key = `part ${JSON.stringify([path, options])}`;
    return draw('g', { mask: painter.definitions.mask(key, () => solid) }, dashed(element, options));
}

function styleStroke(element, paint, options) {
    const attributes = {
        fill: 'none', stroke: paint.color, 'stroke-opacity': paint.opacity, 'stroke-width': rounded(options.width ?? 1),
        'stroke-linecap': known(options.cap, ['round', 'square']),
        'stroke-linejoin': known(options.join, ['round', 'bevel']),
        'stroke-miterlimit': rounded(options.miter ?? 10),
    };
    for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
}

function dashed(element, options) {
    if (!options.dash || options.dash.length === 0) return element;
    setAttribute(element, 'stroke-dasharray', options.dash.map((length) => rounded(length)).join(' '));
    if (options.phase) setAttribute(element, 'stroke-dashoffset', rounded(options.phase));
    return element;
}

function partial(element, { from = 0, to = 1 }) {
    setAttribute(element, 'pathLength', 1);
    setAttribute(element, 'stroke-dasharray', `${rounded(Math.max(0, to - from), 1e5)} 2`);
    setAttribute(element, 'stroke-dashoffset', rounded(-from, 1e5));
    return element;
}

function known(word, words) {
    return words.includes(word) ? word : undefined;
}
