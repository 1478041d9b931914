/** Affine transforms as six numbers, `[a, b, c, d, tx, ty]`. */
const Matrix = {
    identity: [1, 0, 0, 1, 0, 0],

    /** The transform that does `inner` first, and then `outer`. */
    product(outer, inner) {
        const [a, b, c, d, x, y] = outer;
        const [e, f, g, h, tx, ty] = inner;
        return [a * e + c * f, b * e + d * f, a * g + c * h, b * g + d * h, a * tx + c * ty + x, b * tx + d * ty + y];
    },

    applied([a, b, c, d, tx, ty], x, y) {
        return [a * x + c * y + tx, b * x + d * y + ty];
    },

    /** `null` of a transform that makes everything flat. */
    inverse([a, b, c, d, tx, ty]) {
        const area = a * d - b * c;
        if (!Number.isFinite(1 / area)) return null;
        return [d / area, -b / area, -c / area, a / area, (c * ty - d * tx) / area, (b * tx - a * ty) / area];
    },

    /** Where a view's top left corner and axes are in its parent, apart from the parent's scrolling. */
    ofNode(node) {
        const [x, y, width, height] = node.box ?? noBox;
        if (!node.transform) return [1, 0, 0, 1, x, y];
        const [ax, ay] = node.anchor ?? [0.5, 0.5];
        const [a, b, c, d, tx, ty] = node.transform;
        const [px, py] = [ax * width, ay * height];
        return [a, b, c, d, x + px + tx - a * px - c * py, y + py + ty - b * px - d * py];
    },

    text(matrix) {
        const [a, b, c, d, tx, ty] = matrix.map(Number);
        if (a === 1 && b === 0 && c === 0 && d === 1) {
            return tx === 0 && ty === 0 ? undefined : `translate(${rounded(tx)} ${rounded(ty)})`;
        }
        return `matrix(${[a, b, c, d, tx, ty].map((value) => rounded(value, 1e5)).join(' ')})`;
    },
};

const noBox = [0, 0, 0, 0];

function rounded(value, steps = 1e3) {
    const number = Math.round(Number(value) * steps) / steps;
    return Number.isFinite(number) ? number : 0;
}
