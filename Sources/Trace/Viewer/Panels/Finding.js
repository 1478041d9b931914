/** What finds the selected view, in the words that the reader chooses, and a button that copies it. */
class Finding {
    constructor({ spellings, announce }, id, state) {
        Object.assign(this, { spellings, announce });
        const { code: found, note } = spellings.of(id, state);
        this.element = make('div', { class: 'finding' },
            make('div', { class: 'query' }, this.choice(), found && button({
                name: 'Copy the query', icon: 'copy', shortcut: 'C', className: 'button-plain query-copy',
                action: () => copyAndSay(found, 'the query', announce),
            }), found && code(found)),
            note && make('p', { class: 'finding-note' }, note));
    }

    choice() {
        const { all, chosen } = this.spellings;
        return make('select', {
            class: 'select select-small', 'aria-label': 'How queries are written',
            onchange: ({ target }) => {
                this.spellings.choose(target.value);
                // The panel was made again.
                document.querySelector('.finding .select')?.focus();
            },
        }, all.map(({ key, title }) => make('option', { value: key, selected: key === chosen.key }, title)));
    }
}
