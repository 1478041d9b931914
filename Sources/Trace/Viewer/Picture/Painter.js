/**
 * Turns a display list into SVG.
 *
 * `transform`, `clip` and `mask` open a group inside of the one that they are in. The group is made when something is
 * drawn in it, since a command that erases moves all groups of its layer into a masked one, and new ones follow.
 */
class Painter {
    constructor(definitions, depth) {
        this.definitions = definitions;
        this.trace = definitions.trace;
        this.depth = depth;
        this.root = draw('g');
        this.layers = [{ root: this.root, epoch: 0 }];
        this.state = { layer: this.layers[0] };
        this.saved = [];
    }

    paint(commands) {
        for (const [name, ...parameters] of commands) {
            if (Object.hasOwn(Painter.commands, name)) Painter.commands[name].call(this, ...parameters);
        }
        return this.root;
    }

    get layer() {
        return this.layers[this.layers.length - 1];
    }

    /** What follows is drawn in a group with attributes. */
    enter(attributes) {
        this.state = { outer: this.state, attributes, layer: this.layer };
    }

    /** The group of a state in the layer as it is now. */
    group(state) {
        if (!state.outer || state.outer.layer !== state.layer) return state.layer.root;
        if (!state.element || state.epoch !== state.layer.epoch) {
            state.element = draw('g', state.attributes);
            state.epoch = state.layer.epoch;
            this.group(state.outer).append(state.element);
        }
        return state.element;
    }

    /** Adds what was drawn, with its effects. */
    add(element, bounds, { alpha = 1, blend = 'normal', shadow } = {}) {
        if (!element) return;
        if (alpha < 1) setAttribute(element, 'opacity', rounded(alpha));
        let drawn = element;
        if (shadow) drawn = draw('g', { filter: this.definitions.shadow(shadow, shadow[2] / 2, bounds) }, element);
        if (Object.hasOwn(composites, blend)) composite(this, drawn, composites[blend]);
        else this.append(blended(drawn, blend));
    }

    append(element) {
        this.group(this.state).append(element);
    }

    beginLayer(rect, effects = {}) {
        const element = draw('g', {
            opacity: effects.alpha === undefined ? undefined : rounded(effects.alpha),
            filter: effects.shadow && this.definitions.shadow(effects.shadow, effects.shadow[2] / 2,
                rect ?? [0, 0, 400, 900]),
        });
        const content = rect ? draw('g', { 'clip-path': this.definitions.clipPath(rect, false) }) : element;
        if (content !== element) element.append(content);
        this.saved.push(this.state);
        this.layers.push({ root: content, epoch: 0, element, effects });
        this.state = { layer: this.layer };
    }

    endLayer() {
        if (this.layers.length === 1) return;
        const { element, effects } = this.layers.pop();
        this.state = this.saved.pop();
        const blend = effects.blend ?? 'normal';
        if (Object.hasOwn(composites, blend)) composite(this, element, composites[blend]);
        else this.append(blended(element, blend));
    }

    restore() {
        // One too many would end a layer.
        const saved = this.saved[this.saved.length - 1];
        if (saved && saved.layer === this.layer) this.state = this.saved.pop();
    }

    fill(path, color, options) {
        const paint = paintOf(color);
        const element = shapeElement(path, this.trace);
        setAttribute(element, 'fill', paint.color);
        setAttribute(element, 'fill-opacity', paint.opacity);
        if (options?.evenOdd) setAttribute(element, 'fill-rule', 'evenodd');
        this.add(element, boundsOfPath(path, this.trace), options);
    }

    stroke(path, color, options = {}) {
        const element = strokeElement(this, path, paintOf(color), options);
        const [x, y, width, height] = boundsOfPath(path, this.trace);
        const half = (options.width ?? 1) / 2;
        this.add(element, [x - half, y - half, width + 2 * half, height + 2 * half], options);
    }
}

Painter.commands = {
    save() { this.saved.push(this.state); },
    restore() { this.restore(); },
    transform(matrix) { this.enter({ transform: Matrix.text(matrix) }); },
    clip(path, options) { this.enter({ 'clip-path': this.definitions.clipPath(path, options?.evenOdd) }); },
    mask(image, rect) {
        const key = `image ${image} ${rect}`;
        this.enter({ mask: this.definitions.mask(key, () => imageElement(this, image, rect) ?? draw('g')) });
    },
    fill(path, color, options) { this.fill(path, color, options); },
    stroke(path, color, options) { this.stroke(path, color, options); },
    shadow(path, shadow) { this.add(shadowElement(this, path, shadow), noBox); },
    clear(rect) { this.add(shapeElement(rect), rect, { blend: 'clear' }); },
    text(text, x, y, width, font, color, options) {
        const place = { text: this.trace.text(text), x, y, width, font: this.trace.fonts[font] ?? {} };
        const height = place.font.size ?? 17;
        this.add(textElement(place, this.trace, color, options), [x, y - height, width, height * 1.3], options);
    },
    image(image, rect, options) { this.add(imageElement(this, image, rect), rect, options); },
    linear(stops, from, to, options) { this.add(gradientElement(this, 'linear', stops, from, to, options), wide,
        options); },
    radial(stops, from, to, options) { this.add(gradientElement(this, 'radial', stops, from, to, options), wide,
        options); },
    begin(rect, effects) { this.beginLayer(rect, effects); },
    end() { this.endLayer(); },
};

const wide = [everywhere.x, everywhere.y, everywhere.width, everywhere.height];
