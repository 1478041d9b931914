/** The failures in full, each with the way to its step and its source line. */
class Failures {
    constructor(page) {
        Object.assign(this, page);
        this.element = make('div', { class: 'failures', tabindex: 0, role: 'region', 'aria-label': 'Failures' },
            this.trace.failures.slice(0, Failures.limit).map((failure, index) => this.item(failure, index)),
            this.trace.failures.length > Failures.limit && make('p', { class: 'hint' },
                `${grouped(this.trace.failures.length - Failures.limit)} more; the key F goes from one to the next.`));
        this.selection.follow(['step'], () => this.mark());
    }

    item(failure, index) {
        const { trace } = this;
        const text = trace.text(failure.text);
        const place = Words.place(trace.text(failure.file), failure.line);
        const step = trace.steps[failure.step];
        return make('article', { class: 'failure', 'data-failure': index },
            make('div', { class: 'failure-head' }, icon('failed'),
                make('span', {}, `Failure ${index + 1} of ${trace.failures.length}`),
                step && make('button', { type: 'button', class: 'place',
                    onclick: () => this.navigation.goToStep(step.index) }, `Step ${step.index + 1}`),
                place && make('button', {
                    type: 'button', class: 'place', onclick: () => this.openSource(failure.file, failure.line),
                }, visibleText(place)),
                button({
                    name: 'Copy the failure', icon: 'copy', className: 'button-plain',
                    action: () => copyText(text).then(() => this.announce('Copied the failure')),
                })),
            make('pre', { class: 'failure-text', dir: 'auto' }, visibleLines(text)));
    }

    mark() {
        const step = this.trace.steps[this.selection.get('step')];
        for (const item of this.element.querySelectorAll('.failure')) {
            const failure = this.trace.failures[item.dataset.failure];
            item.classList.toggle('is-current',
                Boolean(step) && failure.step >= step.index && failure.step <= step.last);
        }
    }

    show(index) {
        const item = this.element.children[index];
        if (item) this.element.scrollTop = item.offsetTop - 8;
    }

    didShow() {
        const current = this.element.querySelector('.is-current');
        if (current) this.element.scrollTop = current.offsetTop - 8;
    }
}

Failures.limit = 200;
