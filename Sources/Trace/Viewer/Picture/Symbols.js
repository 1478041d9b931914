/**
 * The system's symbols: lines and areas on a grid of 24, which the trace has, and the frames around them.
 */
const symbolFrames = { circle: 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19',
    square: 'M5.5 3H18.5A2.5 2.5 0 0 1 21 5.5V18.5A2.5 2.5 0 0 1 18.5 21H5.5A2.5 2.5 0 0 1 3 18.5V5.5A2.5 2.5 0 0 1 5.5 3Z' };

function symbolElement(trace, image, width, height) {
    const side = Math.min(width, height) / 24;
    const paint = paintOf(image.tint ?? '#007AFF');
    const line = rounded(1.2 + (image.weight ?? 400) / 500);
    return draw('g', {
        transform: Matrix.text([side, 0, 0, side, (width - 24 * side) / 2, (height - 24 * side) / 2]),
        fill: 'none', stroke: paint.color, 'stroke-width': line, 'stroke-linecap': 'round', 'stroke-linejoin': 'round',
        opacity: paint.opacity,
    }, symbolShapes(trace, image, paint.color));
}

function symbolShapes(trace, { line, area, frame, closed, solid, slashed }, color) {
    const ink = solid ? '#ffffff' : color;
    const sign = [
        line !== undefined && draw('path', { d: trace.text(line), fill: closed ? ink : 'none', stroke: ink }),
        area !== undefined && draw('path', { d: trace.text(area), fill: ink, stroke: 'none' }),
    ];
    const slash = slashed && draw('path', { d: 'M3 3L21 21' });
    if (!Object.hasOwn(symbolFrames, frame ?? '')) return [sign, slash];
    return [
        draw('path', { d: symbolFrames[frame], fill: solid ? color : 'none' }),
        draw('g', { transform: 'translate(5.28 5.28) scale(.56)', 'stroke-width': 3.1 }, sign), slash,
    ];
}
