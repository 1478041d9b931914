/** What is shown, as buttons and menus: all, with findings, changed; by guises' parts and by kinds of findings. */
class SheetBar {
    constructor(sheet, filter, { update, resize }) {
        Object.assign(this, { sheet, filter, update });
        this.status = make('p', { class: 'index-status', role: 'status' });
        this.element = make('div', { class: 'index-bar sheet-bar' }, this.segments(), this.kinds(),
            Object.entries(SheetFilter.parts).map(([part, words]) => this.part(part, words)),
            make('label', { class: 'sheet-size' }, make('span', { class: 'off-screen' }, 'Size of the pictures'),
                make('input', { type: 'range', min: 90, max: 480, step: 10, value: 200,
                    oninput: ({ target }) => resize(Number(target.value)) })),
            this.status);
    }

    segments() {
        const { looks } = this.sheet;
        const counts = { all: looks.length, findings: looks.filter(({ findings }) => findings.length > 0).length,
            changed: looks.filter(({ state }) => state).length };
        const words = { all: 'All', findings: 'With findings', changed: 'Changed' };
        this.buttons = Object.entries(words).map(([name, text]) => make('button', { type: 'button', class: 'segment',
            'data-only': name, disabled: counts[name] === 0 && name !== 'all', onclick: () => this.set({ only: name }) },
        text, ' ', make('small', {}, grouped(counts[name]))));
        return make('div', { class: 'segments', role: 'group', 'aria-label': 'Which pictures are shown' }, this.buttons);
    }

    kinds() {
        return this.menu('kind', 'Kind of finding', 'All kinds',
            this.filter.kinds.map(([kind, count]) => [kind, `${kindWords(kind)} (${grouped(count)})`]),
            (kind) => this.set({ kind }));
    }

    /** A menu of the values of a part, if the guises differ in it. */
    part(part, words) {
        const values = this.filter.values(part);
        if (values.length < 2) return undefined;
        return this.menu(part, words, `Any ${words.toLowerCase()}`, values.map((value) => [value, visibleText(value)]),
            (value) => this.set({ parts: { ...this.filter.parts, [part]: value } }));
    }

    menu(name, words, all, values, choose) {
        if (values.length === 0) return undefined;
        return make('label', {}, make('span', { class: 'off-screen' }, words), make('select', { class: 'select',
            'data-filter': name, onchange: ({ target }) => choose(target.value) },
        make('option', { value: '' }, all), values.map(([value, text]) => make('option', { value }, text))));
    }

    set(values) {
        Object.assign(this.filter, values);
        this.update();
    }

    show() {
        for (const element of this.buttons) {
            element.setAttribute('aria-pressed', String(element.dataset.only === this.filter.only));
        }
        const shown = this.filter.table.rows.reduce((sum, { looks }) => sum + looks.length, 0);
        const all = this.sheet.looks.length;
        this.status.textContent = shown === all ? '' : `${grouped(shown)} of ${Words.count(all, 'picture')}`;
    }
}
