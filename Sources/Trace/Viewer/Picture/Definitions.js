/**
 * What pictures refer to: fragments, clips, masks, gradients and filters, each of them once for the whole page.
 *
 * A picture then is a few `use` elements, so that a film strip of many costs little.
 */
class Definitions {
    constructor(trace) {
        this.trace = trace;
        this.ids = new Map();
        this.list = draw('defs');
        const host = draw('svg', { class: 'definitions', 'aria-hidden': 'true', width: 0, height: 0 }, this.list);
        document.body.append(host);
    }

    /** The id of a definition, which is made when it is first asked for. */
    id(key, makeElement) {
        let id = this.ids.get(key);
        if (!id) {
            id = `d${this.ids.size}`;
            this.ids.set(key, id);
            const element = makeElement();
            element.id = id;
            this.list.append(element);
        }
        return id;
    }

    reference(key, makeElement) {
        return `url(#${this.id(key, makeElement)})`;
    }

    /** A fragment, drawn. Fragments in images in fragments end at some depth, should a trace have a circle of them. */
    use(fragment, depth = 0) {
        const commands = this.trace.fragments[fragment];
        if (!commands || depth > 8) return undefined;
        const id = this.id(`fragment ${fragment}`, () => new Painter(this, depth).paint(commands));
        return draw('use', { href: `#${id}` });
    }

    /** A clip to a rectangle with round corners. */
    clip(width, height, radius) {
        return this.reference(`clip ${width} ${height} ${radius}`, () =>
            draw('clipPath', {}, shapeElement([0, 0, width, height, radius])));
    }

    clipPath(path, isEvenOdd) {
        return this.reference(`path ${isEvenOdd} ${JSON.stringify(path)}`, () => {
            const shape = shapeElement(path, this.trace);
            if (isEvenOdd) shape.setAttribute('clip-rule', 'evenodd');
            return draw('clipPath', {}, shape);
        });
    }

    /** A mask by the opacity of what a function draws. */
    mask(key, makeContent) {
        return this.reference(`mask ${key}`, () => {
            const mask = draw('mask', { maskUnits: 'userSpaceOnUse', ...everywhere }, makeContent());
            mask.style.setProperty('mask-type', 'alpha');
            return mask;
        });
    }

    /** A shadow of something within a rectangle; `deviation` is that of the blur. */
    shadow([dx, dy, , color], deviation, [x, y, width, height]) {
        const reach = Math.ceil(deviation * 3 + Math.max(Math.abs(dx), Math.abs(dy)) + 4);
        const box = [x - reach, y - reach, width + 2 * reach, height + 2 * reach].map((value) => Math.round(value));
        const paint = paintOf(color);
        return this.reference(`shadow ${dx} ${dy} ${deviation} ${color} ${box}`, () => draw('filter', {
            filterUnits: 'userSpaceOnUse', x: box[0], y: box[1], width: box[2], height: box[3],
            'color-interpolation-filters': 'sRGB',
        }, draw('feDropShadow', {
            dx: rounded(dx), dy: rounded(dy), stdDeviation: rounded(deviation), 'flood-color': paint.color,
            'flood-opacity': paint.opacity,
        })));
    }

    blur(deviation) {
        return this.reference(`blur ${deviation}`, () => draw('filter', {
            x: '-100%', y: '-100%', width: '300%', height: '300%', 'color-interpolation-filters': 'sRGB',
        }, draw('feGaussianBlur', { stdDeviation: rounded(deviation) })));
    }

    /** A filter of a matrix of colours. */
    colorFilter(name, values) {
        return this.reference(`filter ${name}`, () => draw('filter', {
            filterUnits: 'userSpaceOnUse', ...everywhere, 'color-interpolation-filters': 'sRGB',
        }, draw('feColorMatrix', { type: 'matrix', values })));
    }
}

/** A region that has the whole screen in it, however a view is moved. */
const everywhere = { x: -4000, y: -4000, width: 12000, height: 12000 };

/** A colour as SVG has it; what is no colour draws nothing. */
function paintOf(color) {
    const match = /^(#[0-9a-f]{6})([0-9a-f]{2})?$/i.exec(color ?? '');
    if (!match) return { color: 'none', opacity: 0 };
    return { color: match[1], opacity: match[2] ? rounded(parseInt(match[2], 16) / 255) : undefined };
}

/** A path of a fragment: a rectangle, one with round corners, or path data. */
function shapeElement(path, trace) {
    if (!Array.isArray(path)) return draw('path', { d: trace?.text(path) ?? '' });
    const [x, y, width, height, radius = 0] = path;
    const radii = Array.isArray(radius) ? radius.map(Number) : [Number(radius)];
    if (radii.some((value) => value !== radii[0])) return draw('path', { d: roundedPath(x, y, width, height, radii) });
    const limit = Math.min(radii[0], width / 2, height / 2);
    return draw('rect', {
        x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height),
        rx: limit > 0 ? rounded(limit) : undefined,
    });
}

/** The shadow of a path, without the path. */
function shadowElement({ definitions, trace }, path, [dx, dy, blur, color]) {
    const paint = paintOf(color);
    const element = shapeElement(path, trace);
    setAttribute(element, 'fill', paint.color);
    setAttribute(element, 'fill-opacity', paint.opacity);
    const filter = blur > 0 ? definitions.blur(blur / 2) : undefined;
    return draw('g', { transform: Matrix.text([1, 0, 0, 1, dx, dy]), filter }, element);
}

/** A rectangle with a radius for each corner, from the top left one. */
function roundedPath(x, y, width, height, [topLeft, topRight, bottomRight, bottomLeft]) {
    const arc = (radius, toX, toY) => (radius > 0 ? `A${radius} ${radius} 0 0 1 ${toX} ${toY}` : '');
    const [right, bottom] = [x + width, y + height];
    return [
        `M${x + topLeft} ${y}H${right - topRight}`, arc(topRight, right, y + topRight), `V${bottom - bottomRight}`,
        arc(bottomRight, right - bottomRight, bottom), `H${x + bottomLeft}`, arc(bottomLeft, x, bottom - bottomLeft),
        `V${y + topLeft}`, arc(topLeft, x + topLeft, y), 'Z',
    ].join('');
}

/** A rectangle around a path. Of path data it is the one around all numbers, control points as well. */
function boundsOfPath(path, trace) {
    if (Array.isArray(path)) return path.slice(0, 4);
    const numbers = (trace.text(path).match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    const points = [];
    for (let index = 0; index + 1 < numbers.length; index += 2) points.push([numbers[index], numbers[index + 1]]);
    return points.length > 0 ? boundsOf(points) : noBox;
}
