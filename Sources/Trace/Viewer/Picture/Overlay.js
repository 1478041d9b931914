/** Outlines over a picture: of the view below the pointer, of the selected one, and of those that a step acted on. */
class Overlay {
    constructor(names) {
        this.names = names;
        this.root = draw('g', { class: 'overlay', 'aria-hidden': 'true' });
    }

    /** `marks` is a list of `{ id, kind }` or `{ place, kind }`; its kinds are classes of Picture.css. */
    show(state, { node, hover, hoverRect }, marks, scale) {
        const places = Places.of(state);
        const shapes = marks.map(({ id, place, kind }) =>
            this.outline(place ?? places.byId.get(id), `mark mark-${kind}`));
        const selected = places.byId.get(node);
        if (selected) shapes.push(this.outline(selected, 'mark mark-selected'));
        const hovered = hover === node ? undefined : places.byId.get(hover);
        if (hovered) shapes.push(this.outline(hovered, 'mark mark-hover'));
        if (hoverRect) shapes.push(this.rectangle(hoverRect, 'mark mark-hover'));
        const labelled = hovered ?? selected;
        if (labelled) shapes.push(this.label(labelled, state, scale));
        this.root.replaceChildren(...shapes.filter(Boolean));
    }

    outline(place, className) {
        if (!place) return undefined;
        const points = place.corners.map(([x, y]) => `${rounded(x)},${rounded(y)}`).join(' ');
        return draw('polygon', { class: className, points, 'data-marks': place.id });
    }

    rectangle(rect, className) {
        return draw('rect', { class: className, ...rectangle(rect) });
    }

    /** The name and size of a view, above it or, if there is no room, below or inside. */
    label(place, state, scale) {
        const [x, y, width, height] = place.bounds;
        const [screenWidth, screenHeight] = state.screen.size;
        const { className } = this.names.of(place.node);
        const text = `${className}  ${Words.points(place.width)} × ${Words.points(place.height)}`;
        const size = Math.min(11 / scale, screenWidth / (text.length * 0.58 + 1));
        const [w, h] = [text.length * size * 0.58 + size, size * 1.7];
        const left = Math.max(0, Math.min(x + (width - w) / 2, screenWidth - w));
        const above = y - h - size * 0.4;
        const below = y + height + size * 0.4;
        const top = above >= 0 ? above : below + h <= screenHeight ? below : Math.max(0, y + size * 0.4);
        return draw('g', { class: 'mark-label' },
            draw('rect', { x: rounded(left), y: rounded(top), width: rounded(w), height: rounded(h),
                rx: rounded(size * 0.4) }),
            draw('text', {
                x: rounded(left + w / 2), y: rounded(top + h * 0.69), 'font-size': rounded(size),
                'text-anchor': 'middle',
                textLength: rounded(w - size), lengthAdjust: 'spacingAndGlyphs',
            }, text));
    }
}
