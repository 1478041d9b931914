/** A bar between two panes, which moves by the pointer and the arrow keys. The size is a variable of the page's style. */
class Splitter {
    constructor({ name, label, axis, sign, limits, start }) {
        Object.assign(this, { name, axis, sign, limits });
        this.element = make('div', {
            class: `splitter splitter-${axis}`, role: 'separator', tabindex: 0, 'aria-label': label,
            'aria-orientation': axis === 'x' ? 'vertical' : 'horizontal', 'aria-valuemin': limits[0],
            'aria-valuemax': limits[1],
            onpointerdown: (event) => this.begin(event), onpointermove: (event) => this.drag(event),
            onpointerup: () => { this.from = undefined; }, onpointercancel: () => { this.from = undefined; },
            onkeydown: (event) => this.key(event), ondblclick: () => this.set(start),
        });
        this.set(start);
    }

    set(size) {
        this.size = Math.max(this.limits[0], Math.min(this.limits[1], size));
        document.documentElement.style.setProperty(`--${this.name}`, `${this.size}px`);
        this.element.setAttribute('aria-valuenow', Math.round(this.size));
    }

    begin(event) {
        this.element.setPointerCapture(event.pointerId);
        this.from = { at: this.place(event), size: this.size };
        event.preventDefault();
    }

    place(event) {
        return this.axis === 'x' ? event.clientX : event.clientY;
    }

    drag(event) {
        if (this.from) this.set(this.from.size + this.sign * (this.place(event) - this.from.at));
    }

    key(event) {
        const keys = this.axis === 'x' ? { ArrowLeft: -1, ArrowRight: 1 } : { ArrowUp: -1, ArrowDown: 1 };
        if (!(event.key in keys)) return;
        this.set(this.size + this.sign * keys[event.key] * 24);
        event.preventDefault();
        event.stopPropagation();
    }
}
