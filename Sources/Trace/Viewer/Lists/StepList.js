/** The steps, by scenario: words, source line, virtual time and real time of each. */
class StepList {
    constructor(page) {
        Object.assign(this, page);
        this.model = new StepRows(this.trace);
        this.numbers = String(this.trace.steps.length).length;
        this.list = new VirtualList({
            role: 'tree', label: 'Steps', className: 'steps', margin: 40,
            height: (row) => this.height(this.model.rows[row]),
            render: (row) => this.render(this.model.rows[row]),
            decorate: (element, row) => this.decorate(element, this.model.rows[row]),
            onActive: (row) => this.navigation.goToStep(this.model.rows[row].index),
            onExpand: (row, isExpanded) => this.expand(row, isExpanded),
            onFill: (row) => this.showHeading(row),
        });
        this.heading = make('div', { class: 'steps-heading', 'aria-hidden': 'true', hidden: true });
        this.element = make('section', { class: 'steps-panel pane', 'aria-label': 'Steps of the test' },
            this.filters(), make('div', { class: 'steps-scroll' }, this.list.element, this.heading));
        this.update();
        new ResizeObserver(() => this.fitWidth()).observe(this.element);
        this.selection.follow(['step', 'base'], ({ step }) => this.show(step));
    }

    /** Words get up to three lines if they need them: the end of a step's code often says the most. */
    height(step) {
        if (this.isHeading(step)) return 38;
        return 27 + 17 * this.lines(step);
    }

    lines(step) {
        const isCode = this.isCode(step);
        const width = (this.width ?? 316) - 59 - Math.min(step.depth, 8) * 13;
        const words = visibleText(this.names.words(step));
        return lineCount(words, isCode ? codeBreak : /(?<= )/, Math.floor(width / (isCode ? 6.93 : 6.4)), 3);
    }

    fitWidth() {
        const width = this.element.clientWidth;
        if (width === 0 || width === this.width) return;
        this.width = width;
        this.update();
        this.list.setActive(this.list.active);
    }

    isCode(step) {
        return !['scenario', 'step', 'activity'].includes(step.kindName);
    }

    isHeading(step) {
        return step.kindName === 'scenario';
    }

    filters() {
        const { steps } = this.trace;
        const names = { all: 'All', actions: 'Actions', checks: 'Checks', failed: 'Failed' };
        this.filterButtons = Object.entries(names).map(([name, text]) => {
            const count = name === 'all' ? steps.length : steps.filter(StepRows.filters[name]).length;
            const title = `${text}: ${Words.count(count, 'step')}`;
            const number = (name === 'all' || name === 'failed') && make('small', {}, grouped(count));
            return make('button', {
                type: 'button', class: 'segment', 'data-filter': name, 'aria-pressed': String(name === 'all'), title,
                'aria-label': title,
                disabled: count === 0 && name !== 'all', onclick: () => this.setFilter(name),
            }, text, number);
        });
        return make('div', { class: 'pane-head segments', role: 'group', 'aria-label': 'Which steps are shown' },
            this.filterButtons);
    }

    setFilter(name) {
        for (const element of this.filterButtons) {
            element.setAttribute('aria-pressed', String(element.dataset.filter === name));
        }
        this.model.setFilter(name);
        this.update();
        this.show(this.selection.get('step'));
    }

    update() {
        this.list.reset(this.model.rows.length,
            this.trace.steps.length === 0 ? 'The test recorded no steps.' : 'No such steps.');
        this.list.active = this.model.rowFor(this.selection.get('step'));
        this.list.decorate();
    }

    show(index) {
        if (this.model.filter === 'all' && this.model.unfoldAround(index)) this.update();
        this.list.setActive(this.model.rowFor(index));
    }

    expand(row, isExpanded) {
        const step = this.model.rows[row];
        if (!step) return false;
        const isFolded = this.model.folded.has(step.index);
        if (step.last > step.index && isFolded === isExpanded) {
            this.setFolded(step, !isExpanded);
        } else if (isExpanded && step.last > step.index) {
            this.navigation.goToStep(step.index + 1);
        } else if (!isExpanded && step.parent >= 0) {
            this.navigation.goToStep(step.parent);
        } else {
            return false;
        }
        return true;
    }

    setFolded(step, isFolded) {
        if (isFolded && this.isIn(step)) this.navigation.goToStep(step.index);
        this.model.fold(step.index, isFolded);
        this.update();
    }

    isIn(step) {
        const current = this.selection.get('step');
        return current > step.index && current <= step.last;
    }

    render(step) {
        const isFailed = step.outcomeName === 'failed';
        const row = make('div', {
            class: `step step-${this.isHeading(step) ? 'heading' : 'row'} step-${step.outcomeName}`,
            'data-step': step.index,
            'aria-level': step.depth + 1,
            'aria-expanded': step.last > step.index ? String(!this.model.folded.has(step.index)) : undefined,
            'aria-label': this.label(step),
        }, this.twist(step), icon(isFailed ? 'failed' : step.outcomeName === 'skipped' ? 'skipped' : step.kindName,
            'step-icon'),
            make('div', { class: 'step-text' }, this.words(step),
                !this.isHeading(step) && make('div', { class: 'step-detail' },
                make('span', { class: 'step-place', title: visibleText(this.trace.text(step.file)) },
                    visibleText(this.place(step))),
                make('span', { class: 'step-times' }, Words.time(step.start), make('b', {}, this.duration(step)),
                    ` · ${Words.real(step.real)}`))),
            this.isHeading(step) && make('span', { class: 'step-duration' }, this.duration(step)));
        row.style.setProperty('--depth', Math.min(step.depth, 8));
        row.style.setProperty('--lines', this.lines(step));
        return row;
    }

    /** Most steps are in the test's own file, of which the line is enough. */
    place(step) {
        const file = this.trace.text(step.file);
        return file === this.trace.test.file && step.line ? `line ${step.line}` : Words.place(file, step.line);
    }

    duration(step) {
        const length = (step.end ?? 0) - (step.start ?? 0);
        return length > 0 ? ` +${Words.time(length)}` : '';
    }

    words(step) {
        const text = this.names.words(step);
        if (this.isCode(step)) return code(text, 'step-words');
        const [, keyword, rest] = /^(Given|When|Then|And|But|Scenario:)\s(.*)$/s.exec(text) ?? [undefined, '', text];
        return make('div', { class: 'step-words', dir: 'auto' }, keyword && make('b', {}, keyword, ' '),
            visibleText(rest));
    }

    label(step) {
        const place = Words.place(this.trace.text(step.file), step.line);
        return [
            visibleText(this.names.words(step)), step.outcomeName === 'passed' ? '' : step.outcomeName,
                place && visibleText(place),
            `at ${Words.time(step.start)}`, `took ${Words.real(step.real)}`,
        ].filter(Boolean).join(', ');
    }

    twist(step) {
        if (step.last === step.index) return make('span', { class: 'twist' });
        const isFolded = this.model.folded.has(step.index);
        return make('button', {
            type: 'button', class: 'twist', tabindex: -1, 'aria-hidden': 'true', 'data-folded': String(isFolded),
            onclick: () => this.setFolded(step, !isFolded),
        }, icon('chevron'));
    }

    decorate(row, step) {
        row.classList.toggle('is-base', step.index === this.selection.get('base'));
    }

    /** The scenario of the rows in view stays above them. */
    showHeading(row) {
        const step = this.model.rows[row];
        let scenario = step && this.isHeading(step) ? step : undefined;
        if (step) scenario ??= [...this.trace.ancestors(step)].find((above) => this.isHeading(above));
        const top = scenario && this.list.offsets[this.model.rowOfStep[scenario.index]];
        const isAbove = top < this.list.element.scrollTop;
        this.heading.hidden = !isAbove;
        if (isAbove && this.shownHeading !== scenario) {
            this.heading.replaceChildren(icon(scenario.outcomeName === 'failed' ? 'failed' : 'scenario', 'step-icon'),
                this.words(scenario));
            this.heading.classList.toggle('step-failed', scenario.outcomeName === 'failed');
        }
        if (isAbove) this.shownHeading = scenario;
    }
}
