/** What is printed: the test, its failures, the screen before and after the step that is shown, and the steps. */
class PrintedPage {
    constructor(page) {
        Object.assign(this, page);
        this.element = make('div', { class: 'printed' });
        addEventListener('beforeprint', () => this.fill());
        matchMedia('print').addEventListener('change', ({ matches }) => { if (matches) this.fill(); });
    }

    fill() {
        const { trace } = this;
        const { test, device } = trace;
        const facts = [
            [test.suite, Words.place(test.file ?? '', test.line)], [device.name, device.appearance, device.language],
            [`${Words.time(trace.end)} virtual`, `${Words.real(test.real)} real`,
                Words.count(trace.steps.length, 'step')],
        ];
        this.element.replaceChildren(
            make('h1', { dir: 'auto' }, visibleText(test.name ?? ''), ': ', outcomeOf(test.outcome)),
            ...facts.map((parts) => make('p', { dir: 'auto' }, parts.filter(Boolean).map(visibleText).join(' · '))),
            ...trace.failures.map((failure) => make('pre', { class: 'printed-failure', dir: 'auto' },
                `${visibleText(Words.place(trace.text(failure.file), failure.line))}\n${visibleLines(trace.text(failure.text))}`)),
            this.pictures(), this.steps());
    }

    pictures() {
        const { step: index, frame } = this.selection.values;
        const step = this.trace.steps[index];
        const [first] = this.trace.framesOf(step);
        const picture = (at, title) => make('figure', {},
            make('figcaption', {}, title, ', at ', Words.time(this.trace.frames[at].at)),
                thumbnail(this.states.at(at), this.definitions));
        const title = step ? `Step ${index + 1}: ${visibleText(this.names.words(step))}` : 'Screen';
        return make('section', {}, make('h2', { dir: 'auto' }, title),
            make('div', { class: 'printed-pictures' }, picture(first, 'Before'), picture(frame, 'After')));
    }

    /** The steps around the one that is shown, if there are more than a printer should get. */
    steps() {
        const { steps } = this.trace;
        const start = Math.max(0, Math.min(this.selection.get('step') - PrintedPage.limit / 2,
            steps.length - PrintedPage.limit));
        const shown = steps.slice(start, start + PrintedPage.limit);
        return make('section', {}, make('h2', {}, shown.length < steps.length
            ? `Steps ${grouped(start + 1)} to ${grouped(start + shown.length)} of ${grouped(steps.length)}` : 'Steps'),
        make('table', {}, make('thead', {},
            make('tr', {}, ['', 'Step', 'Source', 'Virtual',
            'Real'].map((name) => make('th', { scope: 'col' }, name)))),
            make('tbody', {}, shown.map((step) => this.row(step)))));
    }

    row(step) {
        const words = make('td', { dir: 'auto' }, visibleText(this.names.words(step)));
        words.style.setProperty('padding-inline-start', `${step.depth * 10 + 4}px`);
        return make('tr', { class: `printed-${step.outcomeName}` },
            make('td', {}, step.outcomeName === 'failed' ? '✗' : step.outcomeName === 'skipped' ? '–' : '✓'), words,
            make('td', {}, visibleText(Words.place(this.trace.text(step.file), step.line))),
                make('td', {}, Words.time(step.start)),
            make('td', {}, Words.real(step.real)));
    }
}

PrintedPage.limit = 600;
