/** An image in a rectangle: its drawing, its pixels, or a placeholder with its name. */
function imageElement(painter, index, rect) {
    const { trace, definitions } = painter;
    const image = trace.images[index];
    if (!image) return undefined;
    const [width, height] = image.size ?? [rect[2], rect[3]];
    if (!(width > 0) || !(height > 0)) return undefined;
    const content = imageContent(painter, image, width, height);
    const placed = draw('g', { transform: Matrix.text(imageMatrix(image.orientation, rect, width, height)) }, content);
    if (!image.tint || !content || image.kind === 'symbol' || image.kind === 'name') return placed;
    const paint = paintOf(image.tint);
    const mask = definitions.mask(`tint ${index} ${rect}`, () => placed);
    return draw('g', { mask }, draw('rect', { ...rectangle(rect), fill: paint.color, 'fill-opacity': paint.opacity }));
}

function imageContent(painter, image, width, height) {
    const { trace, definitions } = painter;
    if (image.drawing !== undefined && trace.fragments[image.drawing]) {
        return draw('g', { 'clip-path': definitions.clip(width, height, 0) },
            definitions.use(image.drawing, painter.depth + 1));
    }
    if (/^data:image\/(png|jpeg|gif|webp);base64,[\w+/=]*$/.test(image.data ?? '')) {
        return draw('image', { href: image.data, width, height, preserveAspectRatio: 'none' });
    }
    return image.kind === 'symbol' ? symbolElement(trace, image, width, height)
        : placeholder(trace.text(image.name), width, height);
}

/** From the image's own coordinates to the rectangle, turned as its orientation says. */
function imageMatrix(orientation, [x, y, width, height], imageWidth, imageHeight) {
    const turns = {
        up: [1, 0, 0, 1, 0, 0], down: [-1, 0, 0, -1, 1, 1], left: [0, -1, 1, 0, 0, 1], right: [0, 1, -1, 0, 1, 0],
        upMirrored: [-1, 0, 0, 1, 1, 0], downMirrored: [1, 0, 0, -1, 0, 1], leftMirrored: [0, -1, -1, 0, 1, 1],
        rightMirrored: [0, 1, 1, 0, 0, 0],
    };
    const turn = turns[orientation] ?? turns.up;
    // The sides of an image that lies on its side are those of its pixels.
    const [w, h] = turn[0] === 0 ? [imageHeight, imageWidth] : [imageWidth, imageHeight];
    return Matrix.product([width, 0, 0, height, x, y], Matrix.product(turn, [1 / w, 0, 0, 1 / h, 0, 0]));
}

function rectangle([x, y, width, height]) {
    return { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) };
}

/** A quiet picture of hills in a colour of the image's name, so that two images differ. */
function placeholder(name, width, height) {
    const hue = hueOf(name);
    const side = Math.min(width, height);
    const base = height * 0.78;
    const hills = `M0 ${height}V${base}L${width * 0.32} ${height * 0.42}L${width * 0.55} ${height * 0.7}L${width * 0.72} `
        + `${height * 0.54}L${width} ${height * 0.8}V${height}Z`;
    return draw('g', { 'clip-path': undefined },
        draw('rect', { width, height, fill: `hsl(${hue} 45% 82%)` }),
        draw('circle', { cx: width * 0.74, cy: height * 0.27, r: side * 0.1, fill: `hsl(${hue} 60% 94%)` }),
        draw('path', { d: hills, fill: `hsl(${hue} 35% 64%)` }),
        side >= 44 && name && draw('text', {
            x: width / 2, y: height - side * 0.07, 'font-size': rounded(Math.min(11, side * 0.13)),
            'text-anchor': 'middle',
            fill: `hsl(${hue} 40% 20%)`, 'font-family': 'sans-serif',
        }, visibleText(name)));
}

function hueOf(name) {
    let hue = 0;
    for (const character of name) hue = (hue * 31 + character.codePointAt(0)) % 360;
    return hue;
}
