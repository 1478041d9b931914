/** The fingers of a step, and of the steps in it: the path of each, and where it is at a time. */
class Fingers {
    constructor(trace) {
        this.trace = trace;
        this.root = draw('g', { class: 'fingers', 'aria-hidden': 'true' });
    }

    show(step, time) {
        if (step === this.step && time === this.time) return;
        Object.assign(this, { step, time });
        const touches = step ? this.touchesOf(step) : [];
        this.root.replaceChildren(...touches.flatMap(({ touch, start }) => this.finger(touch, time - start)));
    }

    touchesOf(step) {
        const touches = [];
        for (const part of this.trace.within(step)) {
            for (const touch of part.touches ?? []) touches.push({ touch, start: part.start ?? 0 });
            if (touches.length >= Fingers.limit) break;
        }
        return touches;
    }

    finger(touch, time) {
        const points = touch.points ?? [];
        if (points.length === 0) return [];
        const path = points.map(([, x, y]) => `${rounded(x)},${rounded(y)}`).join(' ');
        const [, firstX, firstY] = points[0];
        const [lastTime, lastX, lastY, phase] = points[points.length - 1];
        const isMoving = points.some(([, x, y]) => Math.hypot(x - firstX, y - firstY) > 4);
        const [x, y] = Fingers.position(points, time);
        const isDown = time >= points[0][0] && time < lastTime;
        return [
            isMoving && draw('polyline', { class: 'finger-path', points: path }),
            isMoving && draw('circle', { class: 'finger-start', cx: rounded(firstX), cy: rounded(firstY), r: 5 }),
            isMoving && this.arrow(points),
            draw('circle', {
                class: `finger ${isDown ? 'finger-down' : ''} ${phase === 4 ? 'finger-cancelled' : ''}`.trim(),
                cx: rounded(isDown ? x : lastX), cy: rounded(isDown ? y : lastY), r: 15,
                'data-finger': touch.finger ?? 0,
            }),
            phase === 4 && draw('path', { class: 'finger-cross', d: `M${lastX - 5} ${lastY - 5}l10 10m0-10l-10 10` }),
        ].filter(Boolean);
    }

    /** An arrow where the path ends, as it came there. */
    arrow(points) {
        const [, x, y] = points[points.length - 1];
        const earlier = points.findLast(([, px, py]) => Math.hypot(px - x, py - y) > 3);
        if (!earlier) return undefined;
        const angle = (Math.atan2(y - earlier[2], x - earlier[1]) * 180) / Math.PI;
        return draw('path', {
            class: 'finger-arrow', d: 'M-7 -5L0 0L-7 5',
            transform: `translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(angle)})`,
        });
    }

    /** Where a finger is at a time, between its recorded points. */
    static position(points, time) {
        const next = points.findIndex(([at]) => at > time);
        if (next <= 0) return next === 0 ? points[0].slice(1, 3) : points[points.length - 1].slice(1, 3);
        const [[t0, x0, y0], [t1, x1, y1]] = [points[next - 1], points[next]];
        const part = t1 > t0 ? (time - t0) / (t1 - t0) : 1;
        return [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part];
    }
}

Fingers.limit = 200;
