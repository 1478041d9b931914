/**
 * Drawings for the system's symbols, which are not here: lines on a grid of 24, for those that are used most.
 *
 * A name such as `plus.circle.fill` is its base in a frame. One without a drawing has that of the longest part of it that
 * has one, or else a neutral one: a square with a dot.
 */
const symbolPaths = {
    'chevron.left': 'M15 4L7.5 12L15 20', 'chevron.right': 'M9 4L16.5 12L9 20', 'chevron.up': 'M4 15.5L12 8L20 15.5',
    'chevron.down': 'M4 8.5L12 16L20 8.5', 'chevron.backward': 'M15 4L7.5 12L15 20',
    'chevron.forward': 'M9 4L16.5 12L9 20',
    'arrow.left': 'M20 12H4M10 6L4 12L10 18', 'arrow.right': 'M4 12H20M14 6L20 12L14 18',
    'arrow.up': 'M12 20V4M6 10L12 4L18 10',
    'arrow.down': 'M12 4V20M6 14L12 20L18 14', 'arrow.clockwise': 'M19 12a7 7 0 1 1-2-5M17 3V7.5H12.5',
    plus: 'M12 4V20M4 12H20', minus: 'M4 12H20', xmark: 'M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5',
    checkmark: 'M4.5 13L10 18.5L19.5 6', multiply: 'M6 6L18 18M18 6L6 18',
    ellipsis: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
    magnifyingglass: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13M15.5 15.5L20.5 20.5',
    gear: 'M12 8.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7M12 3V6M12 18V21M3 12H6M18 12H21M5.6 5.6L7.8 7.8M16.2 16.2L18.4 18.4M18.4 5.6L16.2 7.8M7.8 16.2L5.6 18.4',
    trash: 'M4 6.5H20M9.5 6V4H14.5V6M6 6.5L7 20.5H17L18 6.5M10 10V17M14 10V17',
    pencil: 'M5 19L6 15L16 5L19 8L9 18ZM14 7L17 10',
    'square.and.pencil': 'M12 5H5V19H19V12M10.5 13.5L11 11L18.5 3.5L20.5 5.5L13 13Z',
    'square.and.arrow.up': 'M8 10H5.5V20.5H18.5V10H16M12 15V3.5M8.5 7L12 3.5L15.5 7',
    heart: 'M12 20C5 15 3.5 11.5 3.5 9A4.5 4.5 0 0 1 12 7A4.5 4.5 0 0 1 20.5 9C20.5 11.5 19 15 12 20Z',
    star: 'M12 3.5L14.6 9.3L21 10L16.3 14.3L17.6 20.5L12 17.3L6.4 20.5L7.7 14.3L3 10L9.4 9.3Z',
    person: 'M12 4a4 4 0 1 1 0 8a4 4 0 1 1 0-8M4.5 20.5C4.5 16.5 8 14.5 12 14.5S19.5 16.5 19.5 20.5Z',
    house: 'M3.5 11.5L12 4L20.5 11.5M6 10V20H18V10M10 20V14H14V20',
    bell: 'M5 17H19C17.5 15.5 17.5 14 17.5 11A5.5 5.5 0 0 0 6.5 11C6.5 14 6.5 15.5 5 17ZM10 19.5H14',
    camera: 'M3.5 8H7.5L9 5.5H15L16.5 8H20.5V19H3.5ZM12 10a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4',
    photo: 'M3.5 5H20.5V19H3.5ZM3.5 16L9 11L13 15L16 12.5L20.5 16.5M16 8.5h.01',
    envelope: 'M3.5 6H20.5V18.5H3.5ZM3.5 7L12 13.5L20.5 7',
    lock: 'M6 11H18V20.5H6ZM8.5 11V8A3.5 3.5 0 0 1 15.5 8V11',
    eye: 'M2.5 12S6 5.5 12 5.5S21.5 12 21.5 12S18 18.5 12 18.5S2.5 12 2.5 12ZM12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6',
    'eye.slash': 'M2.5 12S6 5.5 12 5.5S21.5 12 21.5 12S18 18.5 12 18.5S2.5 12 2.5 12ZM4.5 19.5L19.5 4.5',
    calendar: 'M4 6H20V20H4ZM4 10H20M8 4V7.5M16 4V7.5',
    clock: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17M12 7.5V12L15 14',
    bookmark: 'M7 4H17V20.5L12 16.5L7 20.5Z', tag: 'M4 4H11.5L20 12.5L12.5 20L4 11.5ZM8 8h.01',
    cart: 'M3 5H5.5L8 15.5H18L20 8H6.3M9 19.5h.01M17 19.5h.01',
    'list.bullet': 'M9 6H20M9 12H20M9 18H20M4.5 6h.01M4.5 12h.01M4.5 18h.01',
    'line.3.horizontal': 'M4 7H20M4 12H20M4 17H20',
    info: 'M12 7h.01M12 11V18', exclamationmark: 'M12 5V14M12 18.5h.01',
    questionmark: 'M8.5 9A3.5 3.5 0 1 1 12.5 12.5Q12 13 12 14.5M12 18.5h.01',
    'exclamationmark.triangle': 'M12 4L21 20H3ZM12 10V14.5M12 17.2h.01',
    globe: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17M3.5 12H20.5M12 3.5C7.5 8 7.5 16 12 20.5C16.5 16 16.5 8 12 3.5',
    mic: 'M12 3.5A2.5 2.5 0 0 1 14.5 6V11A2.5 2.5 0 0 1 9.5 11V6A2.5 2.5 0 0 1 12 3.5M6 11A6 6 0 0 0 18 11M12 17V20.5',
    paperplane: 'M3.5 11.5L20.5 4L15.5 20L11.5 13Z',
    map: 'M3.5 6L9 4L15 6L20.5 4V18L15 20L9 18L3.5 20ZM9 4V18M15 6V20', location: 'M20 4L4 11L12 12.5L13.5 20.5Z',
    doc: 'M6 3.5H14L18.5 8V20.5H6ZM14 3.5V8H18.5',
    folder: 'M3.5 6H9.5L11.5 8H20.5V19H3.5Z', moon: 'M19.5 14.5A8.5 8.5 0 0 1 9.5 4.5A8.5 8.5 0 1 0 19.5 14.5Z',
    phone: 'M6 4H9.5L11 8.5L8.5 10.5A12 12 0 0 0 13.5 15.5L15.5 13L20 14.5V18C20 19 19 20 18 20A14 14 0 0 1 4 6C4 5 5 4 6 4Z',
    shift: 'M12 4L20 12.5H15.5V19.5H8.5V12.5H4Z',
    'delete.left': 'M8.5 6H20.5V18H8.5L3 12ZM12 9.5L17 14.5M17 9.5L12 14.5',
    'face.smiling': 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17M9 10h.01M15 10h.01M8.5 14A4.5 4.5 0 0 0 15.5 14',
};

const neutralSymbol = 'M7.5 3.5H16.5A4 4 0 0 1 20.5 7.5V16.5A4 4 0 0 1 16.5 20.5H7.5A4 4 0 0 1 3.5 16.5V7.5A4 4 0 0 1 7.5 3.5ZM12 12h.01';

const symbolFrames = { circle: 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19',
    square: 'M5.5 3H18.5A2.5 2.5 0 0 1 21 5.5V18.5A2.5 2.5 0 0 1 18.5 21H5.5A2.5 2.5 0 0 1 3 18.5V5.5A2.5 2.5 0 0 1 5.5 3Z' };

function symbolElement(name, width, height, { tint, weight }) {
    const side = Math.min(width, height) / 24;
    const paint = paintOf(tint ?? '#007AFF');
    const { base, frame, isFilled } = symbolParts(name);
    const line = rounded(1.2 + (weight ?? 400) / 500);
    return draw('g', {
        transform: Matrix.text([side, 0, 0, side, (width - 24 * side) / 2, (height - 24 * side) / 2]),
        fill: 'none', stroke: paint.color, 'stroke-width': line, 'stroke-linecap': 'round', 'stroke-linejoin': 'round',
        opacity: paint.opacity,
    }, symbolShapes(base, frame, isFilled, paint.color));
}

function symbolShapes(base, frame, isFilled, color) {
    const fill = isFilled ? color : 'none';
    if (frame === undefined) return [draw('path', { d: base, fill })];
    const inner = draw('path', { d: base, transform: 'translate(5.5 5.5) scale(.54)', 'stroke-width': 3.4,
        stroke: isFilled ? '#ffffff' : color });
    return [draw('path', { d: frame, fill }), base !== '' && inner];
}

/** The drawing of a symbol's base, and that of the frame around it. */
function symbolParts(name) {
    const isFilled = name.includes('.fill');
    const plain = name.replace('.fill', '');
    if (Object.hasOwn(symbolPaths, plain)) return { base: symbolPaths[plain], isFilled };
    if (Object.hasOwn(symbolFrames, plain)) return { base: '', frame: symbolFrames[plain], isFilled };
    const [, inner, frame] = /^(.+)\.(circle|square)$/.exec(plain) ?? [];
    return { base: symbolBase(inner ?? plain), frame: symbolFrames[frame], isFilled };
}

function symbolBase(name) {
    for (let words = name.split('.'); words.length > 0; words = words.slice(0, -1)) {
        const part = words.join('.');
        if (Object.hasOwn(symbolPaths, part)) return symbolPaths[part];
    }
    return neutralSymbol;
}
