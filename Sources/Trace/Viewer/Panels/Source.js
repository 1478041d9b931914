/** The source around a line: that of the step, or another one that was asked for. */
class Source {
    constructor(page) {
        Object.assign(this, page);
        this.head = make('div', { class: 'source-head' });
        this.lines = make('div', { class: 'source-lines', tabindex: 0, role: 'region', 'aria-label': 'Source' });
        this.element = make('div', { class: 'source' }, this.head, this.lines);
        this.selection.follow(['step'], ({ step }) => {
            const { file, line } = this.trace.steps[step] ?? {};
            this.show(file, line);
        });
    }

    show(file, line) {
        const path = this.trace.text(file);
        const source = this.trace.source(file, line);
        this.head.replaceChildren(span('source-path', path ? `${path}${line ? `:${line}` : ''}` : 'No source line'),
            path && button({
                name: 'Copy the path', icon: 'copy', className: 'button-plain',
                action: () => copyText(`${path}:${line}`).then(() => this.announce('Copied the path')),
            }));
        if (!source) {
            this.lines.replaceChildren(make('p', { class: 'hint' },
                path ? 'This trace does not contain the file.' : 'This step is not written in a source file.'));
            return;
        }
        const failed = new Set(this.trace.failures.filter((failure) => failure.file === file)
            .map((failure) => failure.line));
        this.lines.replaceChildren(...source.lines.map((text, index) =>
            this.line(text, source.first + index, line, failed)));
        const current = this.lines.querySelector('.is-current');
        if (current) this.lines.scrollTop = current.offsetTop - this.lines.clientHeight / 2 + 10;
    }

    line(text, number, current, failed) {
        const isFailed = failed.has(number);
        return make('div', {
            class: `source-line ${number === current ? 'is-current' : ''} ${isFailed ? 'is-failed' : ''}`.trim(),
            'aria-current': number === current ? 'true' : undefined,
        }, make('span', { class: 'source-number', 'aria-hidden': 'true' }, String(number)),
        make('code', { class: 'code', dir: 'ltr' }, codeSpans(text.replace(/\t/g, '    '))));
    }

    /** Shows the line where it can be seen, once the panel has a size. */
    didShow() {
        const current = this.lines.querySelector('.is-current');
        if (current) this.lines.scrollTop = current.offsetTop - this.lines.clientHeight / 2 + 10;
    }
}
