/** One look in full size, with its findings and changes listed beside it. */
class LookDetails {
    /** @param moved is called with the look that was shown last, when the dialog is closed. */
    constructor(sheet, filter, grid, { announce }) {
        Object.assign(this, { sheet, filter, grid, announce });
        this.view = 'present';
        this.showsOutlines = true;
        this.title = make('h2', { id: 'details-title', dir: 'auto' });
        this.views = make('div', { class: 'segments', role: 'group', 'aria-label': 'Which picture is shown' });
        this.stage = make('div', { class: 'details-stage', tabindex: 0, role: 'region', 'aria-label': 'Picture' });
        this.list = make('div', { class: 'details-list', tabindex: 0, role: 'region', 'aria-label': 'Findings' });
        this.element = make('dialog', { class: 'details', 'aria-labelledby': 'details-title' },
            make('header', { class: 'details-head' }, this.title, this.views, this.buttons()),
            make('div', { class: 'details-body' }, this.stage, this.list));
        this.element.addEventListener('keydown', (event) => this.key(event));
        this.element.addEventListener('click', (event) => { if (event.target === this.element) this.element.close(); });
        this.element.addEventListener('close', () => this.grid.elementOf(this.look)?.focus());
    }

    buttons() {
        return make('div', { class: 'details-buttons' },
            button({ name: 'Previous guise', icon: 'previous', shortcut: '←', action: () => this.move(0, -1) }),
            button({ name: 'Next guise', icon: 'next', shortcut: '→', action: () => this.move(0, 1) }),
            button({ name: 'Close', icon: 'close', shortcut: 'Esc', action: () => this.element.close() }));
    }

    open(look) {
        this.look = look;
        this.view = 'present';
        this.update();
        if (!this.element.open) this.element.showModal();
        this.stage.focus();
    }

    key(event) {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const step = SheetGrid.steps[event.key];
        if (step) this.move(...step);
        else if (event.key.toLowerCase() === 'o') this.toggleOutlines();
        else if (event.key.toLowerCase() === 'a' && this.look.approved) {
            this.show(this.view === 'approved' ? 'present' : 'approved');
        } else return;
        event.preventDefault();
    }

    move(down, across) {
        const place = this.grid.places.get(this.grid.elementOf(this.look));
        const next = place && this.grid.neighbour(place, [down, across]);
        if (next) this.open(this.grid.places.get(next).look);
    }

    toggleOutlines() {
        this.showsOutlines = !this.showsOutlines;
        this.update();
        this.announce(this.showsOutlines ? 'Outlines are shown' : 'Outlines are hidden');
    }

    show(view) {
        this.view = view;
        this.update();
    }

    update() {
        const { look } = this;
        this.findings = this.filter.findings(look);
        this.title.replaceChildren(visibleText(look.name), make('small', {}, visibleText(look.guise.name)));
        const views = look.approved ? ['present', 'approved', 'both'] : [];
        this.views.hidden = views.length === 0;
        this.views.replaceChildren(...views.map((name) => make('button', { type: 'button', class: 'segment',
            'data-view': name, 'aria-pressed': String(this.view === name), onclick: () => this.show(name) },
        Words.capitalized(name))));
        this.stage.replaceChildren(...this.pictures());
        this.list.replaceChildren(this.findingList(), this.changeList());
    }

    pictures() {
        const { look } = this;
        const marks = this.showsOutlines ? lookMarks(look, this.findings) : [];
        const present = () => this.figure('Present', look.picture, marks);
        // The approved picture has what changed at its former place, so nothing is outlined in it.
        const approved = () => this.figure('Approved', look.approved, []);
        if (this.view === 'both') return [approved(), present()];
        return [this.view === 'approved' ? approved() : present()];
    }

    figure(name, numbers, marks) {
        const picture = lookPicture(this.look, { address: this.sheet.address(numbers), marks,
            alt: `${visibleText(this.look.name)}, ${this.look.guise.name}` });
        return make('figure', { class: 'details-figure' }, picture, this.view === 'both' && make('figcaption', {}, name));
    }

    findingList() {
        const { findings } = this;
        return make('section', { class: 'details-findings' },
            make('h3', {}, findings.length > 0 ? Words.count(findings.length, 'finding') : 'No findings'),
            make('ol', {}, findings.map(({ finding }, index) => this.entry(`finding-${index}`, [
                make('h4', {}, visibleText(finding.title), finding.known && make('span', { class: 'chip chip-soft' }, 'known')),
                make('p', { class: 'entry-detail', dir: 'auto' }, visibleLines(finding.detail)),
                make('p', { class: 'entry-place' }, [finding.place, finding.line].filter(Boolean).map((text) =>
                    make('code', {}, visibleText(text)))),
                this.guiseNames(finding),
            ]))));
    }

    guiseNames(finding) {
        const { looks } = this.sheet.screens[this.look.screen];
        const found = looks.filter(({ at }) => finding.looks.has(at));
        if (found.length === looks.length && looks.length > 1) {
            return make('p', { class: 'entry-guises' }, `In all ${looks.length} guises`);
        }
        return make('p', { class: 'entry-guises' }, `In ${found.length} of ${Words.count(looks.length, 'guise')}: `,
            found.map(({ guise }) => visibleText(guise.name)).join(' · '));
    }

    changeList() {
        const { look } = this;
        if (!look.state) return make('section', {});
        const { command } = this.sheet;
        return make('section', { class: 'details-changes' },
            make('h3', {}, look.state === 'new' ? 'Not approved yet' : 'Changed since it was approved'),
            make('ul', {}, look.changes.map(({ text }, index) => this.entry(`change-${index}`, [
                make('p', { class: 'entry-detail', dir: 'auto' }, visibleLines(text))]))),
            command && make('p', { class: 'entry-approve' }, 'To approve what is shown: ',
                make('code', {}, visibleText(command))));
    }

    /** An entry of a list; the outlines that it stands for are strong while it is under the pointer or has the focus. */
    entry(key, children) {
        const mark = (isCurrent) => {
            for (const rect of this.stage.querySelectorAll('.look-mark')) {
                rect.classList.toggle('is-current', isCurrent && rect.dataset.key === key);
            }
        };
        return make('li', { class: 'entry', tabindex: 0, 'data-key': key, onmouseenter: () => mark(true),
            onmouseleave: () => mark(false), onfocus: () => mark(true), onblur: () => mark(false) }, children);
    }
}
