/** The requests of the application, and beside them what the chosen one sent and what came. */
class RequestList extends EventList {
    constructor(page) {
        super(page, RequestList.settings);
        this.details = make('section', { class: 'request', tabindex: 0, 'aria-label': 'The chosen request' });
        this.element = make('div', { class: 'request-panel' }, this.element, this.details);
        this.show(undefined);
    }

    choose(event) {
        super.choose(event);
        this.show(event);
    }

    show(event) {
        if (!event) return this.details.replaceChildren(this.hint('Choose a request to see its headers and bodies.'));
        const messages = [...this.message('Request', event.sent), ...this.message('Response', event.received)];
        return this.details.replaceChildren(
            make('h3', { dir: 'auto' }, visibleText(this.trace.text(event.text))),
            ...(messages.length > 0 ? messages : [this.hint('This trace has no headers and bodies.')]));
    }

    /** The headers and the body of a request or a response; nothing for one that is not there. */
    message(title, message) {
        if (!message) return [];
        const texts = (message.headers ?? []).map((index) => this.trace.text(index));
        const rows = texts.filter((_, index) => index % 2 === 0)
            .map((name, index) => make('tr', {}, make('th', { scope: 'row', dir: 'auto' }, visibleText(name)),
                make('td', { dir: 'auto' }, visibleText(texts[2 * index + 1]))));
        return [make('h4', {}, title), rows.length > 0 && make('table', {}, rows), ...this.body(message)].filter(Boolean);
    }

    body({ body, size = 0, cut }) {
        if (body === undefined) {
            return [this.hint(size > 0 ? `${Words.count(size, 'byte')}, which are not text.` : 'No body.')];
        }
        return [make('pre', { dir: 'auto' }, visibleLines(this.trace.text(body))),
            cut && this.hint(`The beginning of ${Words.count(size, 'byte')}.`)];
    }

    hint(text) {
        return make('p', { class: 'hint' }, text);
    }
}

RequestList.settings = {
    label: 'Network', emptyText: 'The application sent no requests.', group: 'kind',
    holds: (kind) => kind === 'request', filters: [],
};
