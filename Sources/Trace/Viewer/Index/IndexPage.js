/** The page of a folder of traces: what failed first, then the rest, by suite, by name or by time. */
class IndexPage {
    constructor(data) {
        const trace = new Trace(data);
        this.tests = (data.tests ?? []).map((test, index) => ({ ...test, index, outcome: outcomeOf(test.outcome) }));
        this.thumbnails = new Thumbnails(new States(trace), new Definitions(trace));
        this.announcer = new Announcer();
        this.filter = 'all';
        this.order = 'outcome';
        this.main = make('main', { class: 'index-main' });
        this.status = make('p', { class: 'index-status', role: 'status' });
        document.title = visibleText(data.title ?? 'Traces');
        document.body.append(this.head(data), this.bar(), this.main, this.announcer.element);
        this.update();
    }

    head(data) {
        const failed = this.tests.filter(({ outcome }) => outcome === 'failed').length;
        const real = this.tests.reduce((sum, test) => sum + (test.real ?? 0), 0);
        const virtual = this.tests.reduce((sum, test) => sum + (test.virtual ?? 0), 0);
        const verdict = failed > 0 ? `${Words.count(failed, 'test')} failed` : this.tests.length > 0
            ? 'All tests passed' : 'No tests';
        return make('header', { class: 'index-head' },
            make('div', { class: 'index-title' }, make('span', { class: 'mark' }, mark()),
                make('div', {}, make('h1', { dir: 'auto' }, visibleText(data.title ?? 'Traces')),
                    make('p', {}, [Words.count(this.tests.length, 'test'), `${Words.real(real)} real`,
                    `${Words.time(virtual)} virtual`].join(' · '))),
                make('span', { class: `outcome outcome-${failed > 0 ? 'failed' : 'passed'}` },
                    icon(failed > 0 ? 'failed' : 'passed'), verdict),
                new Theme().element),
            this.proportions());
    }

    /** A bar of how many passed, failed and were skipped. */
    proportions() {
        const parts = ['failed', 'skipped', 'passed'].map((outcome) => {
            const count = this.tests.filter((test) => test.outcome === outcome).length;
            const part = make('i', { class: `part part-${outcome}` });
            part.style.setProperty('flex-grow', count);
            return count > 0 ? part : undefined;
        });
        return make('div', { class: 'proportions', 'aria-hidden': 'true' }, parts);
    }

    bar() {
        const counts = { all: this.tests.length };
        for (const { outcome } of this.tests) counts[outcome] = (counts[outcome] ?? 0) + 1;
        this.filters = ['all', 'failed', 'passed', 'skipped'].map((name) => make('button', {
            type: 'button', class: 'segment', 'data-filter': name, disabled: !counts[name] && name !== 'all',
            onclick: () => this.set({ filter: name }),
        }, Words.capitalized(name), ' ', make('small', {}, grouped(counts[name] ?? 0))));
        const orders = { outcome: 'Failed first', name: 'By name', suite: 'By suite', real: 'Slowest first',
            virtual: 'Longest virtual time first' };
        this.input = make('input', {
            type: 'search', class: 'search-field', placeholder: 'Search tests and failures', 'aria-label': 'Search',
            autocomplete: 'off',
            spellcheck: 'false', oninput: () => this.update(),
        });
        document.addEventListener('keydown', (event) => this.key(event));
        return make('div', { class: 'index-bar' },
            make('div', { class: 'segments', role: 'group', 'aria-label': 'Which tests are shown' }, this.filters),
            make('label', { class: 'index-order' }, make('span', { class: 'off-screen' }, 'Order'), make('select', {
                class: 'select', onchange: (event) => this.set({ order: event.target.value }),
            }, Object.entries(orders).map(([value, text]) => make('option', { value }, text)))),
            make('div', { class: 'search', role: 'search' }, icon('query'), this.input,
                make('kbd', { 'aria-hidden': 'true' }, '/')), this.status);
    }

    key(event) {
        if (event.key !== '/' || event.target.matches('input, select')) return;
        this.input.focus();
        event.preventDefault();
    }

    set(values) {
        Object.assign(this, values);
        this.update();
    }

    update() {
        for (const element of this.filters) {
            element.setAttribute('aria-pressed', String(element.dataset.filter === this.filter));
        }
        const shown = this.tests.filter((test) => this.passes(test)).sort(IndexPage.orders[this.order]);
        this.thumbnails.forget();
        const groups = new Map();
        for (const test of shown) {
            const group = this.groupOf(test);
            groups.set(group, [...(groups.get(group) ?? []), test]);
        }
        this.main.replaceChildren(...[...groups].map(([title, tests]) => make('section', { class: 'index-group' },
            title && make('h2', { dir: 'auto' }, visibleText(title), ' ', make('small', {}, grouped(tests.length))),
            make('ul', { class: 'cards' },
                tests.map((test) => make('li', { class: test.outcome === 'failed' ? 'is-wide' : '' },
                testCard(test, this.thumbnails)))))));
        if (shown.length === 0) this.main.append(make('p', { class: 'hint' }, 'No such tests.'));
        this.status.textContent = shown.length === this.tests.length ? ''
            : `${grouped(shown.length)} of ${Words.count(this.tests.length, 'test')}`;
    }

    passes(test) {
        if (this.filter !== 'all' && test.outcome !== this.filter) return false;
        const sought = this.input.value.trim().toLowerCase();
        return [test.name, test.suite, test.file, test.failedStep, test.arguments, ...(test.failures ?? [])]
            .some((text) => text?.toLowerCase().includes(sought));
    }

    groupOf(test) {
        if (this.order === 'outcome') return Words.capitalized(test.outcome);
        return this.order === 'suite' ? test.suite || 'No suite' : '';
    }
}

const outcomeRanks = { failed: 0, skipped: 1, passed: 2 };

function byText(key) {
    return (one, other) => {
        const [a, b] = [one[key] ?? '', other[key] ?? ''];
        return a < b ? -1 : a > b ? 1 : one.index - other.index;
    };
}

function byLength(key) {
    return (one, other) => (other[key] ?? 0) - (one[key] ?? 0) || one.index - other.index;
}

IndexPage.orders = {
    outcome: (one, other) => outcomeRanks[one.outcome] - outcomeRanks[other.outcome] || one.index - other.index,
    name: byText('name'), suite: byText('suite'), real: byLength('real'), virtual: byLength('virtual'),
};
