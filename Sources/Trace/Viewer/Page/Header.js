/** The head of the page: what the test is called, how it went, on which device, and how long it took. */
class Header {
    constructor(page, { search, theme, help }) {
        Object.assign(this, page);
        const { test, failures, steps } = this.trace;
        const outcome = outcomeOf(test.outcome);
        this.element = make('header', { class: 'header' },
            this.mark(localAddress(test.index)),
            make('div', { class: 'header-title' },
                make('h1', { dir: 'auto', title: visibleText(test.name ?? '') }, visibleText(test.name ?? 'Test'),
                    test.arguments && make('span', { class: 'header-arguments' }, ` (${visibleText(test.arguments)})`)),
                make('p', { dir: 'auto' }, [test.suite, Words.place(test.file ?? '', test.line)].filter(Boolean)
                    .map(visibleText).join(' · '))),
            make(failures.length > 0 ? 'button' : 'span', {
                type: failures.length > 0 ? 'button' : undefined, class: `outcome outcome-${outcome}`,
                onclick: () => this.openNextFailure(), title: failures.length > 0 ? 'Next failure (F)' : undefined,
            }, icon(outcome), failures.length > 1 ? Words.count(failures.length, 'failure')
                : Words.capitalized(outcome)),
            make('dl', { class: 'facts' }, this.facts(test, steps).map(([name, value, title]) =>
                make('div', { title }, make('dt', {}, name), make('dd', {}, visibleText(value))))),
            search.element,
            make('div', { class: 'header-buttons' }, theme.element,
                button({ name: 'Print', icon: 'print', className: 'button-plain', action: () => window.print() }),
                button({ name: 'Keyboard shortcuts', icon: 'help', shortcut: '?', className: 'button-plain',
                    action: () => help.open() })));
    }

    /** The toolkit's sign, which leads to the index of all tests if there is one. */
    mark(index) {
        if (!index) return make('span', { class: 'mark' }, mark());
        return make('a', { class: 'mark', href: index, title: 'All tests', 'aria-label': 'All tests' }, mark());
    }

    facts(test, steps) {
        const { device } = this.trace;
        const traits = [
            device.name, device.appearance === 'dark' && 'dark', device.language,
                device.direction === 'rtl' && 'right to left',
            textSizeWords(device.textSize),
        ].filter(Boolean);
        return [
            ['Device', traits.join(' · '), (device.size ?? []).join(' × ')],
                ['Virtual', Words.time(this.trace.end), 'Virtual time'],
            ['Real', Words.real(test.real), 'Real time'], ['Steps', grouped(steps.length)],
        ].filter(([, value]) => value !== '');
    }
}

/** A content size category in words, by its case or by its raw value; nothing for the usual one. */
function textSizeWords(name = 'large') {
    const short = name.replace(/^UICTContentSizeCategory/, '');
    if (short === 'L' || short === 'large') return undefined;
    const [, isAccessible, size] = /^(Accessibility)?(X*[SML])$/.exec(short) ?? [];
    if (!size) return `${Words.spaced(short)} text`;
    const sizes = { S: 'small', M: 'medium', L: 'large' };
    return `${isAccessible ? 'accessibility ' : ''}${'extra '.repeat(size.length - 1)}${sizes[size.at(-1)]} text`;
}

function outcomeOf(word) {
    return ['passed', 'failed', 'skipped'].includes(word) ? word : 'passed';
}

/** The sign of the toolkit: a finger's ring on a screen. */
function mark() {
    return draw('svg', { class: 'mark-drawing', viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' },
        draw('rect', { x: 5, y: 2, width: 14, height: 20, rx: 4, class: 'mark-screen' }),
        draw('circle', { cx: 12, cy: 12, r: 3.6, class: 'mark-finger' }));
}
