/** Screens down, guises across. One look has the focus of the keyboard; arrows lead from it to the others. */
class SheetGrid {
    constructor(sheet, filter, open) {
        Object.assign(this, { sheet, filter, open });
        this.size = 200;
        this.element = make('div', { class: 'sheet-scroll' });
        this.observer = new IntersectionObserver((entries) => {
            for (const { target, isIntersecting } of entries) if (isIntersecting) this.fill(target);
        }, { rootMargin: '400px' });
        this.element.addEventListener('keydown', (event) => this.key(event));
        this.element.addEventListener('focusin', ({ target }) => this.focus(target.closest('.look')));
    }

    update() {
        this.observer.disconnect();
        const { rows, guises } = this.filter.table;
        this.rows = rows;
        this.places = new Map();
        this.columns = new Map(guises.map(({ index }, column) => [index, column]));
        if (rows.length === 0) {
            this.element.replaceChildren(make('p', { class: 'hint' }, 'No screen in any guise is left. Show more above.'));
            return;
        }
        const table = make('table', { class: 'sheet', role: 'grid', 'aria-label': 'Screens in guises' },
            make('thead', {}, make('tr', {}, make('th', { class: 'sheet-corner', scope: 'col' }, 'Screen'),
                guises.map((guise) => make('th', { scope: 'col' }, guiseName(guise))))),
            make('tbody', {}, rows.map((row, index) => this.row(row, index, guises))));
        this.element.replaceChildren(table);
        const first = this.element.querySelector('.look');
        this.focus(first);
    }

    row({ screen, looks }, row, guises) {
        const byGuise = new Map(looks.map((look) => [look.guise.index, look]));
        const findings = screen.findings.filter(({ kind }) => this.filter.kind === '' || kind === this.filter.kind);
        return make('tr', {},
            make('th', { class: 'sheet-screen', scope: 'row' }, make('span', { dir: 'auto' }, visibleText(screen.name)),
                make('small', {}, findings.length > 0 ? Words.count(findings.length, 'finding') : 'No findings')),
            guises.map(({ index }) => {
                const look = byGuise.get(index);
                return make('td', {}, look && this.look(look, row));
            }));
    }

    look(look, row) {
        const findings = this.filter.findings(look);
        const [width, height] = look.size;
        // Of the same area, whatever the shape: a screen on its side is as large as one upright.
        const scale = Math.sqrt((this.size * this.size * 0.46) / Math.max(1, width * height));
        const picture = make('div', { class: 'look-place' });
        picture.style.setProperty('width', `${(width * scale).toFixed(1)}px`);
        picture.style.setProperty('height', `${(height * scale).toFixed(1)}px`);
        const element = make('button', { type: 'button', class: `look ${look.state ? `look-${look.state}` : ''}`.trim(),
            tabindex: -1, 'aria-label': `${visibleText(look.name)}, ${look.guise.name}: ${lookWords(look)}`,
            'data-screen': look.screen, 'data-look': look.at, onclick: () => this.open(look) },
        picture, make('span', { class: 'look-badges', 'aria-hidden': 'true' },
            findings.length > 0 ? badge(findings) : make('i', { class: 'badge badge-fine' }, icon('passed')),
            look.state && make('i', { class: `badge badge-${look.state}` }, look.state)));
        this.places.set(element, { row, column: this.columns.get(look.guise.index), look, picture, findings });
        this.observer.observe(element);
        return element;
    }

    /** Draws a look when it comes near the visible part. */
    fill(element) {
        this.observer.unobserve(element);
        const { look, picture, findings } = this.places.get(element);
        picture.replaceChildren(lookPicture(look, { address: this.sheet.address(look.picture), alt: '',
            marks: lookMarks(look, findings) }));
    }

    focus(element) {
        if (!element || !this.places.has(element)) return;
        this.focused?.setAttribute('tabindex', '-1');
        this.focused = element;
        element.setAttribute('tabindex', '0');
    }

    key(event) {
        const place = this.places?.get(event.target.closest('.look'));
        const step = SheetGrid.steps[event.key];
        if (!place || !step || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        const next = this.neighbour(place, step);
        next?.focus();
        next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }

    /** The nearest look in a direction: in the same row, or else in the next row that has one, nearest by column. */
    neighbour({ row, column }, [down, across]) {
        const all = [...this.places].map(([element, place]) => ({ element, ...place }));
        const ahead = down === 0
            ? all.filter((one) => one.row === row && (one.column - column) * across > 0)
            : all.filter((one) => (one.row - row) * down > 0);
        const distance = (one) => Math.abs(one.row - row) * 10_000 + Math.abs(one.column - column);
        return ahead.sort((one, other) => distance(one) - distance(other))[0]?.element;
    }

    /** The looks in the order of the page. */
    get order() {
        return [...(this.places?.values() ?? [])].map(({ look }) => look);
    }

    elementOf(look) {
        return [...this.places].find(([, place]) => place.look === look)?.[0];
    }
}

SheetGrid.steps = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

/** A guise's device above what is not standard. */
function guiseName(guise) {
    const [device, ...rest] = guise.name.split(', ');
    return [make('span', { class: 'guise-device' }, visibleText(device)),
        make('span', { class: 'guise-rest' }, visibleText(rest.join(', ') || 'standard'))];
}

function badge(findings) {
    const isKnown = findings.every(({ finding }) => finding.known);
    return make('i', { class: `badge ${isKnown ? 'badge-known' : 'badge-findings'}` },
        Words.count(findings.length, 'finding'));
}
