/**
 * A tree beside the picture: of views, of accessibility elements or of automation.
 *
 * What is hovered or selected in it is hovered and selected in the picture, and the other way round. `source` makes the
 * rows of a state, `{ key, depth, id, rect }`, and says how a row looks and what it is called.
 */
class TreeList {
    constructor(page, source) {
        Object.assign(this, page);
        this.source = source;
        this.model = new TreeRows((row) => row.key);
        this.list = new VirtualList({
            role: 'tree', label: source.title, className: `tree tree-${source.name}`, height: () => 26,
            render: (index) => this.render(this.model.rows[index]),
            decorate: (element, index) => this.decorate(element, this.model.rows[index]),
            onActive: (index) => this.choose(this.model.rows[index]),
            onHover: (index) => this.hover(this.model.rows[index]),
            onExpand: (index, isExpanded) => this.expand(index, isExpanded),
        });
        this.element = this.list.element;
        this.selection.follow(['frame'], () => this.update());
        this.selection.follow(['node'], () => this.showSelected());
        this.selection.follow(['hover', 'hoverRect'], () => this.list.decorate());
    }

    /** Rows are made when the tree can be seen. */
    update() {
        if (this.isHidden) return;
        const state = this.states.at(this.selection.get('frame'));
        if (state === this.state) return;
        this.state = state;
        this.model.setRows(this.source.rows(state));
        const { scrollTop } = this.element;
        this.list.reset(this.model.rows.length, this.source.emptyText);
        this.element.scrollTop = scrollTop;
        this.showSelected(false);
    }

    setHidden(isHidden) {
        this.isHidden = isHidden;
        if (isHidden) return;
        this.update();
        this.list.fill();
        this.showSelected();
    }

    showSelected(shows = true) {
        if (this.isHidden) return;
        const id = this.selection.get('node');
        const current = this.model.rows[this.list.active];
        // A view may be several elements; the one that was chosen stays.
        if (current && current.id === id && current.key === this.chosen) return;
        if (id && !this.rowOf(id)) this.unfold(id);
        const row = id ? this.rowOf(id) : undefined;
        this.list.setActive(row ? this.model.places.get(row.key) : -1, shows);
    }

    rowOf(id) {
        return this.model.rows.find((row) => row.id === id);
    }

    unfold(id) {
        const row = this.model.all.find((one) => one.id === id);
        if (!row) return;
        this.model.unfoldAround(row.key);
        this.list.reset(this.model.rows.length, this.source.emptyText);
    }

    choose(row) {
        this.chosen = row.key;
        this.selection.set({ node: row.id, hoverRect: row.id ? undefined : row.rect });
    }

    hover(row) {
        this.selection.set({ hover: row?.id ?? 0, hoverRect: row && !row.id ? row.rect : undefined });
    }

    expand(index, isExpanded) {
        const row = this.model.rows[index];
        if (!row) return false;
        if (row.hasChildren && this.model.isFolded(row) === isExpanded) this.setFolded(row, !isExpanded);
        else if (isExpanded && row.hasChildren) this.list.move(1);
        else if (!isExpanded && this.model.parentOf(index) >= 0) this.list.move(this.model.parentOf(index) - index);
        else return false;
        return true;
    }

    setFolded(row, isFolded) {
        this.model.fold(row, isFolded);
        this.list.reset(this.model.rows.length, this.source.emptyText);
        this.list.setActive(this.model.places.get(row.key) ?? -1);
    }

    render(row) {
        const isFolded = this.model.isFolded(row);
        const element = make('div', {
            class: `tree-row ${row.isDim ? 'is-dim' : ''}`.trim(), 'aria-level': row.depth + 1, 'data-id': row.id,
            'aria-expanded': row.hasChildren ? String(!isFolded) : undefined, 'aria-label': this.source.label(row),
        }, row.hasChildren ? make('button', {
            type: 'button', class: 'twist', tabindex: -1, 'aria-hidden': 'true', 'data-folded': String(isFolded),
            onclick: () => this.setFolded(row, !isFolded),
        }, icon('chevron')) : make('span', { class: 'twist' }), this.source.content(row));
        element.style.setProperty('--depth', Math.min(row.depth, 24));
        return element;
    }

    decorate(element, row) {
        const { hover, hoverRect } = this.selection.values;
        const isHovered = row.id ? row.id === hover : row.rect !== undefined && row.rect === hoverRect;
        element.classList.toggle('is-hovered', isHovered);
    }
}
