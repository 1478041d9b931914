/**
 * A list of any length, of which only the rows in view are elements.
 *
 * It has the keyboard focus itself, and names its active row to screen readers. What owns it says how many rows there
 * are, how high each one is, and how a row looks:
 *
 * - `render(index)` makes a row's element; `decorate(row, index)` sets what changes with the selection.
 * - `onActive(index)` is called when the keyboard or the pointer makes a row active, `onHover(index)` with -1 for none.
 * - `onExpand(index, isExpanded)` for the keys ← and → of a tree; it returns whether it did something.
 */
class VirtualList {
    constructor({ role = 'listbox', label, className = '', ...owner }) {
        Object.assign(this, { itemRole: role === 'tree' ? 'treeitem' : 'option', owner, active: -1, count: 0,
            rows: new Map() });
        this.id = `list${(VirtualList.count += 1)}`;
        this.inner = make('div', { class: 'list-inner', role: 'presentation' });
        this.element = make('div', {
            class: `list ${className}`.trim(), role, tabindex: 0, 'aria-label': label, onscroll: () => this.fill(),
            onkeydown: (event) => this.key(event), onclick: (event) => this.choose(event),
            onpointerover: (event) => owner.onHover?.(this.indexOf(event)), onpointerleave: () => owner.onHover?.(-1),
        }, this.inner);
        this.empty = make('p', { class: 'list-empty', hidden: true });
        this.element.append(this.empty);
        new ResizeObserver(() => this.fill()).observe(this.element);
    }

    /** Takes a new number of rows, all of which are made again. */
    reset(count, emptyText = '') {
        this.count = count;
        this.offsets = new Float64Array(count + 1);
        for (let index = 0; index < count; index += 1) {
            this.offsets[index + 1] = this.offsets[index] + this.owner.height(index);
        }
        this.inner.style.setProperty('height', `${this.offsets[count]}px`);
        this.empty.hidden = count > 0;
        this.empty.textContent = emptyText;
        this.clear();
        this.fill();
    }

    clear() {
        for (const row of this.rows.values()) row.remove();
        this.rows.clear();
    }

    /** The row at a height. */
    rowAt(y) {
        let [low, high] = [0, Math.max(0, this.count - 1)];
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (this.offsets[middle] <= y) low = middle;
            else high = middle - 1;
        }
        return low;
    }

    fill() {
        const { scrollTop, clientHeight } = this.element;
        if (!this.offsets || clientHeight === 0) return;
        const first = Math.max(0, this.rowAt(scrollTop) - 4);
        const last = Math.min(this.count - 1, this.rowAt(scrollTop + clientHeight) + 4);
        for (const [index, row] of this.rows) {
            if (index >= first && index <= last) continue;
            row.remove();
            this.rows.delete(index);
        }
        let previous = null;
        for (let index = first; index <= last; index += 1) {
            const row = this.rows.get(index) ?? this.make(index);
            // In the order in which screen readers read them.
            if (!row.parentNode || row.previousSibling !== previous) {
                this.inner.insertBefore(row, previous ? previous.nextSibling : this.inner.firstChild);
            }
            previous = row;
        }
        this.owner.onFill?.(this.rowAt(scrollTop));
    }

    make(index) {
        const row = this.owner.render(index);
        row.id = `${this.id}-${index}`;
        row.dataset.index = index;
        row.setAttribute('role', this.itemRole);
        row.setAttribute('aria-setsize', this.count);
        row.setAttribute('aria-posinset', index + 1);
        row.style.setProperty('top', `${this.offsets[index]}px`);
        row.style.setProperty('height', `${this.offsets[index + 1] - this.offsets[index]}px`);
        this.rows.set(index, row);
        this.mark(row, index);
        return row;
    }

    mark(row, index) {
        row.classList.toggle('is-active', index === this.active);
        row.setAttribute('aria-selected', String(index === this.active));
        this.owner.decorate?.(row, index);
    }

    /** Sets what changes with the selection of all rows in view. */
    decorate() {
        for (const [index, row] of this.rows) this.mark(row, index);
    }

    /** Makes a row active, and shows it. */
    setActive(index, shows = true) {
        this.active = index;
        if (index >= 0 && shows) this.reveal(index);
        this.decorate();
        setAttribute(this.element, 'aria-activedescendant', this.rows.has(index) ? `${this.id}-${index}` : undefined);
    }

    reveal(index) {
        if (!this.offsets || index >= this.count) return;
        const [top, bottom] = [this.offsets[index], this.offsets[index + 1]];
        const { scrollTop, clientHeight } = this.element;
        const isFar = top < scrollTop - clientHeight || bottom > scrollTop + 2 * clientHeight;
        const margin = isFar ? clientHeight / 3 : this.owner.margin ?? 4;
        if (top - margin < scrollTop) this.element.scrollTop = top - margin;
        else if (bottom + margin > scrollTop + clientHeight) this.element.scrollTop = bottom + margin - clientHeight;
        this.fill();
    }

    indexOf(event) {
        const row = event.target.closest('[data-index]');
        return row && this.inner.contains(row) ? Number(row.dataset.index) : -1;
    }

    choose(event) {
        const index = this.indexOf(event);
        if (index < 0 || event.target.closest('button')) return;
        this.setActive(index);
        this.owner.onActive?.(index);
    }

    key(event) {
        if (event.altKey || event.ctrlKey || event.metaKey || event.target !== this.element) return;
        const page = Math.max(1, Math.floor(this.element.clientHeight / 40));
        const moves = { ArrowUp: -1, ArrowDown: 1, PageUp: -page, PageDown: page, Home: -Infinity, End: Infinity,
            Enter: 0 };
        const isHandled = event.key in moves ? this.move(moves[event.key]) : this.expand(event.key);
        if (!isHandled) return;
        event.preventDefault();
        event.stopPropagation();
    }

    move(distance) {
        if (this.count === 0) return false;
        const start = this.active < 0 && distance > 0 && Number.isFinite(distance) ? -1 : this.active;
        const index = Math.max(0, Math.min(this.count - 1, start + distance));
        this.setActive(index);
        this.owner.onActive?.(index);
        return true;
    }

    expand(key) {
        if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
        return this.owner.onExpand?.(this.active, key === 'ArrowRight') ?? false;
    }
}

VirtualList.count = 0;
