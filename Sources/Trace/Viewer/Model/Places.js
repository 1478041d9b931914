/**
 * Where the views of a state are on the screen.
 *
 * Each place has the view's node, its matrix to the screen, its size, its depth, its parent and the part of the screen
 * that its ancestors leave of it; places are in the order in which views are drawn.
 */
class Places {
    static of(state) {
        let places = Places.known.get(state);
        if (!places) Places.known.set(state, (places = new Places(state)));
        return places;
    }

    constructor(state) {
        this.state = state;
        this.all = [];
        this.byId = new Map();
        const [width, height] = state.screen.size;
        const screen = { matrix: Matrix.identity, isShown: true, visible: [0, 0, width, height], depth: -1,
            opacity: 1 };
        const pending = [];
        for (const id of [...state.windows].reverse()) pending.push([id, screen]);
        while (pending.length > 0) {
            const [id, parent] = pending.pop();
            const place = this.add(id, parent);
            if (place) for (const child of drawnChildren(state, place.node).reverse()) pending.push([child, place]);
        }
    }

    add(id, parent) {
        const node = this.state.nodes.get(id);
        // A view in two places would be a fault of the recorder; the first one counts, so that the walk ends.
        if (!node || this.byId.has(id)) return undefined;
        const [x, y] = parent.node?.scroll ?? [0, 0];
        const moved = x === 0 && y === 0 ? parent.matrix : Matrix.product(parent.matrix, [1, 0, 0, 1, -x, -y]);
        const [, , width, height] = node.box ?? noBox;
        const place = {
            id, node, parent: parent.node ? parent : undefined, depth: parent.depth + 1, width, height,
            matrix: Matrix.product(moved, Matrix.ofNode(node)),
        };
        place.opacity = parent.opacity * (node.opacity ?? 1);
        place.isShown = parent.isShown && !node.hidden && place.opacity > 0;
        place.corners = corners(place);
        place.bounds = boundsOf(place.corners);
        place.visible = node.clips ? intersection(parent.visible, place.bounds) : parent.visible;
        place.isVisible = place.isShown && overlaps(parent.visible, place.bounds);
        this.all.push(place);
        this.byId.set(id, place);
        return place;
    }

    /** The frontmost view at a point that draws something there, or else the frontmost one. */
    hit(x, y) {
        let fallback;
        for (let index = this.all.length - 1; index >= 0; index -= 1) {
            const place = this.all[index];
            if (!place.isVisible || !this.contains(place, x, y)) continue;
            if (place.node.under !== undefined || place.node.over !== undefined || place.node.text) return place;
            fallback ??= place;
        }
        return fallback;
    }

    contains(place, x, y) {
        const [left, top, width, height] = place.parent?.visible ?? [-Infinity, -Infinity, Infinity, Infinity];
        if (x < left || y < top || x > left + width || y > top + height) return false;
        const inverse = Matrix.inverse(place.matrix);
        if (!inverse) return false;
        const [px, py] = Matrix.applied(inverse, x, y);
        return px >= 0 && py >= 0 && px <= place.width && py <= place.height;
    }
}

Places.known = new WeakMap();

/** The children in the order in which they are drawn. */
function drawnChildren(state, node) {
    const children = node.children ?? [];
    if (!children.some((id) => state.nodes.get(id)?.z)) return [...children];
    const height = (id) => state.nodes.get(id)?.z ?? 0;
    return children.map((id, index) => ({ id, index }))
        .sort((one, other) => height(one.id) - height(other.id) || one.index - other.index)
        .map(({ id }) => id);
}

function corners({ matrix, width, height }) {
    return [[0, 0], [width, 0], [width, height], [0, height]].map(([x, y]) => Matrix.applied(matrix, x, y));
}

function boundsOf(points) {
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

function intersection([x, y, width, height], [left, top, w, h]) {
    const [x0, y0] = [Math.max(x, left), Math.max(y, top)];
    return [x0, y0, Math.max(0, Math.min(x + width, left + w) - x0), Math.max(0, Math.min(y + height, top + h) - y0)];
}

/** Whether two rectangles share a point; edges and empty rectangles count. */
function overlaps([x, y, width, height], [left, top, w, h]) {
    return x <= left + w && left <= x + width && y <= top + h && top <= y + height;
}
