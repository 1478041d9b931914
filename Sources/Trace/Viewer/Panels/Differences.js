/** The views that differ between two steps, or before and after one, with their old and new values. */
class Differences {
    constructor(page) {
        Object.assign(this, page);
        this.head = make('div', { class: 'differences-head' });
        this.list = make('div', { class: 'differences-list', tabindex: 0, role: 'region',
            'aria-label': 'Views that differ' });
        this.element = make('div', { class: 'differences' }, this.head, this.list);
        this.isHidden = true;
        this.selection.follow(['step', 'frame', 'base'], () => this.update());
        this.selection.follow(['hover', 'node'], () => this.mark());
    }

    setHidden(isHidden) {
        this.isHidden = isHidden;
        this.update();
    }

    update() {
        if (this.isHidden) return;
        const { step, base } = this.selection.values;
        const difference = comparison(this);
        this.head.replaceChildren(make('div', { class: 'differences-steps' }, this.sentence(step, base)),
            make('div', { class: 'chips' }, Object.entries(difference.counts).map(([kind, count]) =>
                make('span', { class: `chip chip-${kind}` }, `${grouped(count)} ${kind}`))),
            this.choice(step, base));
        const entries = difference.entries.slice(0, Differences.limit);
        this.list.replaceChildren(...(entries.length === 0
            ? [make('p', { class: 'hint' }, 'Nothing differs.')] : entries.map((entry) => this.entry(entry))));
        if (difference.entries.length > entries.length) {
            this.list.append(make('p', { class: 'hint' },
                `${grouped(difference.entries.length - entries.length)} more`));
        }
        this.mark();
    }

    sentence(step, base) {
        const name = (index) => make('b', { dir: 'auto' }, visibleText(this.names.words(this.trace.steps[index])));
        if (!this.trace.steps[step]) return 'There are no steps.';
        if (base < 0) return ['Before and after ', name(step)];
        return [`From step ${base + 1}, `, name(base), `, to step ${step + 1}, `, name(step)];
    }

    choice(step, base) {
        if (base >= 0) {
            return button({
                name: 'Compare before and after a step again', icon: 'close', text: 'Unpin',
                action: () => this.selection.set({ base: -1 }),
            });
        }
        return button({
            name: 'Compare other steps with this one', icon: 'pin', text: 'Pin this step', shortcut: 'B',
            action: () => this.selection.set({ base: step, mode: 'difference' }),
        });
    }

    entry({ id, kind, place, changes, inside = [] }) {
        const node = place?.node;
        const { className, label } = node ? this.names.of(node) : { className: 'First responder', label: '' };
        return make('article', { class: `difference difference-${kind}`, 'data-id': id },
            make('button', {
                type: 'button', class: 'difference-title', onclick: () => this.selection.set({ node: id }),
                onpointerenter: () => this.selection.set({ hover: id, hoverRect: undefined }),
                onpointerleave: () => this.selection.set({ hover: 0 }),
            }, make('span', { class: `sign sign-${kind}`, 'aria-label': kind, role: 'img' }, Differences.signs[kind]),
            span('tree-class', className), label && span('tree-text', label),
            inside.length > 0 && make('span', { class: 'tree-note' },
                `and ${Words.count(inside.length, 'view')} in it`)),
            changes.length > 0 && make('table', {},
                make('tbody', {}, changes.map(([name, before, after]) => make('tr', {},
                make('th', { scope: 'row' }, visibleText(name)),
                make('td', { dir: 'auto' }, before !== ''
                    && [make('del', {}, visibleText(before)), make('span', { 'aria-label': 'to', role: 'img' }, ' → ')],
                    before === '' ? visibleText(after) : make('ins', {}, visibleText(after))))))));
    }

    mark() {
        if (this.isHidden) return;
        const { hover, node } = this.selection.values;
        for (const element of this.list.querySelectorAll('[data-id]')) {
            const id = Number(element.dataset.id);
            element.classList.toggle('is-hovered', id === hover && id !== 0);
            element.classList.toggle('is-active', id === node && id !== 0);
        }
    }
}

Differences.limit = 200;
Differences.signs = { added: '+', removed: '−', changed: '~' };
