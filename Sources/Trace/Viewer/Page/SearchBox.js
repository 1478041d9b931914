/** The search over everything: a field with a list of results, which the arrow keys go through. */
class SearchBox {
    constructor(page) {
        Object.assign(this, page);
        this.search = new Search(this.trace, this.names);
        this.active = -1;
        this.list = make('div', { class: 'results', role: 'listbox', id: 'search-results', 'aria-label': 'Results',
            hidden: true });
        this.input = make('input', {
            type: 'search', class: 'search-field', placeholder: 'Search steps, views, logs', 'aria-label': 'Search',
            role: 'combobox',
            'aria-expanded': 'false', 'aria-controls': 'search-results', 'aria-autocomplete': 'list',
            autocomplete: 'off',
            spellcheck: 'false', oninput: () => this.update(), onkeydown: (event) => this.key(event),
            onfocus: () => this.update(),
        });
        this.element = make('div', { class: 'search', role: 'search' }, icon('query'), this.input,
            make('kbd', { 'aria-hidden': 'true' }, '/'), this.list);
        this.element.addEventListener('focusout', (event) => {
            if (!this.element.contains(event.relatedTarget)) this.close();
        });
    }

    focus() {
        this.input.focus();
        this.input.select();
    }

    update() {
        const groups = this.search.find(this.input.value);
        this.results = groups.flatMap(({ results }) => results);
        this.active = this.results.length > 0 ? 0 : -1;
        let index = -1;
        const items = groups.flatMap(({ title, total, results }) => [
            make('div', { class: 'results-title', role: 'presentation' }, title, make('small', {}, grouped(total))),
            ...results.map((result) => this.item(result, (index += 1))),
        ]);
        const isSearching = this.input.value.trim() !== '';
        if (isSearching && items.length === 0) items.push(make('p', { class: 'hint' }, 'Nothing found.'));
        this.list.replaceChildren(...items);
        this.list.hidden = !isSearching;
        this.input.setAttribute('aria-expanded', String(isSearching));
        if (isSearching) this.say(Words.count(groups.reduce((sum, { total }) => sum + total, 0), 'result'));
        this.mark();
    }

    item(result, index) {
        return make('div', {
            class: 'result', role: 'option', id: `result-${index}`, 'data-result': index,
            // The field keeps the focus until the result is chosen.
            onpointerdown: (event) => event.preventDefault(), onclick: () => this.choose(index),
        }, icon(result.icon), span('result-text', result.text),
            make('span', { class: 'result-detail' }, visibleText(result.detail)));
    }

    mark() {
        for (const item of this.list.querySelectorAll('[data-result]')) {
            const isActive = Number(item.dataset.result) === this.active;
            item.setAttribute('aria-selected', String(isActive));
            if (isActive) item.scrollIntoView({ block: 'nearest' });
        }
        setAttribute(this.input, 'aria-activedescendant',
            this.active >= 0 && !this.list.hidden ? `result-${this.active}` : undefined);
    }

    key(event) {
        const moves = { ArrowDown: 1, ArrowUp: -1 };
        if (event.key in moves && this.results?.length > 0) {
            this.active = (this.active + moves[event.key] + this.results.length) % this.results.length;
            this.mark();
        } else if (event.key === 'Enter' && this.active >= 0) {
            this.choose(this.active);
        } else if (event.key === 'Escape') {
            this.close();
            this.input.blur();
        } else {
            return;
        }
        event.preventDefault();
    }

    choose(index) {
        const result = this.results[index];
        if (!result) return;
        if (result.step !== undefined) this.navigation.goToStep(result.step);
        if (result.failure !== undefined) this.openFailure(result.failure);
        if (result.node !== undefined) this.navigation.goToNode(result.node, result.frame);
        if (result.event) this.openEvent(result.event);
        this.close();
        this.input.blur();
    }

    close() {
        this.list.hidden = true;
        this.input.setAttribute('aria-expanded', 'false');
        setAttribute(this.input, 'aria-activedescendant', undefined);
    }
}
