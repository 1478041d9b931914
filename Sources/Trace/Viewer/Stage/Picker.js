/** The mode in which a click in the picture copies what finds the view, which the tooltip shows before. */
class Picker {
    constructor(page) {
        Object.assign(this, page);
        this.element = make('button', {
            type: 'button', class: 'segment', title: 'Pick a view (P)', 'aria-label': 'Pick a view',
            onclick: () => this.toggle(),
        }, icon('pick'));
        this.selection.follow(['isPicking'], ({ isPicking }) => {
            this.element.setAttribute('aria-pressed', String(isPicking));
            document.body.classList.toggle('is-picking', isPicking);
            this.tooltip.hide();
        });
    }

    toggle() {
        this.selection.set({ isPicking: !this.selection.get('isPicking') });
        if (this.selection.get('isPicking')) this.announce('Click a view to copy what finds it');
    }

    /** Shows what finds the view below the pointer. */
    hover(event, id, state) {
        if (!this.selection.get('isPicking')) return;
        const { code: found, note } = id ? this.spellings.of(id, state) : {};
        if (found || note) this.tooltip.show(event, found ?? note, found ? note ?? this.spellings.chosen.title : '');
        else this.tooltip.hide();
    }

    pick(id, state) {
        if (!this.selection.get('isPicking') || !id) return;
        this.selection.set({ isPicking: false });
        this.copy(id, state);
    }

    /** Copies what finds a view, or says why nothing does. */
    copy(id, state) {
        const { code: found, note } = this.spellings.of(id, state);
        if (found) copyAndSay(found, found, this.announce);
        else this.announce(note ?? 'Select a view that has a query');
    }
}
